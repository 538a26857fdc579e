/** Taxes that an app works out: what it is asked, how its answers are charged, and what happens when it fails. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toGlobalId } from '../global-id.ts'
import { PLENTY, TEN, US } from '../../testing/buying.ts'
import { openSmallApp, type Received, type SmallApp } from '../../testing/small-app.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let seller: Someone
let outside: SmallApp
const METHOD = toGlobalId('ShippingMethod', 1)

const QUERY = `subscription { event { ... on CalculateTaxes { recipient { name } taxBase {
  currency pricesEnteredWithTax shippingPrice { amount } discounts { name amount { amount } type } address { city country { code } } channel { slug }
  sourceObject { __typename ... on Checkout { id totalPrice { gross { amount } } } ... on Order { id } }
  lines { quantity chargeTaxes productName variantName productSku unitPrice { amount } totalPrice { amount }
    sourceLine { __typename ... on CheckoutLine { id } ... on OrderLine { id } } } } } } }`

beforeAll(async () => {
  shop = await openStaffShop()
  outside = await openSmallApp(() => ({}))
  // An app: tests turn the clock past what a person's token is good for.
  seller = await shop.program(['MANAGE_ORDERS'])
  const app = await shop.program(['HANDLE_TAXES'])
  await shop.sql("update apps set identifier = 'tax.app', name = 'Taxes' where id = $1", [app.key])
  await shop.sql(
    `insert into webhooks (app_id, name, target_url, events, subscription_query)
      values ($1, 'taxes', $2, '{CHECKOUT_CALCULATE_TAXES,ORDER_CALCULATE_TAXES}', $3)`,
    [app.key, `${outside.url}/taxes`, QUERY],
  )
}, 60_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await outside.close()
  await shop.close()
})

interface Base {
  taxBase: {
    shippingPrice: { amount: number }
    discounts: { amount: { amount: number } }[]
    lines: { quantity: number; totalPrice: { amount: number } }[]
  }
}
const baseOf = ({ body }: Received): Base['taxBase'] => (JSON.parse(body) as Base).taxBase
const cents = (amount: number): number => Math.round(amount * 100)
const amount = (minor: number): string => (minor / 100).toFixed(2)

/** An app that charges 8.875 % on goods after discounts and nothing on shipping. */
function usual(received: Received) {
  const base = baseOf(received)
  const off = base.discounts.reduce((n, d) => n + cents(d.amount.amount), 0)
  const all = base.lines.reduce((n, l) => n + cents(l.totalPrice.amount), 0)
  let left = off
  const lines = base.lines.map((line, i) => {
    const total = cents(line.totalPrice.amount)
    const share = i === base.lines.length - 1 ? left : Math.round((off * total) / all)
    left -= share
    const net = total - share
    return {
      tax_rate: '8.875',
      total_net_amount: amount(net),
      total_gross_amount: amount(net + Math.round((net * 8875) / 100_000)),
    }
  })
  const shipping = base.shippingPrice.amount
  return {
    body: { lines, shipping_tax_rate: 0, shipping_price_net_amount: shipping, shipping_price_gross_amount: shipping },
  }
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  outside.answers.set('/taxes', usual)
  outside.received.length = 0
  await shop.sql(
    "update channels set tax_calculation_strategy = 'TAX_APP', tax_app_id = 'tax.app', charge_taxes = true, prices_entered_with_tax = false",
  )
  await shop.sql("update apps set breaker_state = 'CLOSED', breaker_changed_at = null")
  shop.forget()
})

const asked = () => outside.received.filter((r) => r.path === '/taxes')
const PRICES = `totalPrice { net { amount } gross { amount } } subtotalPrice { net { amount } gross { amount } } shippingPrice { gross { amount } }
  lines { unitPrice { gross { amount } } totalPrice { net { amount } gross { amount } } undiscountedTotalPrice { amount } }`
const read = async (id: string) =>
  (await shop.ask(`query($id: ID) { checkout(id: $id) { ${PRICES} } }`, { id })).data.checkout

describe('of a checkout', () => {
  test('are those that the app says, and it is asked once as long as nothing changes', async () => {
    const id = await shop.basket(PLENTY, { quantity: 3 })
    const last = JSON.parse(asked().at(-1)!.body)
    expect(last).toMatchObject({
      recipient: { name: 'Taxes' },
      taxBase: {
        currency: 'USD',
        pricesEnteredWithTax: false,
        shippingPrice: { amount: 5 },
        discounts: [],
        address: { city: 'NEW YORK', country: { code: 'US' } },
        channel: { slug: 'us' },
        sourceObject: { __typename: 'Checkout', id },
        lines: [
          {
            quantity: 3,
            chargeTaxes: true,
            productName: 'Product',
            variantName: '3 seeds',
            productSku: 'PLENTY',
            unitPrice: { amount: 12 },
            totalPrice: { amount: 36 },
            sourceLine: { __typename: 'CheckoutLine' },
          },
        ],
      },
    })
    expect(last.errors).toBeUndefined()
    expect(asked().at(-1)!.headers['saleor-event']).toBe('checkout_calculate_taxes')
    const before = asked().length
    const prices = await read(id)
    expect(prices).toMatchObject({
      totalPrice: { net: { amount: 41 }, gross: { amount: 44.2 } },
      subtotalPrice: { net: { amount: 36 }, gross: { amount: 39.2 } },
      shippingPrice: { gross: { amount: 5 } },
      lines: [
        { unitPrice: { gross: { amount: 13.07 } }, totalPrice: { net: { amount: 36 }, gross: { amount: 39.2 } } },
      ],
    })
    expect(await read(id)).toEqual(prices)
    expect(asked()).toHaveLength(before)
    await shop.ask(
      'mutation($id: ID, $l: [CheckoutLineUpdateInput!]!) { checkoutLinesUpdate(id: $id, lines: $l) { errors { code } } }',
      { id, l: [{ variantId: PLENTY, quantity: 4 }] },
    )
    expect(asked()).toHaveLength(before + 1)
    expect((await read(id)).subtotalPrice).toEqual({ net: { amount: 48 }, gross: { amount: 52.26 } })
    expect(asked()).toHaveLength(before + 1)
    // Lists of staff go by what is kept.
    expect(await shop.sql('select total from checkouts order by created_at desc limit 1')).toEqual([{ total: 5726 }])
    shop.turnClock(61 * 60_000)
    await read(id)
    expect(asked()).toHaveLength(before + 2)
  })

  test('are charged to the cent: the order is the sum of what the app said', async () => {
    const id = await shop.basket(TEN, { quantity: 3, promoCode: 'FIVE' })
    await shop.ask(
      'mutation($id: ID, $l: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $l) { errors { code } } }',
      { id, l: [{ variantId: PLENTY, quantity: 7 }] },
    )
    expect(baseOf(asked().at(-1)!)).toMatchObject({
      discounts: [{ name: 'limit', amount: { amount: 1 }, type: 'SUBTOTAL' }],
      lines: [{ totalPrice: { amount: 36 } }, { totalPrice: { amount: 84 } }],
    })
    const said = usual(asked().at(-1)!).body
    const { order, errors } = await shop.complete(id)
    expect(errors).toEqual([])
    const [row] = await shop.sql(
      'select total_net, total_gross, subtotal_gross, shipping_gross from orders where number = $1',
      [Number(order.number)],
    )
    const goods = said.lines.reduce((n, l) => n + cents(Number(l.total_gross_amount)), 0)
    expect(row).toMatchObject({
      subtotal_gross: goods,
      shipping_gross: 500,
      total_gross: goods + 500,
      total_net: 11_900 + 500,
    })
    const lines = await shop.sql(
      'select total_net, total_gross, tax_rate from order_lines where order_id = (select id from orders where number = $1) order by position',
      [Number(order.number)],
    )
    expect(lines.map((l) => [amount(l.total_net), amount(l.total_gross), Number(l.tax_rate)])).toEqual(
      said.lines.map((l) => [l.total_net_amount, l.total_gross_amount, 0.08875]),
    )
  })

  test('are taken off where the channel charges none, and not asked for where prices hold none either', async () => {
    await shop.sql('update channels set charge_taxes = false, prices_entered_with_tax = true')
    shop.forget()
    const id = await shop.basket(PLENTY)
    expect((await read(id)).totalPrice).toEqual({ net: { amount: 17 }, gross: { amount: 17 } })
    expect(asked().length).toBeGreaterThan(0)
    outside.received.length = 0
    await shop.sql('update channels set prices_entered_with_tax = false')
    shop.forget()
    expect((await read(await shop.basket(PLENTY))).totalPrice.gross).toEqual({ amount: 17 })
    expect(asked()).toEqual([])
  })

  test('where the app fails are left out, and no order is made until it is there again', async () => {
    outside.answers.set('/taxes', { status: 500 })
    const id = await shop.basket(PLENTY)
    const before = asked().length
    expect((await read(id)).totalPrice).toEqual({ net: { amount: 17 }, gross: { amount: 17 } })
    expect(asked()).toHaveLength(before)
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'TAX_ERROR', field: null }])
    expect(asked()).toHaveLength(before + 1)
    outside.answers.set('/taxes', usual)
    const { order, errors } = await shop.complete(id)
    expect(errors).toEqual([])
    expect(order.total.gross.amount).toBe(18.07)
  })

  test.each([
    ['a line too few', (r: Received) => ({ body: { ...usual(r).body, lines: [] } })],
    ['an amount below zero', (r: Received) => ({ body: { ...usual(r).body, shipping_price_net_amount: -1 } })],
    ['no amount', (r: Received) => ({ body: { ...usual(r).body, shipping_price_gross_amount: 'a lot' } })],
    ['an amount beyond all', (r: Received) => ({ body: { ...usual(r).body, shipping_price_gross_amount: 1e12 } })],
    ['lines that are none', (r: Received) => ({ body: { ...usual(r).body, lines: [null] } })],
    ['a list', () => ({ body: [] })],
    ['no JSON', () => ({ body: 'taxes' })],
  ])('are not taken from an answer with %s', async (_, answer) => {
    outside.answers.set('/taxes', answer)
    const id = await shop.basket(PLENTY)
    expect((await read(id)).totalPrice.gross).toEqual({ amount: 17 })
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'TAX_ERROR' }])
  })

  test('are taken as Python writes decimals', async () => {
    outside.answers.set('/taxes', (r) => ({
      body: {
        lines: usual(r).body.lines.map(() => ({
          tax_rate: '1E+1',
          total_net_amount: `12.${'3'.repeat(26)}`,
          total_gross_amount: '1.357E+1',
        })),
        shipping_tax_rate: '0E-10',
        shipping_price_net_amount: '-0.00',
        shipping_price_gross_amount: '0.00',
      },
    }))
    const id = await shop.basket(PLENTY)
    expect((await read(id)).totalPrice).toEqual({ net: { amount: 12.33 }, gross: { amount: 13.57 } })
    expect((await shop.complete(id)).errors).toEqual([])
  })

  test('are asked of the app that is named for the country, or of every app where none is', async () => {
    await shop.sql("update channels set tax_app_id = 'nobody'")
    shop.forget()
    const id = await shop.basket(PLENTY)
    expect(asked()).toEqual([])
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'TAX_ERROR' }])
    await shop.sql('update channels set tax_app_id = null')
    shop.forget()
    expect((await read(id)).totalPrice.gross).toEqual({ amount: 18.07 })
    // Without a name an app that fails keeps nobody from buying, as on a Saleor.
    outside.answers.set('/taxes', { status: 500 })
    const other = await shop.basket(TEN)
    expect((await shop.complete(other)).order.total.gross.amount).toBe(17)
  })

  test('are not asked of an app that failed ten times, for a minute', async () => {
    const id = await shop.basket(PLENTY)
    outside.answers.set('/taxes', { status: 500 })
    outside.received.length = 0
    shop.turnClock(61 * 60_000)
    for (let n = 0; n < 12; n++) await shop.complete(id)
    expect(asked()).toHaveLength(10)
    outside.answers.set('/taxes', usual)
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'TAX_ERROR' }])
    shop.turnClock(61_000)
    expect((await shop.complete(id)).errors).toEqual([])
  })
})

describe('of an order that staff write', () => {
  const DRAFT = `errors { field code message } order { id number shippingPrice { gross { amount } } total { net { amount } gross { amount } } lines { id taxRate totalPrice { net { amount } gross { amount } } } }`
  const draft = async () =>
    shop.by(seller, `mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { ${DRAFT} } }`, {
      i: {
        channelId: toGlobalId('Channel', 1),
        lines: [{ variantId: PLENTY, quantity: 2 }],
        shippingAddress: US,
        billingAddress: US,
        shippingMethod: METHOD,
        userEmail: 'ann@example.com',
      },
    })
  const complete = (id: string) =>
    shop.by(seller, `mutation($id: ID!) { draftOrderComplete(id: $id) { ${DRAFT} } }`, { id })

  test('are asked for when it changes, with what staff take off', async () => {
    const made = await draft()
    expect(made).toMatchObject({ errors: [] })
    expect(made.order).toMatchObject({
      total: { net: { amount: 29 }, gross: { amount: 31.13 } },
      lines: [{ taxRate: 0.08875, totalPrice: { net: { amount: 24 }, gross: { amount: 26.13 } } }],
    })
    expect(asked()).toHaveLength(1)
    expect(asked()[0]!.headers['saleor-event']).toBe('order_calculate_taxes')
    expect(baseOf(asked()[0]!)).toMatchObject({
      sourceObject: { __typename: 'Order', id: made.order.id },
      lines: [{ productName: 'Product', productSku: 'PLENTY', sourceLine: { id: made.order.lines[0].id } }],
    })
    const off = await shop.by(
      seller,
      `mutation($id: ID!) { orderDiscountAdd(orderId: $id, input: { valueType: FIXED, value: "2.90" }) { errors { code } order { total { net { amount } gross { amount } } } } }`,
      { id: made.order.id },
    )
    expect(off.errors).toEqual([])
    expect(baseOf(asked().at(-1)!).discounts).toMatchObject([
      { amount: { amount: 2.4 }, type: 'SUBTOTAL' },
      { amount: { amount: 0.5 }, type: 'SHIPPING' },
    ])
    const before = asked().length
    const placed = await complete(made.order.id)
    expect(placed.errors).toEqual([])
    expect(asked()).toHaveLength(before)
    expect(placed.order.total).toEqual(off.order.total)
  })

  test('that cannot be worked out keep it from being placed', async () => {
    outside.answers.set('/taxes', { status: 500 })
    const made = await draft()
    expect(made.order.total).toEqual({ net: { amount: 29 }, gross: { amount: 29 } })
    expect((await complete(made.order.id)).errors).toMatchObject([{ code: 'TAX_ERROR', field: null }])
    outside.answers.set('/taxes', usual)
    expect((await complete(made.order.id)).order.total.gross.amount).toBe(31.13)
  })
})
