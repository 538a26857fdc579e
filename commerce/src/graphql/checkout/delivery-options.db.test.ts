/** Ways to deliver, notes, problems of a basket, and buying again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyingShop, DUMMY, openShop, PLENTY, TEN, UNCOUNTED, US } from '../../testing/buying.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { forget } from '../../memory/memory.ts'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const sql = (text: string) => shop.services.database.pool.query(text)
/** The answer of the only operation, or the code of its error. */
async function ask(query: string, variables: object = {}, token?: string): Promise<Loose> {
  const { data, errors } = await shop.ask(query, variables, token)
  return errors ? errors[0]!.extensions.exception.code : Object.values(data)[0]
}

describe('deliveries', () => {
  const CALCULATE =
    'mutation($id: ID!) { deliveryOptionsCalculate(id: $id) { deliveries { id shippingMethod { id name price { amount } } } errors { field code } } }'
  const CHOOSE =
    'mutation($id: ID, $m: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { checkout { deliveryMethod { ... on ShippingMethod { id } } delivery { id shippingMethod { name } } totalPrice { gross { amount } } } errors { field code } } }'

  test('are offered with ids of this checkout, and one is chosen by its id', async () => {
    const [id, other] = [await shop.basket(PLENTY), await shop.basket(PLENTY)]
    const { deliveries, errors } = await ask(CALCULATE, { id })
    expect(errors).toEqual([])
    expect(deliveries).toEqual([
      {
        id: expect.any(String),
        shippingMethod: { id: toGlobalId('ShippingMethod', 1), name: 'Standard', price: { amount: 5 } },
      },
    ])
    expect(Buffer.from(deliveries[0].id, 'base64').toString()).toMatch(/^CheckoutDelivery:/)
    await ask(CHOOSE, { id, m: null })
    expect(await ask(CHOOSE, { id, m: deliveries[0].id })).toEqual({
      checkout: {
        deliveryMethod: { id: toGlobalId('ShippingMethod', 1) },
        delivery: { id: deliveries[0].id, shippingMethod: { name: 'Standard' } },
        totalPrice: { gross: { amount: 17 } },
      },
      errors: [],
    })
    const refused = { checkout: null, errors: [{ field: 'deliveryMethodId', code: 'DELIVERY_METHOD_NOT_APPLICABLE' }] }
    for (const m of [
      (await ask(CALCULATE, { id: other })).deliveries[0].id,
      toGlobalId('CheckoutDelivery', 1),
      toGlobalId('CheckoutDelivery', UNKNOWN),
      deliveries[0].id.slice(0, -4),
    ])
      expect(await ask(CHOOSE, { id, m })).toEqual(refused)
    expect((await ask(CHOOSE, { id, m: toGlobalId('ShippingMethodType', 1) })).errors[0].code).toBe('INVALID')
  })

  test('are none where nothing is to be sent, or nowhere to', async () => {
    const bare = await ask(
      'mutation($v: ID!) { checkoutCreate(input: { channel: "us", lines: [{ variantId: $v, quantity: 1 }] }) { checkout { id delivery { id } } } }',
      { v: PLENTY },
    )
    expect(bare.checkout.delivery).toBeNull()
    expect(await ask(CALCULATE, { id: bare.checkout.id })).toEqual({ deliveries: [], errors: [] })
    expect(await ask(CALCULATE, { id: toGlobalId('Checkout', UNKNOWN) })).toEqual({
      deliveries: [],
      errors: [{ field: 'id', code: 'NOT_FOUND' }],
    })
    for (const id of ['garbage', toGlobalId('Order', UNKNOWN)])
      expect(await ask(CALCULATE, { id })).toEqual({ deliveries: [], errors: [{ field: 'id', code: 'GRAPHQL_ERROR' }] })
  })

  test('are chosen the older way, too', async () => {
    const OLD =
      'mutation($id: ID, $m: ID) { checkoutShippingMethodUpdate(id: $id, shippingMethodId: $m) { checkout { shippingMethod { name } } errors { field code } } }'
    const id = await shop.basket(PLENTY)
    expect(await ask(OLD, { id, m: null })).toEqual({ checkout: { shippingMethod: null }, errors: [] })
    expect(await ask(OLD, { id, m: toGlobalId('ShippingMethod', 1) })).toEqual({
      checkout: { shippingMethod: { name: 'Standard' } },
      errors: [],
    })
    expect((await ask(OLD, { id, m: toGlobalId('ShippingMethod', 99) })).errors).toEqual([
      { field: 'shippingMethod', code: 'SHIPPING_METHOD_NOT_APPLICABLE' },
    ])
    expect((await ask(OLD, { id, m: PLENTY })).errors).toEqual([{ field: 'shippingMethodId', code: 'INVALID' }])
    expect((await ask(OLD, { id, m: 'garbage' })).errors).toEqual([{ field: 'shippingMethodId', code: 'INVALID' }])
    expect((await ask(OLD, { id: toGlobalId('Checkout', UNKNOWN), m: null })).errors).toEqual([
      { field: 'id', code: 'NOT_FOUND' },
    ])
  })
})

describe('notes', () => {
  const NOTE =
    'mutation($id: ID!, $note: String!) { checkoutCustomerNoteUpdate(id: $id, customerNote: $note) { checkout { customerNote note } errors { field code } } }'

  test('stay through other changes, and go with the order', async () => {
    const id = await shop.basket(PLENTY)
    const note = 'Третий этаж 🌱\nring twice\0'
    expect(await ask(NOTE, { id, note })).toEqual({
      checkout: { customerNote: 'Третий этаж 🌱\nring twice', note: 'Третий этаж 🌱\nring twice' },
      errors: [],
    })
    await Promise.all([
      ask('mutation($id: ID) { checkoutEmailUpdate(id: $id, email: "new@example.com") { errors { code } } }', { id }),
      ask('mutation($id: ID, $l: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $l) { errors { code } } }', {
        id,
        l: [{ variantId: PLENTY, quantity: 1 }],
      }),
    ])
    const { order } = await shop.complete(id)
    expect(await ask('query($id: ID) { order(id: $id) { customerNote userEmail } }', { id: order.id })).toEqual({
      customerNote: 'Третий этаж 🌱\nring twice',
      userEmail: 'new@example.com',
    })
  })

  test('are not without end', async () => {
    const id = await shop.basket(PLENTY)
    expect((await ask(NOTE, { id, note: 'x'.repeat(10_001) })).errors).toEqual([
      { field: 'customerNote', code: 'INVALID' },
    ])
    expect((await ask(NOTE, { id, note: '' })).errors).toEqual([])
    expect((await ask(NOTE, { id: 'garbage', note: '' })).errors).toEqual([{ field: 'id', code: 'GRAPHQL_ERROR' }])
  })
})

test('one line is deleted by its id, and nothing is told of lines elsewhere', async () => {
  const DELETE =
    'mutation($id: ID, $l: ID) { checkoutLineDelete(id: $id, lineId: $l) { checkout { lines { id } } errors { field code } } }'
  const LINES = 'query($id: ID) { checkout(id: $id) { lines { id } } }'
  const [id, other] = [await shop.basket(PLENTY), await shop.basket(PLENTY)]
  const [mine, theirs] = [(await ask(LINES, { id })).lines[0].id, (await ask(LINES, { id: other })).lines[0].id]
  const notFound = { checkout: null, errors: [{ field: 'lineId', code: 'NOT_FOUND' }] }
  expect(await ask(DELETE, { id, l: theirs })).toEqual(notFound)
  expect(await ask(DELETE, { id, l: toGlobalId('CheckoutLine', UNKNOWN) })).toEqual(notFound)
  expect(await ask(DELETE, { id, l: toGlobalId('CheckoutLine', 1) })).toEqual(notFound)
  expect((await ask(DELETE, { id, l: 'garbage' })).errors).toEqual([{ field: 'lineId', code: 'GRAPHQL_ERROR' }])
  expect((await ask(DELETE, { id })).errors).toEqual([{ field: 'lineId', code: 'GRAPHQL_ERROR' }])
  expect(await ask(DELETE, { id, l: mine })).toEqual({ checkout: { lines: [] }, errors: [] })
  expect((await ask(LINES, { id: other })).lines).toHaveLength(1)
})

describe('problems', () => {
  const PROBLEMS = `query($id: ID) { checkout(id: $id) { problems { __typename
      ... on CheckoutLineProblemInsufficientStock { availableQuantity line { id } variant { sku } }
      ... on CheckoutLineProblemVariantNotAvailable { line { id } }
      ... on CheckoutProblemDeliveryMethodInvalid { delivery { id shippingMethod { id } } } }
    lines { id variant { sku } problems { __typename ... on CheckoutLineProblemInsufficientStock { availableQuantity } } } } }`

  test('are told of the basket and of its lines', async () => {
    const id = await shop.basket(TEN, { quantity: 10 })
    expect(await ask(PROBLEMS, { id })).toMatchObject({ problems: [], lines: [{ problems: [] }] })

    await sql('update stocks set quantity = 1 where variant_id = 2')
    const short = await ask(PROBLEMS, { id })
    expect(short.problems).toEqual([
      {
        __typename: 'CheckoutLineProblemInsufficientStock',
        availableQuantity: 2,
        line: { id: short.lines[0].id },
        variant: { sku: 'TEN' },
      },
    ])
    expect(short.lines[0].problems).toEqual([
      { __typename: 'CheckoutLineProblemInsufficientStock', availableQuantity: 2 },
    ])

    await sql(
      'delete from variant_listings where variant_id = 2; delete from shipping_method_listings where channel_id = 1',
    )
    forget(shop.services.database.pool)
    expect((await ask(PROBLEMS, { id })).problems.map((p: Loose) => p.__typename)).toEqual([
      'CheckoutLineProblemVariantNotAvailable',
      'CheckoutProblemDeliveryMethodInvalid',
    ])
    await sql(`insert into variant_listings (variant_id, channel_id, price, discounted_price) select 2, id, 1200, 1200 from channels;
      insert into shipping_method_listings (method_id, channel_id, price) values (1, 1, 500); update stocks set quantity = 100 where variant_id = 2`)
    forget(shop.services.database.pool)
    expect((await ask(PROBLEMS, { id })).problems).toEqual([])
  })
})

describe('buying again', () => {
  const AGAIN = `mutation($id: ID!) { checkoutCreateFromOrder(id: $id) { checkout { id email user { email } languageCode channel { slug } shippingAddress { city } lines { quantity variant { sku } } }
    unavailableVariants { code variantId lineId message } errors { field code } } }`
  const placed = async (lines: object[], more: object = {}): Promise<Loose> => {
    const { checkout } = await ask(
      'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code } } }',
      {
        i: {
          channel: 'us',
          email: 'ann@example.com',
          languageCode: 'RU',
          lines,
          shippingAddress: US,
          billingAddress: US,
          ...more,
        },
      },
    )
    await ask(
      'mutation($id: ID, $m: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code } } }',
      {
        id: checkout.id,
        m: toGlobalId('ShippingMethod', 1),
      },
    )
    const { order, errors } = await shop.complete(checkout.id)
    expect(errors).toEqual([])
    return ask('query($id: ID) { order(id: $id) { id lines { id productSku } } }', { id: order.id })
  }

  test('makes a basket of what was bought, for whoever asks', async () => {
    const order = await placed([
      { variantId: PLENTY, quantity: 2, forceNewLine: true },
      { variantId: PLENTY, quantity: 3, forceNewLine: true },
      { variantId: UNCOUNTED, quantity: 1 },
    ])
    const guest = await ask(AGAIN, { id: order.id })
    expect(guest).toMatchObject({ unavailableVariants: [], errors: [] })
    expect(guest.checkout).toMatchObject({
      email: null,
      user: null,
      languageCode: 'RU',
      channel: { slug: 'us' },
      shippingAddress: null,
    })
    expect(guest.checkout.lines).toEqual([
      { quantity: 5, variant: { sku: 'PLENTY' } },
      { quantity: 1, variant: { sku: 'UNCOUNTED' } },
    ])
    const ann = await shop.signUp('ann@example.com')
    expect((await ask(AGAIN, { id: order.id }, ann)).checkout).toMatchObject({
      email: 'ann@example.com',
      user: { email: 'ann@example.com' },
    })
  })

  test('leaves out what cannot be had, and says why', async () => {
    const order = await placed([
      { variantId: PLENTY, quantity: 2 },
      { variantId: TEN, quantity: 4 },
      { variantId: UNCOUNTED, quantity: 1 },
    ])
    const [plenty, ten, uncounted] = order.lines.map((l: Loose) => l.id)
    const why = async (): Promise<Loose> => {
      const { checkout, unavailableVariants } = await ask(AGAIN, { id: order.id })
      return {
        kept: checkout.lines.map((l: Loose) => l.variant.sku),
        gone: unavailableVariants.map(
          (u: Loose) =>
            `${u.code} ${u.lineId === plenty ? 'plenty' : u.lineId === ten ? 'ten' : u.lineId === uncounted ? 'uncounted' : '?'}`,
        ),
        variants: unavailableVariants.map((u: Loose) => u.variantId),
      }
    }
    await sql('update stocks set quantity = allocated + 1 where variant_id = 2')
    expect(await why()).toEqual({ kept: ['PLENTY', 'UNCOUNTED'], gone: ['INSUFFICIENT_STOCK ten'], variants: [TEN] })

    await sql('update variants set quantity_limit_per_customer = 1 where id = 1')
    await sql('delete from variant_listings where variant_id = 3')
    expect((await why()).gone).toEqual([
      'QUANTITY_GREATER_THAN_LIMIT plenty',
      'INSUFFICIENT_STOCK ten',
      'UNAVAILABLE_VARIANT_IN_CHANNEL uncounted',
    ])

    await sql('update variants set quantity_limit_per_customer = null where id = 1')
    await sql(
      'insert into variant_listings (variant_id, channel_id, price, discounted_price) select 3, id, 1200, 1200 from channels',
    )
    await sql('update product_listings set is_published = false')
    expect((await why()).gone).toEqual([
      'PRODUCT_NOT_PUBLISHED plenty',
      'PRODUCT_NOT_PUBLISHED ten',
      'PRODUCT_NOT_PUBLISHED uncounted',
    ])

    await sql(`update product_listings set is_published = true, available_for_purchase_at = null`)
    expect(await why()).toMatchObject({
      kept: [],
      gone: expect.arrayContaining(['PRODUCT_UNAVAILABLE_FOR_PURCHASE plenty']),
    })

    await sql(`update product_listings set available_for_purchase_at = '2020-01-01'`)
    await sql(
      `insert into variants (product_id, sku, name, track_inventory) values (1, 'GONE', 'Gone', false); insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, c.id, 1, 1 from variants v, channels c where v.sku = 'GONE'`,
    )
    const gone = await placed([{ variantId: toGlobalId('ProductVariant', 4), quantity: 1 }])
    await sql('delete from variants where id = 4')
    expect((await ask(AGAIN, { id: gone.id })).unavailableVariants).toEqual([
      { code: 'NOT_FOUND', variantId: '', lineId: gone.lines[0].id, message: expect.any(String) },
    ])
  })

  test('of nothing is refused', async () => {
    const refused = (code: string) => ({ checkout: null, unavailableVariants: null, errors: [{ field: 'id', code }] })
    expect(await ask(AGAIN, { id: toGlobalId('Order', UNKNOWN) })).toEqual(refused('ORDER_NOT_FOUND'))
    expect(await ask(AGAIN, { id: 'garbage' })).toEqual(refused('GRAPHQL_ERROR'))
    expect(await ask(AGAIN, { id: toGlobalId('Checkout', UNKNOWN) })).toEqual(refused('GRAPHQL_ERROR'))
  })
})

test('the voucher of an order is shown with it', async () => {
  const id = await shop.basket(PLENTY, { promoCode: 'FIVE' })
  const { order } = await shop.complete(id)
  const VOUCHER =
    'query($id: ID) { order(id: $id) { voucherCode voucher { id name code type discountValueType singleUse minCheckoutItemsQuantity metadata { key } } } }'
  expect(await ask(VOUCHER, { id: order.id })).toEqual({
    voucherCode: 'FIVE',
    voucher: {
      id: toGlobalId('Voucher', 1),
      name: 'limit',
      code: 'FIVE',
      type: 'ENTIRE_ORDER',
      discountValueType: 'FIXED',
      singleUse: false,
      minCheckoutItemsQuantity: null,
      metadata: [],
    },
  })
  const plain = await shop.complete(await shop.basket(PLENTY))
  await shop.pay(plain.order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
  expect(await ask(VOUCHER, { id: plain.order.id })).toEqual({ voucherCode: null, voucher: null })
})
