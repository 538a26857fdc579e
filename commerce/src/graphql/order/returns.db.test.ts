/** Staff take parcels back and book returns; apps and imports make orders of their own. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { PLENTY, TEN, US } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
const at: Record<string, string> = {}
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_ORDERS_IMPORT', 'MANAGE_USERS'] })
  for (const { id, slug } of await shop.sql('select id, slug from warehouses')) at[slug] = toGlobalId('Warehouse', id)
  await shop.sql('update shops set fulfillment_allow_unpaid = true')
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql(
    "truncate orders cascade; update stocks s set allocated = 0, quantity = case when s.variant_id = 1 then 5000 when w.slug = 'a' then 6 else 4 end from warehouses w where w.id = s.warehouse_id",
  )
  shop.forget()
})

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any
const codes = (answer: Loose): string[] => answer.errors.map((e: Loose) => `${e.field} ${e.code}`)
const ORDER =
  'order { id status lines { id quantityFulfilled allocations { quantity } } fulfillments { status warehouse { slug } lines { id quantity } } events { type quantity warehouse { slug } relatedOrder { id } } }'
const ERRORS = 'errors { field code }'

async function sent(variant: string, quantity = 3) {
  const { order } = await shop.complete(await shop.basket(variant, { quantity }))
  const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
  const done = await shop.by(
    clerk,
    `mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { fulfillments { id lines { id } } ${ERRORS} } }`,
    { o: order.id, i: { lines: [{ orderLineId: lines[0].id, stocks: [{ quantity, warehouse: at.a }] }] } },
  )
  return {
    id: order.id,
    line: lines[0].id,
    parcel: done.fulfillments[0].id,
    parcelLine: done.fulfillments[0].lines[0].id,
  }
}
const back = (id: string, input: object) =>
  shop.by(
    clerk,
    `mutation($o: ID!, $i: OrderReturnProductsInput!) { orderFulfillmentReturnProducts(order: $o, input: $i) {
      returnFulfillment { status reason lines { quantity reason } } replaceFulfillment { status } replaceOrder { id status origin original lines { quantity } events { type } } ${ORDER} ${ERRORS} } }`,
    { o: id, i: input },
  )
const stock = async () =>
  (
    await shop.sql(
      "select s.quantity, s.allocated from stocks s join warehouses w on w.id = s.warehouse_id where variant_id = 2 and w.slug = 'a'",
    )
  )[0]

describe('a parcel', () => {
  const cancel = (id: string, input?: object) =>
    shop.by(
      clerk,
      `mutation($id: ID!, $i: FulfillmentCancelInput) { orderFulfillmentCancel(id: $id, input: $i) { fulfillment { status } ${ORDER} ${ERRORS} } }`,
      { id, i: input },
    )

  it('goes back into a warehouse, where its goods wait for the order', async () => {
    const { parcel } = await sent(TEN)
    expect(await stock()).toEqual({ quantity: 3, allocated: 0 })
    expect(codes(await cancel(parcel))).toEqual(['warehouseId REQUIRED'])
    const done = await cancel(parcel, { warehouseId: at.a })
    expect(done).toMatchObject({
      fulfillment: { status: 'CANCELED' },
      order: { status: 'UNFULFILLED', lines: [{ quantityFulfilled: 0, allocations: [{ quantity: 3 }] }] },
    })
    expect(done.order.events.at(-1)).toMatchObject({
      type: 'FULFILLMENT_RESTOCKED_ITEMS',
      quantity: 3,
      warehouse: { slug: 'a' },
    })
    expect(await stock()).toEqual({ quantity: 6, allocated: 3 })
    expect(codes(await cancel(parcel, { warehouseId: at.a }))).toEqual(['fulfillment CANNOT_CANCEL_FULFILLMENT'])
  })

  it('that waits for approval needs no warehouse', async () => {
    await shop.sql('update shops set fulfillment_auto_approve = false')
    shop.forget()
    const { parcel } = await sent(TEN)
    const done = await cancel(parcel)
    expect(done).toMatchObject({
      order: { status: 'UNFULFILLED', fulfillments: [], lines: [{ quantityFulfilled: 0 }] },
    })
    await shop.sql('update shops set fulfillment_auto_approve = true')
  })
})

describe('goods that come back', () => {
  it('leave their parcel for one of their own', async () => {
    const { id, parcelLine } = await sent(TEN)
    const some = await back(id, {
      reason: 'Late',
      fulfillmentLines: [{ fulfillmentLineId: parcelLine, quantity: 1, reason: 'Torn' }],
    })
    expect(some).toMatchObject({
      returnFulfillment: { status: 'RETURNED', reason: 'Late', lines: [{ quantity: 1, reason: 'Torn' }] },
      order: { status: 'PARTIALLY_RETURNED', fulfillments: [{ lines: [{ quantity: 2 }] }, { status: 'RETURNED' }] },
    })
    const rest = await back(id, { fulfillmentLines: [{ fulfillmentLineId: parcelLine, quantity: 2 }] })
    expect(rest.order).toMatchObject({
      status: 'RETURNED',
      fulfillments: [{ status: 'RETURNED' }, { status: 'RETURNED' }],
    })
  })

  it('are replaced by a draft with the same goods', async () => {
    const { id, parcelLine } = await sent(TEN)
    const done = await back(id, { fulfillmentLines: [{ fulfillmentLineId: parcelLine, quantity: 2, replace: true }] })
    expect(done).toMatchObject({
      returnFulfillment: null,
      replaceFulfillment: { status: 'REPLACED' },
      replaceOrder: { status: 'DRAFT', origin: 'REISSUE', original: id, lines: [{ quantity: 2 }] },
      order: { status: 'FULFILLED' },
    })
    expect(done.order.events.at(-1)).toMatchObject({
      type: 'ORDER_REPLACEMENT_CREATED',
      relatedOrder: { id: done.replaceOrder.id },
    })
  })

  it('that were never sent give their stock back', async () => {
    const { order } = await shop.complete(await shop.basket(TEN, { quantity: 3 }))
    const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
    const done = await back(order.id, { orderLines: [{ orderLineId: lines[0].id, quantity: 3 }] })
    expect(done.order).toMatchObject({ status: 'RETURNED', lines: [{ quantityFulfilled: 3 }] })
    expect((await stock()).allocated).toBe(0)
    expect(codes(await back(order.id, { orderLines: [{ orderLineId: lines[0].id, quantity: 1 }] }))).toEqual([
      'orderLineId INVALID_QUANTITY',
    ])
    expect(codes(await back(order.id, { refund: true, orderLines: [] }))).toEqual(['order CANNOT_REFUND'])
  })
})

it('several orders are cancelled at once, as far as they can be', async () => {
  const a = await shop.complete(await shop.basket(PLENTY))
  const b = await sent(TEN)
  const done = await shop.by(clerk, `mutation($ids: [ID!]!) { orderBulkCancel(ids: $ids) { count ${ERRORS} } }`, {
    ids: [a.order.id, b.id],
  })
  expect(done).toEqual({ count: 1, errors: [{ field: b.id, code: 'INVALID' }] })
})

it('an app makes an order of a checkout that is not paid', async () => {
  const app = await shop.program(['HANDLE_CHECKOUTS'])
  const make = (id: string, who: { token: string }) =>
    shop.by(
      who,
      `mutation($id: ID!) { orderCreateFromCheckout(id: $id, privateMetadata: [{ key: "k", value: "v" }]) { order { status isPaid } ${ERRORS} } }`,
      { id },
    )
  const basket = await shop.basket(PLENTY, { channel: 'paid' })
  expect(await make(basket, clerk)).toBe('PermissionDenied')
  expect((await make(basket, app)).order).toEqual({ status: 'UNCONFIRMED', isPaid: false })
  const unknown = toGlobalId('Checkout', '00000000-0000-4000-8000-000000000000')
  expect(codes(await make(unknown, app))).toEqual(['id CHECKOUT_NOT_FOUND'])
})

describe('orders that were placed elsewhere', () => {
  const told = (more: object = {}) => ({
    channel: 'us',
    createdAt: '2020-01-01T00:00:00Z',
    user: { email: 'old@example.com' },
    billingAddress: US,
    currency: 'USD',
    languageCode: 'EN',
    lines: [line()],
    ...more,
  })
  const line = (more: object = {}) => ({
    variantId: TEN,
    createdAt: '2020-01-01T00:00:00Z',
    isShippingRequired: true,
    isGiftCard: false,
    quantity: 3,
    totalPrice: { gross: 30, net: 30 },
    undiscountedTotalPrice: { gross: 33, net: 33 },
    warehouse: at.a,
    ...more,
  })
  const make = (orders: object[], more: object = {}) =>
    shop.by(
      clerk,
      `mutation($o: [OrderBulkCreateInput!]!, $p: ErrorPolicyEnum, $s: StockUpdatePolicyEnum) { orderBulkCreate(orders: $o, errorPolicy: $p, stockUpdatePolicy: $s) {
        count errors { code } results { errors { path code } order { id status origin userEmail total { gross { amount } } lines { productName unitPrice { gross { amount } } unitDiscount { amount } } fulfillments { trackingNumber lines { quantity } } events { type message } } } } }`,
      { o: orders, ...more },
    )
  const faults = async (...orders: object[]) =>
    (await make(orders)).results.map((r: Loose) => (r.errors ?? []).map((e: Loose) => `${e.path} ${e.code}`))

  it('are written as they are told, with their parcels and stock', async () => {
    const done = await make([
      told({
        status: 'PARTIALLY_FULFILLED',
        notes: [{ message: 'From the old shop' }],
        deliveryMethod: { shippingMethodName: 'Old post', shippingPrice: { gross: 5, net: 5 } },
        fulfillments: [
          { trackingCode: 'T1', lines: [{ variantId: TEN, quantity: 1, warehouse: at.a, orderLineIndex: 0 }] },
        ],
      }),
    ])
    expect(done).toMatchObject({ count: 1, errors: [] })
    expect(done.results[0].order).toMatchObject({
      status: 'PARTIALLY_FULFILLED',
      origin: 'BULK_CREATE',
      userEmail: 'old@example.com',
      total: { gross: { amount: 35 } },
      lines: [{ productName: 'Product', unitPrice: { gross: { amount: 10 } }, unitDiscount: { amount: 1 } }],
      fulfillments: [{ trackingNumber: 'T1', lines: [{ quantity: 1 }] }],
      events: [{ type: 'NOTE_ADDED', message: 'From the old shop' }],
    })
    expect(await stock()).toEqual({ quantity: 5, allocated: 2 })
  })

  it('are made without what they can do without, where the client ignores what fails', async () => {
    const done = await make(
      [
        told({
          notes: [{ message: 'x'.repeat(256) }, { message: 'Kept' }],
          giftCards: ['NO-SUCH-CARD'],
          voucherCode: 'NO-SUCH-CODE',
          shippingAddress: { country: 'US' },
          externalReference: 'old-1',
        }),
        told({ currency: 'EUR' }),
        told({ externalReference: 'old-1', notes: [{ message: 'x'.repeat(256) }] }),
      ],
      { p: 'IGNORE_FAILED' },
    )
    expect(done.count).toBe(1)
    const [made, foreign, again] = done.results
    expect(made.order.events).toEqual([{ type: 'NOTE_ADDED', message: 'Kept' }])
    const paths = made.errors.map((e: Loose) => `${e.path} ${e.code}`)
    expect(paths).toEqual(
      expect.arrayContaining([
        'notes.0.message NOTE_LENGTH',
        'giftCards.0 NOT_FOUND',
        'voucherCode NOT_FOUND',
        'shippingAddress.city REQUIRED',
      ]),
    )
    expect([foreign.order, again.order]).toEqual([null, null])
    expect(again.errors).toContainEqual({ path: 'externalReference', code: 'UNIQUE' })
  })

  it('are refused with everything that is wrong', async () => {
    expect(
      await faults(
        told({ currency: 'EUR' }),
        told({ createdAt: '2999-01-01T00:00:00Z' }),
        told({ user: {} }),
        told({ user: { email: 'a@example.com', externalReference: 'x' } }),
        told({ notes: [{ message: 'x'.repeat(256) }] }),
        told({ metadata: [{ key: '', value: '' }] }),
        told({ lines: [line({ totalPrice: { gross: 1, net: 2 } })] }),
        told({ lines: [line({ quantity: 7 })] }),
        told({ fulfillments: [{ lines: [{ variantId: PLENTY, quantity: 1, warehouse: at.a, orderLineIndex: 0 }] }] }),
        told({ fulfillments: [{ lines: [{ variantId: TEN, quantity: 1, warehouse: at.a, orderLineIndex: 5 }] }] }),
        told({ fulfillments: [{ lines: [{ variantId: TEN, quantity: 1, warehouse: at.a, orderLineIndex: -1 }] }] }),
      ),
    ).toEqual([
      ['currency INCORRECT_CURRENCY'],
      ['createdAt FUTURE_DATE'],
      ['user REQUIRED'],
      ['user TOO_MANY_IDENTIFIERS'],
      ['notes.0.message NOTE_LENGTH'],
      ['metadata METADATA_KEY_REQUIRED'],
      ['lines.0.totalPrice PRICE_ERROR'],
      ['lines.0.quantity INSUFFICIENT_STOCK'],
      ['fulfillments.0.lines.0.variant ORDER_LINE_FULFILLMENT_LINE_MISMATCH'],
      ['fulfillments.0.lines.0.orderLineIndex NO_RELATED_ORDER_LINE'],
      ['fulfillments.0.lines.0.orderLineIndex NEGATIVE_INDEX'],
    ])
    await shop.sql(
      "delete from stocks s using warehouses w where w.id = s.warehouse_id and w.slug = 'b' and variant_id = 2",
    )
    expect(await faults(told({ lines: [line({ warehouse: at.b })] }))).toEqual([
      ['lines.0.warehouse NON_EXISTING_STOCK'],
    ])
    expect((await make(Array.from({ length: 51 }, () => told()))).errors).toEqual([{ code: 'BULK_LIMIT' }])
  })

  it('are all refused where one is at fault, or only that one', async () => {
    const orders = [told(), told({ channel: 'no' })]
    expect((await make(orders)).count).toBe(0)
    const some = await make(orders, { p: 'REJECT_FAILED_ROWS', s: 'SKIP' })
    expect(some.count).toBe(1)
    expect(await stock()).toEqual({ quantity: 6, allocated: 0 })
  })
})
