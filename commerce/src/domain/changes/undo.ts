/** Takes back what one change did, as a new change. */
import type { PoolClient } from 'pg'
import type { Acting } from '../../db/driver/acting.ts'
import { LOGGED_TABLES } from '../../db/triggers/change-log.ts'
import { isStaffUser } from '../../db/queries/order/order-draft.ts'
import { addAppEvents } from '../../db/queries/webhook/app-event.ts'
import { forget } from '../../memory/memory.ts'
import { refreshPrices, refreshSearchText } from '../../db/triggers/derived.ts'
import {
  addedRows,
  beginChange,
  changedBeyond,
  type ChangedRow,
  checkReferences,
  type Conflict,
  countRowsOfChange,
  deferReferences,
  isMasked,
  laterChanges,
  lockChange,
  type Place,
  productsOfVariants,
  rowsOfChange,
  tableOf,
  takeBack,
  thisChange,
  type UndoneChange,
  valuesNow,
} from '../../db/queries/change/changes.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import type { Ctx } from '../../context.ts'
import { ok, refuse, type Result } from '../result.ts'
import { salesAmong } from '../../db/queries/promotion/promotion.ts'
import { eventsOfUndo, OF_PROMOTION, PARTS, PEOPLE, peopleInUndo } from './told.ts'

/**
 * NOT_FOUND: there is no such change. ALREADY_UNDONE: it is undone. CHANGED_SINCE: something that it touched is not as it
 * left it, or something else depends on it now. MASKED: the log does not hold what was there. NOT_UNDOABLE: it belongs
 * to orders and payments, which have operations of their own. TOO_LARGE: it has more than `MOST_UNDONE_ROWS` rows, or has
 * so together with the others that are to be undone with it.
 */
export type UndoCode = 'NOT_FOUND' | 'ALREADY_UNDONE' | 'CHANGED_SINCE' | 'MASKED' | 'NOT_UNDOABLE' | 'TOO_LARGE'

/**
 * Most rows that are taken back at once. They are held in memory, and taken back by a statement each while all of them are
 * locked; an import of 200,000 products has some four million.
 */
const MOST_UNDONE_ROWS = 50_000

/** PostgreSQL's codes: a reference that leads nowhere, and a value that must be unique. */
const REFERENCE = '23503'
const UNIQUE = '23505'

type UndoCtx = Pick<Ctx, 'database' | 'clock'> & { changes: Pick<Ctx['changes'], 'tell'> }
type Who = Pick<Acting, 'origin' | 'userId' | 'appId'>

/** Why rows may not be taken back by whoever asks; null when they may. */
export type Objection<Code extends string> = (
  client: PoolClient,
  change: UndoneChange,
  rows: readonly ChangedRow[],
) => Promise<Result<never, Code> | null>

/** A change that was taken back, and the change that did it. */
export interface TakenBack {
  id: number
  undo: number | null
  rows: ChangedRow[]
}

/** Undoes a change, wholly or not at all. Answers the rows that it took back. */
export async function undoChange(ctx: UndoCtx, id: number, who: Who): Promise<Result<ChangedRow[], UndoCode>> {
  const done = await undoChanges(ctx, [id], who)
  return done.ok ? ok(done.value[0]!.rows) : done
}

/**
 * Undoes several changes, the newest first, or none of them. Each undo is a change of its own. A refusal names in
 * `index` the change among `ids`, and in `changes` the later ones that are in the way. More than `MOST_UNDONE_ROWS` rows
 * are refused before any of them is read.
 */
export async function undoChanges<Code extends string = never>(
  { database, changes, clock }: UndoCtx,
  ids: readonly number[],
  who: Who,
  object: Objection<Code> = async () => null,
): Promise<Result<TakenBack[], UndoCode | Code>> {
  type Done = Result<TakenBack[], UndoCode | Code>
  const newestFirst = [...new Set(ids)].toSorted((a, b) => b - a)
  /** The one that is being undone; a failure of the database is about it. */
  let current = newestFirst[0]!
  const refused = async (beyond: readonly Place[], conflict: Conflict | null) => {
    const later = await laterChanges(database.pool, {
      id: current,
      beyond,
      table: conflict?.table ?? null,
      column: conflict?.column ?? null,
      value: conflict?.value ?? null,
    })
    return changedSince(ids.indexOf(current), later)
  }
  try {
    let beyond: Place[] = []
    const done = await transaction<Done | null>(database.pool, async (client) => {
      const taken: TakenBack[] = []
      const tooLarge = await largeAmong(client, newestFirst)
      if (tooLarge !== null) return new Undone<Done | null>(at(TOO_LARGE, ids.indexOf(tooLarge)))
      for (const id of newestFirst) {
        current = id
        await beginChange(client, { ...who, operation: 'undo', undoes: id })
        const read = await rowsToTakeBack(client, id, object)
        if (!read.ok) return new Undone<Done | null>(at(read, ids.indexOf(id)))
        const rows = read.value
        await deferReferences(client)
        const added = addedRows(rows)
        for (const row of rows)
          if (!(await takeBack(client, row, tableOf(row)!, added))) return new Undone<Done | null>(null)
        await checkReferences(client)
        beyond = await changedBeyond(client, id)
        if (beyond.length) return new Undone<Done | null>(null)
        const owned = await withOwners(client, rows)
        const people = await peopleInUndo(owned, (userId) => isStaffUser(client, userId))
        const sales = await salesAmong(client, [...promotionsIn(owned)])
        await addAppEvents(client, [...eventsOfUndo(owned, sales), ...people])
        taken.push({ id, undo: await thisChange(client), rows })
      }
      const products = await productsIn(
        client,
        taken.flatMap(({ rows }) => rows),
      )
      if (products.length) {
        await refreshPrices(client, clock.now(), products)
        await refreshSearchText(client, products)
      }
      await changes.tell(client)
      return ok(taken)
    })
    if (!done) return await refused(beyond, null)
    if (done.ok) forget(database.pool)
    return done
  } catch (error) {
    const fault = error as DatabaseFault
    if (fault.code === REFERENCE || fault.code === UNIQUE) return await refused([], conflictOf(fault))
    throw error
  }
}

const TOO_LARGE = refuse(
  'TOO_LARGE',
  'id',
  `This touched too much to be undone at once: more than ${MOST_UNDONE_ROWS.toLocaleString('en')} rows.`,
)

/** The first of the changes with which there are too many rows to take back; null where there is none. */
async function largeAmong(client: PoolClient, ids: readonly number[]): Promise<number | null> {
  let left = MOST_UNDONE_ROWS
  for (const id of ids) {
    left -= await countRowsOfChange(client, id, left + 1)
    if (left < 0) return id
  }
  return null
}

/** The rows with the columns that lead to what they belong to, which a row that was only updated does not name. */
async function withOwners(client: PoolClient, rows: readonly ChangedRow[]): Promise<ChangedRow[]> {
  const unnamed = Map.groupBy(
    rows.filter((row) => {
      const by = ownerOf(row)
      return by && !(by in { ...row.before, ...row.after, ...row.key })
    }),
    ({ tableName }) => tableName,
  )
  const owned = new Map<ChangedRow, ChangedRow>()
  for (const some of unnamed.values()) {
    const by = ownerOf(some[0]!)!
    const keys = some.map(({ key }) => key)
    const values = await valuesNow(client, tableOf(some[0]!)!, keys, by)
    for (const [place, row] of some.entries()) owned.set(row, { ...row, key: { ...row.key, [by]: values[place] } })
  }
  return rows.map((row) => owned.get(row) ?? row)
}

/** The column that leads to what a row belongs to. */
const ownerOf = ({ tableName }: ChangedRow): string | undefined =>
  PARTS[tableName]?.by ?? PEOPLE[tableName] ?? OF_PROMOTION[tableName]

/** The promotions to which rows belong. */
function* promotionsIn(rows: readonly ChangedRow[]): Generator<string> {
  for (const { tableName, before, after, key } of rows) {
    const by = OF_PROMOTION[tableName]
    if (by) yield String({ ...before, ...after, ...key }[by])
  }
}

/** What a change did, which is locked now; or why it cannot be taken back. */
async function rowsToTakeBack<Code extends string>(
  client: PoolClient,
  id: number,
  object: Objection<Code>,
): Promise<Result<ChangedRow[], UndoCode | Code>> {
  const change = await lockChange(client, id)
  if (!change) return refuse('NOT_FOUND', 'id', 'There is no such change.')
  const rows = await rowsOfChange(client, id)
  const objection = await object(client, change, rows)
  if (objection) return objection
  if (change.isUndone) return refuse('ALREADY_UNDONE', 'id', 'This change is undone already.')
  return whyNot(rows) ?? ok(rows)
}

const at = <Code extends string>(result: Result<never, Code>, index: number): Result<never, Code> =>
  result.ok ? result : { ok: false, errors: result.errors.map((error) => ({ ...error, index })) }

interface DatabaseFault {
  code?: string
  table?: string
  detail?: string
  message?: string
}

/**
 * What PostgreSQL says is in the way: a row that has the value (`Key (slug)=(x) already exists.`), one that is not there
 * any more (`… is not present in table "categories".`), or one that leads to what would go (`… is still referenced from
 * table "products".`, where the message names the table that it leads to).
 */
function conflictOf({ table, detail = '', message = '' }: DatabaseFault): Conflict | null {
  const [, column, value] = /^Key \((\w+)\)=\((.*?)\) /.exec(detail) ?? []
  if (!column || !value) return null
  const missingIn = /is not present in table "(\w+)"/.exec(detail)?.[1]
  if (missingIn) return { table: missingIn, column: 'id', value }
  const usedIn = /is still referenced from table "(\w+)"/.exec(detail)?.[1]
  if (!usedIn) return table ? { table, column, value } : null
  const gone = /on table "(\w+)" violates/.exec(message)?.[1]
  const leading = [...(LOGGED_TABLES.get(usedIn)?.columns ?? [])].find(([, { leadsTo }]) => leadsTo === gone)
  return leading ? { table: usedIn, column: leading[0], value } : null
}

const changedSince = (index: number, changes: number[]) =>
  refuse(
    'CHANGED_SINCE',
    'id',
    `Something was changed since, or depends on it now. Undo the later changes first${changes.length ? `: ${changes.join(', ')}` : ''}.`,
    { index, changes },
  )

function whyNot(rows: readonly ChangedRow[]): Result<never, UndoCode> | null {
  if (rows.length === 0 || rows.some((row) => !tableOf(row) || tableOf(row)!.isBooks))
    return refuse(
      'NOT_UNDOABLE',
      'id',
      'Orders and payments are not undone by the log; they have operations of their own.',
    )
  if (rows.some(isMasked)) return refuse('MASKED', 'id', 'The log does not hold what was there before.')
  return null
}

/** The products whose prices and search texts may follow from these rows. */
async function productsIn(
  client: Parameters<typeof productsOfVariants>[0],
  rows: readonly ChangedRow[],
): Promise<number[]> {
  const valuesOf = (row: ChangedRow) => ({ ...row.before, ...row.after, ...row.key })
  const numbers = (name: string, of: readonly ChangedRow[]): number[] =>
    of.map((row) => valuesOf(row)[name]).filter((value): value is number => typeof value === 'number')
  const own = numbers(
    'id',
    rows.filter((row) => row.tableName === 'products'),
  )
  const variants = [
    ...numbers('variant_id', rows),
    ...numbers(
      'id',
      rows.filter((row) => row.tableName === 'variants'),
    ),
  ]
  return [...new Set([...own, ...numbers('product_id', rows), ...(await productsOfVariants(client, variants))])]
}
