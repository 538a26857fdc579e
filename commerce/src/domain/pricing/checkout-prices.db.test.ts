/** Taxes, vouchers and apps' prices in a checkout and in its order. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { minorUnits } from '../../db/tables/minor-units.ts'
import { toGlobalId } from '../global-id.ts'
import { fractionDigits } from '../money.ts'
import { DE, type Loose, METHOD, openRulesShop, type RulesShop, V } from '../../testing/rules.ts'
import { forget } from '../../memory/memory.ts'

let shop: RulesShop
beforeAll(async () => {
  shop = await openRulesShop()
}, 60_000)
afterAll(() => shop.close())

const pair = (t: Loose): [number, number] => [t.net.amount, t.gross.amount]
const lineOf = (from: Loose, variantId: string): Loose => from.lines.find((l: Loose) => l.variant.id === variantId)

test('SQL and code count the same minor units, in every currency and however its code is written', async () => {
  const codes = [...Intl.supportedValuesOf('currency'), 'CLF', 'UYI'].flatMap((code) => [code, code.toLowerCase()])
  const { rows } = await shop.services.database.pool.query<{ code: string; units: number }>(
    `select code, ${minorUnits('code')} as units from unnest($1::text[]) code`,
    [codes],
  )
  expect(rows.filter(({ code, units }) => units !== 10 ** fractionDigits(code))).toEqual([])
  // Amounts are stored so; another version of the runtime must not make them worth a hundred times as much or as little.
  expect(['HUF', 'IDR', 'ISK', 'JPY', 'CZK', 'EUR', 'RUB', 'USD', 'KWD'].map(fractionDigits)).toEqual([
    0, 0, 0, 0, 2, 2, 2, 2, 3,
  ])
})

describe('taxes', () => {
  test.each([
    // The entered prices are 36.00 at 19%, 24.00 at 7%, and shipping 2.00 at 10%.
    ['eu', [30.25, 36], [22.43, 24], [1.82, 2]],
    ['net', [36, 42.84], [24, 25.68], [2, 2.2]],
    ['free', [30.25, 30.25], [22.43, 22.43], [1.82, 1.82]],
    ['freenet', [36, 36], [24, 24], [2, 2]],
  ])('in %s: by class of goods and of shipping', async (channel, flat, reduced, shipping) => {
    const made = await shop.make(channel, [
      [V.plenty, 3],
      [V.reduced, 2],
    ])
    const { checkout } = await shop.ship(made.id, METHOD.standard)
    expect(pair(lineOf(checkout, V.plenty).totalPrice)).toEqual(flat)
    expect(pair(lineOf(checkout, V.reduced).totalPrice)).toEqual(reduced)
    expect(pair(checkout.shippingPrice)).toEqual(shipping)
    const sum = (i: 0 | 1) => Number((flat[i]! + reduced[i]! + shipping[i]!).toFixed(2))
    expect(pair(checkout.totalPrice)).toEqual([sum(0), sum(1)])
    const { order } = await shop.order(made.id)
    expect(pair(order.total)).toEqual([sum(0), sum(1)])
    const charged = channel === 'eu' || channel === 'net'
    expect(order.lines.map((l: Loose) => l.taxRate)).toEqual(charged ? [0.19, 0.07] : [0, 0])
    expect(order.undiscountedTotal).toEqual(order.total)
  })

  test.each([
    ['eu', 3],
    ['net', 4],
    ['free', 5],
    ['freenet', 6],
  ])('in %s: a draft costs what a checkout does, shipping too', async (channel, key) => {
    const goods = [
      [V.plenty, 3],
      [V.reduced, 2],
    ] as const
    const { checkout } = await shop.ship((await shop.make(channel, goods)).id, METHOD.standard)
    const clerk = await shop.signUp('clerk@example.com', { permissions: ['MANAGE_ORDERS'] })
    const { data } = await shop.ask(
      `mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { order { total { net { amount } gross { amount } } shippingPrice { net { amount } gross { amount } } } errors { code } } }`,
      {
        i: {
          channelId: toGlobalId('Channel', key),
          lines: goods.map(([variantId, quantity]) => ({ variantId, quantity })),
          shippingAddress: DE,
          billingAddress: DE,
          shippingMethod: METHOD.standard,
        },
      },
      clerk,
    )
    const { order } = data.draftOrderCreate
    expect(pair(order.shippingPrice)).toEqual(pair(checkout.shippingPrice))
    expect(pair(order.total)).toEqual(pair(checkout.totalPrice))
  })

  test('that are charged in one country only: its drafts are shipped and discounted by prices with tax, as checkouts are', async () => {
    const { pool } = shop.services.database
    const dropKept = (): void => {
      forget(pool)
    }
    onTestFinished(async () => {
      await shop.sql(
        `delete from tax_country_exceptions; update shipping_method_listings set min_order = null where method_id = 2`,
      )
      dropKept()
    })
    await shop.sql(
      `insert into tax_country_exceptions (channel_id, country, charge_taxes, display_gross_prices) values (5, 'DE', true, true);
        update shipping_method_listings set min_order = 1150 where method_id = 2 and channel_id = 5`,
    )
    dropKept()
    // The least is met by the price of 12.00 that was entered, and not by the 10.08 without its tax.
    const made = await shop.make('free', [[V.plenty, 1]])
    expect(made.shippingMethods.map((m: Loose) => m.name)).toContain('standard')
    const clerk = await shop.signUp('clerk@example.com', { permissions: ['MANAGE_ORDERS'] })
    const draft = await shop.ask(
      'mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { order { canFinalize lines { id } } errors { code } } }',
      {
        i: {
          channelId: toGlobalId('Channel', 5),
          lines: [{ variantId: V.plenty, quantity: 1 }],
          shippingAddress: DE,
          billingAddress: DE,
          shippingMethod: METHOD.standard,
        },
      },
      clerk,
    )
    const { order } = draft.data.draftOrderCreate
    expect(order.canFinalize).toBe(true)
    const less = await shop.ask(
      'mutation($id: ID!) { orderLineDiscountUpdate(orderLineId: $id, input: { valueType: FIXED, value: 11 }) { orderLine { unitPrice { gross { amount } } } errors { code } } }',
      { id: order.lines[0].id },
      clerk,
    )
    expect(less.data.orderLineDiscountUpdate).toEqual({
      orderLine: { unitPrice: { gross: { amount: 1 } } },
      errors: [],
    })
  })

  test("a product's own class counts before its type's; a method without one is taxed flat", async () => {
    const made = await shop.make('eu', [
      [V.service, 1],
      [V.plenty, 1],
    ])
    expect(pair(lineOf(made, V.service).totalPrice)).toEqual([11.21, 12])
    expect(pair((await shop.ship(made.id, METHOD.express)).checkout.shippingPrice)).toEqual([2.52, 3])
  })

  test('in a country without rates nothing is added', async () => {
    const made = await shop.make('net', [[V.reduced, 1]], { shippingAddress: null, billingAddress: null })
    expect(pair(made.totalPrice)).toEqual([12, 12.84])
    const address = { ...US_IN_GERMANY, country: 'GB', city: 'London', postalCode: 'SW1A 1AA' }
    const { checkout } = await shop.change(
      'ShippingAddressUpdate',
      made.id,
      { shippingAddress: 'AddressInput!' },
      { shippingAddress: address },
    )
    expect(pair(checkout.totalPrice)).toEqual([12, 12])
  })

  test('gift cards are no discount: goods keep their tax, what is left to pay falls', async () => {
    const made = await shop.make('eu', [[V.plenty, 2]])
    const { checkout } = await shop.promo(made.id, 'EUR-20')
    expect(pair(checkout.subtotalPrice)).toEqual([20.17, 24])
    expect(pair(checkout.totalPrice)).toEqual([3.36, 4])
    expect(checkout.discount.amount).toBe(0)
  })
})

const US_IN_GERMANY = { firstName: 'A', lastName: 'B', streetAddress1: 'C 1' }

describe('vouchers', () => {
  const basket = [
    [V.plenty, 1],
    [V.cheap, 2],
    [V.reduced, 1],
  ] as const
  test.each([
    ['PERCENT', 17],
    ['FIXED', 2],
    ['PRODUCT', 5],
    ['COLLECTION', 4],
    ['CATEGORY', 2],
    ['ALL', 17],
    ['CHEAPEST', 2.5],
    ['SHIPPING', 2],
    ['THREE', 2],
  ])('%s takes %f off, in the checkout and in the order', async (code, off) => {
    const made = await shop.make('eu', basket)
    await shop.ship(made.id, METHOD.standard)
    const { checkout, errors } = await shop.promo(made.id, code)
    expect(errors).toEqual([])
    expect(checkout).toMatchObject({
      voucherCode: code,
      discount: { amount: off },
      totalPrice: { gross: { amount: 36 - off } },
    })
    const { order } = await shop.order(made.id)
    expect(pair(order.total)).toEqual(pair(checkout.totalPrice))
    const ofLines = ['PRODUCT', 'COLLECTION', 'CATEGORY', 'ALL', 'CHEAPEST'].includes(code)
    expect(order.discounts.map((d: Loose) => [d.type, d.amount.amount])).toEqual(ofLines ? [] : [['VOUCHER', off]])
    expect(order.lines.some((l: Loose) => l.voucherCode === code)).toBe(ofLines)
    for (const [i, l] of order.lines.entries()) expect(l.totalPrice).toEqual(checkout.lines[i].totalPrice)
  })

  test.each([
    ['OFF', [[V.plenty, 1]], 'INVALID'],
    ['UNKNOWN', [[V.plenty, 1]], 'INVALID'],
    ['FIVE', [[V.plenty, 1]], 'INVALID'],
    ['FIXED', [[V.plenty, 1]], 'VOUCHER_NOT_APPLICABLE'],
    ['THREE', [[V.plenty, 2]], 'VOUCHER_NOT_APPLICABLE'],
    ['PRODUCT', [[V.plenty, 1]], 'VOUCHER_NOT_APPLICABLE'],
    ['SHIPPING', [[V.plenty, 1]], 'VOUCHER_NOT_APPLICABLE'],
    ['SHIPPING', [[V.service, 1]], 'VOUCHER_NOT_APPLICABLE'],
    ['STAFF', [[V.plenty, 1]], 'VOUCHER_NOT_APPLICABLE'],
  ] as const)('%s is refused where it does not apply', async (code, lines, refusal) => {
    const { id } = await shop.make('eu', lines)
    expect((await shop.promo(id, code)).errors).toMatchObject([{ code: refusal, field: 'promoCode' }])
  })

  test("of staff is for checkouts of the staff's own accounts", async () => {
    const { id } = await shop.make('eu', [[V.plenty, 1]])
    const [uuid] = await uuidOf(id)
    await shop.sql(`update checkouts set user_id = 2 where id = '${uuid}'`)
    expect((await shop.promo(id, 'STAFF')).checkout).toMatchObject({ voucherCode: 'STAFF', discount: { amount: 2 } })
    await shop.sql(`update checkouts set user_id = 1 where id = '${uuid}'`)
    expect(await shop.look(id)).toMatchObject({ voucherCode: 'STAFF', discountName: null, discount: { amount: 0 } })
  })

  test('goes with what it was for', async () => {
    const { id, lines } = await shop.make('eu', basket)
    await shop.promo(id, 'PRODUCT')
    const cheap = lines[1].id
    const { checkout } = await shop.change('LinesDelete', id, { linesIds: '[ID!]!' }, { linesIds: [cheap] })
    expect(checkout).toMatchObject({
      voucherCode: null,
      discount: { amount: 0 },
      totalPrice: { gross: { amount: 24 } },
    })
  })

  test('over between adding and completing: refused, and gone with the next change', async () => {
    const { id } = await shop.make('eu', [[V.plenty, 1]])
    await shop.ship(id, METHOD.standard)
    expect((await shop.promo(id, 'ENDS')).checkout.discount.amount).toBe(2)
    shop.turnClock(2 * 3_600_000)
    expect((await shop.look(id)).discount.amount).toBe(0)
    expect((await shop.order(id)).errors).toMatchObject([{ code: 'VOUCHER_NOT_APPLICABLE', field: 'voucherCode' }])
    await shop.ship(id, METHOD.express)
    expect((await shop.order(id)).order.total.gross.amount).toBe(15)
  })

  test.each([
    ['ended', "update vouchers set end_date = '2001-01-01' where name = 'lapse-ended'", 'INVALID'],
    ['off', "update voucher_codes set is_active = false where code = 'LAPSE-OFF'", 'INVALID'],
    ['used', "update vouchers set usage_limit = 0 where name = 'lapse-used'", 'INVALID'],
    ['deleted', "delete from vouchers where name = 'lapse-deleted'", 'INVALID'],
    ['minimum', 'update voucher_listings set min_spent = 100000 where value = 3', 'VOUCHER_NOT_APPLICABLE'],
  ])('%s while it is in a checkout: the code is told, and the order is made without it', async (name, end, reason) => {
    const code = `LAPSE-${name.toUpperCase()}`
    await shop.sql(`with v as (insert into vouchers (name, type, value_type) values ('lapse-${name}', 'ENTIRE_ORDER', 'FIXED') returning id),
        l as (insert into voucher_listings (voucher_id, channel_id, value) select v.id, c.id, 3 from v, channels c)
      insert into voucher_codes (code, voucher_id) select '${code}', id from v`)
    const { id } = await shop.make('eu', [[V.plenty, 1]])
    await shop.ship(id, METHOD.standard)
    expect((await shop.promo(id, code)).checkout).toMatchObject({ voucherCode: code, discount: { amount: 3 } })
    await shop.sql(end)
    const lapsed = {
      voucherCode: code,
      discountName: null,
      discount: { amount: 0 },
      totalPrice: { gross: { amount: 14 } },
    }
    expect(await shop.look(id)).toMatchObject(lapsed)
    for (const _press of [1, 2])
      expect((await shop.order(id)).errors).toEqual([{ code: 'VOUCHER_NOT_APPLICABLE', field: 'voucherCode' }])
    expect(await shop.look(id)).toMatchObject(lapsed)
    expect((await shop.promo(id, code)).errors).toMatchObject([{ code: reason, field: 'promoCode' }])
    expect(await shop.look(id)).toMatchObject(lapsed)
    expect(await shop.unpromo(id, code)).toMatchObject({ checkout: { voucherCode: null }, errors: [] })
    expect((await shop.order(id)).order.total.gross.amount).toBe(14)
  })

  test('once per customer holds for every code of the voucher and for the address of the account', async () => {
    const buy = async (code: string, email: string, userId: number | null = null) => {
      const { id } = await shop.make('eu', [[V.service, 1]], { email, shippingAddress: null })
      if (userId !== null)
        await shop.sql(`update checkouts set user_id = ${userId} where id = '${(await uuidOf(id))[0]}'`)
      const { errors } = await shop.promo(id, code)
      return errors[0]?.code ?? ((await shop.order(id)).order ? 'bought' : 'refused')
    }
    expect(await buy('CUSTOMER', 'once@example.com')).toBe('bought')
    expect(await buy('CUSTOMER', 'ONCE@example.com')).toBe('VOUCHER_NOT_APPLICABLE')
    expect(await buy('CUSTOMER2', 'once@example.com')).toBe('VOUCHER_NOT_APPLICABLE')
    expect(await buy('CUSTOMER2', 'other@example.com', 1)).toBe('bought')
    expect(await buy('CUSTOMER', 'third@example.com', 1)).toBe('VOUCHER_NOT_APPLICABLE')
    expect(await buy('CUSTOMER', 'other@example.com')).toBe('bought')
  })

  test('a limit holds for all codes together', async () => {
    const { id: first } = await shop.make('eu', [[V.service, 1]], { shippingAddress: null })
    const { id: second } = await shop.make('eu', [[V.service, 1]], { shippingAddress: null })
    await shop.promo(first, 'LIMIT')
    await shop.promo(second, 'LIMIT2')
    const results = await Promise.all([shop.order(first), shop.order(second)])
    expect(results.filter((r) => r.order)).toHaveLength(1)
    expect(results.find((r) => !r.order)!.errors[0]!.code).toBe('VOUCHER_NOT_APPLICABLE')
  })
})

const uuidOf = async (id: string): Promise<[string]> => [Buffer.from(id, 'base64').toString().slice('Checkout:'.length)]

describe('a price set by an app', () => {
  const LINES = { lines: '[CheckoutLineInput!]!' }
  const UPDATES = { lines: '[CheckoutLineUpdateInput!]!' }
  test('is for apps that handle checkouts', async () => {
    const { id, lines } = await shop.make('eu', [[V.plenty, 1]])
    const wish = { lines: [{ variantId: V.cheap, quantity: 1, price: 1 }] }
    expect((await shop.change('LinesAdd', id, LINES, wish)).denied).toBe(true)
    expect(
      (await shop.change('LinesUpdate', id, UPDATES, { lines: [{ lineId: lines[0].id, quantity: 1, price: null }] }))
        .denied,
    ).toBe(true)
    const { checkout } = await shop.change('LinesAdd', id, LINES, wish, true)
    expect(lineOf(checkout, V.cheap)).toMatchObject({
      undiscountedUnitPrice: { amount: 1 },
      totalPrice: { gross: { amount: 1 } },
    })
  })

  test('counts for everything, is discounted by sales, and can be taken back', async () => {
    const { id } = await shop.make('eu', [[V.onSale, 2]])
    expect((await shop.look(id)).totalPrice.gross.amount).toBe(18)
    const lineId = (await shop.look(id)).lines[0].id
    const set = (price: number | null) => shop.change('LinesUpdate', id, UPDATES, { lines: [{ lineId, price }] }, true)
    expect((await set(20)).checkout).toMatchObject({ lines: [{ quantity: 2, unitPrice: { gross: { amount: 15 } } }] })
    await shop.promo(id, 'PERCENT')
    await shop.ship(id, METHOD.standard)
    expect((await shop.add(id, [[V.onSale, 1]])).checkout.subtotalPrice.gross.amount).toBe(22.5)
    expect((await set(null)).checkout.subtotalPrice.gross.amount).toBe(13.5)
    await set(20)
    const { order } = await shop.order(id)
    expect(order.lines[0]).toMatchObject({
      quantity: 3,
      unitDiscount: { amount: 5 },
      undiscountedUnitPrice: { gross: { amount: 20 } },
      totalPrice: { gross: { amount: 22.5 } },
    })
    expect(order.lines[0].unitDiscountReason).toMatch(/^Promotion: /)
  })
})

describe('what left the shop', () => {
  test.each([
    ['unpublished', `update product_listings set is_published = false where product_id = 4`],
    [
      'not for sale any more',
      `update product_listings set is_published = true, available_for_purchase_at = null where product_id = 4`,
    ],
    [
      'without a price',
      `update product_listings set available_for_purchase_at = '2020-01-01' where product_id = 4; delete from variant_listings where variant_id = 6`,
    ],
  ])('%s cannot be ordered, and can be taken out', async (_, sql) => {
    const { id, lines } = await shop.make('eu', [
      [V.plenty, 1],
      [V.heavy, 1],
    ])
    await shop.ship(id, METHOD.standard)
    await shop.sql(sql)
    expect((await shop.order(id)).errors).toMatchObject([{ code: 'UNAVAILABLE_VARIANT_IN_CHANNEL', field: 'lines' }])
    await shop.change('LinesDelete', id, { linesIds: '[ID!]!' }, { linesIds: [lines[1].id] })
    await shop.sql(
      `update product_listings set is_published = true, available_for_purchase_at = '2020-01-01' where product_id = 4`,
    )
    expect((await shop.order(id)).order).toBeTruthy()
  })
})

test('limits: of a variant before the shop, over all lines together', async () => {
  const { id } = await shop.make('eu', [
    [V.limited, 2],
    [V.plenty, 50],
  ])
  expect((await shop.add(id, [[V.limited, 2]])).errors).toMatchObject([
    { code: 'QUANTITY_GREATER_THAN_LIMIT', field: 'quantity' },
  ])
  expect((await shop.add(id, [[V.plenty, 1]])).errors).toMatchObject([
    { code: 'QUANTITY_GREATER_THAN_LIMIT', field: 'quantity' },
  ])
  const own = { lines: [{ variantId: V.limited, quantity: 2, forceNewLine: true }] }
  expect((await shop.change('LinesAdd', id, { lines: '[CheckoutLineInput!]!' }, own)).errors).toMatchObject([
    { code: 'QUANTITY_GREATER_THAN_LIMIT' },
  ])
  expect((await shop.add(id, [[V.limited, 1]])).errors).toEqual([])
})
