/** Whatever a checkout holds: its parts add up, nothing falls below zero, and the order costs what the checkout did. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewDiscount } from '../../db/queries/order/order-insert.ts'
import type { OrderDiscountRow, OrderLineRow, OrderRow } from '../../db/queries/order/order.ts'
import type { ForSaleRow } from '../../db/queries/catalog/for-sale.ts'
import type { GiftRow, OrderPromotionRow } from '../../db/queries/order/order-promotions.ts'
import type { ChannelRow, Reference } from '../../db/queries/reference/reference.ts'
import type { ShippingMethodRow } from '../../db/queries/shipping/shipping.ts'
import { buildDiscount, buildLines, buildOrder } from '../completion/build.ts'
import { emptyLine } from '../drafting/line-base.ts'
import type { OrderFacts } from '../drafting/order-facts.ts'
import { priceOrder } from '../drafting/price-order.ts'
import { amountOff, type Voucher } from '../pricing/voucher.ts'
import { type Checkout, type CheckoutLine, type CheckoutState, evaluate, NO_PAYMENTS, type Rules } from './state.ts'

const NOW = new Date('2026-06-01')
const ADDRESS = {
  firstName: 'A',
  lastName: 'B',
  companyName: '',
  streetAddress1: 'C 1',
  streetAddress2: '',
  city: 'Berlin',
  cityArea: '',
  postalCode: '10115',
  country: 'DE',
  countryArea: '',
  phone: '',
}

const channel = fc
  .record({
    currency: fc.constantFrom('EUR', 'JPY'),
    pricesEnteredWithTax: fc.constantFrom(null, true, false),
    chargeTaxes: fc.boolean(),
  })
  .map((c): ChannelRow => ({
    id: 1,
    slug: 'eu',
    name: 'EU',
    defaultCountry: 'DE',
    isActive: true,
    allowUnpaidOrders: true,
    expireOrdersAfter: 60,
    maxUnpaidOrdersPerNetwork: 5,
    maxUnpaidOrdersPerEmail: 5,
    maxRefusedCardsPerNetwork: 3,
    maxRefusedCardsPerOrder: 5,
    maxRefusedCardsPerPrefix: 20,
    maxUnpaidPacksPerVariant: 40,
    maxOrderMailsPerHour: 10,
    automaticallyConfirmAllNewOrders: true,
    automaticallyCompleteFullyPaidCheckouts: false,
    automaticCompletionDelay: 0,
    displayGrossPrices: true,
    deleteExpiredOrdersAfter: 60,
    allocationStrategy: 'PRIORITIZE_SORTING_ORDER',
    automaticallyFulfillNonShippableGiftCard: true,
    markAsPaidStrategy: 'PAYMENT_FLOW',
    includeDraftOrderInVoucherUsage: false,
    draftOrderLinePriceFreezePeriod: 24,
    useLegacyLineDiscountPropagation: false,
    taxCalculationStrategy: 'FLAT_RATES',
    taxAppId: null,
    useWeightedTaxForShipping: false,
    taxMetadata: {},
    taxPrivateMetadata: {},
    automaticCompletionCutOffDate: null,
    allowLegacyGiftCardUse: true,
    useLegacyErrorFlow: true,
    releaseFundsForExpiredCheckouts: false,
    checkoutTtlBeforeReleasingFunds: 6,
    checkoutReleaseFundsCutOffDate: null,
    defaultTransactionFlowStrategy: 'CHARGE',
    metadata: {},
    privateMetadata: {},
    ...c,
  }))

const sale = fc.option(
  fc.record({
    id: fc.constant('00000000-0000-4000-8000-000000000001'),
    saleId: fc.option(fc.integer({ min: 1, max: 9 })),
    name: fc.constant('A sale'),
    valueType: fc.constantFrom('PERCENTAGE' as const, 'FIXED' as const),
    value: fc.integer({ min: 0, max: 100_000 }).map((v) => v / 1000),
  }),
)
const line = fc
  .record({
    variantId: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 0, max: 50_000 }),
    off: fc.integer({ min: 0, max: 100 }),
    sale,
    priceOverride: fc.option(fc.integer({ min: 0, max: 50_000 }), { freq: 4 }),
    priceOverrideReason: fc.constant(null),
    requiresShipping: fc.boolean(),
    weight: fc.option(fc.integer({ min: 0, max: 3 })),
    taxClassId: fc.constantFrom(null, 1, 2),
    productId: fc.integer({ min: 1, max: 4 }),
    categoryId: fc.constantFrom(null, 1),
    collectionIds: fc.uniqueArray(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
  })
  .map(({ off, ...l }): Omit<CheckoutLine, 'id'> => ({
    ...l,
    discountedPrice: l.sale ? Math.floor((l.price * (100 - off)) / 100) : l.price,
    isGift: false,
    metadata: {},
    privateMetadata: {},
    trackInventory: true,
    quantityLimit: null,
    isForSale: true,
  }))

const voucher = fc
  .record({
    type: fc.constantFrom('ENTIRE_ORDER' as const, 'SPECIFIC_PRODUCT' as const, 'SHIPPING' as const),
    valueType: fc.constantFrom('FIXED' as const, 'PERCENTAGE' as const),
    value: fc.integer({ min: 0, max: 100_000 }).map((v) => v / 1000),
    minSpent: fc.option(fc.integer({ min: 0, max: 60_000 })),
    minQuantity: fc.option(fc.integer({ min: 1, max: 20 })),
    applyOncePerOrder: fc.boolean(),
    productIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    collectionIds: fc.uniqueArray(fc.integer({ min: 1, max: 2 }), { maxLength: 1 }),
    onlyForStaff: fc.boolean(),
  })
  .map((v): Voucher => ({
    code: 'V',
    voucherId: 1,
    name: 'v',
    startDate: new Date(0),
    endDate: null,
    usageLimit: null,
    used: 0,
    isActive: true,
    countries: [],
    categoryIds: [],
    variantIds: [],
    applyOncePerCustomer: false,
    usedByCustomer: false,
    singleUse: false,
    translations: {},
    ...v,
  }))

const gift = fc
  .record({
    variantId: fc.integer({ min: 1, max: 8 }),
    price: fc.integer({ min: 0, max: 9000 }),
    off: fc.integer({ min: 0, max: 500 }),
    free: fc.integer({ min: 0, max: 60 }),
    trackInventory: fc.boolean(),
    taxClassId: fc.constantFrom(null, 1),
  })
  .map(({ price, off, free, ...g }): GiftRow => ({
    productId: 9,
    categoryId: null,
    quantityLimit: null,
    requiresShipping: true,
    weight: 1,
    ...g,
    listings: [{ channelId: 1, price, discountedPrice: Math.max(0, price - off), forSaleFrom: '2020-01-01' }],
    stocks: [{ warehouseId: 'w', free }],
  }))
const promotion = fc
  .record({
    valueType: fc.constantFrom('FIXED' as const, 'PERCENTAGE' as const),
    value: fc.integer({ min: 0, max: 100_000 }).map((v) => v / 1000),
    minimum: fc.option(fc.integer({ min: 0, max: 60_000 })),
    gifts: fc.array(gift, { maxLength: 2 }),
    endDate: fc.constantFrom(null, '2026-01-01'),
    channelIds: fc.constantFrom<number[]>([1], [1, 2], [2]),
  })
  .map(({ minimum, ...p }): OrderPromotionRow => ({
    id: '00000000-0000-4000-8000-000000000002',
    name: 'p',
    ruleId: '00000000-0000-4000-8000-000000000003',
    predicate: { discountedObjectPredicate: { baseSubtotalPrice: { range: { gte: String((minimum ?? 0) / 100) } } } },
    startDate: '2020-01-01',
    givesGifts: p.gifts.length > 0,
    ...p,
  }))

const method = fc
  .record({
    price: fc.integer({ min: 0, max: 5000 }),
    taxClassId: fc.constantFrom(null, 2),
    minOrder: fc.option(fc.integer({ min: 0, max: 60_000 }), { freq: 2 }),
    maxWeight: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 2 }),
  })
  .map(({ price, minOrder, ...m }): ShippingMethodRow => ({
    id: 1,
    zoneId: 1,
    type: 'PRICE',
    name: 'm',
    description: null,
    minDays: null,
    maxDays: null,
    minWeight: null,
    excludedProductIds: [],
    postalCodeRules: [],
    sort: 0,
    translations: {},
    metadata: {},
    privateMetadata: {},
    listings: [{ channelId: 1, price, minOrder, maxOrder: null }],
    ...m,
  }))

const card = fc.record({
  currentBalance: fc.integer({ min: 0, max: 60_000 }),
  isActive: fc.boolean(),
  currency: fc.constantFrom('EUR', 'JPY'),
  expiryDate: fc.constantFrom(null, '2020-01-01', '2099-01-01'),
  assignedToUserId: fc.constantFrom(null, 1, 2),
})

const situation = fc
  .record({
    channel,
    lines: fc.array(line, { maxLength: 6 }),
    voucher: fc.option(voucher, { freq: 2 }),
    promotions: fc.array(promotion, { maxLength: 3 }),
    method,
    isChosen: fc.boolean(),
    hasAddress: fc.boolean(),
    userId: fc.constantFrom(null, 1),
    isStaff: fc.boolean(),
    giftCards: fc.array(card, { maxLength: 3 }),
    flat: fc.constantFrom(0, 19, 21),
    reduced: fc.constantFrom(0, 5.5, 7),
  })
  .map((s): { state: CheckoutState; rules: Rules } => ({
    rules: {
      shop: {
        settings: { pricesEnteredWithTax: true },
        taxRates: new Map([['DE', s.flat]]),
        taxClassRates: new Map([[1, new Map([['DE', s.reduced]])]]),
        zones: [{ id: 1, countries: ['DE'], channelIds: [1], warehouseIds: ['w'] }],
        taxExceptions: new Map(),
        collectionPoints: [],
        asksForShipping: null,
        channelWarehouses: new Map([[1, new Set(['w'])]]),
      } as unknown as Reference,
      methods: [s.method],
      promotions: s.promotions,
    },
    state: {
      id: '00000000-0000-4000-8000-000000000000',
      version: 0,
      userId: s.userId,
      customer: s.userId === null ? null : { email: 'a@example.com', isStaff: s.isStaff },
      saveShippingAddress: true,
      saveBillingAddress: true,
      channel: s.channel,
      email: 'a@example.com',
      languageCode: 'EN',
      customerNote: '',
      billingAddress: null,
      shippingAddress: s.hasAddress ? ADDRESS : null,
      collectionPointId: null,
      shippingMethodId: s.isChosen ? 1 : null,
      appMethod: null,
      voucherCode: s.voucher && 'V',
      voucher: s.voucher,
      metadata: {},
      privateMetadata: {},
      createdAt: NOW,
      updatedAt: NOW,
      lines: s.lines.map((l, i) => ({ ...l, id: `l${i}` })),
      giftCards: s.giftCards.map((c, i) => ({
        ...c,
        id: i,
        code: `C${i}`,
        initialBalance: c.currentBalance,
        assignedToEmail: null,
        metadata: {},
        privateMetadata: {},
      })),
      payments: NO_PAYMENTS,
      taxes: null,
      shipping: null,
    },
  }))

const every = (check: (c: Checkout, state: CheckoutState, rules: Rules) => void) =>
  fc.assert(
    fc.property(situation, ({ state, rules }) => check(evaluate(state, rules, NOW), state, rules)),
    { numRuns: 400 },
  )
const add = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** The order that a checkout becomes, as staff find it who change something of it that costs nothing. */
function placedFacts(checkout: Checkout, rules: Rules): OrderFacts {
  const placed = buildOrder(checkout, {
    id: 'o',
    now: NOW,
    metadata: {},
    redirectUrl: null,
    holder: { network: null, mailbox: null },
  })
  const order = { ...placed, origin: 'CHECKOUT', status: 'UNCONFIRMED', holdsVoucher: false } as unknown as OrderRow
  let n = 0
  const lines = buildLines(checkout, 'o', () => `o${n++}`).map(({ variantId, quantity, ...l }) => ({
    ...emptyLine(l.id, 'o', { variantId, quantity }),
    ...(l as Partial<OrderLineRow>),
  }))
  const discount = buildDiscount(checkout, 'd')
  return {
    order,
    channel: checkout.channel,
    lines,
    newLines: new Set(),
    quantities: new Map(lines.map((l) => [l.id, l.quantity])),
    variants: new Map(checkout.lines.map((l) => [l.variantId, { ...l, id: l.variantId } as unknown as ForSaleRow])),
    voucher: checkout.appliedVoucher,
    isStaff: checkout.customer?.isStaff ?? false,
    discounts: discount ? [{ ...discount, orderId: 'o' } as OrderDiscountRow] : [],
    giftCards: checkout.prices.giftCards.map(({ id, amount }) => ({ id, balance: amount })),
    rules,
    taxes: null,
    now: NOW,
    newId: () => 'new',
  }
}

/** A draft of what is in a checkout. */
function draftFacts(checkout: Checkout, rules: Rules): OrderFacts {
  const { channel, voucher, voucherCode, shippingAddress, method, userId } = checkout
  const order = {
    id: 'o',
    channelId: 1,
    status: 'DRAFT',
    origin: 'DRAFT',
    languageCode: 'EN',
    userId,
    shippingAddress,
    billingAddress: null,
    shippingMethodId: method?.id ?? null,
    collectionPointId: null,
    undiscountedShipping: 0,
    voucherCode,
    holdsVoucher: false,
    totalCharged: 0,
    totalAuthorized: 0,
    privateMetadata: {},
  } as unknown as OrderRow
  const own = checkout.lines.filter((l) => !l.isGift)
  const lines = own.map(({ id, variantId, quantity, priceOverride }) =>
    emptyLine(id, 'o', { variantId, quantity, priceOverride }),
  )
  return {
    order,
    channel,
    lines,
    newLines: new Set(lines.map((l) => l.id)),
    quantities: new Map(),
    variants: new Map(own.map((l) => [l.variantId, { ...l, id: l.variantId } as unknown as ForSaleRow])),
    voucher,
    isStaff: checkout.customer?.isStaff ?? false,
    discounts: [],
    giftCards: [],
    rules,
    taxes: null,
    now: NOW,
    newId: () => 'new',
  }
}

describe('every checkout', () => {
  test('costs its lines and its shipping, less what gift cards pay', () => {
    every(({ prices, lines }) => {
      const totals = lines.map((l) => prices.lines.get(l.id)!.total)
      const cards = add(prices.giftCards.map((g) => g.amount))
      expect(prices.subtotal.gross).toBe(add(totals.map((t) => t.gross)))
      expect(prices.subtotal.net).toBe(add(totals.map((t) => t.net)))
      expect(prices.total.gross).toBe(prices.subtotal.gross + prices.shipping.gross - cards)
    })
  })

  test('has no amount below zero and no tax below zero', () => {
    every(({ prices }) => {
      const amounts = [prices.subtotal, prices.shipping, prices.goods, prices.total, prices.undiscountedTotal]
      for (const l of prices.lines.values()) amounts.push(l.unit, l.total, l.undiscounted.unit, l.undiscounted.total)
      for (const m of amounts) {
        expect(m.net).toBeGreaterThanOrEqual(0)
        expect(m.gross).toBeGreaterThanOrEqual(m.net)
      }
    })
  })

  test('pays no tax where none is charged', () => {
    every(({ prices, channel: { chargeTaxes } }) => {
      fc.pre(!chargeTaxes)
      expect(prices.total.gross).toBe(prices.total.net)
      expect([...prices.lines.values()].every((l) => l.rate === 0 && l.total.net === l.total.gross)).toBe(true)
    })
  })

  test('is never discounted by more than it costs, and no card pays more than it holds', () => {
    every(({ prices, lines, giftCards }) => {
      const catalogue = add(lines.map((l) => prices.lines.get(l.id)!.discountedUnit * l.quantity))
      expect(prices.discount).toBeGreaterThanOrEqual(0)
      expect(prices.discount).toBeLessThanOrEqual(catalogue + prices.undiscountedShipping)
      for (const { id, amount } of prices.giftCards)
        expect(amount).toBeLessThanOrEqual(giftCards.find((g) => g.id === id)!.currentBalance)
    })
  })

  test('has a voucher or a reward, and at most one gift for nothing', () => {
    every(({ prices, lines, reward, voucherCode }) => {
      const gifts = lines.filter((l) => l.isGift)
      expect(gifts).toHaveLength(reward?.gift ? 1 : 0)
      expect(voucherCode !== null && reward !== null).toBe(false)
      const { row } = reward?.gift ?? { row: null }
      const held = add(lines.filter((l) => !l.isGift && l.variantId === row?.variantId).map((l) => l.quantity))
      expect(row === null || !row.trackInventory || row.stocks[0]!.free > held).toBe(true)
      for (const g of gifts) {
        expect(lines.at(-1)).toBe(g)
        expect(g.quantity).toBe(1)
        expect(prices.lines.get(g.id)!.total).toMatchObject({ net: 0, gross: 0 })
        expect(prices.discount).toBe(0)
      }
    })
  })

  test('earns the best of its promotions', () => {
    every((checkout, state, rules) => {
      fc.pre(state.voucherCode === null)
      const worth = (c: Checkout) => c.reward?.gift?.discountedPrice ?? c.reward?.discount ?? 0
      for (const p of rules.promotions)
        expect(worth(checkout)).toBeGreaterThanOrEqual(worth(evaluate(state, { ...rules, promotions: [p] }, NOW)))
    })
  })

  test('costs the same worked out twice, and with its lines in another order', () => {
    every((checkout, state, rules) => {
      expect(evaluate(checkout, rules, NOW).prices).toEqual(checkout.prices)
      const turned = evaluate({ ...state, lines: state.lines.toReversed() }, rules, NOW)
      expect(turned.prices.discount).toBe(checkout.prices.discount)
      expect(turned.methods).toEqual(checkout.methods)
      const withTax = state.channel.pricesEnteredWithTax ?? true
      fc.pre(state.channel.chargeTaxes || !withTax)
      const entered = (c: Checkout) => (withTax ? c.prices.goods.gross : c.prices.goods.net)
      expect(entered(turned)).toBe(entered(checkout))
    })
  })

  test('becomes an order of the older way, whose lines show their share of everything', () => {
    every((before, state, rules) => {
      const channel = { ...state.channel, useLegacyLineDiscountPropagation: true }
      const checkout = evaluate({ ...state, channel }, rules, NOW)
      expect(checkout.prices).toEqual(before.prices)
      const voucher = checkout.appliedVoucher
      const isWhole = voucher?.type === 'ENTIRE_ORDER' && !voucher.applyOncePerOrder
      for (const l of buildLines(checkout, 'o', () => 'o')) {
        const net = l.undiscountedUnitNet - l.unitNet
        const gross = l.undiscountedUnitGross - l.unitGross
        expect(l.unitDiscount).toBe(Math.max(0, checkout.prices.tax.withTax ? gross : net))
        expect(l.unitDiscountReason?.startsWith(`Entire order voucher code: ${voucher?.code}`) ?? false).toBe(isWhole)
        expect(l.discounts.filter((d) => d.type === 'VOUCHER').every((d) => d.valueType === 'FIXED')).toBe(true)
      }
    })
  })

  test('becomes an order that costs the same, line by line', () => {
    every((checkout) => {
      let n = 0
      const order = buildOrder(checkout, {
        id: 'o',
        now: NOW,
        metadata: {},
        redirectUrl: null,
        holder: { network: null, mailbox: null },
      })
      const lines = buildLines(checkout, 'o', () => `o${n++}`)
      const { prices } = checkout
      expect([order.totalNet, order.totalGross]).toEqual([prices.total.net, prices.total.gross])
      expect([order.shippingNet, order.shippingGross]).toEqual([prices.shipping.net, prices.shipping.gross])
      expect(order.subtotalGross).toBe(add(lines.map((l) => l.totalGross)))
      expect(order.subtotalNet).toBe(add(lines.map((l) => l.totalNet)))
      for (const [i, l] of lines.entries()) {
        const own = prices.lines.get(checkout.lines[i]!.id)!
        expect([l.totalNet, l.totalGross, l.unitNet, l.unitGross]).toEqual([
          own.total.net,
          own.total.gross,
          own.unit.net,
          own.unit.gross,
        ])
        expect(l.isGift).toBe(checkout.lines[i]!.isGift)
        expect(l.unitDiscount).toBe(add(l.discounts.map((d) => d.unit)))
        expect(own.undiscountedTotal - add(l.discounts.map((d) => d.total))).toBe(
          own.discountedUnit * l.quantity - own.lineVoucher,
        )
        // A gift that costs nothing in the catalogue keeps its discount, which names the promotion that gave it.
        expect(l.discounts.every((d) => d.unit >= 0 && (l.isGift ? d.total >= 0 : d.total > 0))).toBe(true)
      }
      expect(buildDiscount(checkout, 'd')?.amount ?? 0).toBeLessThanOrEqual(prices.discount)
    })
  })

  test('becomes an order that costs the same when staff change something that costs nothing', () => {
    every((_, state, rules) => {
      const lines = state.lines.map((l, i) => ({ ...l, variantId: 100 + i }))
      const checkout = evaluate({ ...state, lines }, rules, NOW)
      const facts = placedFacts(checkout, rules)
      const again = priceOrder(facts)
      // An entered price with tax that was taken off is not kept: it is known to a minor unit.
      const { charge, withTax } = checkout.prices.tax
      const slack = withTax && !charge ? 1 : 0
      const isNear = (a: number, b: number, most: number): boolean => Math.abs(a - b) <= most
      for (const [i, l] of again.lines.entries())
        for (const key of ['totalNet', 'totalGross', 'undiscountedTotalNet', 'undiscountedTotalGross'] as const)
          expect([key, l[key], isNear(l[key], facts.lines[i]![key], slack)]).toEqual([key, l[key], true])
      for (const key of ['shippingNet', 'shippingGross', 'undiscountedShipping'] as const)
        expect([key, again.prices[key]]).toEqual([key, facts.order[key]])
      for (const key of ['subtotalGross', 'totalNet', 'totalGross', 'undiscountedTotalGross'] as const)
        expect([key, isNear(again.prices[key], facts.order[key], slack * again.lines.length)]).toEqual([key, true])
      const shown = (discounts: readonly NewDiscount[]) => discounts.map((d) => [d.id, d.type, slack || d.amount])
      expect(shown(again.discounts)).toEqual(shown(facts.discounts))
    })
  })

  test('costs what a draft of the same goods costs', () => {
    every((_, state, rules) => {
      const lines = state.lines.map((l, i) => {
        const off = l.sale ? amountOff(l.sale, l.price ?? 0, state.channel.currency) : 0
        return { ...l, variantId: 100 + i, sale: off > 0 ? l.sale : null, discountedPrice: (l.price ?? 0) - off }
      })
      const checkout = evaluate({ ...state, lines, giftCards: [] }, rules, NOW)
      fc.pre(checkout.lines.length > 0 && (checkout.method !== null || state.shippingMethodId === null))
      const draft = priceOrder(draftFacts(checkout, rules))
      const { prices } = checkout
      expect(draft.appliedVoucher?.code ?? null).toBe(checkout.appliedVoucher?.code ?? null)
      expect(draft.lines.map((l) => [l.isGift, l.totalNet, l.totalGross, l.undiscountedTotalGross])).toEqual(
        checkout.lines.map((l) => {
          const { total, undiscounted } = prices.lines.get(l.id)!
          return [l.isGift, total.net, total.gross, undiscounted.total.gross]
        }),
      )
      expect([draft.prices.shippingNet, draft.prices.shippingGross]).toEqual([
        prices.shipping.net,
        prices.shipping.gross,
      ])
      expect([draft.prices.totalNet, draft.prices.totalGross]).toEqual([prices.total.net, prices.total.gross])
    })
  })
})
