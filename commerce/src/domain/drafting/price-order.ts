/**
 * Computes what an order costs while staff still work on it, by the rules of checkouts. What a line costs before vouchers
 * is told in `line-base.ts`. Pure.
 */
import type { OrderPrices, PricedLineRow } from '../../db/queries/order/order-draft.ts'
import type { NewDiscount } from '../../db/queries/order/order-insert.ts'
import type { OrderLineRow, OrderRow } from '../../db/queries/order/order.ts'
import { toDecimal } from '../money.ts'
import { appMethodIdOf } from '../order/app-method.ts'
import { orderPaidStatus, paidStatus } from '../paid-status.ts'
import { taxBaseOf, withAppTaxes } from '../pricing/app-taxes.ts'
import { unitOff, voucherOff } from '../pricing/line-discount.ts'
import { type InputLine, type LinePrices, price, type PricedInput, type Prices } from '../pricing/price.ts'
import { type Rate, rateOf, taxAppOf, taxRulesOf, weighsShipping } from '../pricing/tax.ts'
import { type Taxing, taxingOf } from '../pricing/tax-apps.ts'
import { isForLines, type Voucher } from '../pricing/voucher.ts'
import { type Base, baseOf, giftLine } from './line-base.ts'
import {
  countryOfOrder,
  grouped,
  type OrderFacts,
  requiresShipping,
  shippingOf,
  taxClassOf,
  variantOf,
} from './order-facts.ts'
import { keptDiscount, rewardFor, voucherFor, wholeDiscount } from './whole-discount.ts'

export interface PricedOrder {
  lines: PricedLineRow[]
  /** Gifts that the order does not earn any more. */
  goneLines: string[]
  discounts: NewDiscount[]
  prices: OrderPrices
  /** What each gift card pays now. */
  giftCards: Prices['giftCards']
  /** Null where none applies. */
  appliedVoucher: Voucher | null
  /** What an app is asked about taxes; null where rates decide. Without its answer prices are without taxes. */
  taxing: Taxing | null
}

/** Computes an order's prices; see the head of the file. */
export function priceOrder(facts: OrderFacts): PricedOrder {
  const { order, channel, rules, variants } = facts
  const isDraft = order.status === 'DRAFT'
  const country = countryOfOrder(order, channel)
  const tax = taxRulesOf(rules.shop, channel, country)
  const manual = facts.discounts.find((d) => d.type === 'MANUAL') ?? null
  const own = isDraft ? facts.lines.filter((l) => !l.isGift) : [...facts.lines]
  const app = taxAppOf(rules.shop, channel, country)
  const rate = (line: OrderLineRow) => (app ? 0 : rateOf(rules.shop, taxClassOf(line, facts), country))
  const bases = new Map(own.map((line) => [line.id, baseOf(line, facts, tax, rate(line))]))
  const subtotal = own.reduce((n, l) => n + bases.get(l.id)!.totals.after, 0)
  const reward = isDraft && !order.voucherCode && !manual ? rewardFor(facts, own, subtotal) : null
  const lines = [...own]
  if (reward?.gift) {
    const [line, base] = giftLine(facts, { ...reward, gift: reward.gift })
    lines.push(line)
    bases.set(line.id, base)
  }

  // A draft that loses its last line keeps the price of its shipping.
  const isShippingRequired = lines.length === 0 || lines.some((l) => requiresShipping(l, facts))
  const isOfApp = appMethodIdOf(order) !== null
  const { method, shippingPrice } = shippingOf(facts, isShippingRequired)
  const appliedVoucher = voucherFor(facts, { own, bases, shippingPrice })
  const voucher =
    appliedVoucher && takesOff(appliedVoucher, { isDraft, isByHand: manual !== null }) ? appliedVoucher : null
  const taxApp = lines.length ? app : null
  const weighs = !taxApp && weighsShipping(rules.shop, channel, country)
  const input: PricedInput = {
    currency: channel.currency,
    lines: lines.map((l) => asInput(l, bases.get(l.id)!, facts, rate(l))),
    voucher,
    orderDiscount: isDraft ? (reward?.discount ?? 0) : keptDiscount(facts, appliedVoucher, subtotal),
    manual,
    shippingPrice,
    shippingRate: taxApp ? 0 : rateOf(rules.shop, weighs ? null : (method?.taxClassId ?? null), country),
    weighsShipping: weighs,
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
    lines: lines.map((line) => pricedLine(line, bases.get(line.id)!, prices.lines.get(line.id)!, facts, voucher)),
    goneLines: facts.lines.filter((l) => !lines.some((kept) => kept.id === l.id)).map((l) => l.id),
    discounts: [
      ...(manual ? [{ ...manual, amount: prices.manual }] : []),
      ...(appliedVoucher && !voucher && manual ? [] : (wholeDiscount(facts, appliedVoucher, reward, prices) ?? [])),
    ],
    prices: {
      ...totals(order, prices, lines),
      shippingMethodName: method?.name ?? (isDraft && !isOfApp ? null : order.shippingMethodName),
      // While nothing needs shipping, an app's price is kept for when something does.
      ...(isDraft && isOfApp ? { undiscountedShipping: order.undiscountedShipping } : {}),
      shippingTaxClassId: method?.taxClassId ?? null,
      discountName:
        appliedVoucher?.name ?? (reward?.discount ? reward.promotion.name : isDraft ? null : order.discountName),
      translatedDiscountName: (appliedVoucher?.translations[order.languageCode]?.name as string | undefined) ?? null,
      weight: lines.reduce((n, l) => n + (variantOf(l, variants)?.weight ?? 0) * l.quantity, 0),
    },
    giftCards: prices.giftCards,
    appliedVoucher,
    taxing,
  }
}

/**
 * Whether a voucher that applies takes anything off here. What it took off the lines of a placed order stays in their own
 * prices, and what staff take off the whole order by hand replaces a voucher for the whole of it.
 */
const takesOff = (voucher: Voucher, { isDraft, isByHand }: { isDraft: boolean; isByHand: boolean }): boolean =>
  isForLines(voucher) ? isDraft : voucher.type === 'SHIPPING' || !isByHand

const asInput = (line: OrderLineRow, base: Base, facts: OrderFacts, rate: Rate): InputLine => ({
  id: line.id,
  quantity: line.quantity,
  price: base.price,
  discountedPrice: base.discounted,
  totals: base.totals,
  rate,
  ...grouped(line, facts),
  isWithoutVoucher: line.manualValue !== null,
})

function pricedLine(
  line: OrderLineRow,
  base: Base,
  p: LinePrices,
  facts: OrderFacts,
  voucher: Voucher | null,
): PricedLineRow {
  const ofVoucher = p.lineVoucher > 0 && voucher !== null
  const discounts = ofVoucher ? [...base.discounts, voucherOff(voucher, p, line.quantity)] : base.discounts
  const unitDiscount = unitOff(discounts)
  const [only, ...others] = discounts
  const { position: _, metadata: __, privateMetadata: ___, ...rest } = line
  return {
    ...rest,
    ...base.frozen,
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
    ...(only && others.length === 0
      ? { unitDiscountValue: only.value, unitDiscountType: only.valueType }
      : {
          unitDiscountValue: toDecimal(unitDiscount, facts.channel.currency),
          // A discount that was removed leaves its type.
          unitDiscountType: unitDiscount > 0 ? ('FIXED' as const) : (line.manualType ?? line.unitDiscountType),
        }),
    unitDiscountReason: discounts.flatMap((d) => d.reason ?? []).join('; ') || null,
    discounts,
    voucherCode: ofVoucher ? voucher.code : facts.order.status === 'DRAFT' ? null : line.voucherCode,
  }
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
