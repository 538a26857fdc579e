/** Order promotions with their gifts, gift cards, and the limits of shipping. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DE, type Loose, METHOD, openRulesShop, type RulesShop, V } from '../../testing/rules.ts'
import { forget } from '../../memory/memory.ts'

let shop: RulesShop
beforeAll(async () => {
  shop = await openRulesShop()
}, 60_000)
afterAll(() => shop.close())

const giftOf = (checkout: Loose): Loose => checkout.lines.find((l: Loose) => l.isGift) ?? null
const QUANTITIES = { lines: '[CheckoutLineUpdateInput!]!' }
const setQuantity = (id: string, lineId: string, quantity: number) =>
  shop.change('LinesUpdate', id, QUANTITIES, { lines: [{ lineId, quantity }] })
const remove = (id: string, linesIds: string[]) => shop.change('LinesDelete', id, { linesIds: '[ID!]!' }, { linesIds })

describe('an order promotion', () => {
  test('takes off the best there is once lines cost enough, and nothing below that', async () => {
    const made = await shop.make('promo', [[V.plenty, 1]])
    expect(made).toMatchObject({ discount: { amount: 0 }, discountName: null })
    const { checkout } = await shop.add(made.id, [[V.plenty, 1]])
    expect(checkout).toMatchObject({
      discount: { amount: 6 },
      discountName: 'six euros',
      voucherCode: null,
      subtotalPrice: { gross: { amount: 18 } },
    })
    const more = await shop.add(made.id, [[V.plenty, 4]])
    expect(more.checkout).toMatchObject({ discount: { amount: 7.2 }, discountName: 'ten percent' })
    await setQuantity(made.id, made.lines[0].id, 1)
    expect(await shop.look(made.id)).toMatchObject({ discount: { amount: 0 } })
  })

  test('counts what catalogue sales leave', async () => {
    const made = await shop.make('promo', [[V.onSale, 2]])
    expect(made).toMatchObject({ discount: { amount: 0 }, subtotalPrice: { gross: { amount: 18 } } })
  })

  test('is a discount of the order', async () => {
    const { id } = await shop.make('promo', [
      [V.plenty, 1],
      [V.reduced, 2],
    ])
    const { checkout } = await shop.ship(id, METHOD.standard)
    const { order } = await shop.order(id)
    expect(order.total).toEqual(checkout.totalPrice)
    expect(order).toMatchObject({ discount: { amount: 6 }, subtotal: { gross: { amount: 30 } } })
    expect(order.discounts).toMatchObject([
      { type: 'ORDER_PROMOTION', valueType: 'FIXED', value: 6, amount: { amount: 6 } },
    ])
    expect(order.discounts[0].reason).toMatch(/^Promotion: /)
    for (const l of order.lines) expect(l).toMatchObject({ unitDiscount: { amount: 0 }, unitDiscountReason: null })
  })

  test('gives way to any voucher, and comes back without it', async () => {
    const { id } = await shop.make('promo', [[V.plenty, 2]])
    expect((await shop.promo(id, 'THREE')).errors[0]!.code).toBe('VOUCHER_NOT_APPLICABLE')
    expect((await shop.promo(id, 'FIXED')).checkout).toMatchObject({ voucherCode: 'FIXED', discount: { amount: 2 } })
    expect((await shop.unpromo(id, 'FIXED')).checkout).toMatchObject({ voucherCode: null, discount: { amount: 6 } })
  })

  test('lowers what shipping looks at', async () => {
    const made = await shop.make('promo', [[V.heavy, 4]])
    expect(made.shippingMethods.map((m: Loose) => m.name)).not.toContain('express')
    const after = (await setQuantity(made.id, made.lines[0].id, 3)).checkout
    expect(after.shippingMethods.map((m: Loose) => m.name)).toContain('express')
  })
})

describe('a gift', () => {
  const basket = [[V.plenty, 3]] as const
  test('is a line of its own for nothing: the dearest that is left, better than a smaller discount', async () => {
    const made = await shop.make('gifts', basket)
    expect(made).toMatchObject({ quantity: 4, discount: { amount: 0 }, subtotalPrice: { gross: { amount: 36 } } })
    expect(giftOf(made)).toMatchObject({
      quantity: 1,
      variant: { id: V.gift },
      unitPrice: { gross: { amount: 0 }, net: { amount: 0 } },
      totalPrice: { gross: { amount: 0 } },
      undiscountedUnitPrice: { amount: 20 },
    })
    const less = await setQuantity(made.id, made.lines[0].id, 2)
    expect(less.checkout).toMatchObject({ quantity: 2, discount: { amount: 5 }, discountName: 'five euros' })
    expect(giftOf(less.checkout)).toBeNull()
    const again = await setQuantity(made.id, made.lines[0].id, 3)
    expect(giftOf(again.checkout).id).toBe(giftOf(made).id)
  })

  test('cannot be changed or taken out by the shopper', async () => {
    const made = await shop.make('gifts', basket)
    const gift = giftOf(made).id
    expect((await setQuantity(made.id, gift, 2)).errors).toEqual([
      { code: 'NON_EDITABLE_GIFT_LINE', field: 'lineId', lines: [gift] },
    ])
    expect((await remove(made.id, [gift])).errors).toEqual([
      { code: 'NON_REMOVABLE_GIFT_LINE', field: 'lineIds', lines: [gift] },
    ])
    expect((await shop.look(made.id)).lines).toHaveLength(2)
    expect((await remove(made.id, [made.lines[0].id])).checkout.lines).toEqual([])
  })

  test('goes while there is a voucher', async () => {
    const made = await shop.make('gifts', basket)
    expect(giftOf((await shop.promo(made.id, 'FIXED')).checkout)).toBeNull()
    expect(giftOf((await shop.unpromo(made.id, 'FIXED')).checkout)).not.toBeNull()
  })

  test('is given with the order while one is in stock, and the next best when the last one goes meanwhile', async () => {
    const baskets = await Promise.all(Array.from({ length: 8 }, () => shop.make('gifts', basket)))
    for (const { id } of baskets) await shop.ship(id, METHOD.standard)
    const results = await Promise.all(baskets.map(({ id }) => shop.order(id)))
    const gifts = results.map((r) => giftOf(r.order).variant.id)
    expect(gifts.filter((g) => g === V.gift)).toHaveLength(1)
    expect(gifts.filter((g) => g === V.small)).toHaveLength(7)
    for (const { order } of results) {
      expect(order.total.gross.amount).toBe(38)
      expect(order.discounts).toEqual([])
      const { unitDiscount, undiscountedUnitPrice, totalPrice, unitDiscountReason } = giftOf(order)
      expect(totalPrice.gross.amount).toBe(0)
      expect(unitDiscount.amount).toBe(undiscountedUnitPrice.gross.amount)
      expect(unitDiscountReason).toMatch(/^Promotion: /)
    }
    expect(await shop.count('select sum(allocated) from stocks where variant_id = 8')).toBe(1)
    expect(await shop.count('select sum(allocated) from stocks where variant_id = 9')).toBe(7)
    expect(await shop.count('select count(*) from checkout_lines where is_gift')).toBe(0)
  })

  test('ends with its promotion', async () => {
    const made = await shop.make('gifts', basket)
    expect(giftOf(made)).not.toBeNull()
    const century = 100 * 366 * 24 * 3_600_000
    shop.turnClock(century)
    expect(giftOf(await shop.look(made.id))).toBeNull()
    shop.turnClock(-century)
  })
})

describe('gift cards', () => {
  const money = () =>
    shop.count(
      'select (select sum(current_balance) from gift_cards) + (select coalesce(sum(amount), 0) from order_gift_cards)',
    )

  test('several pay together, as far as they reach; the rest stays on the last', async () => {
    const before = await money()
    const { id } = await shop.make('eu', [[V.plenty, 2]])
    await shop.ship(id, METHOD.standard)
    await shop.promo(id, 'EUR-20')
    const { checkout } = await shop.promo(id, 'EUR-5')
    expect(checkout.totalPrice.gross.amount).toBe(1)
    expect(checkout.giftCards.map((g: Loose) => g.currentBalance.amount)).toEqual([20, 5])
    const less = await setQuantity(id, checkout.lines[0].id, 1)
    expect(less.checkout.totalPrice.gross.amount).toBe(0)
    const { order } = await shop.order(id)
    expect(order).toMatchObject({ status: 'UNFULFILLED', total: { gross: { amount: 0 } } })
    expect(await shop.count(`select current_balance from gift_cards where code = 'EUR-20'`)).toBe(600)
    expect(await shop.count(`select current_balance from gift_cards where code = 'EUR-5'`)).toBe(500)
    expect(await shop.count(`select count(*) from gift_cards where last_used_on is not null`)).toBe(1)
    expect(await money()).toBe(before)
  })

  test('used up between adding and completing: the order costs what is left to pay', async () => {
    await shop.sql(`update gift_cards set current_balance = 500 where code = 'EUR-20'`)
    const { id } = await shop.make('eu', [[V.plenty, 1]])
    await shop.ship(id, METHOD.standard)
    expect((await shop.promo(id, 'EUR-20')).checkout.totalPrice.gross.amount).toBe(9)
    await shop.sql(`update gift_cards set current_balance = 100 where code = 'EUR-20'`)
    expect((await shop.order(id)).order.total.gross.amount).toBe(13)
  })

  test('switched off between adding and completing: refused', async () => {
    const { id } = await shop.make('eu', [[V.service, 1]], { shippingAddress: null })
    await shop.promo(id, 'EUR-5')
    await shop.sql(`update gift_cards set is_active = false where code = 'EUR-5'`)
    expect((await shop.order(id)).errors).toMatchObject([{ code: 'GIFT_CARD_NOT_APPLICABLE', field: 'giftCards' }])
    expect((await shop.unpromo(id, 'EUR-5')).errors).toEqual([])
    expect((await shop.order(id)).order.total.gross.amount).toBe(12)
    await shop.sql(`update gift_cards set is_active = true where code = 'EUR-5'`)
  })

  test('answers alike to a code that is unknown, of another currency, off, over or somebody else’s', async () => {
    const { id } = await shop.make('eu', [[V.plenty, 1]])
    const answers = await Promise.all(
      ['NO-SUCH-CARD', 'USD-20', 'EUR-OFF', 'EUR-OLD', 'EUR-HERS', 'EUR-GONE'].map((code) => shop.promo(id, code)),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]!.errors).toMatchObject([{ code: 'INVALID', field: 'promoCode' }])
  })

  test('kept for a customer is for the checkouts of that account', async () => {
    const { id } = await shop.make('eu', [[V.plenty, 1]])
    const uuid = Buffer.from(id, 'base64').toString().slice('Checkout:'.length)
    await shop.sql(`update checkouts set user_id = 1 where id = '${uuid}'`)
    expect((await shop.promo(id, 'EUR-HERS')).checkout.totalPrice.gross.amount).toBe(2)
    await shop.sql(`update gift_cards set assigned_to_user_id = 2 where code = 'EUR-HERS'`)
    expect((await shop.look(id)).totalPrice.gross.amount).toBe(12)
    await shop.ship(id, METHOD.standard)
    expect((await shop.order(id)).errors).toMatchObject([{ code: 'GIFT_CARD_NOT_APPLICABLE' }])
  })
})

describe('ways to ship', () => {
  const offered = async (lines: readonly (readonly [string, number])[], address: object = {}): Promise<string[]> =>
    (await shop.make('eu', lines, { shippingAddress: { ...DE, ...address } })).shippingMethods
      .map((m: Loose) => m.name)
      .toSorted()

  test.each([
    ['a postal code inside', [[V.plenty, 1]], {}, ['express', 'light', 'near', 'noHeavy', 'standard']],
    [
      'a postal code outside',
      [[V.plenty, 1]],
      { postalCode: '80331' },
      ['express', 'light', 'noHeavy', 'outside', 'standard'],
    ],
    ['more than the weight', [[V.cheap, 5]], {}, ['express', 'near', 'noHeavy', 'standard']],
    ['a product that is excluded', [[V.heavy, 1]], {}, ['big', 'express', 'near', 'standard']],
    ['more than the order may cost', [[V.plenty, 9]], {}, ['light', 'near', 'noHeavy', 'standard']],
    ['nothing to ship', [[V.service, 1]], {}, []],
    ['a country without a zone', [[V.uncounted, 1]], { country: 'FR', postalCode: '75001', city: 'Paris' }, []],
    [
      'a British postal code inside',
      [[V.plenty, 1]],
      { country: 'GB', postalCode: 'BH10 9AA', city: 'X' },
      ['express', 'light', 'near', 'noHeavy', 'outside', 'standard'],
    ],
    [
      'a British postal code outside',
      [[V.plenty, 1]],
      { country: 'GB', postalCode: 'BH11 1AA', city: 'X' },
      ['express', 'light', 'noHeavy', 'outside', 'standard'],
    ],
  ] as const)('for %s', async (_, lines, address, names) => {
    expect(await offered(lines, address)).toEqual([...names].toSorted())
  })

  test('for exactly its limits of weight, also where they are no whole numbers', async () => {
    const { pool } = shop.services.database
    const limit = async (least: number, most: number): Promise<void> => {
      await pool.query('update shipping_methods set min_weight = $1, max_weight = $2 where name = $3', [
        least,
        most,
        'light',
      ])
      forget(pool)
    }
    onTestFinished(async () => {
      await pool.query(`update shipping_methods set min_weight = null, max_weight = 2 where name = 'light'`)
      forget(pool)
    })
    // Three times 0.1 is a little more than 0.3 in binary fractions, and 0.1 with 7 times 0.1 a little less than 0.8.
    await limit(0, 0.3)
    expect(await offered([[V.small, 3]])).toContain('light')
    expect(await offered([[V.small, 4]])).not.toContain('light')
    await limit(0.8, 1)
    expect(await offered([[V.small, 8]])).toContain('light')
    await shop.sql(`update variants set weight = 0.7 where sku = 'LIMITED'`)
    const parts = [
      [V.small, 1],
      [V.limited, 1],
    ] as const
    expect(await offered(parts)).toContain('light')
    await shop.sql(`update variants set weight = null where sku = 'LIMITED'`)
  })

  test('one that stops applying is not chosen any more, and cannot be chosen', async () => {
    const { id } = await shop.make('eu', [[V.plenty, 1]])
    expect((await shop.ship(id, METHOD.light)).checkout.deliveryMethod).toEqual({ id: METHOD.light })
    const { checkout } = await shop.add(id, [[V.heavy, 1]])
    expect(checkout).toMatchObject({ deliveryMethod: null, shippingPrice: { gross: { amount: 0 } } })
    expect((await shop.order(id)).errors).toMatchObject([{ code: 'SHIPPING_METHOD_NOT_SET' }])
    expect((await shop.ship(id, METHOD.light)).errors).toMatchObject([{ code: 'DELIVERY_METHOD_NOT_APPLICABLE' }])
    expect((await shop.ship(id, METHOD.us)).errors).toMatchObject([{ code: 'DELIVERY_METHOD_NOT_APPLICABLE' }])
  })
})
