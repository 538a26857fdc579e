/** The change log: what staff change is logged with its author, and taken back exactly. */
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { actAs } from '../../db/driver/acting.ts'
import { createChanges } from '../../db/driver/changes.ts'
import { listChanges, rowsOfChange } from '../../db/queries/change/changes.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { TEN } from '../../testing/buying.ts'
import { toGlobalId, uuidKey } from '../global-id.ts'
import { openStaffShop } from '../../testing/staff.ts'
import { undoChange, undoChanges } from './undo.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const { services, by, sql } = shop
const { pool } = services.database
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS', 'MANAGE_SETTINGS'] })
const undo = (id: number) => undoChange(services, id, { origin: 'COMMAND' })
const newest = async () => (await listChanges(pool, { before: null, table: null, key: null, limit: 1 }))[0]!

const rename = (value: string) =>
  by(
    keeper,
    `mutation($i: ID!, $v: String!) { updateMetadata(id: $i, input: [{ key: "k", value: $v }]) { errors { code } item { metadata { key value } } } }`,
    { i: productId, v: value },
  )
const [{ id: productKey }] = await sql('select id from products order by id limit 1')
const productId = Buffer.from(`Product:${productKey}`).toString('base64')
const stored = async () => (await sql('select metadata from products where id = $1', [productKey]))[0].metadata

describe('the change log', () => {
  it('keeps who changed what, and what it was before', async () => {
    await rename('one')
    const change = await newest()
    expect(change).toMatchObject({ origin: 'STAFF', operation: 'updateMetadata', tables: ['products'], rowCount: 1 })
    expect(change.userEmail).toContain('@')
    expect(await rowsOfChange(pool, change.id)).toEqual([
      { tableName: 'products', key: { id: productKey }, before: { metadata: {} }, after: { metadata: { k: 'one' } } },
    ])
  })

  it('is undone once, as a change of its own, which can be undone again', async () => {
    const first = await newest()
    expect(await undo(first.id)).toMatchObject({ ok: true })
    expect(await stored()).toEqual({})
    const second = await newest()
    expect(second).toMatchObject({ origin: 'COMMAND', operation: 'undo', undoes: first.id })
    expect(await undo(first.id)).toMatchObject({ ok: false, errors: [{ code: 'ALREADY_UNDONE' }] })
    expect(await undo(second.id)).toMatchObject({ ok: true })
    expect(await stored()).toEqual({ k: 'one' })
  })

  it('refuses what was changed since, and changes nothing then', async () => {
    await rename('two')
    const earlier = await newest()
    await rename('three')
    expect(await undo(earlier.id)).toMatchObject({ ok: false, errors: [{ code: 'CHANGED_SINCE' }] })
    expect(await stored()).toEqual({ k: 'three' })
    expect(await undo(987_654)).toMatchObject({ ok: false, errors: [{ code: 'NOT_FOUND' }] })
  })

  it('logs nothing of what shoppers do, and no text of customers', async () => {
    const before = await newest()
    await by(
      null,
      `mutation { accountRegister(input: { email: "secret-name@example.com", password: "Vq7!long-enough", channel: "us" }) { errors { code } } }`,
    )
    expect((await newest()).id).toBe(before.id)
    const people = await shop.person({ permissions: ['MANAGE_USERS'] })
    await by(
      people,
      `mutation { customerCreate(input: { email: "masked@example.com", firstName: "Secretia" }) { errors { code } } }`,
    )
    expect(await newest()).toMatchObject({ operation: 'customerCreate', tables: ['users'] })
    expect(JSON.stringify(await rowsOfChange(pool, (await newest()).id))).not.toMatch(/masked@|Secretia/)
  })
})

describe('an undo among others at the same moment', () => {
  const PRODUCT = { i: productId }
  const nameOf = async (): Promise<string> =>
    (await sql('select name from products where id = $1', [productKey]))[0].name
  const name = (n: string) =>
    by(keeper, 'mutation($i: ID!, $n: String!) { productUpdate(id: $i, input: { name: $n }) { errors { code } } }', {
      ...PRODUCT,
      n,
    })

  it('is done once, however often it is asked for', async () => {
    const before = await nameOf()
    for (let turn = 0; turn < 5; turn++) {
      await name(`Turn ${turn}`)
      const { id } = await newest()
      const answers = await Promise.all(Array.from({ length: 6 }, () => undo(id)))
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
      expect(answers.flatMap((answer) => (answer.ok ? [] : answer.errors.map((e) => e.code)))).toEqual(
        Array.from({ length: 5 }, () => 'ALREADY_UNDONE'),
      )
      expect(await nameOf()).toBe(before)
      expect(await sql('select id from changes where undoes = $1', [id])).toHaveLength(1)
    }
  })

  it('waits for a change that is on its way, and is refused once that is there', async () => {
    await name('Before the other')
    const { id } = await newest()
    const other = await pool.connect()
    await other.query('begin')
    await other.query("update products set name = 'By another' where id = $1", [productKey])
    const asked = undo(id)
    // The undo has come as far as the row that the other holds.
    await expect
      .poll(() => sql("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .toHaveLength(1)
    await other.query('commit')
    other.release()
    expect(await asked).toMatchObject({ ok: false, errors: [{ code: 'CHANGED_SINCE' }] })
    expect(await nameOf()).toBe('By another')
  })

  it('or wins against it: what is stored is what the last one says', async () => {
    for (let turn = 0; turn < 8; turn++) {
      await name(`First ${turn}`)
      const { id } = await newest()
      const [undone] = await Promise.all([undo(id), name(`Second ${turn}`)])
      expect(await nameOf()).toBe(`Second ${turn}`)
      expect(undone.ok ? [] : undone.errors.map((e) => e.code)).toEqual(undone.ok ? [] : ['CHANGED_SINCE'])
      // Whoever came second saw what the first had done, so the log leads back without a gap.
      const rows = await sql(
        `select r.before ->> 'name' as before, r.after ->> 'name' as after from change_rows r
          where r.change_id >= $1 and r.table_name = 'products' order by r.id`,
        [id],
      )
      for (const [place, row] of rows.slice(1).entries()) expect(row.before).toBe(rows[place].after)
    }
  })

  it('of something new is refused while something else begins to depend on it', async () => {
    await by(keeper, 'mutation { categoryCreate(input: { name: "Raced" }) { errors { code } } }')
    const { id } = await newest()
    const [{ id: key }] = await sql("select id from categories where name = 'Raced'")
    const category = Buffer.from(`Category:${key}`).toString('base64')
    const [undone, put] = await Promise.all([
      undo(id),
      by(keeper, 'mutation($i: ID!, $c: ID!) { productUpdate(id: $i, input: { category: $c }) { errors { code } } }', {
        ...PRODUCT,
        c: category,
      }),
    ])
    const [{ category_id: stored }] = await sql('select category_id from products where id = $1', [productKey])
    // Either the category is gone and nothing leads to it, or it is there and the product is in it.
    expect(stored).toBe(undone.ok ? null : key)
    expect(put.errors?.length === 0).toBe(!undone.ok)
  })
})

describe('an undo of many rows', () => {
  it('asks once for what all of them belong to', async () => {
    await sql("insert into warehouses (slug, name) select 'many-' || i, 'Many' from generate_series(1, 40) i")
    await sql(
      "insert into stocks (warehouse_id, variant_id, quantity) select id, 1, 5 from warehouses where slug like 'many-%'",
    )
    const all = "warehouse_id in (select id from warehouses where slug like 'many-%')"
    await actAs({ origin: 'COMMAND', operation: 'count' }, () =>
      transaction(pool, (client) => client.query(`update stocks set quantity = 6 where ${all}`)),
    )
    const { id, rowCount } = await newest()
    expect(rowCount).toBe(40)
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    try {
      expect(await undo(id)).toMatchObject({ ok: true })
      const onStocks = sent.mock.calls.filter(([first]) => {
        const text: unknown = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
        return typeof text === 'string' && /(from|update) "stocks"|join "stocks"/.test(text)
      })
      // One takes back each row, and one more reads the variants.
      expect(onStocks).toHaveLength(41)
    } finally {
      sent.mockRestore()
    }
    expect(await sql(`select distinct quantity from stocks where ${all}`)).toEqual([{ quantity: 5 }])
  })

  it('is refused above 50,000, alone or together, before anything is read or written', async () => {
    const grow = (id: number, rows: number) =>
      sql(
        `insert into change_rows (change_id, table_name, key, before, after)
          select $1, 'products', jsonb_build_object('id', -i), '{"name": "x"}', '{"name": "y"}' from generate_series(1, $2::int) i`,
        [id, rows],
      )
    await rename('small')
    const small = await newest()
    await rename('large')
    const large = await newest()
    const tooLarge = { ok: false, errors: [{ code: 'TOO_LARGE', index: 0 }] }
    await grow(small.id, 25_000)
    await grow(large.id, 25_000)
    const many = [small.id, large.id]
    const changes = await sql('select count(*) from changes')
    // Newest first: the older one is the one too many.
    expect(await undoChanges(services, many, { origin: 'COMMAND' })).toMatchObject(tooLarge)
    await grow(large.id, 25_000)
    const refused = await undo(large.id)
    expect(refused).toMatchObject(tooLarge)
    expect(refused.ok ? '' : refused.errors[0]!.message).toContain('more than 50,000 rows')
    expect(await sql('select count(*) from changes')).toEqual(changes)
    expect(await stored()).toEqual({ k: 'large' })
    await sql("delete from change_rows where change_id = any($1) and (key ->> 'id')::int < 0", [many])
    expect(await undoChanges(services, many, { origin: 'COMMAND' })).toMatchObject({ ok: true })
  })
})

describe('what an undo makes stale', () => {
  it('is told as for any other change: a price is the old one again, in lists and in what others hear', async () => {
    const [{ id: variant }] = await sql("select id from variants where sku = 'PLENTY'")
    const [{ id: channel }] = await sql("select id from channels where slug = 'us'")
    // As another process hears it.
    const elsewhere = createChanges(pool, () => new Date())
    const stopListening = await elsewhere.listen()
    const heard: (readonly string[] | undefined)[] = []
    const deaf = elsewhere.hear((tags) => heard.push(tags))
    const prices = async () =>
      (
        await by(
          null,
          `{ product(slug: "p", channel: "us") { pricing { priceRange { start { gross { amount } } } } variants { sku pricing { price { gross { amount } } } } } }`,
        )
      ).variants.find((v: { sku: string }) => v.sku === 'PLENTY').pricing.price.gross.amount
    const before = await prices()
    await by(
      keeper,
      'mutation($v: ID!, $c: ID!) { productVariantChannelListingUpdate(id: $v, input: [{ channelId: $c, price: 3.21 }]) { errors { code } } }',
      {
        v: Buffer.from(`ProductVariant:${variant}`).toString('base64'),
        c: Buffer.from(`Channel:${channel}`).toString('base64'),
      },
    )
    const { id } = await newest()
    expect(await prices()).toBe(3.21)
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    heard.length = 0
    expect(await undo(id)).toMatchObject({ ok: true })
    expect(await prices()).toBe(before)
    const [{ discounted_price: now, price }] = await sql(
      'select price, discounted_price from variant_listings where variant_id = $1 and channel_id = $2',
      [variant, channel],
    )
    expect(now).toBe(price)
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    deaf()
    await stopListening()
  })
})

describe('a stock that is brought back', () => {
  it('allocates what orders still have of it, not what they had', async () => {
    const { order } = await shop.complete(await shop.basket(TEN, { quantity: 2 }))
    const stocks = () =>
      sql(
        `select s.allocated, (select coalesce(sum(a.quantity), 0)::int from allocations a where a.stock_id = s.id) as held
          from stocks s where s.variant_id = 2 order by s.id`,
      )
    expect(await stocks()).toContainEqual({ allocated: 2, held: 2 })
    const [{ warehouse }] = await sql(
      'select warehouse_id as warehouse from stocks where variant_id = 2 and allocated > 0',
    )
    await by(
      keeper,
      'mutation($v: ID!, $w: [ID!]!) { productVariantStocksDelete(variantId: $v, warehouseIds: $w) { errors { code } } }',
      { v: TEN, w: [toGlobalId('Warehouse', warehouse)] },
    )
    expect(await undo((await newest()).id)).toMatchObject({ ok: true })
    for (const { allocated, held } of await stocks()) expect(allocated).toBe(held)
    await sql('delete from orders where id = $1', [uuidKey(order.id, 'Order')])
  })
})

describe('apps hear of an undo', () => {
  it('as of the change itself, named after who took it back', async () => {
    const app = await shop.program(['MANAGE_PRODUCTS'])
    await sql(
      "insert into webhooks (app_id, name, target_url, events) values ($1, 'all', 'http://127.0.0.1:9/', '{ANY_EVENTS}')",
      [app.key],
    )
    const heard = () =>
      sql('select type, subject_type, subject_key, user_id from app_events order by id').then((rows) =>
        rows.map((row) => `${row.type} ${row.subject_type} ${row.subject_key} ${row.user_id}`),
      )
    const [{ id: user }] = await sql('select user_id as id from changes where user_id is not null limit 1')
    const takeBack = async () => {
      const { id } = await newest()
      await sql('delete from app_events')
      expect(await undoChange(services, id, { origin: 'STAFF', userId: Number(user) })).toMatchObject({ ok: true })
      return heard()
    }
    const [{ id: variant }] = await sql("select id from variants where sku = 'PLENTY'")
    const [{ id: stock, warehouse_id: warehouse }] = await sql(
      'select id, warehouse_id from stocks where variant_id = $1 limit 1',
      [variant],
    )
    expect(stock).toBeGreaterThan(0)
    await by(
      keeper,
      'mutation($v: ID!, $w: ID!) { productVariantStocksUpdate(variantId: $v, stocks: [{ warehouse: $w, quantity: 77 }]) { errors { code } } }',
      {
        v: Buffer.from(`ProductVariant:${variant}`).toString('base64'),
        w: Buffer.from(`Warehouse:${warehouse}`).toString('base64'),
      },
    )
    expect(await takeBack()).toEqual([`PRODUCT_VARIANT_STOCK_UPDATED ProductVariant ${variant} ${user}`])
    await by(keeper, 'mutation($i: ID!) { productUpdate(id: $i, input: { name: "Heard" }) { errors { code } } }', {
      i: productId,
    })
    expect(await takeBack()).toEqual([`PRODUCT_UPDATED Product ${productKey} ${user}`])
    await by(keeper, 'mutation { categoryCreate(input: { name: "Short-lived" }) { errors { code } } }')
    const [{ id: category }] = await sql("select id from categories where name = 'Short-lived'")
    expect(await takeBack()).toEqual([`CATEGORY_DELETED Category ${category} ${user}`])
    // The undo of the undo makes it again.
    expect(await takeBack()).toEqual([`CATEGORY_CREATED Category ${category} ${user}`])
    await by(keeper, 'mutation { categoryCreate(input: { name: "Refused" }) { errors { code } } }')
    const { id } = await newest()
    await sql("update categories set name = 'Changed since' where name = 'Refused'")
    await sql('delete from app_events')
    expect(await undo(id)).toMatchObject({ ok: false })
    expect(await heard()).toEqual([])
  })
})
