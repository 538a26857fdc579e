/** What is taken off an order as a whole while staff still work on it: by a voucher, a promotion, or by hand. Pure. */
import type { NewDiscount } from '../../db/queries/order/order-insert.ts'
import type { OrderLineRow } from '../../db/queries/order/order.ts'
import { type Gift, rewardOf } from '../checkout/gift.ts'
import { toDecimal } from '../money.ts'
import type { Prices } from '../pricing/price.ts'
import type { Reward } from '../pricing/promotion.ts'
import { promotionReason, voucherReason } from '../pricing/line-discount.ts'
import {
  amountOff,
  isApplicable,
  isForLines,
  isRunning,
  type Voucher,
  type VoucherSubject,
} from '../pricing/voucher.ts'
import type { Base } from './line-base.ts'
import { grouped, type OrderFacts, requiresShipping, shippingOf, warehousesOfOrder } from './order-facts.ts'

/** What the goods earn by an order promotion; null where they earn nothing. */
export function rewardFor(facts: OrderFacts, own: readonly OrderLineRow[], subtotal: number): Reward<Gift> | null {
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

interface Goods {
  own: readonly OrderLineRow[]
  bases: ReadonlyMap<string, Base>
  shippingPrice: number | null
}

/** The voucher that applies. That of a placed order was used, and still applies. */
export function voucherFor(facts: OrderFacts, goods: Goods): Voucher | null {
  const { order, voucher, now } = facts
  if (!voucher) return null
  if (order.status !== 'DRAFT') return voucher
  // What the draft holds itself does not use the voucher up for it.
  const free = order.holdsVoucher ? { ...voucher, isActive: true, used: voucher.used - 1 } : voucher
  return isRunning(free, now) && isApplicable(voucher, subjectOf(facts, goods)) ? voucher : null
}

const subjectOf = (facts: OrderFacts, { own, bases, shippingPrice }: Goods): VoucherSubject => ({
  lines: own.map((l) => ({
    quantity: l.quantity,
    total: bases.get(l.id)!.totals.after,
    ...grouped(l, facts),
    requiresShipping: requiresShipping(l, facts),
  })),
  shippingPrice,
  shippingCountry: facts.order.shippingAddress?.country ?? null,
  isStaff: facts.isStaff,
})

/** What a promotion, or a voucher that is gone, takes off the whole of a placed order. */
export function keptDiscount({ discounts, channel }: OrderFacts, voucher: Voucher | null, subtotal: number): number {
  const kept = discounts.find((d) => d.type === 'ORDER_PROMOTION' || (d.type === 'VOUCHER' && !voucher))
  return kept ? amountOff(kept, subtotal, channel.currency) : 0
}

/** The discount of a voucher or a promotion on the whole order; null where there is none. */
export function wholeDiscount(
  { order, channel, discounts, newId }: OrderFacts,
  voucher: Voucher | null,
  reward: Reward<Gift> | null,
  prices: Prices,
): NewDiscount[] | null {
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
        reason: promotionReason(promotion),
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
        ...(order.origin === 'CHECKOUT'
          ? { valueType: 'FIXED', value: toDecimal(prices.discount, channel.currency) }
          : { valueType: voucher.valueType, value: voucher.value }),
        amount: prices.discount,
        reason: voucherReason(voucher.code),
      },
    ]
  const kept = order.status === 'DRAFT' ? undefined : discounts.find((d) => d.type !== 'MANUAL')
  return kept ? [{ ...kept, amount: prices.discount }] : null
}
