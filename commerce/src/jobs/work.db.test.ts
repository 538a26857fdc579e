/** What recurring jobs change: old checkouts, rows and counts, and the mails that follow from orders. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CARD, DUMMY, PLENTY, TEN } from '../testing/buying.ts'
import { fromGlobalId, toGlobalId } from '../domain/global-id.ts'
import { type MailShop, openMailShop } from '../testing/mail.ts'
import { expireDueOrders } from '../domain/order/expire.ts'
import { bookAnswer } from '../domain/payment/apply.ts'
import { recurringJobs } from './list.ts'

let shop: MailShop
beforeAll(async () => {
  shop = await openMailShop()
}, 60_000)
afterAll(() => shop.close())

const sql = async (text: string, values: unknown[] = []): Promise<void> => {
  await shop.services.database.pool.query(text, values)
}
const run = async (name: string): Promise<void> => {
  const job = recurringJobs(shop.services).find((j) => j.name === name)!
  while (await job.run(shop.services, new AbortController().signal));
}
const mails = async (): Promise<string[]> =>
  (await shop.services.database.pool.query<{ kind: string }>('select kind from mails order by id')).rows.map(
    (m) => m.kind,
  )
const SUCCESS = { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } }

describe('mails follow from orders:', () => {
  beforeEach(() => sql('delete from mails'))

  test('placed once, however often it is completed, and paid once', async () => {
    const id = await shop.basket(PLENTY)
    const [first] = await Promise.all([1, 2, 3, 4].map(() => shop.complete(id)))
    expect(await mails()).toEqual(['order-placed'])
    const orderId = first!.order.id as string
    await shop.pay(orderId, SUCCESS, { amount: 5 })
    expect(await mails()).toEqual(['order-placed'])
    await shop.pay(orderId, SUCCESS, { key: 'rest' })
    await shop.pay(orderId, SUCCESS, { key: 'rest' })
    await shop.pay(orderId, SUCCESS, { amount: 1 })
    expect(await mails()).toEqual(['order-placed', 'order-paid'])
    expect(
      await shop.count(
        `select count(*) from mails where recipient = 'ann@example.com' and payload ->> 'origin' = 'http://shop.test'`,
      ),
    ).toBe(1)
  })

  test('a checkout that was refused tells nobody', async () => {
    const id = await shop.basket(TEN)
    await sql('update stocks set quantity = allocated where variant_id = 2')
    const { order } = await shop.complete(id)
    await sql('update stocks set quantity = 5000 where variant_id = 2')
    expect(order).toBeNull()
    expect(await mails()).toEqual([])
  })

  test('expired once, by job and by reading', async () => {
    const orderId = await shop.order()
    shop.turnClock(61 * 60_000)
    await Promise.all([
      expireDueOrders(shop.services),
      expireDueOrders(shop.services),
      shop.ask('query($id: ID!) { order(id: $id) { status } }', { id: toGlobalId('Order', orderId) }),
    ])
    expect(await mails()).toEqual(['order-placed', 'order-expired'])
  })
})

describe('checkouts that were left behind', () => {
  const age = (id: string, days: number): Promise<void> =>
    sql(`update checkouts set updated_at = now() - $2 * interval '1 day' where id = $1`, [
      Buffer.from(id, 'base64').toString().split(':')[1],
      days,
    ])
  const create = async (
    email: string | null,
    lines: object[] = [{ variantId: PLENTY, quantity: 1 }],
  ): Promise<string> =>
    (
      await shop.ask('mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } } }', {
        i: { channel: 'us', email, lines },
      })
    ).data.checkoutCreate.checkout.id
  const isThere = async (id: string): Promise<boolean> =>
    (await shop.ask('query($id: ID) { checkout(id: $id) { id } }', { id })).data.checkout !== null

  test('go after 6 hours when empty, 30 days when of nobody, 90 days else; never with money', async () => {
    shop.turnClock(-61 * 60_000)
    const cases: [id: string, days: number, stays: boolean][] = [
      [await create(null, []), 0.2, true],
      [await create('a@example.com', []), 0.3, false],
      [await create(null), 29, true],
      [await create(null), 31, false],
      [await create('a@example.com'), 31, true],
      [await create('a@example.com'), 91, false],
    ]
    const paid = await shop.basket(PLENTY, { channel: 'paid' })
    await shop.pay(paid, SUCCESS)
    const opened = await shop.basket(PLENTY, { channel: 'paid' })
    await shop.pay(opened, { id: CARD, data: { returnUrl: 'http://shop.test/payment' } })
    await sql('delete from checkout_lines where checkout_id = $1', [fromGlobalId(opened)!.key])
    for (const [id, days] of [...cases, [paid, 400], [opened, 1]] as const) await age(id, days)
    await run('stale-checkouts')
    for (const [id, days, stays] of cases) expect([days, await isThere(id)]).toEqual([days, stays])
    expect(await isThere(paid)).toBe(true)
    expect(await isThere(opened)).toBe(true)
  })
})

test('old tokens, attempts and mails are forgotten', async () => {
  await sql(`insert into users (email) values ('u@example.com')`)
  await sql(
    `insert into user_tokens (token_hash, user_id, purpose, expires_at) select x, u.id, 'RESET_PASSWORD', now() + i from users u, (values ('old', '-3 hours'::interval), ('new', '1 hour'::interval)) as v(x, i)`,
  )
  await sql(
    `insert into attempts (key, count, window_started_at) values ('old', 1, now() - interval '2 days'), ('new', 1, now())`,
  )
  await sql('delete from mails')
  await sql(`insert into mails (kind, recipient, language_code, payload, state, created_at) values
    ('a', 'old sent', 'EN', '{}', 'SENT', now() - interval '91 days'), ('a', 'old failed', 'EN', '{}', 'FAILED', now() - interval '91 days'),
    ('a', 'old waiting', 'EN', '{}', 'WAITING', now() - interval '91 days'), ('a', 'new', 'EN', '{}', 'SENT', now())`)
  await run('clean-up')
  const left = async (text: string): Promise<unknown[]> =>
    (await shop.services.database.pool.query<{ x: unknown }>(text)).rows.map((r) => r.x)
  expect(await left('select token_hash as x from user_tokens')).toEqual(['new'])
  expect(await left('select key as x from attempts')).toEqual(['new'])
  expect(await left('select recipient as x from mails order by 1')).toEqual(['new', 'old waiting'])
})

describe('changes of more than a year ago', () => {
  const left = (): Promise<number> => shop.count('select count(*) from change_rows')
  const log = (days: number, rows: number): Promise<void> =>
    sql(
      `with c as (insert into changes (at, origin, operation) values (now() - $1 * interval '1 day', 'IMPORT', 'import') returning id)
        insert into change_rows (change_id, table_name, key, after)
          select c.id, 'products', jsonb_build_object('id', i), '{}' from c, generate_series(1, $2::int) i`,
      [days, rows],
    )

  test('are forgotten with their rows, of which each statement deletes a piece', async () => {
    await log(400, 25_000)
    await log(380, 3)
    await log(360, 2)
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    try {
      await run('clean-up')
      const sizes: number[] = []
      for (const [place, [first]] of sent.mock.calls.entries())
        if (typeof first === 'string' && first.startsWith('delete from change_rows'))
          sizes.push(((await sent.mock.results[place]!.value) as unknown as { rowCount: number }).rowCount)
      expect(sizes).toEqual([10_000, 10_000, 5000, 3])
    } finally {
      sent.mockRestore()
    }
    expect(await shop.count('select count(*) from changes')).toBe(1)
    expect(await left()).toBe(2)
  })

  test('that cannot be deleted keep nothing else, and stay whole', async () => {
    await log(400, 5)
    await sql(
      `insert into attempts (key, count, window_started_at) values ('older', 1, now() - interval '2 days');
        create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
        create trigger refuse before delete on changes for each row execute function refuse()`,
    )
    await expect(run('clean-up')).rejects.toThrow('not now')
    expect(await shop.count("select count(*) from attempts where key = 'older'")).toBe(0)
    expect(await left()).toBe(7)
    await sql('drop function refuse cascade')
    await run('clean-up')
    expect(await left()).toBe(2)
  })
})

describe('units sold', () => {
  const units = async (): Promise<number[]> =>
    (
      await shop.services.database.pool.query<{ numeric: number }>(
        'select p.numeric from product_attribute_values p join attribute_values v on v.id = p.value_id and v.numeric = p.numeric and v.name = p.numeric::text',
      )
    ).rows.map((r) => r.numeric)

  test('a shop without the attribute stays as it is', async () => {
    await run('units-sold')
    expect(await shop.count('select count(*) from attribute_values')).toBe(0)
  })

  test('are added to what the owner brought along; unpaid and cancelled orders do not count', async () => {
    await sql('delete from allocations')
    await sql('delete from transactions')
    await sql('delete from order_gift_cards')
    await sql('delete from orders')
    await sql(
      `insert into attributes (slug, name, input_type, type) values ('units-sold', 'Units sold', 'NUMERIC', 'PRODUCT_TYPE')`,
    )
    await sql(
      `insert into product_type_attributes (product_type_id, attribute_id, of_variant) select 1, id, false from attributes`,
    )
    const paid = await shop.order()
    await shop.payFully(paid)
    await shop.order()
    await run('units-sold')
    expect(await units()).toEqual([3])
    await run('units-sold')
    expect(await units()).toEqual([3])
    // The owner imports a value of their own.
    await sql(`update attribute_values set numeric = 500, name = '500'`)
    await sql('update product_attribute_values set numeric = 500')
    const second = await shop.order()
    await shop.payFully(second)
    await run('units-sold')
    expect(await units()).toEqual([503])
    await sql(`update orders set status = 'CANCELED' where id = $1`, [second])
    await run('units-sold')
    expect(await units()).toEqual([500])
  })

  test('of what never sold are none, soon after it was made: it does not come first among the best sellers', async () => {
    const made = (slug: string): Promise<void> =>
      sql(
        `insert into products (product_type_id, category_id, name, slug, created_at, updated_at)
          select product_type_id, category_id, $1, $1, now(), now() from products limit 1`,
        [slug],
      )
    const of = async (slug: string): Promise<unknown> =>
      (
        await shop.services.database.pool.query(
          'select v.numeric, a.name from products p left join product_attribute_values v on v.product_id = p.id left join attribute_values a on a.id = v.value_id where p.slug = $1',
          [slug],
        )
      ).rows
    await made('new-of-today')
    await run('units-sold-of-new')
    expect(await of('new-of-today')).toEqual([{ numeric: 0, name: '0' }])
    await made('new-at-night')
    await run('units-sold')
    expect(await of('new-at-night')).toEqual([{ numeric: 0, name: '0' }])
    expect(await units()).toEqual([500, 0, 0])
  })
})

test('a refund is told once, with its amount', async () => {
  const orderId = await shop.order()
  await shop.payFully(orderId)
  await sql('delete from mails')
  const { pool } = shop.services.database
  const { rows } = await pool.query<{ id: string }>('select id from transactions where order_id = $1', [orderId])
  const refund = { outcome: 'REFUND_SUCCESS' as never, pspReference: 'refund-1', amount: 700, data: null }
  await bookAnswer(shop.services, rows[0]!.id, refund)
  await bookAnswer(shop.services, rows[0]!.id, refund)
  expect(await mails()).toEqual(['order-refunded'])
  expect(await shop.count(`select payload ->> 'amount' from mails`)).toBe(700)
})
