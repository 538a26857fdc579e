/** Order promotions: of all rewards that a basket could have it gets the best one. */
import { amountOff } from './voucher.ts'

/** A rule of a running promotion that a basket earns. */
export interface OrderPromotion<Gift extends GiftOffer = GiftOffer> {
  id: string
  name: string
  /** Null where it gives gifts. */
  valueType: 'PERCENTAGE' | 'FIXED' | null
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
  earned: readonly OrderPromotion<Gift>[],
  subtotal: number,
  currency: string,
): Reward<Gift> | null {
  const rewards: (Reward<Gift> & { worth: number })[] = []
  for (const promotion of earned) {
    const { valueType, value } = promotion
    if (promotion.givesGifts || valueType === null) continue
    const discount = amountOff({ valueType, value }, subtotal, currency)
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
