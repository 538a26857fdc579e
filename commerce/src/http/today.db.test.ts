/** The first page's figures over HTTP: each member of staff gets what their permissions open. */
import { afterAll, describe, expect, it } from 'vitest'
import { DUMMY, UNCOUNTED } from '../testing/buying.ts'
import { uuidKey } from '../domain/global-id.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const owner = await shop.person({ superuser: true })

async function today(who: Someone | null, query = ''): Promise<{ status: number; body: Loose }> {
  const answer = await shop.app.inject({
    method: 'GET',
    url: `/api/today/${query}`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const figures = async (who = owner): Promise<Loose> => (await today(who)).body

describe('what was sold', () => {
  it('is told by channel in its own currency, by day, and by product', async () => {
    const before = await figures()
    expect(before.steps).toMatchObject({ order: false, product: true, shipping: true })
    expect(before.best).toEqual([])
    const total = async (): Promise<number> =>
      (await shop.by(owner, 'query { ordersTotal(period: TODAY, channel: "us") { gross { amount } } }')).gross.amount
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    // Nobody has paid for it yet.
    const unpaid = await figures()
    expect(await total()).toBe(0)
    expect(unpaid.sales.map((s: Loose) => s.days)).toEqual(before.sales.map((s: Loose) => s.days))
    expect(unpaid.best).toEqual([])
    await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
    const { sales, best, steps } = await figures()
    const day = shop.services.clock.now().toISOString().slice(0, 10)
    const us = sales.find((s: Loose) => s.channel.slug === 'us')
    expect(us).toMatchObject({ currency: 'USD', days: [{ day, gross: 17, orders: 1 }] })
    expect(best).toMatchObject([{ quantity: 1, orders: 1 }])
    expect(steps.order).toBe(true)
    // What went back is taken off.
    const id = uuidKey(order.id, 'Order')
    const daysWith = async (charged: number, refunded: number): Promise<Loose> => {
      await shop.sql('update orders set total_charged = $2 where id = $1', [id, charged])
      await shop.sql('update transactions set charged = $2, refunded = $3 where order_id = $1', [id, charged, refunded])
      return (await figures()).sales.find((s: Loose) => s.channel.slug === 'us').days
    }
    expect(await daysWith(1200, 500)).toEqual([{ day, gross: 12, orders: 1 }])
    expect(await total()).toBe(12)
    expect(await daysWith(1700, 500)).toEqual([{ day, gross: 17, orders: 1 }])
    expect(await daysWith(0, 1700)).toEqual([{ day, gross: 0, orders: 1 }])
    // Paid, and not confirmed by the people who confirm orders here: sold. Without the money it is not.
    await shop.sql("update orders set status = 'UNCONFIRMED' where id = $1", [id])
    expect(await daysWith(1700, 0)).toEqual([{ day, gross: 17, orders: 1 }])
    expect(await total()).toBe(17)
    expect(await daysWith(0, 0)).toEqual([])
    expect(await total()).toBe(0)
    expect((await figures()).best).toEqual([])
    await shop.sql("update orders set status = 'UNFULFILLED' where id = $1", [id])
    // Pieces that came back are not sold.
    expect((await figures()).best).toMatchObject([{ quantity: 1 }])
    const [parcel] = await shop.sql(
      "insert into fulfillments (order_id, fulfillment_order, status) values ($1, 1, 'RETURNED') returning id",
      [id],
    )
    await shop.sql(
      'insert into fulfillment_lines (fulfillment_id, order_line_id, quantity) select $2, id, 1 from order_lines where order_id = $1',
      [id, parcel.id],
    )
    expect((await figures()).best).toEqual([])
    await shop.sql('delete from fulfillments where id = $1', [parcel.id])
    await shop.by(owner, 'mutation($i: ID!) { orderCancel(id: $i) { errors { code } } }', { i: order.id })
    expect((await figures()).best).toEqual([])
  })

  it('is that of the channels that one sees', async () => {
    await shop.complete(await shop.basket(UNCOUNTED))
    const elsewhere = await shop.person({ permissions: ['MANAGE_ORDERS'], channels: ['paid'] })
    const { sales, best } = await figures(elsewhere)
    expect(sales.map((s: Loose) => s.channel.slug)).toEqual(['paid'])
    expect(sales[0].days).toEqual([])
    expect(best).toEqual([])
  })

  it('belongs to the day of the asked time zone', async () => {
    await shop.sql(
      "update orders set created_at = '2026-01-01T23:30:00Z', status = 'UNFULFILLED' where status <> 'CANCELED'",
    )
    const now = shop.services.clock.now
    shop.services.clock.now = () => new Date('2026-01-03T12:00:00Z')
    try {
      const daysOf = async (zone: string): Promise<string[]> => {
        // The token was made at another time, so the session is asked anew.
        const { body } = await today(owner, `?zone=${encodeURIComponent(zone)}`)
        return (body.sales ?? []).flatMap((s: Loose) => s.days.map((d: Loose) => d.day))
      }
      expect(new Set(await daysOf('UTC'))).toEqual(new Set(['2026-01-01']))
      expect(new Set(await daysOf('Europe/Prague'))).toEqual(new Set(['2026-01-02']))
    } finally {
      shop.services.clock.now = now
    }
  })
})

describe('what waits', () => {
  it('is counted: stock, refunds, mails, jobs, translations', async () => {
    const before = await figures()
    await shop.sql("insert into jobs (name, due_at, last_error) values ('test-job', now(), 'It broke.')")
    await shop.sql(
      "insert into mails (kind, recipient, language_code, payload, state) values ('order-placed', 'a@example.com', 'EN', '{}', 'FAILED')",
    )
    await shop.complete(await shop.basket(UNCOUNTED))
    const [{ id }] = await shop.sql(
      'update orders set total_charged = total_gross where id = (select id from orders order by created_at desc limit 1) returning id',
    )
    await shop.sql('insert into granted_refunds (order_id, amount) values ($1, 500)', [id])
    const after = await figures()
    expect(after.jobsFailing).toMatchObject([{ name: 'test-job', error: 'It broke.' }])
    expect(after.mailsFailed).toBe(before.mailsFailed + 1)
    expect(after.refunds).toBe(before.refunds + 1)
    await shop.sql(`update products set translations = '{"RU": {"name": "x"}}' where id = 1`)
    const half = (await figures()).untranslated
    await shop.sql(`update products set translations = '{"RU": {"name": "x"}, "CS": {"name": "x"}}' where id = 1`)
    expect((await figures()).untranslated).toBe(half - 1)
    await shop.sql('update stocks set quantity = allocated + 2 where variant_id = 1')
    const low = await figures()
    expect(low.stock.low + low.stock.soldOut).toBeGreaterThan(0)
    await shop.sql('update stocks set quantity = allocated where variant_id = 1')
    expect((await figures()).stock.soldOut).toBe(low.stock.soldOut + 1)
  })

  it('is told only to those who can do something about it', async () => {
    const packer = await figures(await shop.person({ permissions: ['MANAGE_ORDERS'] }))
    expect(packer).toMatchObject({ payments: null, refunds: null, stock: null, untranslated: null, mailsFailed: null })
    expect(packer.sales).not.toBeNull()
    const keeper = await figures(await shop.person({ permissions: ['HANDLE_PAYMENTS', 'MANAGE_PRODUCTS'] }))
    expect(keeper).toMatchObject({ payments: { reviews: 0, byHand: 0 }, sales: null, best: null, jobsFailing: null })
    expect(keeper.stock).not.toBeNull()
  })
})

it('is for staff, and for time zones that there are', async () => {
  expect(await today(null)).toMatchObject({ status: 401 })
  expect(await today(await shop.person())).toMatchObject({ status: 403 })
  expect(await today(await shop.program(['MANAGE_ORDERS']))).toMatchObject({ status: 401 })
  for (const zone of ['Nowhere/Land', "UTC'; drop table orders", ''])
    expect(await today(owner, `?zone=${encodeURIComponent(zone)}`)).toMatchObject({
      status: 400,
      body: [{ code: 'INVALID', field: 'zone' }],
    })
})
