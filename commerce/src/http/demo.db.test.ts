/** Taking the demo away over HTTP: what goes, what stays, and that all of it comes back. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@semena/contract/time'
import { bringUpToDate } from '../domain/catalog/by-clock.ts'
import { transaction } from '../db/driver/transaction.ts'
import { DEMO_KINDS } from '../domain/demo/kinds.ts'
import { markDemo } from '../domain/demo/remove.ts'
import { toGlobalId, uuidKey } from '../domain/global-id.ts'
import { recurringJobs } from '../jobs/list.ts'
import { DUMMY, PLENTY } from '../testing/buying.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const backups = mkdtempSync(join(tmpdir(), 'semena-backups-'))
const shop = await openStaffShop({ backupFolder: backups })
afterAll(async () => {
  await shop.close()
  rmSync(backups, { recursive: true })
})

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const owner = await shop.person({ superuser: true })
const { pool } = shop.services.database

async function send(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  who: Someone | null = owner,
): Promise<{ status: number; body: Loose }> {
  const answer = await shop.app.inject({
    method,
    url: `/api/demo/${path}`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const status = async (): Promise<Loose> => (await send('GET', '')).body
const remove = (body: object = {}) => send('POST', 'remove/', body)
const undo = () => send('POST', 'undo/')
const kind = (of: Loose, name: string): Loose => of.kinds.find((one: Loose) => one.kind === name)

/** What is in tables by the way, and is not the shop's state. */
const ASIDE = new Set([
  'changes',
  'change_rows',
  'jobs',
  'sessions',
  'stale_products',
  'promotion_rule_variants',
  'demo_removals',
  'demo_parked',
  'attempts',
])

/** Every row of the shop by table, without moments of changes. */
async function everything(): Promise<Record<string, string[]>> {
  const names = await shop.sql(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const all: Record<string, string[]> = {}
  for (const { name } of names)
    if (!ASIDE.has(name))
      all[name] = (await shop.sql(`select (to_jsonb(t) - 'updated_at')::text as row from "${name}" t order by 1`)).map(
        (one: Loose) => one.row,
      )
  return all
}

const mark = () => transaction(pool, (client) => markDemo(client, DEMO_KINDS))
const product = () => shop.by(null, '{ product(slug: "p", channel: "us") { id } }')
const today = async (): Promise<Loose> =>
  (
    await shop.app.inject({
      method: 'GET',
      url: '/api/today/',
      headers: { host: 'shop.test', authorization: `Bearer ${owner.token}` },
    })
  ).json()
const soldToday = async (): Promise<number> =>
  (await today()).sales.flatMap((one: Loose) => one.days).reduce((sum: number, day: Loose) => sum + day.orders, 0)

beforeAll(async () => {
  await shop.sql(`
    insert into categories (slug, name) values ('all', 'All'), ('some', 'Some');
    update categories set parent_id = (select id from categories where slug = 'all') where slug = 'some';
    update products set category_id = (select id from categories where slug = 'some');
    insert into products (slug, name, product_type_id) values ('q', 'Second', 1);
    insert into product_media (product_id, type, alt, path, sort) select id, 'IMAGE', '', 'ab/abababababababababababababababab.png', 0 from products where slug = 'p';
    insert into collections (slug, name) values ('c', 'Collection');
    insert into collection_products (collection_id, product_id, sort) values (1, 1, 0);
    insert into page_types (slug, name) values ('content', 'Content'), ('blog', 'Blog'), ('faq', 'Questions'), ('slide', 'Slides');
    insert into pages (slug, title, page_type_id) select s, s, 1 from unnest('{refund,about-us}'::text[]) s;
    insert into pages (slug, title, page_type_id) values ('post', 'Post', 2), ('why', 'Why', 3), ('slide', 'Slide', 4);
    insert into menus (slug, name) values ('header', 'Header');
    insert into menu_items (menu_id, name, page_id, sort) select 1, title, id, id from pages;
    insert into attributes (slug, name, type, input_type) values ('text', 'Text', 'PRODUCT_TYPE', 'PLAIN_TEXT');
    insert into attribute_values (attribute_id, slug, name) values (1, 'product-1_1', 'own');
    insert into product_attribute_values (product_id, attribute_id, value_id, sort) values (1, 1, 1, 0);
    insert into promotions (id, name, type, start_date) values (gen_random_uuid(), 'Sale', 'CATALOGUE', now() - interval '1 day');
    insert into mails (kind, recipient, language_code, payload, state) values ('order-placed', 'demo@example.com', 'EN', '{}', 'SENT');`)
  // Customers with an order each: one that is paid, one that waits and holds pieces.
  for (const [place, email] of ['ann@example.com', 'bob@example.com'].entries()) {
    const token = await shop.signUp(email)
    const { order } = await shop.complete(await shop.basket(PLENTY, { email, quantity: 2 }), { token })
    if (place === 0) await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
  }
  await bringUpToDate(shop.services)
  await mark()
})

describe('before', () => {
  it('is told to staff who may change settings, and to nobody else', async () => {
    const packer = await shop.person({ permissions: ['MANAGE_ORDERS'] })
    expect((await send('GET', '', undefined, null)).status).toBe(401)
    expect((await send('GET', '', undefined, packer)).status).toBe(403)
    expect((await send('POST', 'remove/', {}, packer)).status).toBe(403)
    expect((await send('POST', 'undo/', {}, packer)).status).toBe(403)
  })

  it('counts what goes and what stays', async () => {
    const now = await status()
    expect(now).toMatchObject({ isDemo: true, removal: null })
    const goes = Object.fromEntries(now.kinds.map((one: Loose) => [one.kind, one.goes]))
    expect(goes).toEqual({
      ORDERS: 2,
      CUSTOMERS: 2,
      PRODUCTS: 2,
      CATEGORIES: 2,
      COLLECTIONS: 1,
      PROMOTIONS: 1,
      VOUCHERS: 2,
      GIFT_CARDS: 1,
      POSTS: 1,
      QUESTIONS: 1,
      BANNERS: 1,
      PAGES: 1,
      // Also those of their orders.
      MAILS: await shop.count('select count(*) from mails'),
    })
    expect(now.stays).toMatchObject({ channels: 2, warehouses: 2, productTypes: 1, pages: 1 })
  })

  it('shows and takes only what somebody may manage', async () => {
    const keeper = await shop.person({ permissions: ['MANAGE_SETTINGS', 'MANAGE_PAGES'] })
    const { body } = await send('GET', '', undefined, keeper)
    expect(body.kinds.map((one: Loose) => one.kind)).toEqual(['POSTS', 'QUESTIONS', 'BANNERS', 'PAGES', 'MAILS'])
    const refused = await send('POST', 'remove/', { kinds: ['POSTS', 'PRODUCTS'] }, keeper)
    expect(refused).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
    expect((await send('POST', 'undo/', {}, keeper)).status).toBe(403)
  })

  it.each([
    [{ kinds: [] }, 'kinds'],
    [{ kinds: 'PRODUCTS' }, 'kinds'],
    [{ kinds: ['PRODUCTS', 'CHANNELS'] }, 'kinds'],
    [{ kinds: [1] }, 'kinds'],
    [{ withChanged: 'yes' }, 'withChanged'],
  ])('refuses %j and changes nothing', async (body, field) => {
    const before = await everything()
    const answer = await remove(body)
    expect(answer).toMatchObject({ status: 400, body: [{ code: 'INVALID', field }] })
    expect(await everything()).toEqual(before)
  })

  it('has nothing to bring back', async () => {
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_UNDO' } })
  })
})

describe('taking it away', () => {
  it('hides all of it at once, leaves it out of numbers, and undo brings it back as it was', async () => {
    const basket = await shop.basket(PLENTY)
    const filled = await everything()
    expect(await soldToday()).toBe(1)
    const answer = await remove()
    expect(answer).toMatchObject({ status: 200, body: { things: { PRODUCTS: 2, ORDERS: 2, CUSTOMERS: 2 } } })
    expect(await product()).toBe(null)
    expect((await shop.by(null, 'query($i: ID!) { checkout(id: $i) { lines { id } } }', { i: basket })).lines).toEqual(
      [],
    )
    const refused = await shop.complete(basket)
    expect(refused.order).toBe(null)
    expect(await soldToday()).toBe(0)
    expect((await today()).best).toEqual([])
    expect(await shop.by(owner, '{ orders(first: 9) { totalCount } }')).toEqual({ totalCount: 0 })
    expect(await shop.by(owner, '{ customers(first: 9) { totalCount } }')).toEqual({ totalCount: 0 })
    expect(await shop.by(owner, '{ pages(first: 9) { edges { node { slug } } } }')).toEqual({
      edges: [{ node: { slug: 'refund' } }],
    })
    // The frame stays, with what leads to a page that stays.
    expect(await shop.count('select count(*) from channels')).toBe(2)
    expect(await shop.count('select count(*) from menu_items')).toBe(1)
    const after = await status()
    expect(after).toMatchObject({ isDemo: false, removal: { things: { PRODUCTS: 2 } } })
    expect(new Date(after.removal.until).getTime() - new Date(after.removal.at).getTime()).toBe(DAY_MS)
    // A backup was written before.
    expect(existsSync(join(after.removal.backup, 'manifest.json'))).toBe(true)
    // A second time nothing is left to take.
    expect(await remove()).toMatchObject({ status: 200, body: { things: {} } })
    expect((await status()).removal).toEqual(after.removal)
    expect(readdirSync(backups)).toHaveLength(1)

    expect(await undo()).toMatchObject({ status: 200, body: { things: { PRODUCTS: 2, ORDERS: 2 } } })
    expect(await everything()).toEqual(filled)
    expect(await product()).toMatchObject({ id: toGlobalId('Product', 1) })
    expect(await soldToday()).toBe(1)
    expect((await status()).removal).toBe(null)
    await shop.sql('delete from checkouts where id not in (select checkout_id from orders)')
  })

  it('goes by kind, gives the pieces of its orders back, and comes back in turn', async () => {
    const before = await everything()
    const allocated = () => shop.count('select sum(allocated)::int from stocks')
    expect(await allocated()).toBe(4)
    expect((await remove({ kinds: ['ORDERS'] })).body).toEqual({ things: { ORDERS: 2 } })
    expect(await allocated()).toBe(0)
    expect(await shop.count('select sum(orders_count)::int from users')).toBe(0)
    expect((await remove({ kinds: ['PRODUCTS', 'CATEGORIES'] })).body).toEqual({
      things: { PRODUCTS: 2, CATEGORIES: 2 },
    })
    expect((await status()).removal.things).toEqual({ ORDERS: 2, PRODUCTS: 2, CATEGORIES: 2 })
    expect((await undo()).body).toEqual({ things: { ORDERS: 2, PRODUCTS: 2, CATEGORIES: 2 } })
    expect(await everything()).toEqual(before)
  })

  it('keeps what something that stays needs', async () => {
    const before = await everything()
    const answer = await remove({ kinds: ['PRODUCTS', 'CATEGORIES', 'CUSTOMERS'] })
    // One product is in an order that stays, with its categories, and so are the customers.
    expect(answer.body).toEqual({ things: { PRODUCTS: 1 } })
    expect(kind(await status(), 'CUSTOMERS')).toMatchObject({ goes: 2 })
    await undo()
    expect(await everything()).toEqual(before)
  })

  it('does it once when two people ask at once', async () => {
    const before = await everything()
    const both = await Promise.all([remove({ kinds: ['VOUCHERS'] }), remove({ kinds: ['VOUCHERS'] })])
    const gone = both.map(({ body }) => body.things?.VOUCHERS ?? 0)
    expect(Math.min(...gone)).toBe(0)
    expect(Math.max(...gone)).toBe(2)
    for (const { status: code } of both) expect([200, 409]).toContain(code)
    await undo()
    expect(await everything()).toEqual(before)
  })

  it('leaves the goods of an order that is placed at the same moment', async () => {
    const basket = await shop.basket(PLENTY)
    const client = await pool.connect()
    try {
      // What goes is worked out already, and waits for this row.
      await client.query(`begin; select from products where slug = 'p' for update`)
      const answer = remove({ kinds: ['ORDERS', 'PRODUCTS', 'CATEGORIES'] })
      await expect
        .poll(() =>
          shop.count(
            `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          ),
        )
        .toBe(1)
      const { order } = await shop.complete(basket)
      await client.query('commit')
      expect((await answer).body).toEqual({ things: { ORDERS: 2, PRODUCTS: 1 } })
      expect(await product()).toMatchObject({ id: toGlobalId('Product', 1) })
      await undo()
      await shop.by(owner, 'mutation($i: ID!) { orderCancel(id: $i) { errors { code } } }', { i: order.id })
      await shop.sql('delete from allocations where quantity = 0')
      await shop.sql('delete from orders where id = $1', [uuidKey(order.id, 'Order')])
    } finally {
      client.release()
    }
  })

  it('has not begun where the process is killed in the middle', async () => {
    const before = await everything()
    const client = await pool.connect()
    try {
      await client.query('begin; lock table voucher_codes in access exclusive mode')
      const answer = remove({ kinds: ['PRODUCTS', 'ORDERS', 'VOUCHERS'] })
      const waiting = `select pid from pg_locks where not granted and relation = 'voucher_codes'::regclass`
      await expect.poll(async () => (await shop.sql(waiting)).length).toBe(1)
      await shop.sql(`select pg_terminate_backend(pid) from (${waiting}) w`)
      expect((await answer).status).toBe(503)
      await client.query('rollback')
    } finally {
      client.release()
    }
    expect(await everything()).toEqual(before)
    expect((await status()).removal).toBe(null)
  })

  it('is not undone where something new has a name that would come back', async () => {
    await remove({ kinds: ['PRODUCTS', 'ORDERS', 'COLLECTIONS'] })
    await shop.sql(`insert into products (slug, name, product_type_id) values ('p', 'New', 1)`)
    const before = await everything()
    const answer = await undo()
    expect(answer).toMatchObject({ status: 409, body: { code: 'CHANGED_SINCE' } })
    expect(answer.body.message).toContain('(slug)=(p)')
    expect(await everything()).toEqual(before)
    await shop.sql(`delete from products where slug = 'p'`)
    expect((await undo()).status).toBe(200)
  })
})

describe('what somebody has changed', () => {
  it.each([
    [
      'PRODUCTS',
      'mutation { productVariantStocksUpdate(variantId: "UHJvZHVjdFZhcmlhbnQ6MQ==", stocks: [{ warehouse: "$W", quantity: 4999 }]) { errors { code } } }',
      'Product',
    ],
    ['PAGES', 'mutation { pageUpdate(id: "UGFnZToy", input: { title: "Mine" }) { errors { code } } }', 'Mine'],
  ])('of %s is the owner’s, is named before, and goes only by a word of its own', async (name, mutation, called) => {
    const [{ id }] = await shop.sql(`select id from warehouses where slug = 'a'`)
    const done = await shop.by(owner, mutation.replace('$W', toGlobalId('Warehouse', id)))
    expect(done.errors).toEqual([])
    const before = kind(await status(), name)
    expect(before).toMatchObject({ changed: { count: 1, names: [called] } })
    await remove({ kinds: ['ORDERS', name] })
    expect(kind(await status(), name)).toMatchObject({ goes: 0, changed: { count: 1 } })
    expect((await remove({ kinds: [name], withChanged: true })).body).toEqual({ things: { [name]: 1 } })
    expect((await undo()).status).toBe(200)
    expect(kind(await status(), name)).toMatchObject({ goes: before.goes, changed: { count: 1 } })
  })

  it('stays the owner’s after the log has forgotten it', async () => {
    await shop.sql('delete from change_rows')
    expect(kind(await status(), 'PAGES')).toMatchObject({ changed: { count: 1 } })
  })
})

it('is erased after a day, and cannot come back then', async () => {
  const job = recurringJobs(shop.services).find(({ name }) => name === 'demo-removals')!
  const run = () => job.run(shop.services, new AbortController().signal)
  await remove({ withChanged: true })
  expect(await run()).toBe(false)
  expect(await shop.count('select count(*) from demo_parked')).toBeGreaterThan(50)
  shop.turnClock(DAY_MS + 1000)
  owner.token = await shop.signUp('person1@example.com')
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_UNDO' } })
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
  expect(await shop.count('select count(*) from demo_parked')).toBe(0)
  expect(await shop.count('select count(*) from demo_marks')).toBe(0)
  // Its pictures are looked for among everything that can name them.
  expect(await shop.count(`select count(*) from uploaded_files where path like 'ab/ab%'`)).toBe(1)
  expect(await status()).toEqual({ isDemo: false, kinds: [], stays: null, removal: null })
})
