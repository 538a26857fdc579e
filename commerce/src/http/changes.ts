/**
 * JSON endpoints for the change log, for which Saleor's schema has no fields. Requests carry the access token of a
 * member of staff in the Authorization header, and pages of other origins may send them, both as for `/graphql/`.
 *
 *     GET  /api/changes/        changes, newest first; noun, id, actor, origin, since, first, after choose among them
 *     POST /api/changes/undo/   changes: ids of changes to take back, all of them or none
 */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { Services } from '../context.ts'
import { CHANGE_ORIGINS } from '../db/tables/closed-sets.ts'
import type { ShownAsked } from '../db/queries/change/changes-shown.ts'
import { LOGGED_NOUNS } from '../domain/changes/nouns.ts'
import { objectionOf, showChanges } from '../domain/changes/shown.ts'
import { undoChanges } from '../domain/changes/undo.ts'
import { fromGlobalId, intKey, isUuid, uuidKey } from '../domain/global-id.ts'
import { type Refusal, refusal } from '../domain/result.ts'
import { sendFaults, staffPlugin } from './staff-api.ts'

const BODY_LIMIT = 8 * 1024
const SHOWN = 20

type Fault = Refusal<'INVALID' | 'REQUIRED'>

export const changesPlugin = (services: Services) =>
  staffPlugin(
    services,
    { denial: 'The change log is for staff.', bodyLimit: BODY_LIMIT },
    {
      'GET /api/changes': async ({ viewer, query, reply, reading }) => {
        const asked = readAsked(query)
        if (Array.isArray(asked)) return sendFaults(reply, ...asked)
        const { limit } = asked
        const { changes: found, names } = await showChanges(reading.database.pool, viewer, {
          ...asked,
          limit: limit + 1,
        })
        const changes = found.slice(0, limit)
        const hasNextPage = found.length > limit
        return { changes, names, pageInfo: { hasNextPage, endCursor: changes.at(-1)?.id ?? null } }
      },
      'POST /api/changes/undo': async ({ viewer, fields, reply, writing }) => {
        const ids = readUndone(fields.changes)
        if (!Array.isArray(ids)) return sendFaults(reply, ids.fault)
        const who = { origin: 'STAFF', userId: viewer.userId } as const
        const done = await undoChanges(writing, ids, who, objectionOf(viewer))
        if (done.ok)
          return {
            undone: done.value.map(({ id, undo, rows }) => ({
              change: String(id),
              undo: undo === null ? null : String(undo),
              rowCount: rows.length,
            })),
          }
        const [{ code, message, index, changes }] = done.errors as [Refusal<keyof typeof STATUS>]
        const change = String(ids[index ?? 0])
        const inTheWay = (changes ?? []).map(String)
        return reply.code(STATUS[code]).send({ code, field: 'changes', message, change, inTheWay })
      },
    },
  )

const STATUS = {
  NOT_FOUND: 404,
  PERMISSION_DENIED: 403,
  ALREADY_UNDONE: 409,
  CHANGED_SINCE: 409,
  MASKED: 409,
  NOT_UNDOABLE: 409,
  TOO_LARGE: 409,
} as const

const invalid = (field: string, message: string): Fault => refusal('INVALID', field, message)

/** The number of a change; null for anything else. */
const changeId = (value: unknown): number | null =>
  (typeof value === 'string' || typeof value === 'number') && /^[1-9]\d{0,14}$/.test(String(value))
    ? Number(value)
    : null

const FILTERS: readonly string[] = ['noun', 'id', 'actor', 'origin', 'since', 'first', 'after']
const NOUNS: ReadonlySet<string> = new Set(Object.values(LOGGED_NOUNS).map(({ noun }) => noun))
/** How a moment is written: with its offset, so that it is one moment everywhere. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** What the address asks for, or all of its faults. */
function readAsked(query: Readonly<Record<string, unknown>>): ShownAsked | Fault[] {
  const faults: Fault[] = Object.keys(query)
    .filter((name) => !FILTERS.includes(name))
    .map((name) => invalid(name, `There is no filter of this name; there are ${FILTERS.join(', ')}.`))
  /** The value of a filter, read by `parse`; null where it is not given, and where it is at fault. */
  const read = <T>(name: string, message: string, parse: (text: string) => T | null): T | null => {
    const text = query[name]
    if (text === undefined) return null
    const value = typeof text === 'string' ? parse(text) : null
    if (value === null) faults.push(invalid(name, message))
    return value
  }
  const noun = read('noun', 'There is no noun of this name.', (text) => (NOUNS.has(text) ? text : null))
  const thing = read('id', 'This is no id of something whose changes are logged.', thingOf)
  if (noun && thing && noun !== thing.noun) faults.push(invalid('id', `This is no id of a ${noun}.`))
  const actor = read('actor', 'This is no id of a User or an App.', actorOf)
  const origin = read(
    'origin',
    `Say one of ${CHANGE_ORIGINS.join(', ')}.`,
    (text) => CHANGE_ORIGINS.find((known) => known === text) ?? null,
  )
  const since = read('since', 'Write a moment like 2026-01-31T00:00:00Z.', momentOf)
  const limit = read('first', `Say a whole number from 1 to ${MAX_PAGE_SIZE}.`, (text) =>
    /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_PAGE_SIZE ? Number(text) : null,
  )
  const before = read('after', 'This is no cursor of this list.', changeId)
  if (faults.length) return faults
  return {
    before,
    origin,
    userId: actor?.userId ?? null,
    appId: actor?.appId ?? null,
    since,
    tables: tablesOf(thing?.noun ?? noun ?? null),
    key: thing && { id: thing.key },
    limit: limit ?? SHOWN,
  }
}

const tablesOf = (noun: string | null): string[] | null =>
  noun === null ? null : Object.keys(LOGGED_NOUNS).filter((table) => LOGGED_NOUNS[table]!.noun === noun)

/** The noun and the key of a global id. */
function thingOf(id: string): { noun: string; key: string | number } | null {
  const { type = '', key = '' } = fromGlobalId(id) ?? {}
  if (!NOUNS.has(type)) return null
  const found = isUuid(key) ? uuidKey(id, type) : intKey(id, type)
  return found === null ? null : { noun: type, key: found }
}

function actorOf(id: string): { userId: number | null; appId: number | null } | null {
  const [userId, appId] = [intKey(id, 'User'), intKey(id, 'App')]
  return userId === null && appId === null ? null : { userId, appId }
}

function momentOf(text: string): Date | null {
  const moment = new Date(text)
  return MOMENT.test(text) && !Number.isNaN(moment.getTime()) ? moment : null
}

/** The ids that a body names, or what is wrong with them. */
function readUndone(given: unknown): number[] | { fault: Fault } {
  if (given === undefined || (Array.isArray(given) && given.length === 0))
    return { fault: refusal('REQUIRED', 'changes', 'Name the changes to take back.') }
  const ids = Array.isArray(given) ? given.map(changeId) : [null]
  const isGood = ids.length <= MAX_PAGE_SIZE && ids.every((id) => id !== null)
  return isGood ? ids : { fault: invalid('changes', `Send a list of at most ${MAX_PAGE_SIZE} ids of changes.`) }
}
