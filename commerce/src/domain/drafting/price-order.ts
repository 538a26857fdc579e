/**
 * Computes what an order costs while staff still work on it, by the rules of checkouts. Lines of a draft have the
 * catalogue's prices of today; those of an order that was placed keep the prices at which they were bought. Pure.
 */
import type { ForSaleRow } from '../../db/queries/for-sale.ts'
import type { DiscountPut, OrderPrices, PricedLineRow } from '../../db/queries/order-draft.ts'
import type { OrderDiscountRow, OrderLineRow, OrderRow } from '../../db/queries/order.ts'
import type { ChannelRow } from '../../db/queries/reference.ts'
import type { TaxAnswerRow } from '../../db/queries/tax-answer.ts'
import { pointOf, warehousesOf } from '../checkout/collection-point.ts'
import { type Gift, rewardOf } from '../checkout/gift.ts'
import { type Rules, warehousesFor } from '../checkout/state.ts'
import { toGlobalId } from '../global-id.ts'
import { divideRounded, toDecimal } from '../money.ts'
import { orderPaidStatus, paidStatus } from '../paid-status.ts'
import { taxBaseOf, withAppTaxes } from '../pricing/app-taxes.ts'
import { type InputLine, type LinePrices, price, type PricedInput, type Prices } from '../pricing/price.ts'
import type { Reward } from '../pricing/promotion.ts'
import { rateOf, taxAppOf, type TaxRules, taxRulesOf } from '../pricing/tax.ts'
import { type Taxing, taxingOf } from '../pricing/tax-apps.ts'
import {
  amountOff,
  isApplicable,
  isForLines,
  isRunning,
  type Voucher,
  type VoucherSubject,
} from '../pricing/voucher.ts'

export interface OrderFacts {
  /** The order as staff entered it; its prices are those of before. */
  order: OrderRow
  channel: ChannelRow
  lines: readonly OrderLineRow[]
  /** Lines that were added just now, and so have no prices yet. */
  newLines: ReadonlySet<string>
  /** What the channel knows of the lines' variants. */
  variants: ReadonlyMap<number, ForSaleRow>
  /** The voucher of the order's code; null where the channel has none. */
  voucher: Voucher | null
  /** Whether the customer is a member of staff. */
  isStaff: boolean
  discounts: readonly OrderDiscountRow[]
  /** What gift cards paid. */
  giftCards: readonly { id: number; balance: number }[]
  rules: Rules
  /** What an app said of the order's taxes. */
  taxes: TaxAnswerRow | null
  now: Date
  newId: () => string
}

export interface PricedOrder {
  lines: PricedLineRow[]
  /** Gifts that the order does not earn any more. */
  goneLines: string[]
  discounts: DiscountPut[]
  prices: OrderPrices
  /** Null where none applies. */
  appliedVoucher: Voucher | null
  /** What an app is asked about taxes; null where rates decide. Without its answer prices are without taxes. */
  taxing: Taxing | null
}

/** The price of one piece before and after what is taken off, and why. */
interface Base {
  price: number
  discounted: number
  value: number | null
  type: OrderLineRow['unitDiscountType']
  reason: string | null
}

/** Country of the shipping address, else of the billing address, else the channel's default. */
export const countryOfOrder = (
  order: Pick<OrderRow, 'shippingAddress' | 'billingAddress'>,
  channel: Pick<ChannelRow, 'defaultCountry'>,
): string => order.shippingAddress?.country || order.billingAddress?.country || channel.defaultCountry

/** Warehouses from which an order's goods may come, in the channel's order. */
export function warehousesOfOrder(
  shop: Rules['shop'],
  order: Pick<OrderRow, 'shippingAddress' | 'billingAddress' | 'collectionPointId'>,
  channel: ChannelRow,
): string[] {
  const point = pointOf(shop, { collectionPointId: order.collectionPointId, channel })
  return point ? warehousesOf(shop, channel.id, point) : warehousesFor(shop, channel.id, countryOfOrder(order, channel))
}

/** Computes an order's prices; see the head of the file. */
export function priceOrder(facts: OrderFacts): PricedOrder {
  const { order, channel, rules, variants } = facts
  const isDraft = order.status === 'DRAFT'
  const country = countryOfOrder(order, channel)
  const tax = taxRulesOf(rules.shop, channel, country)
  const manual = facts.discounts.find((d) => d.type === 'MANUAL') ?? null
  const own = isDraft ? facts.lines.filter((l) => !l.isGift) : [...facts.lines]
  const bases = new Map(own.map((line) => [line.id, baseOf(line, facts, tax)]))
  const subtotal = own.reduce((n, l) => n + bases.get(l.id)!.discounted * l.quantity, 0)
  const reward = isDraft && !order.voucherCode && !manual ? rewardFor(facts, own, subtotal) : null
  const lines = reward?.gift ? [...own, giftLine(facts, reward.promotion.id, reward.gift, bases)] : own

  const isShippingRequired = lines.some((l) => requiresShipping(l, facts))
  const { method, shippingPrice } = shippingOf(facts, isShippingRequired)
  const appliedVoucher = voucherFor(facts, { own, bases, shippingPrice })
  const taxApp = lines.length ? taxAppOf(rules.shop, channel, country) : null
  const input: PricedInput = {
    currency: channel.currency,
    lines: lines.map((l) => {
      const line = asInput(l, bases.get(l.id)!, facts, tax, country)
      return taxApp ? { ...line, rate: 0 } : line
    }),
    // What vouchers took off the lines of a placed order stays in their own prices.
    voucher: appliedVoucher && !(isForLines(appliedVoucher) && !isDraft) ? appliedVoucher : null,
    orderDiscount: isDraft ? (reward?.discount ?? 0) : keptDiscount(facts, appliedVoucher, subtotal),
    manual,
    shippingPrice,
    shippingRate: tax.charge && !taxApp ? rateOf(rules.shop, method?.taxClassId ?? null, country) : 0,
    tax,
    giftCards: facts.giftCards,
  }
  const bare = price(input)
  const base =
    taxApp &&
    taxBaseOf(bare, {
      ...input,
      channelId: channel.id,
      address: order.shippingAddress ?? order.billingAddress,
      discountName: appliedVoucher?.name ?? (reward?.discount ? reward.promotion.name : null),
    })
  const context = [method?.id, order.collectionPointId, order.userId, order.userEmail, order.metadata]
  const taxing = base && taxingOf(taxApp, base, context, facts.taxes, facts.now)
  const prices = taxing?.kept?.taxes ? price(withAppTaxes(input, taxing.kept.taxes)) : bare
  return {
    lines: lines.map((line) =>
      pricedLine(line, bases.get(line.id)!, prices.lines.get(line.id)!, facts, appliedVoucher),
    ),
    goneLines: facts.lines.filter((l) => !lines.some((kept) => kept.id === l.id)).map((l) => l.id),
    discounts: [
      ...(manual ? [{ ...manual, amount: prices.manual }] : []),
      ...(wholeDiscount(facts, appliedVoucher, reward, prices) ?? []),
    ],
    prices: {
      ...totals(order, prices, lines),
      shippingMethodName: method?.name ?? (isDraft ? null : order.shippingMethodName),
      shippingTaxClassId: method?.taxClassId ?? null,
      discountName:
        appliedVoucher?.name ?? (reward?.discount ? reward.promotion.name : isDraft ? null : order.discountName),
      translatedDiscountName: (appliedVoucher?.translations[order.languageCode]?.name as string | undefined) ?? null,
      weight: lines.reduce((n, l) => n + (variantOf(l, variants)?.weight ?? 0) * l.quantity, 0),
    },
    appliedVoucher,
    taxing,
  }
}

const variantOf = (line: Pick<OrderLineRow, 'variantId'>, variants: OrderFacts['variants']): ForSaleRow | undefined =>
  line.variantId === null ? undefined : variants.get(line.variantId)

const requiresShipping = (line: OrderLineRow, { variants, newLines, order }: OrderFacts): boolean =>
  (order.status === 'DRAFT' || newLines.has(line.id) ? variantOf(line, variants)?.requiresShipping : undefined) ??
  line.isShippingRequired

/** The entered price of a line that was priced before. */
const enteredBefore = (line: OrderLineRow, { withTax, charge }: TaxRules): number =>
  withTax && charge ? line.undiscountedUnitGross : line.undiscountedUnitNet

function baseOf(line: OrderLineRow, facts: OrderFacts, tax: TaxRules): Base {
  const { order, channel, variants, newLines } = facts
  const variant = variantOf(line, variants)
  const isFresh = order.status === 'DRAFT' || newLines.has(line.id)
  const listed = isFresh ? (line.priceOverride ?? variant?.price ?? null) : null
  const full = listed ?? enteredBefore(line, tax)
  if (line.manualValue !== null) {
    const off = amountOff({ valueType: line.manualType ?? 'FIXED', value: line.manualValue }, full, channel.currency)
    return {
      price: full,
      discounted: full - off,
      value: line.manualValue,
      type: line.manualType,
      reason: line.manualReason,
    }
  }
  if (listed === null) {
    const { unitDiscount, unitDiscountValue: value, unitDiscountType: type, unitDiscountReason: reason } = line
    return { price: full, discounted: Math.max(0, full - unitDiscount), value, type, reason }
  }
  const sale = variant?.sale ?? null
  const discounted =
    line.priceOverride === null
      ? (variant?.discountedPrice ?? full)
      : full - (sale ? amountOff(sale, full, channel.currency) : 0)
  if (!sale || discounted >= full) return { price: full, discounted, value: null, type: null, reason: null }
  const reason = `Promotion: ${toGlobalId('Promotion', sale.id)}`
  return { price: full, discounted, value: sale.value, type: sale.valueType, reason }
}

function rewardFor(facts: OrderFacts, own: readonly OrderLineRow[], subtotal: number): Reward<Gift> | null {
  const { rules, channel, now } = facts
  return rewardOf(rules.promotions, {
    channel,
    lines: own.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }])),
    subtotal,
    shippingPrice: shippingOf(facts, true).shippingPrice ?? 0,
    warehouseIds: warehousesOfOrder(rules.shop, facts.order, channel),
    now,
  })
}

/** The line of a gift: the one that the order has already, or a new one. */
function giftLine(facts: OrderFacts, promotionId: string, gift: Gift, bases: Map<string, Base>): OrderLineRow {
  const known = facts.lines.find((l) => l.isGift && l.variantId === gift.variantId)
  const line =
    known ?? emptyLine(facts.newId(), facts.order.id, { variantId: gift.variantId, quantity: 1, isGift: true })
  const reason = `Promotion: ${toGlobalId('Promotion', promotionId)}`
  bases.set(line.id, { price: gift.price, discounted: 0, value: null, type: null, reason })
  return { ...line, isShippingRequired: gift.row.requiresShipping, taxClassId: gift.row.taxClassId }
}

/** A line before it is priced and named. */
export const emptyLine = (
  id: string,
  orderId: string,
  more: Pick<OrderLineRow, 'variantId' | 'quantity'> & Partial<OrderLineRow>,
): OrderLineRow => ({
  id,
  orderId,
  position: 0,
  productName: '',
  variantName: '',
  translatedProductName: '',
  translatedVariantName: '',
  productSku: null,
  isShippingRequired: true,
  isGift: false,
  quantityFulfilled: 0,
  taxClassId: null,
  taxClassName: null,
  taxRate: 0,
  priceOverride: null,
  manualValue: null,
  manualType: null,
  manualReason: null,
  unitNet: 0,
  unitGross: 0,
  totalNet: 0,
  totalGross: 0,
  undiscountedUnitNet: 0,
  undiscountedUnitGross: 0,
  undiscountedTotalNet: 0,
  undiscountedTotalGross: 0,
  unitDiscount: 0,
  unitDiscountValue: 0,
  unitDiscountType: null,
  unitDiscountReason: null,
  voucherCode: null,
  metadata: {},
  privateMetadata: {},
  ...more,
})

/** The chosen method as the channel prices it; that of a placed order keeps its price. */
function shippingOf({ order, channel, rules }: OrderFacts, isRequired: boolean) {
  const method = rules.methods.find((m) => m.id === order.shippingMethodId) ?? null
  if (order.status !== 'DRAFT') return { method, shippingPrice: order.undiscountedShipping }
  const listing = method?.listings.find((l) => l.channelId === channel.id)
  return { method: listing ? method : null, shippingPrice: listing && isRequired ? listing.price : null }
}

interface Goods {
  own: readonly OrderLineRow[]
  bases: ReadonlyMap<string, Base>
  shippingPrice: number | null
}

/** The voucher that applies. That of a placed order was used, and still applies. */
function voucherFor(facts: OrderFacts, goods: Goods): Voucher | null {
  const { order, voucher, now } = facts
  if (!voucher) return null
  if (order.status !== 'DRAFT') return voucher
  return isRunning(voucher, now) && isApplicable(voucher, subjectOf(facts, goods)) ? voucher : null
}

const subjectOf = (facts: OrderFacts, { own, bases, shippingPrice }: Goods): VoucherSubject => ({
  lines: own.map((l) => ({
    quantity: l.quantity,
    total: bases.get(l.id)!.discounted * l.quantity,
    ...grouped(l, facts),
    requiresShipping: requiresShipping(l, facts),
  })),
  shippingPrice,
  shippingCountry: facts.order.shippingAddress?.country ?? null,
  isStaff: facts.isStaff,
})

/** Where in the catalogue a line's product stands; no product has the key 0. */
const grouped = (line: OrderLineRow, { variants }: OrderFacts) => {
  const variant = variantOf(line, variants)
  return {
    productId: variant?.productId ?? 0,
    categoryId: variant?.categoryId ?? null,
    collectionIds: variant?.collectionIds ?? [],
  }
}

const asInput = (line: OrderLineRow, base: Base, facts: OrderFacts, tax: TaxRules, country: string): InputLine => ({
  id: line.id,
  quantity: line.quantity,
  price: base.price,
  discountedPrice: base.discounted,
  rate: tax.charge ? rateOf(facts.rules.shop, taxClassOf(line, facts), country) : rateWithin(line, facts, country),
  ...grouped(line, facts),
})

/** Where taxes are not charged, the tax inside the entered price; a price of before holds none. */
const rateWithin = (line: OrderLineRow, facts: OrderFacts, country: string): number =>
  facts.order.status === 'DRAFT' || facts.newLines.has(line.id)
    ? rateOf(facts.rules.shop, taxClassOf(line, facts), country)
    : 0

const taxClassOf = (line: OrderLineRow, { variants }: OrderFacts): number | null => {
  const variant = variantOf(line, variants)
  return variant ? variant.taxClassId : line.taxClassId
}

/** What a promotion, or a voucher that is gone, takes off the whole of a placed order. */
function keptDiscount({ discounts, channel }: OrderFacts, voucher: Voucher | null, subtotal: number): number {
  const kept = discounts.find((d) => d.type === 'ORDER_PROMOTION' || (d.type === 'VOUCHER' && !voucher))
  return kept ? amountOff(kept, subtotal, channel.currency) : 0
}

function pricedLine(
  line: OrderLineRow,
  base: Base,
  p: LinePrices,
  facts: OrderFacts,
  voucher: Voucher | null,
): PricedLineRow {
  const ofVoucher = p.lineVoucher > 0 && voucher !== null
  const unitDiscount =
    p.undiscountedUnit - divideRounded(p.discountedUnit * line.quantity - p.lineVoucher, line.quantity)
  const reasons = [...(base.reason ? [base.reason] : []), ...(ofVoucher ? [`Voucher code: ${voucher.code}`] : [])]
  const isOwn = base.value !== null && !ofVoucher
  const { position: _, metadata: __, privateMetadata: ___, ...rest } = line
  return {
    ...rest,
    isShippingRequired: line.isGift ? line.isShippingRequired : requiresShipping(line, facts),
    taxClassId: line.isGift ? line.taxClassId : taxClassOf(line, facts),
    taxRate: p.rate / 100_000,
    unitNet: p.unit.net,
    unitGross: p.unit.gross,
    totalNet: p.total.net,
    totalGross: p.total.gross,
    undiscountedUnitNet: p.undiscounted.unit.net,
    undiscountedUnitGross: p.undiscounted.unit.gross,
    undiscountedTotalNet: p.undiscounted.total.net,
    undiscountedTotalGross: p.undiscounted.total.gross,
    unitDiscount,
    unitDiscountValue: isOwn ? base.value! : toDecimal(unitDiscount, facts.channel.currency),
    unitDiscountType: isOwn ? base.type : unitDiscount > 0 ? 'FIXED' : null,
    unitDiscountReason: reasons.length ? reasons.join(' & ') : null,
    voucherCode: ofVoucher ? voucher.code : facts.order.status === 'DRAFT' ? null : line.voucherCode,
  }
}

/** The discount of a voucher or a promotion on the whole order; null where there is none. */
function wholeDiscount(
  { order, channel, discounts, newId }: OrderFacts,
  voucher: Voucher | null,
  reward: Reward<Gift> | null,
  prices: Prices,
): DiscountPut[] | null {
  const known = (type: string) => discounts.find((d) => d.type === type)
  if (reward && prices.discount > 0) {
    const { promotion } = reward
    return [
      {
        id: known('ORDER_PROMOTION')?.id ?? newId(),
        type: 'ORDER_PROMOTION',
        name: promotion.name,
        translatedName: null,
        valueType: promotion.valueType ?? 'FIXED',
        value: promotion.value,
        amount: prices.discount,
        reason: `Promotion: ${toGlobalId('Promotion', promotion.id)}`,
      },
    ]
  }
  if (voucher && !isForLines(voucher) && prices.discount > 0)
    return [
      {
        id: known('VOUCHER')?.id ?? newId(),
        type: 'VOUCHER',
        name: voucher.name,
        translatedName: (voucher.translations[order.languageCode]?.name as string | undefined) ?? null,
        // An order from a checkout keeps the amount; what staff write keeps what the voucher says.
        ...(order.origin === 'CHECKOUT' || voucher.type === 'SHIPPING'
          ? { valueType: 'FIXED', value: toDecimal(prices.discount, channel.currency) }
          : { valueType: voucher.valueType, value: voucher.value }),
        amount: prices.discount,
        reason: `Voucher code: ${voucher.code}`,
      },
    ]
  const kept = order.status === 'DRAFT' ? undefined : discounts.find((d) => d.type !== 'MANUAL')
  return kept ? [{ ...kept, amount: prices.discount }] : null
}

function totals(order: OrderRow, p: Prices, lines: readonly OrderLineRow[]) {
  // What staff write does not count gifts as something that was taken off.
  const gifts =
    order.origin === 'CHECKOUT' ? [] : lines.filter((l) => l.isGift).map((l) => p.lines.get(l.id)!.undiscounted.total)
  const held = { charged: order.totalCharged, authorized: order.totalAuthorized }
  return {
    shippingTaxRate: p.shippingRate / 100_000,
    shippingNet: p.shipping.net,
    shippingGross: p.shipping.gross,
    undiscountedShipping: p.undiscountedShipping,
    subtotalNet: p.subtotal.net,
    subtotalGross: p.subtotal.gross,
    totalNet: p.total.net,
    totalGross: p.total.gross,
    undiscountedTotalNet: p.undiscountedTotal.net - gifts.reduce((n, g) => n + g.net, 0),
    undiscountedTotalGross: p.undiscountedTotal.gross - gifts.reduce((n, g) => n + g.gross, 0),
    ...(order.status === 'DRAFT'
      ? paidStatus(p.total.gross, { ...held, chargePending: 0, authorizePending: 0 }, lines.length > 0)
      : orderPaidStatus(p.total.gross, held)),
  }
}
