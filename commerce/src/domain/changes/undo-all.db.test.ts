/**
 * Whatever staff change, in whatever order: undone in reverse, the shop is as it was at first. Arguments are made out of
 * the schema (`testing/any-change.ts`), so that a new mutation and a new table are asked for by themselves.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { actAs } from '../../db/driver/acting.ts'
import { LOGGED_TABLES } from '../../db/triggers/change-log.ts'
import { refreshPrices, refreshSearchText } from '../../db/triggers/derived.ts'
import { rowsOfChange } from '../../db/queries/change/changes.ts'
import { importFolder } from '../../import/import-folder.ts'
import { anyChange, drawOf, MUTATIONS, randomOf } from '../../testing/any-change.ts'
import { PLENTY } from '../../testing/buying.ts'
import {
  FIRST,
  MAKERS,
  MORE_THINGS,
  NEVER_UNDONE,
  NOTHING_LOGGED,
  UNTOUCHED_TABLES,
} from '../../testing/changes-of-staff.ts'
import { openStaffShop } from '../../testing/staff.ts'
import { WHO_MAY } from '../../testing/who-may.ts'
import { bringUpToDate } from '../catalog/by-clock.ts'
import { toGlobalId } from '../global-id.ts'
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

const newest = async (): Promise<number> => Number((await shop.sql('select max(id) as id from changes'))[0].id)
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

test(
  'every mutation changes something, and every logged table is changed, and all is undone',
  { timeout: 120_000 },
  async () => {
    const before = await picture()
    const made: [string, number][] = []
    const takenBack: [string, boolean][] = []
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
        if (TAKES_AWAY.test(name)) takenBack.push([said.get(name)!, (await undo(id)).ok])
        else made.push([said.get(name)!, id])
      }
      waiting = failed
    }
    for (const [text, id] of made.toReversed()) takenBack.push([text, (await undo(id)).ok])
    expect(takenBack.filter(([, isDone]) => !isDone)).toEqual([])
    expect(await picture()).toEqual(before)
    expect.soft(waiting.map((name) => said.get(name))).toEqual([])
    expect([...LOGGED_TABLES.keys()].filter((table) => !touched.has(table)).toSorted()).toEqual(
      Object.keys(UNTOUCHED_TABLES).toSorted(),
    )
  },
)

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
    { numRuns: 5, endOnFailure: true },
  )
})

test('an import is one change, and undone as a whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'semena-undo-'))
  const files: Record<string, string> = {
    'categories.csv': 'slug,name,parent\nherbs,Herbs,\nmint,Mint,herbs\n',
    'collections.csv': 'slug,name,channels\nfresh,Fresh,us\n',
    'products.csv': 'slug,name,type,category,collections\np,Product anew,seeds,mint,fresh\nr,Third,seeds,mint,fresh\n',
    'variants.csv': 'sku,product,name,price:us,stock:a\nPLENTY,p,3 seeds,9.99,77\nTHIRD,r,1 seed,1.50,5\n',
    'promotions.csv': 'name,channels,type,value,products\nTenth off,us,PERCENTAGE,10,p|r\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const before = await picture()
  const last = await newest()
  await actAs({ origin: 'IMPORT', operation: 'import' }, () => importFolder(shop.services, folder))
  rmSync(folder, { recursive: true })
  const id = await newest()
  expect(id).toBe(last + 1)
  expect(await tablesOf(id)).toEqual(expect.arrayContaining(['products', 'variant_listings', 'stocks', 'promotions']))
  expect(await undo(id)).toMatchObject({ ok: true })
  expect(await picture()).toEqual(before)
})

/** Does something that the log never takes back; answers the tables that it changed. */
async function neverUndone(code: string, id: number): Promise<string[]> {
  const before = await picture()
  expect(await undo(id)).toMatchObject({ ok: false, errors: [{ code }] })
  expect(await picture()).toEqual(before)
  return tablesOf(id)
}

test.each(Object.keys(NEVER_UNDONE).filter((name) => NEVER_UNDONE[name] === 'MASKED'))(
  '%s is not undone, since the log does not hold what was there',
  async (name) => {
    await shop.person()
    let id: number | null = null
    for (let seed = 0; seed < 60 && id === null; seed++) {
      for (const maker of FIRST[name] ?? []) await change(maker, seed)
      id = await change(name, seed)
    }
    if (id === null) throw new Error(`nothing was changed by ${said.get(name)}`)
    expect(await neverUndone('MASKED', id)).not.toEqual([])
  },
)

test('orders, drafts, parcels and invoices are not undone', async () => {
  const order = async () => (await shop.complete(await shop.basket(PLENTY, { channel: 'us' }))).order.id as string
  await shop.sql('update shops set fulfillment_allow_unpaid = true')
  shop.forget()
  const [first, second] = [await order(), await order()]
  const line = (await shop.sql('select id from order_lines order by position desc limit 1'))[0].id
  const [{ id: warehouse }] = await shop.sql("select id from warehouses where slug = 'a'")
  const touched = new Set<string>()
  const says = async (mutation: string): Promise<void> => {
    const last = await newest()
    expect([mutation, await shop.by(owner, `mutation { ${mutation} { errors { code } } }`)]).toEqual([
      mutation,
      { errors: [] },
    ])
    const id = await newest()
    expect(id).toBeGreaterThan(last)
    for (const table of await neverUndone('NOT_UNDOABLE', id)) touched.add(table)
  }
  await says(`orderConfirm(id: "${first}")`)
  await says(`updateMetadata(id: "${first}", input: [{ key: "k", value: "v" }])`)
  await says(`orderUpdate(id: "${first}", input: { userEmail: "other@example.com" })`)
  await says(`orderCancel(id: "${first}")`)
  await says(`orderConfirm(id: "${second}")`)
  await says(`invoiceCreate(orderId: "${second}", input: { number: "1", url: "https://example.com/1.pdf" })`)
  await says(
    `orderFulfill(order: "${second}", input: { allowStockToBeExceeded: true, lines: [{ orderLineId: "${toGlobalId('OrderLine', line)}", stocks: [{ quantity: 1, warehouse: "${toGlobalId('Warehouse', warehouse)}" }] }] })`,
  )
  const channel = (await shop.sql("select id from channels where slug = 'us'"))[0].id
  await says(
    `draftOrderCreate(input: { channelId: "${toGlobalId('Channel', channel)}", lines: [{ quantity: 1, variantId: "${PLENTY}" }] })`,
  )
  const draft = (await shop.sql("select id from orders where status = 'DRAFT'"))[0].id
  await says(`orderDiscountAdd(orderId: "${toGlobalId('Order', draft)}", input: { valueType: FIXED, value: 1 })`)
  await says(`draftOrderDelete(id: "${toGlobalId('Order', draft)}")`)
  expect([...touched]).toEqual(
    expect.arrayContaining(['orders', 'order_lines', 'order_discounts', 'fulfillments', 'invoices']),
  )
})
