/** The change log as staff see it: in the domain's names, only what their permissions open, and what they may undo. */
import type { PoolClient } from 'pg'
import { hasPermission, type UserViewer } from '../../context.ts'
import { LOGGED_TABLES, type LoggedTable, MASKED } from '../../db/triggers/change-log.ts'
import type { ChangedRow, UndoneChange } from '../../db/queries/change/changes.ts'
import {
  type ChangeShown,
  changesShown,
  rowsShown,
  type Seen,
  type ShownAsked,
} from '../../db/queries/change/changes-shown.ts'
import { usersByIds } from '../../db/queries/customer/user.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { toGlobalId } from '../global-id.ts'
import { refuse, type Result } from '../result.ts'
import { type NamedRow, type NamedThing, nameRows } from './named.ts'
import { BY_OPERATION, LOGGED_NOUNS, RIGHTS } from './nouns.ts'

/** Most rows of one change that a list shows; an import has thousands. */
export const MOST_ROWS = 50

type Values = Record<string, unknown>

export interface ShownField {
  name: string
  before: unknown
  after: unknown
}

/** What a change did to one thing. */
export interface ShownRow {
  noun: string
  /** A global id, where the thing has one of its own. */
  id: string | null
  /** The values by which the thing is found. */
  key: Values
  did: 'CREATED' | 'UPDATED' | 'DELETED'
  fields: ShownField[]
  /** By what people know it: itself where it has a name, and the things to which it belongs. */
  about: NamedThing[]
  /** The currency of its amounts, which are in minor units; null where it has none. */
  currency: string | null
}

export interface ShownChange {
  id: string
  at: Date
  origin: ChangeShown['origin']
  operation: string
  /** Null for commands and imports, and where the account or the app is gone. */
  actor: { id: string; name: string } | null
  /** The change that this one undid, and the one that undid it. */
  undoes: string | null
  undoneBy: string | null
  /** How many of its rows the viewer may see, up to `MOST_COUNTED_ROWS`. */
  rowCount: number
  /** The first of them, at most `MOST_ROWS`. */
  rows: ShownRow[]
}

/** Whether a member of staff may see changes of a table. Orders are not shown to those who see only some channels. */
const mayRead = (viewer: UserViewer, { name, isBooks }: LoggedTable): boolean =>
  hasPermission({ viewer }, ...(LOGGED_NOUNS[name]?.anyOf ?? [])) && !(isBooks && viewer.channelIds)

function seenBy(viewer: UserViewer): Seen {
  const all = [...LOGGED_TABLES.values()]
  const named = (some: readonly LoggedTable[]): string[] => some.map(({ name }) => name)
  return {
    tables: named(all.filter((table) => mayRead(viewer, table))),
    operations: Object.keys(BY_OPERATION).filter((name) => hasPermission({ viewer }, ...BY_OPERATION[name]!)),
    translated: hasPermission({ viewer }, 'MANAGE_TRANSLATIONS')
      ? named(all.filter((table) => table.columns.has('translations') && !mayRead(viewer, table)))
      : [],
  }
}

export interface ShownChanges {
  changes: ShownChange[]
  /** Names by global id of what the fields lead to, as far as something has a name. */
  names: Record<string, string>
}

/** Reads changes, newest first, of which the viewer may see at least a part. */
export async function showChanges(on: Queryable, viewer: UserViewer, asked: ShownAsked): Promise<ShownChanges> {
  const seen = seenBy(viewer)
  const found = await changesShown(on, seen, asked)
  const ids = found.map(({ id }) => id)
  const read = ids.length ? await rowsShown(on, seen, ids, MOST_ROWS) : []
  const named = await nameRows(on, viewer, read)
  const rows = Map.groupBy(
    read.map((row, place) => ({ changeId: row.changeId, shown: { ...shownRow(row), ...named.rows[place]! } })),
    ({ changeId }) => changeId,
  )
  const changes = found.map((change) => ({
    id: String(change.id),
    at: change.at,
    origin: change.origin,
    operation: change.operation,
    actor: actorOf(change),
    undoes: change.undoes === null ? null : String(change.undoes),
    undoneBy: change.undoneBy === null ? null : String(change.undoneBy),
    rowCount: change.rowCount,
    rows: (rows.get(change.id) ?? []).map(({ shown }) => shown),
  }))
  return { changes, names: named.names }
}

function actorOf({ userId, userEmail, appId, appName }: ChangeShown): ShownChange['actor'] {
  if (userId !== null) return { id: toGlobalId('User', userId), name: userEmail ?? '' }
  return appId === null ? null : { id: toGlobalId('App', appId), name: appName ?? '' }
}

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/**
 * A value as GraphQL would name it: what leads to another thing is its global id. A secret that was logged before its
 * column was masked stays one.
 */
function shownValue(table: LoggedTable | undefined, column: string, value: unknown): unknown {
  if (table?.masked.includes(column) && !isEmpty(value)) return MASKED
  const leadsTo = table?.columns.get(column)?.leadsTo
  const noun = leadsTo ? LOGGED_NOUNS[leadsTo]?.noun : undefined
  return noun && (typeof value === 'number' || typeof value === 'string') ? toGlobalId(noun, value) : (value ?? null)
}

function shownRow({ tableName, key, before, after }: ChangedRow): Omit<ShownRow, keyof NamedRow> {
  const table = LOGGED_TABLES.get(tableName)
  const noun = LOGGED_NOUNS[tableName]?.noun ?? tableName
  const nameOf = (column: string): string => table?.columns.get(column)?.property ?? column
  const { id } = key
  return {
    noun,
    id: typeof id === 'number' || typeof id === 'string' ? toGlobalId(noun, id) : null,
    key: Object.fromEntries(
      Object.entries(key).map(([column, value]) => [nameOf(column), shownValue(table, column, value)]),
    ),
    did: before === null ? 'CREATED' : after === null ? 'DELETED' : 'UPDATED',
    fields: Object.keys({ ...before, ...after }).map((column) => ({
      name: nameOf(column),
      before: shownValue(table, column, before?.[column]),
      after: shownValue(table, column, after?.[column]),
    })),
  }
}

const isTranslation = ({ before, after }: ChangedRow): boolean =>
  before !== null && after !== null && Object.keys(after).join() === 'translations'

/**
 * Why the viewer may not undo a change: they need the permission that the change itself needed, and for whatever went
 * along, that of its noun. Who may do what is taken back by superusers only, since that may give rights.
 */
export const objectionOf =
  (viewer: UserViewer) =>
  async (
    client: PoolClient,
    { operation }: UndoneChange,
    rows: readonly ChangedRow[],
  ): Promise<Result<never, 'PERMISSION_DENIED'> | null> => {
    if (viewer.isSuperuser) return null
    const byOperation = BY_OPERATION[operation]
    const may = (...anyOf: string[]): boolean => hasPermission({ viewer }, ...anyOf)
    const changesRights = rows.some((row) => RIGHTS.has(row.tableName)) || (await touchesStaff(client, rows))
    const isAllowed =
      !changesRights &&
      (byOperation
        ? may(...byOperation)
        : rows.every(
            (row) =>
              (may(...(LOGGED_NOUNS[row.tableName]?.anyOf ?? [])) &&
                (row.tableName !== 'users' || may('MANAGE_USERS'))) ||
              (isTranslation(row) && may('MANAGE_TRANSLATIONS')),
          ))
    return isAllowed
      ? null
      : refuse('PERMISSION_DENIED', 'id', 'You need the permission that the change itself needed.')
  }

/** Whether a change is about members of staff, and not about customers. */
async function touchesStaff(client: PoolClient, rows: readonly ChangedRow[]): Promise<boolean> {
  const users = rows.filter((row) => row.tableName === 'users')
  if (users.some(({ before, after }) => before?.is_staff === true || after?.is_staff === true)) return true
  const ids = users.map(({ key }) => Number(key.id))
  return ids.length > 0 && (await usersByIds(client, ids)).some((user) => user.isStaff)
}
