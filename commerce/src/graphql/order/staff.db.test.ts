/** Staff confirm, cancel and send orders over HTTP, one at a time and many at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DUMMY, PLENTY, TEN, UNCOUNTED } from '../../testing/buying.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
/** Global ids of warehouses by slug. */
const at: Record<string, string> = {}
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_USERS'] })
  for (const { id, slug } of await shop.sql('select id, slug from warehouses')) at[slug] = toGlobalId('Warehouse', id)
}, 60_000)
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.sql(
    "truncate orders cascade; delete from mails; update stocks s set allocated = 0, quantity = case when s.variant_id = 1 then 5000 when w.slug = 'a' then 6 else 4 end from warehouses w where w.id = s.warehouse_id",
  )
  await shop.sql('update shops set fulfillment_auto_approve = true, fulfillment_allow_unpaid = true')
  shop.forget()
})

const ERRORS = 'errors { field code warehouse orderLines }'
const ORDER =
  'order { id status lines { id quantity quantityFulfilled quantityToFulfill } fulfillments { id fulfillmentOrder status statusDisplay trackingNumber lines { quantity orderLine { id productSku } } } events { type user { id } app { id } message } }'
const cancel = (id: string, who: Someone | null = clerk) =>
  shop.by(who, `mutation($id: ID!) { orderCancel(id: $id) { ${ORDER} ${ERRORS} } }`, { id })
const confirm = (id: string, who: Someone = clerk) =>
  shop.by(who, `mutation($id: ID!) { orderConfirm(id: $id) { ${ORDER} ${ERRORS} } }`, { id })
const fulfill = (order: string | null, lines: object[], more: object = {}, who: Someone = clerk) =>
  shop.by(
    who,
    `mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { ${ORDER} fulfillments { id status } ${ERRORS} } }`,
    { o: order, i: { lines, ...more } },
  )
const track = (id: string, input: object, who: Someone = clerk) =>
  shop.by(
    who,
    `mutation($id: ID!, $i: FulfillmentUpdateTrackingInput!) { orderFulfillmentUpdateTracking(id: $id, input: $i) { ${ORDER} fulfillment { trackingNumber } ${ERRORS} } }`,
    { id, i: input },
  )
const approve = (id: string, more: object = {}) =>
  shop.by(
    clerk,
    `mutation($id: ID!, $e: Boolean) { orderFulfillmentApprove(id: $id, notifyCustomer: true, allowStockToBeExceeded: $e) { ${ORDER} fulfillment { status } ${ERRORS} } }`,
    { id, ...more },
  )
/** Turns the clock and signs the clerk in anew, because their token expires meanwhile. */
async function passHours(hours: number): Promise<void> {
  shop.turnClock(hours * 3600_000)
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_USERS'] })
}
const codes = (answer: { errors: { code: string; field: string | null }[] }) =>
  answer.errors.map((e) => `${e.field} ${e.code}`)

async function order(variant: string, quantity = 2): Promise<{ id: string; line: string }> {
  const done = await shop.complete(await shop.basket(variant, { quantity }))
  const { lines } = await shop.by(null, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: done.order.id })
  return { id: done.order.id, line: lines[0].id }
}
const pay = (id: string) => shop.pay(id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
const line = (orderLineId: string, ...stocks: [warehouse: string, quantity: number][]) => ({
  orderLineId,
  stocks: stocks.map(([slug, quantity]) => ({ warehouse: at[slug], quantity })),
})
/** `[quantity, allocated]` of a variant in each warehouse. */
const stock = async (variantId = 2): Promise<Record<string, [number, number]>> =>
  Object.fromEntries(
    (
      await shop.sql(
        'select w.slug, s.quantity, s.allocated from stocks s join warehouses w on w.id = s.warehouse_id where s.variant_id = $1',
        [variantId],
      )
    ).map((r) => [r.slug, [r.quantity, r.allocated]]),
  )
/** Kinds of the mails about the order, without the mail that every order begins with. */
const mails = async () =>
  (await shop.sql("select kind from mails where kind <> 'order-placed' order by id")).map((m) => m.kind)
const types = (o: { events: { type: string }[] }) => o.events.map((e) => e.type)

describe('who may', () => {
  test('staff and apps that manage orders, in the channels they have', async () => {
    const { id } = await order(TEN)
    const stranger = await shop.person({ permissions: ['MANAGE_USERS'] })
    const elsewhere = await shop.person({ permissions: ['MANAGE_ORDERS'], channels: ['paid'] })
    for (const who of [null, stranger, elsewhere]) expect(await cancel(id, who)).toBe('PermissionDenied')
    expect(await fulfill(id, [], {}, elsewhere)).toBe('PermissionDenied')
    const app = await shop.program(['MANAGE_ORDERS'])
    const done = await cancel(id, app)
    expect(done.order.events.at(-1)).toMatchObject({ type: 'CANCELED', app: { id: app.id }, user: null })
  })

  test('ids that are none', async () => {
    const nobody = toGlobalId('Order', '00000000-0000-4000-8000-000000000000')
    expect(codes(await cancel(nobody))).toEqual(['id NOT_FOUND'])
    expect(codes(await cancel('VXNlcjox'))).toEqual(['id GRAPHQL_ERROR'])
    expect(codes(await confirm(nobody))).toEqual(['id NOT_FOUND'])
    expect(codes(await fulfill(nobody, []))).toEqual(['order NOT_FOUND'])
    expect(codes(await fulfill(null, []))).toEqual(['order NOT_FOUND'])
    expect(codes(await track(toGlobalId('Fulfillment', 999_999), {}))).toEqual(['id NOT_FOUND'])
    expect(codes(await track('VXNlcjox', {}))).toEqual(['id GRAPHQL_ERROR'])
  })
})

describe('cancelling', () => {
  test('gives the stock back, says who did it, and mails', async () => {
    const { id } = await order(TEN, 8)
    expect(await stock()).toEqual({ a: [6, 6], b: [4, 2] })
    const done = await cancel(id)
    expect(done).toMatchObject({ order: { status: 'CANCELED' }, errors: [] })
    expect(done.order.events.at(-1)).toMatchObject({ type: 'CANCELED', user: { id: clerk.id }, app: null })
    expect(await stock()).toEqual({ a: [6, 0], b: [4, 0] })
    expect((await mails()).filter((m: string) => m === 'order-canceled')).toHaveLength(1)
    expect(codes(await cancel(id))).toEqual(['order CANNOT_CANCEL_ORDER'])
  })

  test('leaves the money; what comes later is booked and changes nothing', async () => {
    const { id } = await order(TEN)
    await pay(id)
    await cancel(id)
    expect(
      await shop.by(null, 'query($id: ID) { order(id: $id) { status chargeStatus totalCharged { amount } } }', { id }),
    ).toEqual({
      status: 'CANCELED',
      chargeStatus: 'FULL',
      totalCharged: { amount: 29 },
    })
  })

  test('gives back the use of a voucher and what gift cards paid', async () => {
    const held = () =>
      shop.sql(
        `select c.used, c.is_active, (select count(*)::int from voucher_customers) as customers, g.current_balance::int as card
          from voucher_codes c, gift_cards g where c.code = 'SINGLE' and g.code = 'GIFT-0005'`,
      )
    const before = await held()
    const basket = await shop.basket(PLENTY, { promoCode: 'SINGLE' })
    await shop.ask('mutation($id: ID) { checkoutAddPromoCode(id: $id, promoCode: "GIFT-0005") { errors { code } } }', {
      id: basket,
    })
    const { order: placed } = await shop.complete(basket)
    expect(await held()).toEqual([{ used: 1, is_active: false, customers: 1, card: 0 }])
    expect((await cancel(placed.id)).errors).toEqual([])
    expect(await held()).toEqual(before)
  })

  test('gives back the use of its own customer, also where staff corrected the address since', async () => {
    await shop.sql('update vouchers set apply_once_per_customer = true where id = 1')
    shop.forget()
    const place = async (email: string) =>
      (await shop.complete(await shop.basket(PLENTY, { promoCode: 'FIVE', email }))).order
    const first = await place('zoe@example.com')
    const { id } = await place('zoe@exampel.com')
    await shop.by(
      clerk,
      'mutation($id: ID!) { orderUpdate(id: $id, input: { userEmail: "zoe@example.com" }) { errors { code } } }',
      { id },
    )
    expect((await cancel(id)).errors).toEqual([])
    expect(await shop.sql("select email from voucher_customers where code = 'FIVE'")).toEqual([
      { email: 'zoe@example.com' },
    ])
    // Of uses of earlier times the order is not known: they are found by the address.
    await shop.sql('update voucher_customers set order_id = null')
    expect((await cancel(first.id)).errors).toEqual([])
    expect(await shop.count("select count(*) from voucher_customers where code = 'FIVE'")).toBe(0)
    await shop.sql('update vouchers set apply_once_per_customer = false where id = 1')
    shop.forget()
  })

  test('gives back no use of a voucher that was never counted', async () => {
    const { id } = await order(TEN)
    await shop.sql("update orders set origin = 'BULK_CREATE', voucher_code = 'FIVE'")
    await shop.sql("update voucher_codes set used = 2 where code = 'FIVE'")
    expect((await cancel(id)).errors).toEqual([])
    expect(await shop.count("select used from voucher_codes where code = 'FIVE'")).toBe(2)
  })

  test('not what has been sent, and not what has expired', async () => {
    const { id, line: l } = await order(TEN)
    await fulfill(id, [line(l, ['a', 1])])
    expect(codes(await cancel(id))).toEqual(['order CANNOT_CANCEL_ORDER'])
    const late = await order(TEN)
    await passHours(2)
    expect(codes(await cancel(late.id))).toEqual(['order CANNOT_CANCEL_ORDER'])
    expect(await shop.count("select count(*) from orders where status = 'EXPIRED'")).toBe(1)
  })
})

describe('confirming', () => {
  test('an order by hand: it does not expire any more', async () => {
    const { id } = await order(TEN)
    const done = await confirm(id)
    expect(done).toMatchObject({ order: { status: 'UNFULFILLED' }, errors: [] })
    expect(types(done.order).at(-1)).toBe('CONFIRMED')
    expect(codes(await confirm(id))).toEqual(['id INVALID'])
    await passHours(2)
    expect(await shop.by(null, 'query($id: ID) { order(id: $id) { status metadata { key } } }', { id })).toEqual({
      status: 'UNFULFILLED',
      metadata: [],
    })
  })
})

describe('sending', () => {
  test('in parts: stock and promises fall, a parcel for each warehouse', async () => {
    const { id, line: l } = await order(TEN, 8)
    const first = await fulfill(id, [line(l, ['a', 3], ['b', 2])], { trackingNumber: 'T1' })
    expect(first.errors).toEqual([])
    expect(first.order).toMatchObject({
      status: 'PARTIALLY_FULFILLED',
      lines: [{ quantity: 8, quantityFulfilled: 5, quantityToFulfill: 3 }],
      fulfillments: [
        {
          fulfillmentOrder: 1,
          status: 'FULFILLED',
          statusDisplay: 'Fulfilled',
          trackingNumber: 'T1',
          lines: [{ quantity: 3, orderLine: { id: l, productSku: 'TEN' } }],
        },
        { fulfillmentOrder: 2, trackingNumber: 'T1', lines: [{ quantity: 2 }] },
      ],
    })
    expect(first.order.events.at(-1)).toMatchObject({ type: 'FULFILLMENT_FULFILLED_ITEMS', user: { id: clerk.id } })
    expect(await stock()).toEqual({ a: [3, 3], b: [2, 0] })
    expect(await mails()).toEqual(['order-shipped', 'order-shipped'])
    const rest = await fulfill(id, [line(l, ['a', 3])], { notifyCustomer: false })
    expect(rest.order).toMatchObject({ status: 'FULFILLED', lines: [{ quantityToFulfill: 0 }] })
    expect(rest.fulfillments).toHaveLength(1)
    expect(await stock()).toEqual({ a: [0, 0], b: [2, 0] })
    expect(await mails()).toHaveLength(2)
    expect(await shop.count('select count(*) from allocations where quantity > 0')).toBe(0)
  })

  test('from another warehouse than promised, and goods that are not counted', async () => {
    const { id, line: l } = await order(TEN, 2)
    await fulfill(id, [line(l, ['b', 2])])
    expect(await stock()).toEqual({ a: [6, 0], b: [2, 0] })
    const free = await order(UNCOUNTED, 2)
    expect((await fulfill(free.id, [line(free.line, ['a', 2])])).order.status).toBe('FULFILLED')
  })

  test('not more than lies there, unless staff insist', async () => {
    const other = await order(TEN, 6)
    const { id, line: l } = await order(TEN, 4)
    expect(await stock()).toEqual({ a: [6, 6], b: [4, 4] })
    expect(await fulfill(id, [line(l, ['a', 1], ['b', 3])])).toMatchObject({
      order: null,
      fulfillments: null,
      errors: [{ field: 'stocks', code: 'INSUFFICIENT_STOCK', warehouse: at.a, orderLines: [l] }],
    })
    expect(await stock()).toEqual({ a: [6, 6], b: [4, 4] })
    expect((await fulfill(id, [line(l, ['a', 1], ['b', 3])], { allowStockToBeExceeded: true })).errors).toEqual([])
    expect(await stock()).toEqual({ a: [5, 6], b: [1, 0] })
    expect(codes(await fulfill(other.id, [line(other.line, ['a', 6])]))).toEqual(['stocks INSUFFICIENT_STOCK'])
    await shop.sql(
      "delete from channel_warehouses where warehouse_id = (select id from warehouses where slug = 'b') and channel_id = 1",
    )
    shop.forget()
    expect(codes(await fulfill(other.id, [line(other.line, ['b', 1])]))).toEqual(['stocks INSUFFICIENT_STOCK'])
    await shop.sql(
      "insert into channel_warehouses (channel_id, warehouse_id, sort) select 1, id, ascii(slug) from warehouses where slug = 'b'",
    )
  })

  test('everything that can be wrong', async () => {
    const { id, line: l } = await order(TEN, 2)
    const foreign = await order(PLENTY, 1)
    expect(codes(await fulfill(id, [line(l, ['a', 3])]))).toEqual(['orderLineId FULFILL_ORDER_LINE'])
    expect(codes(await fulfill(id, [line(l, ['a', 1]), line(l, ['b', 1])]))).toEqual([
      'orderLineId DUPLICATED_INPUT_ITEM',
    ])
    expect(await fulfill(id, [line(l, ['a', 1], ['a', 1])])).toMatchObject({
      errors: [{ field: 'warehouse', code: 'DUPLICATED_INPUT_ITEM', warehouse: at.a }],
    })
    expect(codes(await fulfill(id, [line(l, ['a', 0])]))).toEqual(['lines ZERO_QUANTITY'])
    expect(codes(await fulfill(id, []))).toEqual(['lines ZERO_QUANTITY'])
    expect(codes(await fulfill(id, [line(l, ['a', -1], ['b', 2])]))).toEqual(['lines INVALID_QUANTITY'])
    expect(codes(await fulfill(id, [line(foreign.line, ['a', 1])]))).toEqual(['lines NOT_FOUND'])
    expect(codes(await fulfill(id, [{ orderLineId: id, stocks: [] }]))).toEqual(['orderLineId GRAPHQL_ERROR'])
    expect(codes(await fulfill(id, [{ orderLineId: l, stocks: [{ warehouse: 'x', quantity: 1 }] }]))).toEqual([
      'warehouse GRAPHQL_ERROR',
    ])
    expect(
      codes(
        await fulfill(id, [
          {
            orderLineId: l,
            stocks: [{ warehouse: toGlobalId('Warehouse', '00000000-0000-4000-8000-000000000000'), quantity: 1 }],
          },
        ]),
      ),
    ).toEqual(['warehouse NOT_FOUND'])
    expect(codes(await fulfill(id, [line(l, ['a', 1])], { trackingNumber: 'x'.repeat(300) }))).toEqual([
      'trackingNumber INVALID',
    ])
    await cancel(id)
    expect(codes(await fulfill(id, [line(l, ['a', 1])]))).toEqual(['order INVALID'])
  })

  test('not before it is paid, where the shop says so', async () => {
    await shop.sql('update shops set fulfillment_allow_unpaid = false')
    shop.forget()
    const { id, line: l } = await order(TEN)
    expect(codes(await fulfill(id, [line(l, ['a', 2])]))).toEqual(['order CANNOT_FULFILL_UNPAID_ORDER'])
    await pay(id)
    expect((await fulfill(id, [line(l, ['a', 2])])).order.status).toBe('FULFILLED')
  })

  test('after somebody approved it, where the shop says so', async () => {
    await shop.sql('update shops set fulfillment_auto_approve = false')
    shop.forget()
    const { id, line: l } = await order(TEN)
    const waiting = await fulfill(id, [line(l, ['a', 2])])
    expect(waiting.order).toMatchObject({ status: 'UNFULFILLED', fulfillments: [{ status: 'WAITING_FOR_APPROVAL' }] })
    expect(types(waiting.order).at(-1)).toBe('FULFILLMENT_AWAITS_APPROVAL')
    expect(await stock()).toEqual({ a: [6, 2], b: [4, 0] })
    expect(await mails()).toEqual([])
    expect(codes(await cancel(id))).toEqual(['order CANNOT_CANCEL_ORDER'])
    await shop.sql('update shops set fulfillment_allow_unpaid = false')
    shop.forget()
    const fulfillment = waiting.fulfillments[0].id
    expect(codes(await approve(fulfillment))).toEqual(['null CANNOT_FULFILL_UNPAID_ORDER'])
    await pay(id)
    await shop.sql(
      "update stocks s set quantity = 1 from warehouses w where w.id = s.warehouse_id and w.slug = 'a' and s.variant_id = 2",
    )
    expect(codes(await approve(fulfillment))).toEqual(['stocks INSUFFICIENT_STOCK'])
    await shop.sql(
      "update stocks s set quantity = 6 from warehouses w where w.id = s.warehouse_id and w.slug = 'a' and s.variant_id = 2",
    )
    expect(await approve(fulfillment)).toMatchObject({
      order: { status: 'FULFILLED' },
      fulfillment: { status: 'FULFILLED' },
    })
    expect(await stock()).toEqual({ a: [4, 0], b: [4, 0] })
    expect(await mails()).toEqual(['order-paid', 'order-shipped'])
    expect(codes(await approve(fulfillment))).toEqual(['null INVALID'])
  })

  test('a tracking number can come later', async () => {
    const { id, line: l } = await order(TEN)
    const { fulfillments } = await fulfill(id, [line(l, ['a', 2])], { notifyCustomer: false })
    const done = await track(fulfillments[0].id, { trackingNumber: 'LATER', notifyCustomer: true })
    expect(done).toMatchObject({ fulfillment: { trackingNumber: 'LATER' }, errors: [] })
    expect(done.order.events.at(-1)).toMatchObject({ type: 'TRACKING_UPDATED', message: null })
    await track(fulfillments[0].id, { trackingNumber: 'LATER' })
    expect(await mails()).toEqual(['order-shipped'])
    // A customer who lost the mail gets it again.
    await track(fulfillments[0].id, { trackingNumber: 'LATER', notifyCustomer: true })
    expect(await mails()).toEqual(['order-shipped', 'order-shipped'])
    expect(codes(await track(fulfillments[0].id, { trackingNumber: 'x'.repeat(300) }))).toEqual([
      'trackingNumber INVALID',
    ])
  })

  test('whoever knows the order sees its parcels, not their private notes', async () => {
    const { id, line: l } = await order(TEN)
    await fulfill(id, [line(l, ['a', 2])])
    expect(
      await shop.by(null, 'query($id: ID) { order(id: $id) { fulfillments { trackingNumber metadata { key } } } }', {
        id,
      }),
    ).toEqual({ fulfillments: [{ trackingNumber: '', metadata: [] }] })
    expect(
      await shop.by(null, 'query($id: ID) { order(id: $id) { fulfillments { privateMetadata { key } } } }', { id }),
    ).toBe('PermissionDenied')
  })
})

describe('at once', () => {
  const both = async () => {
    expect(
      await shop.count(
        'select count(*) from stocks s where s.allocated <> (select coalesce(sum(a.quantity), 0) from allocations a where a.stock_id = s.id)',
      ),
    ).toBe(0)
    return stock()
  }

  test('the same goods sent twice leave once', async () => {
    const { id, line: l } = await order(TEN, 4)
    const answers = await Promise.all(Array.from({ length: 5 }, () => fulfill(id, [line(l, ['a', 4])])))
    expect(answers.filter((a) => a.order)).toHaveLength(1)
    expect(answers.filter((a) => !a.order).flatMap(codes)).toEqual(
      Array.from({ length: 4 }, () => 'orderLineId FULFILL_ORDER_LINE'),
    )
    expect(await both()).toEqual({ a: [2, 0], b: [4, 0] })
    expect(await mails()).toEqual(['order-shipped'])
  })

  test('cancelled or sent, not both', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, line: l } = await order(PLENTY, 1)
      const [cancelled, sent] = await Promise.all([cancel(id), fulfill(id, [line(l, ['a', 1])])])
      expect([cancelled, sent].filter((a) => a.order)).toHaveLength(1)
      expect([...codes(cancelled), ...codes(sent)]).toHaveLength(1)
    }
    await both()
  })

  test('cancelled or expired, not both; the stock comes back once', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => order(TEN, 1)))
    await shop.sql("update orders set expires_at = now() - interval '1 minute'")
    const { expireDueOrders } = await import('../../domain/order/expire.ts')
    await Promise.all([
      ...orders.map((o) => cancel(o.id)),
      expireDueOrders(shop.services),
      expireDueOrders(shop.services),
    ])
    expect(await shop.count("select count(*) from order_events where type in ('CANCELED', 'EXPIRED')")).toBe(4)
    const { a, b } = await both()
    expect([a![1], b![1]]).toEqual([0, 0])
  })

  test('cancelled while it is paid: cancelled, with what was paid booked', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await order(PLENTY, 1)
      // A payment that begins before the order is cancelled is booked; one that comes after that is refused.
      const [cancelled, paid] = await Promise.all([cancel(id), pay(id)])
      expect(cancelled.errors).toEqual([])
      expect(paid.errors.map((e: { code: string }) => e.code)).toEqual(paid.transaction ? [] : ['INVALID'])
      expect(await shop.by(null, 'query($id: ID) { order(id: $id) { status chargeStatus } }', { id })).toEqual({
        status: 'CANCELED',
        chargeStatus: paid.transaction ? 'FULL' : 'NONE',
      })
    }
    await both()
  })

  test('bought while it is sent: no piece is sold twice', async () => {
    const parts = [
      { ...(await order(TEN, 3)), from: ['a', 3] as [string, number] },
      { ...(await order(TEN, 3)), from: ['a', 3] as [string, number] },
      { ...(await order(TEN, 2)), from: ['b', 2] as [string, number] },
    ]
    const baskets = await Promise.all(Array.from({ length: 6 }, () => shop.basket(TEN)))
    const [bought, sent] = await Promise.all([
      Promise.all(baskets.map((id) => shop.complete(id))),
      Promise.all(parts.map((o) => fulfill(o.id, [line(o.line, o.from)]))),
    ])
    expect(sent.flatMap(codes)).toEqual([])
    expect(bought.filter((r) => r.order)).toHaveLength(2)
    const held = await both()
    const sum = (i: 0 | 1) => Object.values(held).reduce((n, s) => n + s[i], 0)
    expect([sum(0), sum(1)]).toEqual([2, 2])
  })
})
