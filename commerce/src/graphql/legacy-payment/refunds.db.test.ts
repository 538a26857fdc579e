/** Money of single goods that goes back through a payment of the kind before transactions, with the goods or without. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
import { fromGlobalId, toGlobalId } from '../../domain/global-id.ts'
import { TEN } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
let warehouse: string
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS'] })
  const [{ id }] = await shop.sql("select id from warehouses where slug = 'a'")
  warehouse = toGlobalId('Warehouse', id)
}, 60_000)
afterAll(() => shop.close())

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any
const codes = (answer: Loose): string[] => answer.errors.map((e: Loose) => `${e.field} ${e.code}`)
const ORDER = `order { id status isPaid totalBalance { amount } totalCharged { amount } lines { quantityFulfilled }
  fulfillments { status totalRefundedAmount { amount } shippingRefundedAmount { amount } lines { quantity } }
  payments { chargeStatus capturedAmount { amount } } events { type amount shippingCostsIncluded lines { quantity } } }`
const refund = (id: string, input: object, who: Someone = clerk) =>
  shop.by(
    who,
    `mutation($o: ID!, $i: OrderRefundProductsInput!) { orderFulfillmentRefundProducts(order: $o, input: $i) {
      fulfillment { id status totalRefundedAmount { amount } lines { id quantity } } ${ORDER} errors { field code } } }`,
    { o: id, i: input },
  )
const back = (id: string, input: object) =>
  shop.by(
    clerk,
    `mutation($o: ID!, $i: OrderReturnProductsInput!) { orderFulfillmentReturnProducts(order: $o, input: $i) {
      returnFulfillment { status totalRefundedAmount { amount } } replaceFulfillment { status totalRefundedAmount { amount } } ${ORDER} errors { field code } } }`,
    { o: id, i: input },
  )

/** An order of two pieces at 10 dollars and shipping of 5, paid; with `send`, all of it is sent. */
async function paid(send = false) {
  await shop.sql('update stocks set quantity = 100, allocated = 0')
  const basket = await shop.basket(TEN, { channel: 'paid', quantity: 2 })
  const made = await shop.by(
    null,
    'mutation($id: ID, $i: PaymentInput!) { checkoutPaymentCreate(id: $id, input: $i) { errors { code } } }',
    { id: basket, i: { gateway: LEGACY_GATEWAY, token: 'fully_charged' } },
  )
  expect(made.errors).toEqual([])
  const { order } = await shop.complete(basket)
  const seen = await shop.by(
    clerk,
    'query($id: ID) { order(id: $id) { total { gross { amount } } shippingPrice { gross { amount } } lines { id unitPrice { gross { amount } } } } }',
    { id: order.id },
  )
  const line = seen.lines[0].id
  let parcelLine = ''
  if (send) {
    const sent = await shop.by(
      clerk,
      'mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { fulfillments { lines { id } } errors { field code } } }',
      { o: order.id, i: { lines: [{ orderLineId: line, stocks: [{ quantity: 2, warehouse }] }] } },
    )
    parcelLine = sent.fulfillments[0].lines[0].id
  }
  return {
    id: order.id as string,
    line: line as string,
    parcelLine,
    total: seen.total.gross.amount as number,
    unit: seen.lines[0].unitPrice.gross.amount as number,
    shipping: seen.shippingPrice.gross.amount as number,
  }
}

test('of goods that were never sent, with the shipping', async () => {
  const { id, line, total, unit, shipping } = await paid()
  const done = await refund(id, { orderLines: [{ orderLineId: line, quantity: 1 }], includeShippingCosts: true })
  expect(done.errors).toEqual([])
  expect(done.fulfillment).toMatchObject({
    status: 'REFUNDED',
    totalRefundedAmount: { amount: unit + shipping },
    lines: [{ quantity: 1 }],
  })
  expect(done.order).toMatchObject({
    status: 'UNFULFILLED',
    isPaid: false,
    totalCharged: { amount: total - unit - shipping },
    lines: [{ quantityFulfilled: 1 }],
    fulfillments: [{ shippingRefundedAmount: { amount: shipping } }],
    payments: [{ chargeStatus: 'PARTIALLY_REFUNDED', capturedAmount: { amount: total - unit - shipping } }],
  })
  expect(done.order.events.slice(-2)).toMatchObject([
    { type: 'PAYMENT_REFUNDED', amount: unit + shipping },
    { type: 'FULFILLMENT_REFUNDED', amount: unit + shipping, shippingCostsIncluded: true, lines: [{ quantity: 1 }] },
  ])
  expect(
    await shop.sql(
      "select allocated from stocks s join warehouses w on w.id = s.warehouse_id where variant_id = 2 and w.slug = 'a'",
    ),
  ).toEqual([{ allocated: 1 }])
  expect(await shop.sql("select count(*)::int from mails where kind = 'order-refunded'")).toEqual([{ count: 1 }])
})

test('of goods out of a parcel, which then come back without money going back twice', async () => {
  const { id, parcelLine, total, unit } = await paid(true)
  const done = await refund(id, { fulfillmentLines: [{ fulfillmentLineId: parcelLine, quantity: 2 }] })
  expect(done.errors).toEqual([])
  expect(done.order.fulfillments.map((f: Loose) => f.status)).toEqual(['REFUNDED'])
  const again = { fulfillmentLines: [{ fulfillmentLineId: done.fulfillment.lines[0].id, quantity: 1 }] }
  expect(codes(await refund(id, again))).toEqual(['fulfillmentLineId INVALID'])
  const home = await back(id, { ...again, refund: true })
  expect(home.errors).toEqual([])
  expect(home.returnFulfillment).toEqual({ status: 'REFUNDED_AND_RETURNED', totalRefundedAmount: { amount: 0 } })
  expect(home.order).toMatchObject({ status: 'PARTIALLY_RETURNED', totalCharged: { amount: total - 2 * unit } })
})

test('with goods that come back, but not of those that are exchanged', async () => {
  const { id, parcelLine, line, total, unit } = await paid(true)
  expect(codes(await back(id, { orderLines: [{ orderLineId: line, quantity: 1 }], refund: true }))).toEqual([
    'orderLineId INVALID_QUANTITY',
  ])
  const done = await back(id, { fulfillmentLines: [{ fulfillmentLineId: parcelLine, quantity: 1 }], refund: true })
  expect(done.errors).toEqual([])
  expect(done.returnFulfillment).toEqual({ status: 'REFUNDED_AND_RETURNED', totalRefundedAmount: { amount: unit } })
  expect(done.order).toMatchObject({ status: 'PARTIALLY_RETURNED', totalCharged: { amount: total - unit } })
  const swapped = await back(id, {
    fulfillmentLines: [{ fulfillmentLineId: parcelLine, quantity: 1, replace: true }],
    refund: true,
  })
  expect(swapped.replaceFulfillment).toEqual({ status: 'REPLACED', totalRefundedAmount: null })
  expect(swapped.order.totalCharged).toEqual({ amount: total - unit })
})

test('of all pieces of a line is what the line cost, where one costs no whole minor units', async () => {
  const { id, line } = await paid()
  await shop.sql('update order_lines set total_gross = 2333, unit_gross = 1167 where order_id = $1', [
    fromGlobalId(id)!.key,
  ])
  const done = await refund(id, { orderLines: [{ orderLineId: line, quantity: 2 }] })
  expect(done).toMatchObject({ errors: [], fulfillment: { totalRefundedAmount: { amount: 23.33 } } })
})

test('with the shipping once, however often it is asked for', async () => {
  const { id, line, total, unit, shipping } = await paid()
  const one = { orderLines: [{ orderLineId: line, quantity: 1 }], includeShippingCosts: true }
  expect((await refund(id, one)).fulfillment).toMatchObject({ totalRefundedAmount: { amount: unit + shipping } })
  await shop.sql('update transactions set charged = charged + 500')
  const again = await refund(id, one)
  expect(again.errors).toEqual([])
  expect(again.fulfillment).toMatchObject({ totalRefundedAmount: { amount: unit } })
  expect(again.order.fulfillments.map((f: Loose) => f.shippingRefundedAmount)).toEqual([{ amount: shipping }, null])
  expect(again.order.events.at(-1)).toMatchObject({ amount: unit, shippingCostsIncluded: false })
  expect(total).toBe(2 * unit + shipping)
})

test('by an amount that is said, and of the whole by orderRefund', async () => {
  const { id, total } = await paid()
  expect(codes(await refund(id, { amountToRefund: total + 0.01 }))).toEqual(['amountToRefund CANNOT_REFUND'])
  const some = await refund(id, { amountToRefund: 3, includeShippingCosts: true })
  expect(some.fulfillment).toMatchObject({ status: 'REFUNDED', totalRefundedAmount: { amount: 3 }, lines: [] })
  expect(some.order.fulfillments[0].shippingRefundedAmount).toBeNull()
  const rest = await shop.by(
    clerk,
    `mutation($id: ID!, $a: PositiveDecimal!) { orderRefund(id: $id, amount: $a) { ${ORDER} errors { field code } } }`,
    { id, a: total - 3 },
  )
  expect(rest.errors).toEqual([])
  expect(rest.order).toMatchObject({
    totalCharged: { amount: 0 },
    payments: [{ chargeStatus: 'FULLY_REFUNDED' }],
    fulfillments: [{ totalRefundedAmount: { amount: 3 } }, { totalRefundedAmount: { amount: total - 3 }, lines: [] }],
  })
  expect(codes(await refund(id, { amountToRefund: 1 }))).toEqual(['order CANNOT_REFUND'])
})

test('two at once never give back more than was paid', async () => {
  const { id, line, total, unit } = await paid()
  const one = { orderLines: [{ orderLineId: line, quantity: 1 }], amountToRefund: total - unit / 2 }
  const done = await Promise.all([refund(id, one), refund(id, one), refund(id, one)])
  expect(done.flatMap(codes)).toEqual(['amountToRefund CANNOT_REFUND', 'amountToRefund CANNOT_REFUND'])
  expect(await shop.sql('select total_charged::int as n from orders order by created_at desc limit 1')).toEqual([
    { n: Math.round((unit / 2) * 100) },
  ])
})

test('are refused when nothing, too much, or a line twice is named, and without such a payment', async () => {
  const { id, line } = await paid()
  const of = (quantity: number) => ({ orderLineId: line, quantity })
  expect(codes(await refund(id, {}))).toEqual(['lines REQUIRED'])
  expect(codes(await refund(id, { orderLines: [of(3)] }))).toEqual(['orderLineId INVALID_QUANTITY'])
  expect(codes(await refund(id, { orderLines: [of(0)] }))).toEqual(['orderLineId INVALID_QUANTITY'])
  expect(codes(await refund(id, { orderLines: [of(1), of(1)] }))).toEqual(['lines DUPLICATED_INPUT_ITEM'])
  expect(codes(await refund(id, { orderLines: [{ orderLineId: 'x', quantity: 1 }] }))).toEqual([
    'orderLines GRAPHQL_ERROR',
  ])
  const { order: unpaid } = await shop.complete(await shop.basket(TEN))
  expect(codes(await refund(unpaid.id, { amountToRefund: 1 }))).toEqual(['order CANNOT_REFUND'])
  expect(codes(await back(unpaid.id, { refund: true }))).toEqual(['order CANNOT_REFUND'])
  expect(await refund(id, {}, await shop.person({ permissions: ['HANDLE_PAYMENTS'] }))).toBe('PermissionDenied')
})

test('of an order that was marked as paid, where its channel marks orders by payments', async () => {
  const { order } = await shop.complete(await shop.basket(TEN))
  await shop.by(clerk, 'mutation($id: ID!) { orderMarkAsPaid(id: $id) { errors { code } } }', { id: order.id })
  await shop.sql(`update channels set mark_as_paid_strategy = 'TRANSACTION_FLOW'`)
  shop.forget()
  expect(codes(await refund(order.id, { amountToRefund: 1 }))).toEqual(['order CANNOT_REFUND'])
  await shop.sql(`update channels set mark_as_paid_strategy = 'PAYMENT_FLOW'`)
  shop.forget()
  const done = await refund(order.id, { amountToRefund: 1 })
  expect(done.errors).toEqual([])
  expect(done.order.payments).toMatchObject([{ chargeStatus: 'PARTIALLY_REFUNDED' }])
})
