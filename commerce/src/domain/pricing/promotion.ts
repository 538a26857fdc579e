/**
 * Order promotions: what a whole basket earns once it costs enough. Of all rewards that it could have, it gets the best
 * one.
 */
import { amountOff } from './voucher.ts'

/** A running promotion in one channel. */
export interface OrderPromotion<Gift extends GiftOffer = GiftOffer> {
  id: string
  name: string
  /** What lines must cost at least, in minor units; null: no minimum. */
  minSubtotal: number | null
  valueType: 'PERCENTAGE' | 'FIXED'
  /** Percent, or a decimal amount in the channel's currency. */
  value: number
  /** Gifts that are available now. A promotion that gives gifts takes nothing off. */
  gifts: readonly Gift[]
  givesGifts: boolean
}

/** A variant that can be a gift. */
export interface GiftOffer {
  variantId: number
  /** What the gift is worth to the buyer, in minor units. */
  discountedPrice: number
}

/** A discount on the subtotal, or a gift. */
export interface Reward<Gift extends GiftOffer = GiftOffer> {
  promotion: OrderPromotion<Gift>
  /** Minor units off the subtotal; 0 where there is a gift. */
  discount: number
  gift: Gift | null
}

/**
 * The best reward, where gifts are compared by their price. Of equal ones the first is taken, and a discount before a
 * gift.
 */
export function bestReward<Gift extends GiftOffer>(
  promotions: readonly OrderPromotion<Gift>[],
  subtotal: number,
  currency: string,
): Reward<Gift> | null {
  const earned = promotions.filter((p) => p.minSubtotal === null || subtotal >= p.minSubtotal)
  const rewards: (Reward<Gift> & { worth: number })[] = []
  for (const promotion of earned) {
    if (promotion.givesGifts) continue
    const discount = amountOff(promotion, subtotal, currency)
    if (discount > 0) rewards.push({ promotion, discount, gift: null, worth: discount })
  }
  for (const promotion of earned)
    for (const gift of promotion.givesGifts ? promotion.gifts : [])
      rewards.push({ promotion, discount: 0, gift, worth: gift.discountedPrice })
  const [first, ...others] = rewards
  if (!first) return null
  const { promotion, discount, gift } = others.reduce((best, r) => (r.worth > best.worth ? r : best), first)
  return { promotion, discount, gift }
}
