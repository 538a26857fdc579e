/**
 * The order promotion that a checkout earns. A gift becomes a line that is computed from the basket and never stored.
 */
import { createHash } from 'node:crypto'
import type { CheckoutLineRow } from '../../db/queries/checkout/checkout.ts'
import type { GiftRow, OrderPromotionRow } from '../../db/queries/order/order-promotions.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import { meets } from '../pricing/order-predicate.ts'
import { bestReward, type GiftOffer, type OrderPromotion, type Reward } from '../pricing/promotion.ts'

/** A gift that is available now, at the channel's prices. */
export interface Gift extends GiftOffer {
  row: GiftRow
  price: number
}

interface Basket {
  channel: ChannelRow
  /** The lines without gifts. */
  lines: readonly Pick<CheckoutLineRow, 'variantId' | 'quantity'>[]
  /** What the lines cost after catalogue sales, in minor units. */
  subtotal: number
  /** What the chosen way of shipping costs, in minor units. */
  shippingPrice: number
  /** Warehouses from which a gift would be sent. */
  warehouseIds: readonly string[]
  now: Date
}

/** What the basket earns; null where it earns nothing. */
export function rewardOf(rows: readonly OrderPromotionRow[], basket: Basket): Reward<Gift> | null {
  if (basket.lines.length === 0) return null
  const { channel, subtotal, shippingPrice, now } = basket
  const subject = { subtotal, total: subtotal + shippingPrice, currency: channel.currency }
  const promotions = rows
    .filter(
      (p) =>
        p.channelIds.includes(channel.id) &&
        new Date(p.startDate) <= now &&
        (p.endDate === null || new Date(p.endDate) >= now) &&
        meets(p.predicate, subject),
    )
    .map((p): OrderPromotion<Gift> => ({
      ...p,
      gifts: p.gifts.flatMap((row) => offerOf(row, basket) ?? []),
    }))
  return bestReward(promotions, subtotal, channel.currency)
}

/** Null when the channel does not sell the variant now, or none is left beside what the basket holds itself. */
function offerOf(row: GiftRow, { channel, lines, warehouseIds, now }: Basket): Gift | null {
  const listing = row.listings.find((l) => l.channelId === channel.id)
  if (!listing || listing.forSaleFrom === null || new Date(listing.forSaleFrom) > now) return null
  const held = lines.reduce((n, l) => n + (l.variantId === row.variantId ? l.quantity : 0), 0)
  const free = row.stocks.reduce((n, s) => n + (warehouseIds.includes(s.warehouseId) ? s.free : 0), 0)
  if (row.trackInventory && free < held + 1) return null
  return { row, variantId: row.variantId, price: listing.price, discountedPrice: listing.discountedPrice }
}

/** One piece of the gift for nothing. The gift line of a checkout always has the same id. */
export const giftLine = (checkoutId: string, { row, price }: Gift): CheckoutLineRow => ({
  id: giftLineId(checkoutId),
  variantId: row.variantId,
  quantity: 1,
  isGift: true,
  metadata: {},
  privateMetadata: {},
  trackInventory: row.trackInventory,
  quantityLimit: row.quantityLimit,
  productId: row.productId,
  categoryId: row.categoryId,
  collectionIds: [],
  requiresShipping: row.requiresShipping,
  weight: row.weight,
  taxClassId: row.taxClassId,
  price,
  discountedPrice: 0,
  sale: null,
  priceOverride: null,
  priceOverrideReason: null,
  isForSale: true,
})

/** The gift line's id: a UUID of version 8 that is derived from the checkout's. */
function giftLineId(checkoutId: string): string {
  const bytes = createHash('sha256').update(`gift of ${checkoutId}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
