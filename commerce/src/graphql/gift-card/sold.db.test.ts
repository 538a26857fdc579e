/** Gift cards that are sold as products: made once with their parcel, by themselves or by staff. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
import { usualLastDay } from '../../domain/gift-card/create.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { DUMMY, TEN, US } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_GIFT_CARD', 'MANAGE_ORDERS', 'MANAGE_PRODUCTS'] })
  await shop.sql(
    `update product_types set kind = 'GIFT_CARD', is_shipping_required = false
      where id = (select p.product_type_id from products p join variants v on v.product_id = p.id where v.id = 2)`,
  )
  await shop.sql('update stocks set quantity = 500 where variant_id = 2')
  await shop.sql("update channels set automatically_fulfill_non_shippable_gift_card = slug = 'paid'")
  shop.forget()
}, 60_000)
afterAll(() => shop.close())

const CARDS = `{ giftCards(first: 50, sortBy: { field: CREATED_AT, direction: ASC }) { edges { node { id isActive createdByEmail boughtInChannel
  initialBalance { amount } currentBalance { amount } product { id } events { type orderId } } } } }`
const cardsOf = async (orderId: string) =>
  (await shop.by(clerk, CARDS)).edges
    .map((e: { node: unknown }) => e.node)
    .filter((c: { events: { type: string; orderId: string }[] }) =>
      c.events.some((e) => e.type === 'BOUGHT' && e.orderId === orderId),
    )
const order = (id: string) =>
  shop.by(
    clerk,
    'query($id: ID) { order(id: $id) { id status events { type } lines { id } fulfillments { id status } } }',
    {
      id,
    },
  )
const keyOf = (id: string): string => Buffer.from(id, 'base64').toString().split(':')[1]!
const mails = async () => (await shop.sql("select recipient from mails where kind = 'gift-card'")).length

async function basket(quantity: number, channel: string): Promise<string> {
  const { checkout, errors } = await shop.by(
    null,
    'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id totalPrice { gross { amount } } } errors { code field } } }',
    {
      i: {
        channel,
        email: 'ann@example.com',
        lines: [{ variantId: TEN, quantity }],
        billingAddress: {
          firstName: 'A',
          lastName: 'B',
          streetAddress1: 'C',
          city: 'NEW YORK',
          country: 'US',
          countryArea: 'NY',
          postalCode: '10001',
        },
      },
    },
  )
  expect(errors).toEqual([])
  return checkout.id
}
async function pay(id: string, amount: number): Promise<void> {
  const paid = await shop.by(
    null,
    'mutation($id: ID, $i: PaymentInput!) { checkoutPaymentCreate(id: $id, input: $i) { errors { field code } } }',
    { id, i: { gateway: LEGACY_GATEWAY, token: 'fully_charged', amount } },
  )
  expect(paid.errors).toEqual([])
}
const total = async (id: string): Promise<number> =>
  (await shop.by(null, 'query($id: ID) { checkout(id: $id) { totalPrice { gross { amount } } } }', { id })).totalPrice
    .gross.amount

test('are made and mailed once the order is paid, and only once however often it is completed', async () => {
  const id = await basket(3, 'paid')
  const amount = await total(id)
  await pay(id, amount)
  const before = await mails()
  const done = await Promise.all([shop.complete(id), shop.complete(id), shop.complete(id)])
  expect(new Set(done.map((d) => d.order.id)).size).toBe(1)
  const orderId = done[0].order.id
  const placed = await order(orderId)
  expect(placed).toMatchObject({ status: 'FULFILLED', fulfillments: [{ status: 'FULFILLED' }] })
  const cards = await cardsOf(orderId)
  expect(cards).toHaveLength(3)
  for (const card of cards)
    expect(card).toMatchObject({
      isActive: true,
      createdByEmail: 'ann@example.com',
      boughtInChannel: 'paid',
      initialBalance: { amount: amount / 3 },
      currentBalance: { amount: amount / 3 },
      product: { id: expect.any(String) },
      events: [{ type: 'BOUGHT', orderId }],
    })
  expect(await mails()).toBe(before + 3)
  const bought = 'query($b: Boolean) { orders(first: 9, filter: { giftCardBought: $b }) { edges { node { id } } } }'
  expect((await shop.by(clerk, bought, { b: true })).edges).toContainEqual({ node: { id: orderId } })
  expect((await shop.by(clerk, bought, { b: false })).edges).not.toContainEqual({ node: { id: orderId } })
  // What was bought so is not taken back by halves.
  const [{ id: warehouse }] = await shop.sql('select id from warehouses limit 1')
  const parcel = await shop.by(
    clerk,
    'mutation($id: ID!, $w: ID!) { orderFulfillmentCancel(id: $id, input: { warehouseId: $w }) { errors { field code } } }',
    { id: placed.fulfillments[0].id, w: toGlobalId('Warehouse', warehouse) },
  )
  expect(parcel.errors).toEqual([{ field: 'fulfillment', code: 'CANNOT_CANCEL_FULFILLMENT' }])
  const refund = await shop.by(
    clerk,
    'mutation($id: ID!) { orderRefund(id: $id, amount: 1) { errors { field code } } }',
    { id: orderId },
  )
  expect(refund.errors).toEqual([{ field: 'id', code: 'CANNOT_REFUND' }])
})

test('are mailed in the language of the order', async () => {
  const id = await basket(1, 'paid')
  const chosen = await shop.by(
    null,
    'mutation($id: ID) { checkoutLanguageCodeUpdate(id: $id, languageCode: CS) { errors { code } } }',
    { id },
  )
  expect(chosen).toEqual({ errors: [] })
  await pay(id, await total(id))
  expect((await shop.complete(id)).errors).toEqual([])
  const [last] = await shop.sql(
    "select language_code as language from mails where kind = 'gift-card' order by id desc limit 1",
  )
  expect(last.language).toBe('CS')
})

test('are made when a draft is completed that was paid before', async () => {
  const [{ id: channel }] = await shop.sql("select id from channels where slug = 'paid'")
  const { order: draft, errors } = await shop.by(
    clerk,
    'mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { order { id } errors { field code } } }',
    {
      i: {
        channelId: toGlobalId('Channel', channel),
        userEmail: 'ann@example.com',
        lines: [{ variantId: TEN, quantity: 2 }],
        shippingAddress: US,
        billingAddress: US,
      },
    },
  )
  expect(errors).toEqual([])
  const run = (mutation: string) =>
    shop.by(clerk, `mutation($id: ID!) { ${mutation}(id: $id) { errors { field code } } }`, { id: draft.id })
  expect(await run('orderMarkAsPaid')).toEqual({ errors: [] })
  expect(await cardsOf(draft.id)).toEqual([])
  expect(await run('draftOrderComplete')).toEqual({ errors: [] })
  expect(await order(draft.id)).toMatchObject({ status: 'FULFILLED', fulfillments: [{ status: 'FULFILLED' }] })
  expect(await cardsOf(draft.id)).toHaveLength(2)
})

test('can pay for an order at once', async () => {
  const id = await basket(1, 'paid')
  await pay(id, await total(id))
  const { order: first } = await shop.complete(id)
  const [{ id: bought }] = await cardsOf(first.id)
  const { code } = await shop.by(clerk, 'query($id: ID!) { giftCard(id: $id) { code } }', { id: bought })
  const next = await basket(1, 'paid')
  await shop.promo(next, code)
  expect(await total(next)).toBe(0)
  const { order: second, errors } = await shop.complete(next)
  expect(errors).toEqual([])
  expect(await order(second.id)).toMatchObject({ status: 'FULFILLED' })
  expect(await cardsOf(second.id)).toHaveLength(1)
})

test('are made when staff send them where the channel does not do it, and end with a cancelled order', async () => {
  const id = await basket(2, 'us')
  const { order: placed } = await shop.complete(id)
  const paid = await shop.by(
    clerk,
    'mutation($id: ID!) { orderMarkAsPaid(id: $id) { order { status } errors { code } } }',
    { id: placed.id },
  )
  expect(paid.errors).toEqual([])
  expect(await cardsOf(placed.id)).toEqual([])
  const { lines } = await order(placed.id)
  const [{ warehouse }] = await shop.sql('select warehouse_id as warehouse from stocks where variant_id = 2 limit 1')
  const send = (quantity: number) =>
    shop.by(
      clerk,
      'mutation($id: ID!, $i: OrderFulfillInput!) { orderFulfill(order: $id, input: $i) { fulfillments { id } errors { field code } } }',
      {
        id: placed.id,
        i: {
          notifyCustomer: false,
          lines: [{ orderLineId: lines[0].id, stocks: [{ quantity, warehouse: toGlobalId('Warehouse', warehouse) }] }],
        },
      },
    )
  const sent = await Promise.all([send(2), send(2)])
  expect(sent.filter((s) => s.errors.length === 0)).toHaveLength(1)
  expect(await cardsOf(placed.id)).toHaveLength(2)
  // A card may have been spent, so what was paid for it does not go back with its line.
  const sentLines = await shop
    .by(clerk, 'query($id: ID) { order(id: $id) { fulfillments { lines { id } } } }', { id: placed.id })
    .then((o) => [{ fulfillmentLineId: o.fulfillments[0].lines[0].id, quantity: 1 }])
  const back = (i: object) =>
    shop.by(
      clerk,
      'mutation($id: ID!, $i: OrderReturnProductsInput!) { orderFulfillmentReturnProducts(order: $id, input: $i) { errors { field code } } }',
      { id: placed.id, i },
    )
  expect((await back({ fulfillmentLines: sentLines })).errors).toEqual([
    { field: 'fulfillmentLineId', code: 'GIFT_CARD_LINE' },
  ])
  expect((await back({ orderLines: [{ orderLineId: lines[0].id, quantity: 1 }] })).errors).toEqual([
    { field: 'orderLineId', code: 'GIFT_CARD_LINE' },
  ])
  expect((await order(placed.id)).status).toBe('FULFILLED')
  await shop.sql("update fulfillments set status = 'RETURNED' where order_id = $1", [keyOf(placed.id)])
  await shop.sql("update orders set status = 'RETURNED' where id = $1", [keyOf(placed.id)])
  const ended = await shop.by(
    clerk,
    'mutation($id: ID!) { orderCancel(id: $id) { order { status } errors { code } } }',
    { id: placed.id },
  )
  expect(ended).toEqual({ order: { status: 'CANCELED' }, errors: [] })
  const cards = await cardsOf(placed.id)
  expect(
    cards.map((c: { isActive: boolean; events: { type: string }[] }) => [c.isActive, c.events.map((e) => e.type)]),
  ).toEqual([
    [false, ['BOUGHT', 'DEACTIVATED']],
    [false, ['BOUGHT', 'DEACTIVATED']],
  ])
})

test('are left to staff where there are too few, and the payment stays booked', async () => {
  const id = await basket(1, 'us')
  const { order: placed } = await shop.complete(id)
  await shop.sql("update channels set automatically_fulfill_non_shippable_gift_card = true where slug = 'us'")
  await shop.sql('update stocks set quantity = 0 where variant_id = 2')
  const paid = await shop.pay(placed.id, {
    id: DUMMY,
    data: { event: { type: 'CHARGE_SUCCESS', includePspReference: true } },
  })
  expect(paid.errors).toEqual([])
  expect(await order(placed.id)).toMatchObject({ status: 'UNFULFILLED', fulfillments: [] })
  expect(await cardsOf(placed.id)).toEqual([])
})

test('do not go back for money with their lines, whatever paid for them', async () => {
  await shop.sql('update stocks set quantity = 500 where variant_id = 2')
  const id = await basket(2, 'paid')
  await pay(id, await total(id))
  const { order: placed } = await shop.complete(id)
  const { fulfillments } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { fulfillments { lines { id } } } }', {
    id: placed.id,
  })
  const refunded = await shop.by(
    clerk,
    `mutation($id: ID!, $l: ID!) { orderFulfillmentRefundProducts(order: $id, input: { fulfillmentLines: [{ fulfillmentLineId: $l, quantity: 1 }] }) {
      order { totalRefunded { amount } } errors { field code } } }`,
    { id: placed.id, l: fulfillments[0].lines[0].id },
  )
  expect(refunded.errors).toEqual([{ field: 'fulfillmentLineId', code: 'GIFT_CARD_LINE' }])
})

test('last for a time that a calendar has', async () => {
  const manager = await shop.person({ permissions: ['MANAGE_GIFT_CARD'] })
  const settings = (amount: number, type: string) =>
    shop.by(
      manager,
      'mutation($i: GiftCardSettingsUpdateInput!) { giftCardSettingsUpdate(input: $i) { errors { field code } } }',
      { i: { expiryType: 'EXPIRY_PERIOD', expiryPeriod: { amount, type } } },
    )
  for (const type of ['DAY', 'WEEK', 'MONTH', 'YEAR'])
    expect((await settings(2_147_483_647, type)).errors).toEqual([{ field: 'expiryPeriod', code: 'INVALID' }])
  expect((await settings(1000, 'YEAR')).errors).toEqual([])
  await shop.sql('update shops set gift_card_expiry_amount = 2147483647')
  shop.forget()
  const id = await basket(1, 'paid')
  await pay(id, await total(id))
  const { order: placed, errors } = await shop.complete(id)
  expect(errors).toEqual([])
  expect(await cardsOf(placed.id)).toHaveLength(1)
  await shop.sql(
    "update shops set gift_card_expiry_type = 'NEVER_EXPIRE', gift_card_expiry_amount = null, gift_card_expiry_unit = null",
  )
})

test('last for whole months and years, also from the last day of a month on', async () => {
  const lastDay = async (amount: number, unit: string, from: string) => {
    await shop.sql(
      "update shops set gift_card_expiry_type = 'EXPIRY_PERIOD', gift_card_expiry_amount = $1, gift_card_expiry_unit = $2",
      [amount, unit],
    )
    return usualLastDay(shop.services.database.pool, new Date(`${from}T12:00:00Z`))
  }
  expect(await lastDay(1, 'MONTH', '2027-01-31')).toBe('2027-02-28')
  expect(await lastDay(13, 'MONTH', '2027-01-31')).toBe('2028-02-29')
  expect(await lastDay(2, 'MONTH', '2026-12-31')).toBe('2027-02-28')
  expect(await lastDay(1, 'YEAR', '2028-02-29')).toBe('2029-02-28')
  expect(await lastDay(6, 'MONTH', '2026-11-27')).toBe('2027-05-27')
  expect(await lastDay(3, 'WEEK', '2026-12-25')).toBe('2027-01-15')
  await shop.sql(
    "update shops set gift_card_expiry_type = 'NEVER_EXPIRE', gift_card_expiry_amount = null, gift_card_expiry_unit = null",
  )
})

test('are worth together what their line cost, also where that cannot be shared evenly and they leave in parts', async () => {
  await shop.sql("update channels set automatically_fulfill_non_shippable_gift_card = false where slug = 'us'")
  await shop.sql('update stocks set quantity = 500 where variant_id = 2')
  shop.forget()
  const id = await basket(7, 'us')
  await shop.promo(id, 'FIVE')
  const { order: placed } = await shop.complete(id)
  expect(placed.total.gross.amount).toBe(83)
  await shop.by(clerk, 'mutation($id: ID!) { orderMarkAsPaid(id: $id) { errors { code } } }', { id: placed.id })
  const { lines } = await order(placed.id)
  const [{ warehouse }] = await shop.sql('select warehouse_id as warehouse from stocks where variant_id = 2 limit 1')
  const send = async (quantity: number) => {
    const stocks = [{ quantity, warehouse: toGlobalId('Warehouse', warehouse) }]
    const sent = await shop.by(
      clerk,
      'mutation($id: ID!, $i: OrderFulfillInput!) { orderFulfill(order: $id, input: $i) { fulfillments { id } errors { field code } } }',
      { id: placed.id, i: { notifyCustomer: false, lines: [{ orderLineId: lines[0].id, stocks }] } },
    )
    expect(sent.errors).toEqual([])
    return sent.fulfillments[0].id as string
  }
  const approving = async (isOn: boolean) => {
    await shop.sql('update shops set fulfillment_auto_approve = $1', [!isOn])
    shop.forget()
  }
  const worth = async () => {
    const cards: { initialBalance: { amount: number } }[] = await cardsOf(placed.id)
    return cards.map((c) => Math.round(c.initialBalance.amount * 100))
  }
  // A parcel that waits for its approval has no cards yet, and those of later parcels are made first.
  await approving(true)
  const waiting = await send(2)
  await approving(false)
  await send(3)
  await send(2)
  expect(await worth()).toHaveLength(5)
  const approved = await shop.by(
    clerk,
    'mutation($id: ID!) { orderFulfillmentApprove(id: $id, notifyCustomer: false) { errors { code } } }',
    { id: waiting },
  )
  expect(approved.errors).toEqual([])
  const all = await worth()
  expect(new Set(all)).toEqual(new Set([1185, 1186]))
  expect([all.length, all.reduce((a, b) => a + b)]).toEqual([7, 8300])
})
