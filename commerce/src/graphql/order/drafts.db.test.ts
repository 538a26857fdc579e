/** Staff make orders for customers: drafts, their prices, and how they are placed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { fromGlobalId, toGlobalId } from '../../domain/global-id.ts'
import { DUMMY, PLENTY, TEN, UNCOUNTED, US } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
const METHOD = toGlobalId('ShippingMethod', 1)
const CHANNEL = toGlobalId('Channel', 1)
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_USERS'] })
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => shop.sql('truncate orders cascade; update stocks set allocated = 0'))

/** Changes a setting, which the shop would else remember as it was for a second. */
async function setting(text: string, ...values: unknown[]): Promise<void> {
  await shop.sql(text, values)
  shop.forget()
}

const PRICES = 'subtotal { gross { amount } } total { gross { amount } } shippingPrice { gross { amount } }'
const ORDER = `order { id status origin userEmail canFinalize voucherCode errors { field code } ${PRICES}
  lines { id quantity isPriceOverridden unitPrice { gross { amount } } unitDiscount { amount } unitDiscountReason allocations { quantity } discounts { type } }
  discounts { id type value valueType amount { amount } } events { type message quantity lines { quantity itemName discount { value oldValue amount { amount } } } related { message } relatedOrder { id } } }`
const ERRORS = 'errors { field code variants orderLines addressType }'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const run = (operation: string, types: string, variables: object, more = ORDER, who = clerk): Promise<Loose> => {
  const [head] = operation.split('(')
  return shop.by(
    who,
    `mutation(${types}) { ${operation} { ${more} ${head === 'orderNoteAdd' || head === 'orderNoteUpdate' ? 'errors { field code }' : ERRORS} } }`,
    variables,
  )
}
const create = (input: object = {}, who = clerk) =>
  run('draftOrderCreate(input: $i)', '$i: DraftOrderCreateInput!', { i: { channelId: CHANNEL, ...input } }, ORDER, who)
const full = (lines: object[], more: object = {}) =>
  create({
    userEmail: 'ann@example.com',
    lines,
    shippingAddress: US,
    billingAddress: US,
    shippingMethod: METHOD,
    ...more,
  })
const update = (id: string, input: object) =>
  run('draftOrderUpdate(id: $id, input: $i)', '$id: ID, $i: DraftOrderInput!', { id, i: input })
const complete = (id: string) => run('draftOrderComplete(id: $id)', '$id: ID!', { id })
const add = (id: string, ...lines: object[]) =>
  run('orderLinesCreate(id: $id, input: $i)', '$id: ID!, $i: [OrderLineCreateInput!]!', { id, i: lines })
const quantity = (id: string, n: number) =>
  run('orderLineUpdate(id: $id, input: { quantity: $n })', '$id: ID!, $n: Int!', { id, n })
const discount = (orderId: string, input: object) =>
  run('orderDiscountAdd(orderId: $id, input: $i)', '$id: ID!, $i: OrderDiscountCommonInput!', { id: orderId, i: input })
const lineDiscount = (id: string, input: object) =>
  run('orderLineDiscountUpdate(orderLineId: $id, input: $i)', '$id: ID!, $i: OrderDiscountCommonInput!', {
    id,
    i: input,
  })
const codes = (answer: Loose): string[] => answer.errors.map((e: Loose) => `${e.field} ${e.code}`)
const gross = (order: Loose) => [order.subtotal, order.shippingPrice, order.total].map((p) => p.gross.amount)
const line = (variantId: string, n = 1, more: object = {}) => ({ variantId, quantity: n, ...more })

describe('an order that staff make for an address', () => {
  it('goes to the account whose owner has shown that the address is theirs, and to no stranger’s', async () => {
    const stranger = { isConfirmed: false, passwordHash: 'chosen by a stranger' }
    const [registered, theirs] = ['registered@example.com', 'theirs@example.com']
    await shop.signUp(registered, stranger)
    await shop.signUp(theirs)
    const ownerOf = async (id: string): Promise<string | null> =>
      (await shop.by(clerk, 'query($id: ID) { order(id: $id) { user { email } } }', { id })).user?.email ?? null
    const { order: strange } = await full([line(PLENTY)], { userEmail: registered })
    expect([strange.userEmail, await ownerOf(strange.id)]).toEqual([registered, null])
    const { order: own } = await full([line(PLENTY)], { userEmail: theirs })
    expect(await ownerOf(own.id)).toBe(theirs)
    expect((await update(own.id, { userEmail: registered })).errors).toEqual([])
    expect(await ownerOf(own.id)).toBeNull()
    const importer = await shop.program(['MANAGE_ORDERS_IMPORT', 'MANAGE_ORDERS', 'MANAGE_USERS'])
    const [{ id: warehouse }] = await shop.sql("select id from warehouses where slug = 'a'")
    const told = (user: object) => ({
      channel: 'us',
      createdAt: '2020-01-01T00:00:00Z',
      user,
      billingAddress: US,
      currency: 'USD',
      languageCode: 'EN',
      lines: [
        {
          variantId: PLENTY,
          createdAt: '2020-01-01T00:00:00Z',
          isShippingRequired: true,
          isGiftCard: false,
          quantity: 1,
          totalPrice: { gross: 10, net: 10 },
          undiscountedTotalPrice: { gross: 10, net: 10 },
          warehouse: toGlobalId('Warehouse', warehouse),
        },
      ],
    })
    const [{ id: strangersKey }] = await shop.sql('select id from users where email = $1', [registered])
    const made = await shop.by(
      importer,
      'mutation($o: [OrderBulkCreateInput!]!) { orderBulkCreate(orders: $o) { results { order { userEmail user { email } } errors { code path } } } }',
      { o: [told({ email: registered }), told({ email: theirs }), told({ id: toGlobalId('User', strangersKey) })] },
    )
    expect(made.results.map((one: Loose) => [one.order.userEmail, one.order.user?.email ?? null])).toEqual([
      [registered, null],
      [theirs, theirs],
      // Who names an account means that account.
      [registered, registered],
    ])
  })
})

it('a reference that is given twice at once is taken the second time', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => create({ externalReference: 'at-once' })))
  expect(made.flatMap((one) => codes(one))).toEqual(Array.from({ length: 3 }, () => 'externalReference UNIQUE'))
})

describe('a draft with a payment', () => {
  it('is not deleted, because the books say where the money came', async () => {
    const [{ order: paid }, { order: other }] = [await full([line(PLENTY)]), await full([line(PLENTY)])]
    const marked = await run('orderMarkAsPaid(id: $id)', '$id: ID!', { id: paid.id })
    expect(marked.errors).toEqual([])
    expect(codes(await run('draftOrderDelete(id: $id)', '$id: ID!', { id: paid.id }))).toEqual(['id INVALID'])
    const several = await shop.by(
      clerk,
      'mutation($ids: [ID!]!) { draftOrderBulkDelete(ids: $ids) { count errors { field code } } }',
      { ids: [paid.id, other.id] },
    )
    expect(several).toEqual({ count: 1, errors: [{ field: paid.id, code: 'INVALID' }] })
    await shop.sql('truncate transactions cascade')
  })
})

describe('a draft', () => {
  it('costs what a checkout would cost, whatever is changed', async () => {
    const { order } = await full([line(PLENTY, 2), line(TEN)])
    expect(gross(order)).toEqual([36, 5, 41])
    expect(order).toMatchObject({ status: 'DRAFT', origin: 'DRAFT', canFinalize: true })
    expect((await add(order.id, line(PLENTY, 1))).order.lines.map((l: Loose) => l.quantity)).toEqual([3, 1])
    const forced = await add(order.id, line(PLENTY, 1, { forceNewLine: true, price: 2.499 }))
    expect(forced.order.lines[2]).toMatchObject({ isPriceOverridden: true, unitPrice: { gross: { amount: 2.5 } } })
    expect((await quantity(order.lines[0].id, 1)).order.events.at(-1)).toMatchObject({
      type: 'REMOVED_PRODUCTS',
      lines: [{ quantity: 2, itemName: 'Product (3 seeds)' }],
    })
    const removed = await run('orderLineDelete(id: $id)', '$id: ID!', { id: order.lines[1].id })
    expect(gross(removed.order)).toEqual([14.5, 5, 19.5])
    const shipped = await run('orderUpdateShipping(order: $id, input: {})', '$id: ID!', { id: order.id })
    expect(gross(shipped.order)).toEqual([14.5, 0, 14.5])
  })

  it('is refused where it is too large to be counted', async () => {
    const most = 2 ** 31 - 1
    expect(codes(await create({ lines: [line(TEN, most), line(TEN, most)] }))).toEqual(['lines INVALID'])
    expect(codes(await create({ lines: [line(TEN, most, { price: 999_999_999_999 })] }))).toEqual(['lines INVALID'])
    const { order } = await create({ lines: [line(TEN, most)] })
    expect(codes(await add(order.id, line(TEN, 1)))).toEqual(['lines INVALID'])
  })

  it('takes stock when it is completed, and not before', async () => {
    const { order } = await full([line(TEN, 4)])
    const allocated = () => shop.count('select sum(allocated) from stocks')
    expect(await allocated()).toBe(0)
    const done = await complete(order.id)
    expect(done.order).toMatchObject({ status: 'UNFULFILLED', lines: [{ allocations: [{ quantity: 4 }] }] })
    expect(done.order.events.map((e: Loose) => e.type)).toEqual([
      'ADDED_PRODUCTS',
      'DRAFT_CREATED',
      'PLACED_FROM_DRAFT',
      'CONFIRMED',
    ])
    expect(await allocated()).toBe(4)
    expect(codes(await complete(order.id))).toEqual(['id INVALID'])
    expect(codes(await add(order.id, line(TEN)))).toEqual(['id NOT_EDITABLE'])
    expect(codes(await update(order.id, {}))).toEqual(['id INVALID'])
    const other = await full([line(TEN, 7)])
    expect(codes(await complete(other.order.id))).toEqual(['lines INSUFFICIENT_STOCK'])
    expect(await shop.count("select count(*) from mails where kind = 'order-placed'")).toBeGreaterThan(0)
  })

  it('is neither sent nor returned before it is placed', async () => {
    const { order } = await full([line(TEN, 2)])
    const [{ id: warehouse }] = await shop.sql("select id from warehouses where slug = 'a'")
    const stocks = [{ quantity: 2, warehouse: toGlobalId('Warehouse', warehouse) }]
    const send = () =>
      run('orderFulfill(order: $o, input: $i)', '$o: ID, $i: OrderFulfillInput!', {
        o: order.id,
        i: { lines: [{ orderLineId: order.lines[0].id, stocks }] },
      })
    const back = (replace: boolean) =>
      run('orderFulfillmentReturnProducts(order: $o, input: $i)', '$o: ID!, $i: OrderReturnProductsInput!', {
        o: order.id,
        i: { orderLines: [{ orderLineId: order.lines[0].id, quantity: 1, replace }] },
      })
    await setting('update shops set fulfillment_allow_unpaid = true')
    shop.forget()
    for (const done of [await send(), await back(false), await back(true)])
      expect(codes(done)).toEqual(['order INVALID'])
    expect((await complete(order.id)).errors).toEqual([])
    expect((await send()).errors).toEqual([])
    await setting('update shops set fulfillment_allow_unpaid = false')
    shop.forget()
  })

  it('tells everything that it lacks', async () => {
    const { order } = await create()
    expect(codes(await complete(order.id))).toEqual(['order BILLING_ADDRESS_NOT_SET', 'lines REQUIRED'])
    expect(order).toMatchObject({ canFinalize: false, userEmail: null })
    await add(order.id, line(PLENTY))
    expect(codes(await complete(order.id))).toEqual([
      'order BILLING_ADDRESS_NOT_SET',
      'order ORDER_NO_SHIPPING_ADDRESS',
      'shipping SHIPPING_METHOD_REQUIRED',
    ])
  })

  it('refuses what cannot be', async () => {
    expect(codes(await create({ channelId: null }))).toEqual(['channel REQUIRED'])
    expect(await create({ channelId: toGlobalId('Channel', 99) })).toBe('PermissionDenied')
    expect(codes(await create({ voucherCode: 'NO' }))).toEqual(['voucherCode INVALID_VOUCHER_CODE'])
    expect(codes(await create({ saveBillingAddress: true }))).toEqual(['saveBillingAddress MISSING_ADDRESS_DATA'])
    expect(codes(await create({ lines: [line(PLENTY, 0)] }))).toEqual(['quantity ZERO_QUANTITY'])
    await shop.sql('delete from variant_listings where variant_id = 3 and channel_id = 1')
    expect(codes(await create({ lines: [line(UNCOUNTED)] }))).toEqual(['lines NOT_AVAILABLE_IN_CHANNEL'])
    const { order } = await create({ externalReference: 'same' })
    expect(codes(await create({ externalReference: 'same' }))).toEqual(['externalReference UNIQUE'])
    expect(codes(await update(order.id, { channelId: CHANNEL }))).toEqual(['channelId NOT_EDITABLE'])
    await shop.sql("insert into shipping_methods (zone_id, name) values (1, 'Elsewhere')")
    shop.forget()
    await new Promise((later) => setTimeout(later, 1100))
    const strange = toGlobalId('ShippingMethod', 2)
    expect(codes(await update(order.id, { shippingMethod: strange }))).toEqual([
      'shippingMethod SHIPPING_METHOD_NOT_APPLICABLE',
    ])
    expect(codes(await update(order.id, { user: toGlobalId('User', 9999) }))).toEqual(['user NOT_FOUND'])
  })

  it('uses a voucher up when it is placed', async () => {
    const { order } = await full([line(PLENTY)], { voucherCode: 'SINGLE' })
    expect(gross(order)).toEqual([6, 5, 11])
    expect(order.discounts).toMatchObject([
      { type: 'VOUCHER', valueType: 'PERCENTAGE', value: 50, amount: { amount: 6 } },
    ])
    const other = await full([line(PLENTY)], { voucherCode: 'SINGLE' })
    expect((await complete(order.id)).order.status).toBe('UNFULFILLED')
    expect(codes(await complete(other.order.id))).toEqual(['voucher INVALID_VOUCHER'])
  })

  it('without an address is nobody’s use of a voucher that each may use once', async () => {
    await shop.sql(`update vouchers set apply_once_per_customer = true where name = 'limit'`)
    const nobodys = () => full([line(PLENTY)], { voucherCode: 'FIVE', userEmail: undefined })
    const [one, two] = [await nobodys(), await nobodys()]
    for (const { order } of [one, two]) expect((await complete(order.id)).errors).toEqual([])
    const [ann, again] = [
      await full([line(PLENTY)], { voucherCode: 'FIVE' }),
      await full([line(PLENTY)], { voucherCode: 'FIVE' }),
    ]
    expect((await complete(ann.order.id)).errors).toEqual([])
    expect(codes(await complete(again.order.id))).toEqual(['voucher INVALID_VOUCHER'])
  })

  it('is deleted, alone or with others', async () => {
    const [a, b, c] = [await full([line(TEN)]), await create(), await create()]
    await complete(a.order.id)
    const gone = await run('draftOrderDelete(id: $id)', '$id: ID', { id: b.order.id })
    expect(gone.order.id).toBe(b.order.id)
    expect(codes(await run('draftOrderDelete(id: $id)', '$id: ID', { id: b.order.id }))).toEqual(['id NOT_FOUND'])
    const bulk = await run(
      'draftOrderBulkDelete(ids: $ids)',
      '$ids: [ID!]!',
      { ids: [a.order.id, c.order.id] },
      'count',
    )
    expect(bulk).toMatchObject({ count: 1, errors: [{ field: a.order.id, code: 'INVALID' }] })
  })

  it('belongs to a channel, which not all staff may touch', async () => {
    const elsewhere = await shop.person({ permissions: ['MANAGE_ORDERS'], channels: ['paid'] })
    expect(await create({}, elsewhere)).toBe('PermissionDenied')
    expect(await create({}, await shop.person({ permissions: ['MANAGE_DISCOUNTS'] }))).toBe('PermissionDenied')
    await create()
    const list = (who: Someone) => shop.by(who, 'query { draftOrders(first: 9) { totalCount } }')
    expect(await list(elsewhere)).toEqual({ totalCount: 0 })
    expect(await list(clerk)).toEqual({ totalCount: 1 })
  })
})

describe('discounts by hand', () => {
  it('on an order are shared among lines and shipping', async () => {
    const { order } = await full([line(PLENTY, 2), line(TEN)])
    const done = await discount(order.id, { valueType: 'FIXED', value: 4.1, reason: 'Nice' })
    expect(gross(done.order)).toEqual([32.4, 4.5, 36.9])
    const [{ id }] = done.order.discounts
    const changed = await run(
      'orderDiscountUpdate(discountId: $id, input: { valueType: PERCENTAGE, value: 50 })',
      '$id: ID!',
      { id },
    )
    expect(gross(changed.order)).toEqual([18, 2.5, 20.5])
    expect(codes(await discount(order.id, { valueType: 'FIXED', value: 1 }))).toEqual(['orderId CANNOT_DISCOUNT'])
    const without = await run('orderDiscountDelete(discountId: $id)', '$id: ID!', { id })
    expect(gross(without.order)).toEqual([36, 5, 41])
    expect(codes(await discount(order.id, { valueType: 'FIXED', value: 41.01 }))).toEqual(['value INVALID'])
    await complete(order.id)
    expect(codes(await discount(order.id, { valueType: 'FIXED', value: 1 }))).toEqual(['orderId CANNOT_DISCOUNT'])
  })

  it('on a line take the place of a promotion, and leave the full price behind', async () => {
    const { order } = await full([line(PLENTY, 2)])
    const [{ id }] = order.lines
    const done = await lineDiscount(id, { valueType: 'PERCENTAGE', value: 10, reason: 'Old box' })
    expect(done.order.lines[0]).toMatchObject({
      unitPrice: { gross: { amount: 10.8 } },
      unitDiscountReason: 'Old box',
      discounts: [{ type: 'MANUAL' }],
    })
    expect(done.order.events.at(-1)).toMatchObject({
      type: 'ORDER_LINE_DISCOUNT_UPDATED',
      lines: [{ discount: { value: 10, oldValue: 0, amount: { amount: 1.2 } } }],
    })
    const removed = await run('orderLineDiscountRemove(orderLineId: $id)', '$id: ID!', { id })
    expect(removed.order.lines[0]).toMatchObject({ unitPrice: { gross: { amount: 12 } }, unitDiscountReason: null })
    expect(codes(await lineDiscount(id, { valueType: 'FIXED', value: 12.01 }))).toEqual(['value INVALID'])
  })
})

/** Has people confirm each order, until the test is over. */
async function byHand(): Promise<void> {
  const confirm = (isAutomatic: boolean) =>
    setting('update channels set automatically_confirm_all_new_orders = $1', isAutomatic)
  onTestFinished(() => confirm(true))
  await confirm(false)
}

describe('an order that is not confirmed', () => {
  it('keeps its prices, and takes and gives back stock as it changes', async () => {
    const placed = await shop.complete(await shop.basket(TEN, { quantity: 2 }))
    const { id } = placed.order
    await shop.sql('update variant_listings set price = 9900, discounted_price = 9900 where variant_id = 2')
    const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id })
    const more = await quantity(lines[0].id, 4)
    expect(gross(more.order)).toEqual([48, 5, 53])
    const held = () => shop.count('select sum(allocated) from stocks where variant_id = 2')
    expect(await held()).toBe(4)
    expect(codes(await quantity(lines[0].id, 11))).toEqual(['lines INSUFFICIENT_STOCK'])
    expect(gross((await add(id, line(PLENTY, 1))).order)).toEqual([60, 5, 65])
    expect(gross((await run('orderLineDelete(id: $id)', '$id: ID!', { id: lines[0].id })).order)).toEqual([12, 5, 17])
    expect(await held()).toBe(0)
    await shop.sql('update variant_listings set price = 1200, discounted_price = 1200 where variant_id = 2')
  })

  it('gives back to gift cards what they pay no more once it costs less', async () => {
    const basket = await shop.basket(PLENTY)
    await shop.promo(basket, 'GIFT-0005')
    const placed = await shop.complete(basket)
    const { id } = placed.order
    const held = () => shop.count(`select current_balance from gift_cards where code = 'GIFT-0005'`)
    const paid = () => shop.count('select amount from order_gift_cards')
    expect([await held(), await paid()]).toEqual([0, 500])
    // Of 17 dollars 2 are left, which the card pays.
    const less = await discount(id, { valueType: 'FIXED', value: 15 })
    expect(gross(less.order)[2]).toBe(0)
    expect([await held(), await paid()]).toEqual([300, 200])
    await shop.sql(`update gift_cards set current_balance = 500`)
  })

  it('keeps the pieces of a line whose money went back', async () => {
    const placed = await shop.complete(await shop.basket(TEN, { quantity: 3 }))
    const { id } = placed.order
    await byHand()
    await setting("update channels set mark_as_paid_strategy = 'PAYMENT_FLOW'")
    shop.forget()
    await run('orderMarkAsPaid(id: $id)', '$id: ID!', { id })
    const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id })
    const refunded = await run(
      'orderFulfillmentRefundProducts(order: $id, input: $i)',
      '$id: ID!, $i: OrderRefundProductsInput!',
      { id, i: { orderLines: [{ orderLineId: lines[0].id, quantity: 2 }] } },
      'order { status }',
    )
    expect(refunded).toMatchObject({ errors: [], order: { status: 'UNCONFIRMED' } })
    expect(codes(await quantity(lines[0].id, 1))).toEqual(['quantity INVALID_QUANTITY'])
    expect(codes(await run('orderLineDelete(id: $id)', '$id: ID!', { id: lines[0].id }))).toEqual(['id INVALID'])
    expect(codes(await quantity(lines[0].id, 2))).toEqual([])
    await setting("update channels set mark_as_paid_strategy = 'TRANSACTION_FLOW'")
    shop.forget()
  })

  describe('of which a part was paid', () => {
    const paid = async (amount: number) => {
      const { order } = await shop.complete(await shop.basket(PLENTY, { quantity: 3 }))
      await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } }, { amount })
      const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
      return { id: order.id as string, line: lines[0].id as string }
    }
    const seen = (id: string) =>
      shop.by(
        clerk,
        'query($id: ID) { order(id: $id) { status chargeStatus authorizeStatus total { gross { amount } } events { type } fulfillments { status } } }',
        { id },
      )
    const reviewsOf = async (id: string): Promise<string[]> =>
      (
        await shop.sql(
          'select reason, amount from payment_reviews where order_id = $1 and resolved_at is null order by id',
          [fromGlobalId(id)!.key],
        )
      ).map((r) => `${r.reason} ${r.amount}`)
    const mailsOf = async (id: string) =>
      (await shop.sql('select kind from mails where once_key = $1', [`order-paid:${fromGlobalId(id)!.key}`])).length
    const fullyPaid = (order: Loose) => order.events.filter((e: Loose) => e.type === 'ORDER_FULLY_PAID').length

    it('is confirmed and told once an edit makes it cost no more than came', async () => {
      const { id, line: l } = await paid(17)
      expect(await reviewsOf(id)).toEqual(['PARTIAL 2400'])
      await quantity(l, 2)
      expect(await seen(id)).toMatchObject({ status: 'UNCONFIRMED', chargeStatus: 'PARTIAL' })
      expect(await mailsOf(id)).toBe(0)
      await quantity(l, 1)
      const after = await seen(id)
      expect(after).toMatchObject({
        status: 'UNFULFILLED',
        chargeStatus: 'FULL',
        authorizeStatus: 'FULL',
        total: { gross: { amount: 17 } },
      })
      expect(fullyPaid(after)).toBe(1)
      expect(await reviewsOf(id)).toEqual([])
      expect(await mailsOf(id)).toBe(1)
      expect(codes(await quantity(l, 2))).toEqual(['id NOT_EDITABLE'])
    })

    it('is put before people with its surplus where it costs less than came', async () => {
      const { id, line: l } = await paid(20)
      await quantity(l, 1)
      expect(await seen(id)).toMatchObject({ status: 'UNFULFILLED', chargeStatus: 'OVERCHARGED' })
      expect(await reviewsOf(id)).toEqual(['OVERPAID 300'])
    })

    it('sends the gift cards in it once it is covered', async () => {
      const { id, line: l } = await paid(17)
      const sendCards = (isOn: boolean) =>
        setting('update channels set automatically_fulfill_non_shippable_gift_card = $1', isOn)
      await sendCards(true)
      await shop.sql('update order_lines set is_gift_card = true, is_shipping_required = false where order_id = $1', [
        fromGlobalId(id)!.key,
      ])
      await quantity(l, 1)
      expect(await seen(id)).toMatchObject({ status: 'FULFILLED', fulfillments: [{ status: 'FULFILLED' }] })
      await sendCards(false)
    })

    it('stays as it is where orders are confirmed by hand, until somebody confirms it', async () => {
      const { order } = await shop.complete(await shop.basket(PLENTY, { quantity: 3 }))
      await byHand()
      await run('orderMarkAsPaid(id: $id)', '$id: ID!', { id: order.id })
      const { lines } = await shop.by(clerk, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
      await quantity(lines[0].id, 2)
      expect(await seen(order.id)).toMatchObject({ status: 'UNCONFIRMED', chargeStatus: 'OVERCHARGED' })
      expect(await reviewsOf(order.id)).toEqual(['OVERPAID 1200'])
      await quantity(lines[0].id, 1)
      expect(await reviewsOf(order.id)).toEqual(['OVERPAID 2400'])
      await quantity(lines[0].id, 3)
      expect(await reviewsOf(order.id)).toEqual([])
      expect(await seen(order.id)).toMatchObject({ status: 'UNCONFIRMED', chargeStatus: 'FULL' })
      expect(await mailsOf(order.id)).toBe(1)
    })
  })

  it('is changed in its texts whenever it is no draft', async () => {
    const { order } = await full([line(PLENTY)])
    const write = (id: string, input: object) =>
      run('orderUpdate(id: $id, input: $i)', '$id: ID, $i: OrderUpdateInput!', { id, i: input })
    expect(codes(await write(order.id, {}))).toEqual(['id INVALID'])
    await complete(order.id)
    expect((await write(order.id, { userEmail: 'New@Example.com' })).order.userEmail).toBe('new@example.com')
    expect(codes(await write(order.id, { userEmail: 'bad' }))).toEqual(['userEmail INVALID'])
  })
})

it('notes are added, and written anew beside the old ones', async () => {
  const { order } = await create()
  const event = 'event { id message related { message } }'
  const note = await run(
    'orderNoteAdd(order: $id, input: { message: " Called " })',
    '$id: ID!',
    { id: order.id },
    event,
  )
  expect(note.event.message).toBe('Called')
  const changed = await run(
    'orderNoteUpdate(note: $id, input: { message: "Twice" })',
    '$id: ID!',
    { id: note.event.id },
    event,
  )
  expect(changed.event).toMatchObject({ message: 'Twice', related: { message: 'Called' } })
  const empty = await run('orderNoteAdd(order: $id, input: { message: " " })', '$id: ID!', { id: order.id }, event)
  expect(codes(empty)).toEqual(['message REQUIRED'])
})

it('drafts and orders are found by where', async () => {
  const a = await full([line(PLENTY, 2)], { metadata: [{ key: 'k', value: 'v' }] })
  const b = await full([line(TEN)])
  await complete(b.order.id)
  const found = async (list: 'orders' | 'draftOrders', type: string, where: object) =>
    (await shop.by(clerk, `query($w: ${type}) { ${list}(first: 9, where: $w) { totalCount } }`, { w: where }))
      .totalCount
  const drafts = (where: object) => found('draftOrders', 'DraftOrderWhereInput', where)
  expect(await drafts({ metadata: { key: 'k', value: { eq: 'v' } } })).toBe(1)
  expect(await drafts({ ids: [a.order.id, b.order.id] })).toBe(1)
  expect(await drafts({ OR: [{ userEmail: { eq: 'no' } }, { totalGross: { amount: { range: { gte: 29 } } } }] })).toBe(
    1,
  )
  expect(await drafts({ userEmail: {} })).toBe(0)
  const orders = (where: object) => found('orders', 'OrderWhereInput', where)
  expect(await orders({ status: { oneOf: ['UNFULFILLED'] }, linesCount: { eq: 1 }, hasFulfillments: false })).toBe(1)
  expect(
    await orders({ events: [{ type: { eq: 'PLACED_FROM_DRAFT' } }], billingAddress: { country: { eq: 'US' } } }),
  ).toBe(1)
  const total = await shop.by(clerk, 'query { ordersTotal(period: TODAY, channel: "us") { gross { amount } } }')
  expect(total).toEqual({ gross: { amount: 17 } })
  const events = await shop.by(clerk, 'query { homepageEvents(last: 9) { edges { node { type } } } }')
  expect(events.edges.map((e: Loose) => e.node.type)).toEqual(['DRAFT_CREATED', 'DRAFT_CREATED', 'PLACED_FROM_DRAFT'])
  // Forints have no hundredths.
  await shop.sql(`update orders set currency = 'HUF' where status = 'UNFULFILLED'`)
  expect(await orders({ totalGross: { currency: 'HUF', amount: { range: { gte: 1700, lte: 1700 } } } })).toBe(1)
})
