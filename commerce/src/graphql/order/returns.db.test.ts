/** Staff take parcels back and book returns; apps and imports make orders of their own. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
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

  it('before the rest of the order was sent leave that rest to be packed', async () => {
    const { order } = await shop.complete(await shop.basket(TEN, { quantity: 3 }))
    const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
    const send = async (quantity: number) =>
      shop.by(
        clerk,
        `mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { fulfillments { lines { id } } ${ERRORS} } }`,
        { o: order.id, i: { lines: [{ orderLineId: lines[0].id, stocks: [{ quantity, warehouse: at.a }] }] } },
      )
    const toPack = async () =>
      (await shop.by(clerk, '{ orders(first: 1, filter: { status: [READY_TO_FULFILL] }) { totalCount } }', {}))
        .totalCount
    const { fulfillments } = await send(1)
    const fulfillmentLines = [{ fulfillmentLineId: fulfillments[0].lines[0].id, quantity: 1 }]
    expect((await back(order.id, { fulfillmentLines })).order.status).toBe('PARTIALLY_RETURNED')
    await shop.sql("update orders set charge_status = 'FULL'")
    expect(await toPack()).toBe(1)
    expect((await send(2)).errors).toEqual([])
    expect(await toPack()).toBe(0)
  })

  it('have pages as their reasons once a page type is chosen for them', async () => {
    const { id, parcelLine } = await sent(TEN)
    const owner = await shop.person({ permissions: ['MANAGE_SETTINGS'] })
    await shop.sql("insert into page_types (slug, name) values ('reasons', 'Reasons'), ('news', 'News')")
    await shop.sql(
      "insert into pages (slug, title, page_type_id) select x.slug, x.slug, t.id from (values ('torn', 'reasons'), ('late', 'reasons'), ('told', 'news')) x(slug, type) join page_types t on t.slug = x.type",
    )
    const pages: Record<string, string> = {}
    for (const page of await shop.sql('select id, slug from pages')) pages[page.slug] = toGlobalId('Page', page.id)
    const one = { fulfillmentLineId: parcelLine, quantity: 1 }
    const said = async (input: object) => codes(await back(id, input))
    expect(await said({ reasonReference: pages.late, fulfillmentLines: [one] })).toEqual(['reasonReference INVALID'])
    expect(await said({ fulfillmentLines: [{ ...one, reasonReference: pages.torn }] })).toEqual([
      'reasonReference INVALID',
    ])
    const [type] = await shop.sql("select id from page_types where slug = 'reasons'")
    await shop.by(
      owner,
      'mutation($i: ReturnSettingsUpdateInput!) { returnSettingsUpdate(input: $i) { errors { code } } }',
      { i: { returnReasonReferenceType: toGlobalId('PageType', type.id) } },
    )
    expect(await said({ reason: 'Late', fulfillmentLines: [one] })).toEqual(['reasonReference REQUIRED'])
    // The reason of a line does not stand for that of the whole.
    const ofLine = { ...one, reason: 'Wet', reasonReference: pages.torn }
    expect(await said({ fulfillmentLines: [ofLine] })).toEqual(['reasonReference REQUIRED'])
    for (const wrong of [pages.told, toGlobalId('Page', 99_999), toGlobalId('Product', 1), 'nonsense'])
      expect(await said({ reasonReference: wrong, fulfillmentLines: [one] })).toEqual(['reasonReference INVALID'])
    expect(
      await said({ reasonReference: pages.late, fulfillmentLines: [{ ...one, reasonReference: pages.told }] }),
    ).toEqual(['reasonReference INVALID'])
    const PARCELS = `query($id: ID) { order(id: $id) { fulfillments { status reason reasonReference { slug } lines { quantity reason reasonReference { slug } } } } }`
    const parcels = async (someone: Someone | null) =>
      (await shop.ask(PARCELS, { id }, someone?.token)).data.order.fulfillments
    // What was refused changed nothing.
    expect(await parcels(clerk)).toMatchObject([
      { status: 'FULFILLED', reasonReference: null, lines: [{ quantity: 3 }] },
    ])
    expect(await said({ reason: 'Late', reasonReference: pages.late, fulfillmentLines: [ofLine] })).toEqual([])
    const told = (named: boolean) => [
      { status: 'FULFILLED', reasonReference: null, lines: [{ quantity: 2, reasonReference: null }] },
      {
        status: 'RETURNED',
        reason: 'Late',
        reasonReference: named ? { slug: 'late' } : null,
        lines: [{ quantity: 1, reason: 'Wet', reasonReference: named ? { slug: 'torn' } : null }],
      },
    ]
    expect(await parcels(clerk)).toMatchObject(told(true))
    // Whoever knows an order's id sees its parcels, but not the shop's own pages about them.
    expect(await parcels(null)).toMatchObject(told(false))
    const app = await shop.program(['MANAGE_ORDERS'])
    const byApp = await shop.by(
      app,
      'mutation($o: ID!, $i: OrderReturnProductsInput!) { orderFulfillmentReturnProducts(order: $o, input: $i) { errors { field code } replaceFulfillment { reasonReference { slug } } } }',
      { o: id, i: { fulfillmentLines: [{ ...one, replace: true }] } },
    )
    expect(byApp).toEqual({ errors: [], replaceFulfillment: { reasonReference: null } })
    await shop.by(owner, 'mutation { returnReasonReferenceClear { errors { code } } }')
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

  it('out of a parcel that waits for approval give their stock back, too', async () => {
    await shop.sql('update shops set fulfillment_auto_approve = false')
    shop.forget()
    const { order } = await shop.complete(await shop.basket(TEN, { quantity: 5 }))
    const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
    const { fulfillments } = await shop.by(
      clerk,
      `mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { fulfillments { lines { id } } ${ERRORS} } }`,
      { o: order.id, i: { lines: [{ orderLineId: lines[0].id, stocks: [{ quantity: 3, warehouse: at.a }] }] } },
    )
    expect((await stock()).allocated).toBe(5)
    const done = await back(order.id, {
      orderLines: [{ orderLineId: lines[0].id, quantity: 1 }],
      fulfillmentLines: [{ fulfillmentLineId: fulfillments[0].lines[0].id, quantity: 2 }],
    })
    expect(done).toMatchObject({
      errors: [],
      order: { lines: [{ quantityFulfilled: 4, allocations: [{ quantity: 2 }] }] },
    })
    expect(await stock()).toEqual({ quantity: 6, allocated: 2 })
    await shop.sql('update shops set fulfillment_auto_approve = true')
  })

  it('or a part of the money leave the rest of the goods to be sent, until all money is back', async () => {
    const basket = await shop.basket(TEN, { quantity: 3 })
    await shop.by(
      null,
      'mutation($id: ID, $i: PaymentInput!) { checkoutPaymentCreate(id: $id, input: $i) { errors { field code } } }',
      { id: basket, i: { gateway: LEGACY_GATEWAY, token: 'fully_charged', amount: 41 } },
    )
    const { order } = await shop.complete(basket)
    await shop.sql('update shops set fulfillment_allow_unpaid = false')
    shop.forget()
    const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
    const send = async () =>
      shop.by(clerk, `mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { ${ERRORS} } }`, {
        o: order.id,
        i: { lines: [{ orderLineId: lines[0].id, stocks: [{ quantity: 1, warehouse: at.a }] }] },
      })
    const refund = async (amount: number) =>
      shop.by(
        clerk,
        `mutation($id: ID!, $amount: PositiveDecimal!) { orderRefund(id: $id, amount: $amount) { ${ERRORS} } }`,
        { id: order.id, amount },
      )
    const toPack = async () =>
      (await shop.by(clerk, '{ orders(first: 1, filter: { status: [READY_TO_FULFILL] }) { totalCount } }', {}))
        .totalCount
    const reviews = async () => (await shop.sql('select reason from payment_reviews')).map(({ reason }) => reason)
    expect((await refund(4)).errors).toEqual([])
    expect([await toPack(), await reviews()]).toEqual([1, []])
    expect((await send()).errors).toEqual([])
    expect((await refund(37)).errors).toEqual([])
    expect([await toPack(), await reviews()]).toEqual([0, ['UNCOVERED']])
    expect(codes(await send())).toEqual(['order CANNOT_FULFILL_UNPAID_ORDER'])
    await shop.sql('update shops set fulfillment_allow_unpaid = true')
    shop.forget()
  })

  it('stay refunded where their money went back before, so that it goes back once only', async () => {
    const basket = await shop.basket(TEN, { quantity: 3 })
    const paid = await shop.by(
      null,
      'mutation($id: ID, $i: PaymentInput!) { checkoutPaymentCreate(id: $id, input: $i) { errors { field code } } }',
      { id: basket, i: { gateway: LEGACY_GATEWAY, token: 'fully_charged', amount: 41 } },
    )
    expect(paid.errors).toEqual([])
    const { order } = await shop.complete(basket)
    const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
    const { fulfillments } = await shop.by(
      clerk,
      `mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { fulfillments { lines { id } } ${ERRORS} } }`,
      { o: order.id, i: { lines: [{ orderLineId: lines[0].id, stocks: [{ quantity: 3, warehouse: at.a }] }] } },
    )
    const PARCELS = 'totalRefunded { amount } fulfillments { status lines { id quantity } }'
    const refund = (fulfillmentLineId: string, n: number) =>
      shop.by(
        clerk,
        `mutation($o: ID!, $i: OrderRefundProductsInput!) { orderFulfillmentRefundProducts(order: $o, input: $i) { order { ${PARCELS} } ${ERRORS} } }`,
        { o: order.id, i: { fulfillmentLines: [{ fulfillmentLineId, quantity: n }] } },
      )
    const refunded = await refund(fulfillments[0].lines[0].id, 1)
    expect(refunded).toMatchObject({ errors: [], order: { totalRefunded: { amount: 12 } } })
    const one = refunded.order.fulfillments.find((f: Loose) => f.status === 'REFUNDED').lines[0].id
    const done = await back(order.id, {
      fulfillmentLines: [
        { fulfillmentLineId: one, quantity: 1 },
        { fulfillmentLineId: fulfillments[0].lines[0].id, quantity: 1 },
      ],
    })
    expect(done).toMatchObject({
      errors: [],
      returnFulfillment: { status: 'RETURNED', lines: [{ quantity: 1 }] },
      order: { status: 'PARTIALLY_RETURNED' },
    })
    const parcels = await shop.by(clerk, `query($id: ID) { order(id: $id) { ${PARCELS} } }`, { id: order.id })
    const of = (status: string): Loose[] =>
      parcels.fulfillments.filter((f: Loose) => f.status === status).flatMap((f: Loose) => f.lines)
    expect(of('RETURNED')).toMatchObject([{ quantity: 1 }])
    expect(of('REFUNDED_AND_RETURNED')).toMatchObject([{ quantity: 1 }])
    expect(codes(await refund(of('REFUNDED_AND_RETURNED')[0].id, 1))).toEqual(['fulfillmentLineId INVALID'])
    // What alone comes back is told, too.
    const other = await refund(fulfillments[0].lines[0].id, 1)
    const again = other.order.fulfillments.findLast((f: Loose) => f.status === 'REFUNDED').lines[0].id
    const last = await back(order.id, { fulfillmentLines: [{ fulfillmentLineId: again, quantity: 1 }] })
    expect(last).toMatchObject({
      errors: [],
      returnFulfillment: { status: 'REFUNDED_AND_RETURNED', lines: [{ quantity: 1 }] },
      order: { status: 'RETURNED' },
    })
  })

  it('cannot come back of an order that is over', async () => {
    for (const status of ['CANCELED', 'EXPIRED']) {
      const { order } = await shop.complete(await shop.basket(TEN, { quantity: 1 }))
      const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
      await shop.sql('update orders set status = $1', [status])
      expect(codes(await back(order.id, { orderLines: [{ orderLineId: lines[0].id, quantity: 1 }] }))).toEqual([
        'order INVALID',
      ])
    }
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

  it('bring their payments and invoices along', async () => {
    const importer = await shop.program(['MANAGE_ORDERS_IMPORT', 'MANAGE_ORDERS', 'HANDLE_PAYMENTS'])
    const bring = (more: object, policy = 'REJECT_EVERYTHING') =>
      shop.by(
        importer,
        `mutation($o: [OrderBulkCreateInput!]!, $p: ErrorPolicyEnum) { orderBulkCreate(orders: $o, errorPolicy: $p) { count results { errors { path code } order { id chargeStatus authorizeStatus
          totalCharged { amount } totalAuthorized { amount } invoices { number url status createdAt metadata { key value } }
          transactions { name pspReference actions externalUrl chargedAmount { amount } refundedAmount { amount } authorizedAmount { amount } createdAt metadata { key value }
            paymentMethodDetails { name } createdBy { ... on App { id } } events { type amount { amount } pspReference } } } } } }`,
        { o: [told(more)], p: policy },
      )
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const invoice = { createdAt: '2020-01-02T00:00:00Z', number: 'OLD/7', url: 'https://old.example.com/7.pdf' }
    const done = await bring({
      transactions: [
        {
          name: 'Old card',
          pspReference: 'old-77',
          externalUrl: 'https://pay.example.com/77',
          availableActions: ['REFUND'],
          amountCharged: usd(12),
          amountRefunded: usd(3),
          metadata: [{ key: 'from', value: 'old' }],
          paymentMethodDetails: { other: { name: 'Cheque' } },
        },
        { amountAuthorized: usd(10) },
      ],
      invoices: [{ ...invoice, metadata: [{ key: 'kept', value: 'yes' }] }, { createdAt: invoice.createdAt }],
    })
    expect(done).toMatchObject({ count: 1, results: [{ errors: [] }] })
    const { order } = done.results[0]
    expect(order).toMatchObject({
      chargeStatus: 'PARTIAL',
      authorizeStatus: 'PARTIAL',
      totalCharged: { amount: 12 },
      totalAuthorized: { amount: 10 },
      invoices: [
        { number: 'OLD/7', url: invoice.url, status: 'SUCCESS', metadata: [{ key: 'kept', value: 'yes' }] },
        { number: null, url: null },
      ],
      transactions: [
        {
          name: 'Old card',
          pspReference: 'old-77',
          actions: ['REFUND'],
          externalUrl: 'https://pay.example.com/77',
          chargedAmount: { amount: 12 },
          refundedAmount: { amount: 3 },
          metadata: [{ key: 'from', value: 'old' }],
          paymentMethodDetails: { name: 'Cheque' },
          createdBy: { id: importer.id },
        },
        { authorizedAmount: { amount: 10 }, events: [{ type: 'AUTHORIZATION_SUCCESS', amount: { amount: 10 } }] },
      ],
    })
    expect(new Date(order.invoices[0].createdAt)).toEqual(new Date(invoice.createdAt))
    expect(order.transactions[0].events.map((e: Loose) => `${e.type} ${e.amount.amount}`).toSorted()).toEqual([
      'CHARGE_SUCCESS 15',
      'REFUND_SUCCESS 3',
    ])
    // What the books say of the order is what its payments say.
    const [{ off }] = await shop.sql(
      'select count(*)::int as off from orders o where o.total_charged <> (select coalesce(sum(t.charged), 0) from transactions t where t.order_id = o.id)',
    )
    expect(off).toBe(0)
    const wrong = {
      transactions: [
        { amountCharged: { amount: 1, currency: 'EUR' } },
        { externalUrl: 'nowhere' },
        { metadata: [{ key: '', value: 'x' }] },
      ],
      invoices: [
        { createdAt: '2200-01-01T00:00:00Z' },
        { ...invoice, url: 'ftp://old.example.com' },
        { ...invoice, privateMetadata: [{ key: ' ', value: 'x' }] },
      ],
    }
    const orders = () => shop.count('select count(*)::int as n from orders')
    const before = await orders()
    const refused = (await bring(wrong)).results[0].errors.map((e: Loose) => `${e.path} ${e.code}`)
    expect(refused.toSorted()).toEqual([
      'invoices.0.createdAt FUTURE_DATE',
      'invoices.1.url INVALID',
      'invoices.2.privateMetadata METADATA_KEY_REQUIRED',
      'transactions.0.amountCharged INCORRECT_CURRENCY',
      'transactions.1 INVALID',
      'transactions.2.metadata METADATA_KEY_REQUIRED',
    ])
    // An order can do without an invoice, but not without its money.
    expect((await bring(wrong, 'IGNORE_FAILED')).count).toBe(0)
    expect(await orders()).toBe(before)
    const lesser = await bring({ invoices: [...wrong.invoices, invoice] }, 'IGNORE_FAILED')
    expect(lesser).toMatchObject({ count: 1, results: [{ order: { invoices: [{ number: 'OLD/7' }] } }] })
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
    expect(await faults(...Array.from({ length: 51 }, () => told()))).toEqual([['null BULK_LIMIT']])
  })

  it('are all refused where one is at fault, or only that one', async () => {
    const orders = [told(), told({ channel: 'no' })]
    expect((await make(orders)).count).toBe(0)
    const some = await make(orders, { p: 'REJECT_FAILED_ROWS', s: 'SKIP' })
    expect(some.count).toBe(1)
    expect(await stock()).toEqual({ quantity: 6, allocated: 0 })
  })
})
