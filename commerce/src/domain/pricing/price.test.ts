/** Prices add up, never fall below zero, and do not depend on the order of lines. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spread, type InputLine, price, type PricedInput } from './price.ts'
import { amountOff, isApplicable, isRunning, type Voucher } from './voucher.ts'

const voucherOf = (over: Partial<Voucher>): Voucher => ({
  code: 'X',
  voucherId: 1,
  name: 'x',
  type: 'ENTIRE_ORDER',
  valueType: 'FIXED',
  value: 5,
  minSpent: null,
  minQuantity: null,
  startDate: new Date(0),
  endDate: null,
  usageLimit: null,
  used: 0,
  isActive: true,
  countries: [],
  productIds: [],
  collectionIds: [],
  categoryIds: [],
  variantIds: [],
  applyOncePerOrder: false,
  applyOncePerCustomer: false,
  usedByCustomer: false,
  onlyForStaff: false,
  singleUse: false,
  translations: {},
  ...over,
})
const rate = fc.constantFrom(0, 19_000, 21_000, 7_700, 5_500, 333)
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }),
  price: fc.integer({ min: 0, max: 500_000 }),
  off: fc.integer({ min: 0, max: 100 }),
  productId: fc.integer({ min: 1, max: 4 }),
  categoryId: fc.constantFrom(null, 1, 2),
  collectionIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  rate,
})
const lines = fc.array(line, { maxLength: 8 }).map((list) =>
  list.map(({ off, ...l }, i): InputLine => ({
    ...l,
    id: `l${i}`,
    discountedPrice: Math.floor((l.price * (100 - off)) / 100),
  })),
)
const voucher = fc.option(
  fc
    .record({
      type: fc.constantFrom('ENTIRE_ORDER' as const, 'SPECIFIC_PRODUCT' as const, 'SHIPPING' as const),
      valueType: fc.constantFrom('FIXED' as const, 'PERCENTAGE' as const),
      value: fc.integer({ min: 0, max: 100_000 }).map((v) => v / 1000),
      applyOncePerOrder: fc.boolean(),
      productIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
      collectionIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    })
    .map(voucherOf),
)
const input: fc.Arbitrary<PricedInput> = fc.record({
  currency: fc.constantFrom('USD', 'JPY'),
  lines,
  voucher,
  shippingPrice: fc.option(fc.integer({ min: 0, max: 10_000 })),
  orderDiscount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
  shippingRate: rate,
  weighsShipping: fc.boolean(),
  tax: fc.record({ withTax: fc.boolean(), charge: fc.boolean() }),
  giftCards: fc.array(fc.record({ id: fc.integer({ min: 1 }), balance: fc.integer({ min: 0, max: 100_000 }) }), {
    maxLength: 2,
  }),
})

describe('every basket', () => {
  test('totals are the sum of lines and shipping, less gift cards', () => {
    fc.assert(
      fc.property(input, (i) => {
        const p = price(i)
        const parts = [...p.lines.values()].map((l) => l.total)
        expect(p.subtotal.gross).toBe(parts.reduce((n, t) => n + t.gross, 0))
        expect(p.subtotal.net).toBe(parts.reduce((n, t) => n + t.net, 0))
        expect(p.goods.gross).toBe(p.subtotal.gross + p.shipping.gross)
        expect(p.total.gross).toBe(p.goods.gross - p.giftCards.reduce((n, g) => n + g.amount, 0))
      }),
    )
  })

  test('lines that staff discounted lose nothing to a voucher for lines, and others no more than before', () => {
    fc.assert(
      fc.property(input, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (i, byHand) => {
        const before = price(i)
        const p = price({ ...i, lines: i.lines.map((l, at) => ({ ...l, isWithoutVoucher: byHand[at]! })) })
        for (const [at, l] of i.lines.entries())
          expect(p.lines.get(l.id)!.lineVoucher).toBe(byHand[at] ? 0 : before.lines.get(l.id)!.lineVoucher)
      }),
    )
  })

  test('entered prices less the discount are what is asked', () => {
    fc.assert(
      fc.property(input, (i) => {
        const p = price(i)
        const entered = i.lines.reduce((n, l) => n + l.discountedPrice * l.quantity, 0) + (i.shippingPrice ?? 0)
        fc.pre(i.tax.charge || !i.tax.withTax)
        expect(i.tax.withTax ? p.goods.gross : p.goods.net).toBe(entered - p.discount)
      }),
    )
  })

  test('nothing is negative, and tax never is', () => {
    fc.assert(
      fc.property(input, (i) => {
        const p = price(i)
        for (const m of [
          p.subtotal,
          p.shipping,
          p.goods,
          p.total,
          p.undiscountedTotal,
          ...[...p.lines.values()].flatMap((l) => [l.unit, l.total]),
        ]) {
          expect(m.net).toBeGreaterThanOrEqual(0)
          expect(m.gross).toBeGreaterThanOrEqual(m.net)
        }
        expect(p.discount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('no price depends on the order of lines', () => {
    fc.assert(
      fc.property(input, fc.infiniteStream(fc.nat()), (i, order) => {
        const shuffled = i.lines
          .map((l) => ({ l, at: order.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ l }) => l)
        const [a, b] = [price(i), price({ ...i, lines: shuffled })]
        expect(b.discount).toBe(a.discount)
        const entered = (p: typeof a) =>
          i.tax.withTax && i.tax.charge ? p.total.gross : i.tax.withTax ? 0 : p.subtotal.net
        expect(entered(b)).toBe(entered(a))
      }),
    )
  })
})

test('shares add up and stay below their lines', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.array(fc.nat(20_000), { maxLength: 12 }), (amount, weights) => {
      const shares = spread(amount, weights)
      expect(shares.reduce((a, b) => a + b, 0)).toBe(
        Math.min(
          amount,
          weights.reduce((a, b) => a + b, 0),
        ),
      )
      shares.forEach((s, i) => {
        expect(s).toBeGreaterThanOrEqual(0)
        expect(s).toBeLessThanOrEqual(weights[i]!)
      })
    }),
  )
})

const one = (over: Partial<InputLine>): InputLine => ({
  id: 'a',
  quantity: 1,
  price: 999,
  discountedPrice: 999,
  productId: 1,
  categoryId: null,
  collectionIds: [],
  rate: 0,
  ...over,
})
const basket = (over: Partial<PricedInput>): PricedInput => ({
  currency: 'USD',
  lines: [],
  voucher: null,
  shippingPrice: null,
  orderDiscount: 0,
  shippingRate: 0,
  tax: { withTax: true, charge: true },
  giftCards: [],
  ...over,
})

describe('as Saleor computes it', () => {
  test('a fixed discount is shared by what lines cost', () => {
    const p = price(
      basket({
        lines: [one({ id: 'a', quantity: 2, price: 1200, discountedPrice: 1200 }), one({ id: 'b' })],
        voucher: voucherOf({ value: 5 }),
      }),
    )
    expect([
      p.lines.get('a')!.total.gross,
      p.lines.get('a')!.unit.gross,
      p.lines.get('b')!.total.gross,
      p.total.gross,
    ]).toEqual([2047, 1024, 852, 2899])
  })

  test('the cheapest piece alone is discounted once per order', () => {
    const p = price(
      basket({
        lines: [one({ id: 'a', quantity: 2, price: 1200, discountedPrice: 1200 }), one({ id: 'b' })],
        voucher: voucherOf({ valueType: 'PERCENTAGE', value: 50, applyOncePerOrder: true }),
      }),
    )
    expect([p.lines.get('a')!.total.gross, p.lines.get('b')!.total.gross, p.discount]).toEqual([2400, 499, 500])
  })

  test('tax is taken out of the total of a line', () => {
    const p = price(
      basket({
        lines: [one({ quantity: 3, price: 1080, discountedPrice: 1080, rate: 19_000 })],
        shippingPrice: 600,
        shippingRate: 19_000,
      }),
    )
    expect([p.subtotal, p.shipping, p.total].map((m) => [m.gross, m.net])).toEqual([
      [3240, 2723],
      [600, 504],
      [3840, 3227],
    ])
  })

  test('a gift card lowers net in proportion', () => {
    const p = price(
      basket({
        lines: [one({ price: 1190, discountedPrice: 1190, rate: 19_000 })],
        giftCards: [{ id: 1, balance: 595 }],
      }),
    )
    expect(p.total).toMatchObject({ gross: 595, net: 500 })
  })
})

describe('a voucher', () => {
  const subject = {
    lines: [{ quantity: 2, total: 2000, productId: 1, categoryId: null, collectionIds: [], requiresShipping: true }],
    shippingPrice: null,
    shippingCountry: null,
    isStaff: false,
  }
  test('runs between its dates and until it is used up', () => {
    const now = new Date('2026-01-01')
    expect(isRunning(voucherOf({}), now)).toBe(true)
    expect(isRunning(voucherOf({ endDate: new Date('2025-12-31') }), now)).toBe(false)
    expect(isRunning(voucherOf({ startDate: new Date('2026-01-02') }), now)).toBe(false)
    expect(isRunning(voucherOf({ usageLimit: 2, used: 2 }), now)).toBe(false)
    expect(isRunning(voucherOf({ isActive: false }), now)).toBe(false)
  })
  test('asks for what it was made for', () => {
    expect(isApplicable(voucherOf({ minSpent: 2001 }), subject)).toBe(false)
    expect(isApplicable(voucherOf({ minQuantity: 3 }), subject)).toBe(false)
    expect(isApplicable(voucherOf({ onlyForStaff: true }), subject)).toBe(false)
    expect(isApplicable(voucherOf({ applyOncePerCustomer: true, usedByCustomer: true }), subject)).toBe(false)
    expect(isApplicable(voucherOf({ type: 'SPECIFIC_PRODUCT', productIds: [2] }), subject)).toBe(false)
    expect(isApplicable(voucherOf({ type: 'SHIPPING' }), subject)).toBe(false)
    expect(
      isApplicable(voucherOf({ type: 'SHIPPING', countries: ['CA'] }), {
        ...subject,
        shippingPrice: 500,
        shippingCountry: 'US',
      }),
    ).toBe(false)
    expect(
      isApplicable(voucherOf({ type: 'SHIPPING', countries: ['US'] }), {
        ...subject,
        shippingPrice: 500,
        shippingCountry: 'US',
      }),
    ).toBe(true)
  })
  test('never takes off more than there is', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(1000),
        fc.constantFrom('FIXED' as const, 'PERCENTAGE' as const),
        (amount, value, valueType) => {
          expect(amountOff({ value, valueType }, amount, 'USD')).toBeLessThanOrEqual(amount)
        },
      ),
    )
  })
})

describe('shipping that is taxed by the rates of the goods', () => {
  const of = (goods: { price: number; rate: number }[], more: Partial<PricedInput> = {}) =>
    price({
      currency: 'USD',
      lines: goods.map((g, i) => ({
        ...g,
        id: `${i}`,
        quantity: 1,
        discountedPrice: g.price,
        productId: i,
        categoryId: null,
        collectionIds: [],
      })),
      voucher: null,
      orderDiscount: 0,
      shippingPrice: 1000,
      shippingRate: 19_000,
      weighsShipping: true,
      tax: { withTax: false, charge: true },
      giftCards: [],
      ...more,
    })

  test('has a rate between theirs, by what they cost', () => {
    expect(
      of([
        { price: 3000, rate: 20_000 },
        { price: 1000, rate: 8000 },
      ]),
    ).toMatchObject({
      shippingRate: 17_000,
      shipping: { net: 1000, gross: 1170 },
    })
    fc.assert(
      fc.property(input, (i) => {
        const { shippingRate, lines: priced } = price({ ...i, weighsShipping: true, tax: { ...i.tax, charge: true } })
        const rates = [...priced.values()].filter((l) => l.total.net > 0).map((l) => l.rate)
        const [least, most] = rates.length ? [Math.min(...rates), Math.max(...rates)] : [i.shippingRate, i.shippingRate]
        expect(shippingRate).toBeGreaterThanOrEqual(least)
        expect(shippingRate).toBeLessThanOrEqual(most)
      }),
    )
  })

  test('has its own rate where they cost nothing, or there are none', () => {
    expect(of([{ price: 0, rate: 8000 }]).shippingRate).toBe(19_000)
    expect(of([]).shippingRate).toBe(19_000)
    expect(of([{ price: 100, rate: 8000 }], { weighsShipping: false }).shippingRate).toBe(19_000)
  })
})
