/**
 * Whatever staff change, in whatever order: undone in reverse, the shop is as it was at first. Arguments are made out of
 * the schema (`testing/any-change.ts`), so that a new mutation and a new table are asked for by themselves.
 */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { LOGGED_TABLES } from '../../db/change-log.ts'
import { refreshPrices, refreshSearchText } from '../../db/derived.ts'
import { listChanges, rowsOfChange } from '../../db/queries/changes.ts'
import { anyChange, drawOf, MUTATIONS, randomOf } from '../../testing/any-change.ts'
import {
  MAKERS,
  MORE_THINGS,
  NEVER_UNDONE,
  NOTHING_LOGGED,
  UNTOUCHED_TABLES,
} from '../../testing/changes-of-staff.ts'
import { openStaffShop } from '../../testing/staff.ts'
import { WHO_MAY } from '../../testing/who-may.ts'
import { bringUpToDate } from '../catalogue/by-clock.ts'
import { undoChange } from './undo.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const { pool } = shop.services.database
const owner = await shop.person({ superuser: true })
await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
await shop.person()
await shop.sql(MORE_THINGS)
await refreshPrices(pool, new Date())
await refreshSearchText(pool)

/** What staff and apps do; the rest is what shoppers do. */
const OF_STAFF = Object.keys(MUTATIONS).filter(
  (name) => !['everybody', 'user', 'app'].includes(WHO_MAY.Mutation[name]?.who.kind ?? ''),
)
const UNDONE = OF_STAFF.filter((name) => !(name in NOTHING_LOGGED) && !(name in NEVER_UNDONE))
const TAKES_AWAY = /[dD]elete|[uU]nassign|Remove/
/** What is moved has to be there still, and what is taken away to have been made. */
const turnOf = (name: string): number => (name.includes('Reorder') ? 0 : TAKES_AWAY.test(name) ? 2 : 1)

/** When something was changed, which an undo does not turn back. */
const TIMES = ['updated_at', 'last_login', 'last_confirm_email_request', 'breaker_changed_at']

/** Every logged table in the order of its keys, with what follows from other tables. */
async function picture(): Promise<Record<string, unknown[]>> {
  await bringUpToDate(shop.services)
  const tables = [...LOGGED_TABLES.values()].map(
    ({ name, key }) =>
      `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(t) - $1::text[] order by ${key.map((k) => `t."${k}"`).join()}), '[]') as rows from "${name}" t`,
  )
  const found = await shop.sql(tables.join(' union all '), [TIMES])
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows])) as Record<string, unknown[]>
}

const newest = async (): Promise<number> =>
  (await listChanges(pool, { before: null, table: null, key: null, limit: 1 }))[0]?.id ?? 0
const undo = (id: number) => undoChange(shop.services, id, { origin: 'COMMAND' })
const tablesOf = async (id: number): Promise<string[]> => (await rowsOfChange(pool, id)).map((row) => row.tableName)

/** What a mutation was last answered, for the message of a test that fails. */
const said = new Map<string, string>()

/** Does something by that name; answers the change, or null where it was refused or changed nothing. */
async function change(name: string, seed: number): Promise<number | null> {
  const { query, variables } = await anyChange(name, drawOf(randomOf(seed), shop.sql), MAKERS)
  const last = await newest()
  const answer = await shop.ask(query, variables, owner.token)
  const text = JSON.stringify({ variables, answer })
  const code = answer.errors?.[0]?.extensions.exception.code
  if (answer.data === undefined || code === 'InternalError') throw new Error(`${query} ${text}`)
  said.set(name, `${name} ${text}`)
  const now = await newest()
  return now === last ? null : now
}

test('every mutation changes something, and every logged table is changed, and all is undone', { timeout: 120_000 }, async () => {
  const before = await picture()
  const made: [string, number][] = []
  const touched = new Set<string>()
  let waiting = UNDONE.toSorted((a, b) => turnOf(a) - turnOf(b))
  for (let pass = 0; pass < 6 && waiting.length > 0; pass++) {
    const failed: string[] = []
    for (const [place, name] of waiting.entries()) {
      let id: number | null = null
      for (let turn = 0; turn < 6 && id === null; turn++) id = await change(name, pass * 10_000 + place * 10 + turn)
      if (id === null) {
        failed.push(name)
        continue
      }
      for (const table of await tablesOf(id)) touched.add(table)
      // What is taken away comes back at once, so that something is left for the others.
      if (TAKES_AWAY.test(name)) expect([said.get(name), await undo(id), await rowsOfChange(pool, id)]).toMatchObject([said.get(name), { ok: true }, {}])
      else made.push([said.get(name)!, id])
    }
    waiting = failed
  }
  for (const [text, id] of made.toReversed()) expect([text, await undo(id)]).toMatchObject([text, { ok: true }])
  expect(await picture()).toEqual(before)
  expect.soft(waiting.map((name) => said.get(name))).toEqual([])
  expect([...LOGGED_TABLES.keys()].filter((table) => !touched.has(table)).toSorted()).toEqual(
    Object.keys(UNTOUCHED_TABLES).toSorted(),
  )
})

test('any sequence of changes, undone in reverse, gives the first state', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...UNDONE), fc.nat(1_000_000)), { minLength: 30, maxLength: 60, size: 'max' }),
      async (steps) => {
        const before = await picture()
        const ids: number[] = []
        for (const [name, seed] of steps) {
          const id = await change(name, seed)
          if (id !== null) ids.push(id)
        }
        for (const id of ids.toReversed()) expect([id, await undo(id)]).toMatchObject([id, { ok: true }])
        expect(await picture()).toEqual(before)
      },
    ),
    // A shop in which an undo failed is not what it was, so a shorter sequence could not be tried on it.
    { numRuns: 8, endOnFailure: true },
  )
})

void NEVER_UNDONE
