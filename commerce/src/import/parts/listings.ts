/**
 * Lists products in channels: those that products.csv names, else those in which one of the product's variants has a
 * price.
 */
import { productListings } from '../../db/tables/catalog.ts'
import type { ListingWish, Part, Writing } from '../part.ts'
import { statement } from '../../db/statement.ts'

type Listing = typeof productListings.$inferSelect

const NO_WISH: ListingWish = {
  channels: [],
  isPublished: undefined,
  publishedAt: undefined,
  isAvailable: undefined,
  availableFrom: undefined,
}

const IMPORT_PRICED_PRODUCTS = statement(
  'import_priced_products',
  'select distinct v.product_id as "productId", l.channel_id as "channelId" from variant_listings l join variants v on v.id = l.variant_id where v.product_id = any($1::int[])',
)

export const listings: Part = (r) => {
  const slugs = [...new Set([...r.listings.keys(), ...r.priced])]
  return async (w) => {
    const ids = slugs.map((slug) => w.known.products.get(slug)!.id!)
    const there = Map.groupBy(await readListings(w, ids), (l) => l.productId)
    const priced = Map.groupBy(await IMPORT_PRICED_PRODUCTS.rows(w.client, [ids]), (p) => p.productId)
    const rows = slugs.flatMap((slug, i) => {
      const wish = r.listings.get(slug) ?? NO_WISH
      const before = there.get(ids[i]!) ?? []
      const channelIds = wish.channels.length
        ? wish.channels.map((channel) => w.known.channels.get(channel)!.id!)
        : new Set([...before, ...(priced.get(ids[i]!) ?? [])].map((l) => l.channelId))
      return [...channelIds].map((channelId) => ({
        productId: ids[i]!,
        channelId,
        ...listingState(wish, before, channelId, w.now),
      }))
    })
    const whole = slugs.flatMap((slug, i) => (r.listings.get(slug)?.channels.length ? [{ productId: ids[i]! }] : []))
    await w.saveSet(productListings, rows, { key: ['productId', 'channelId'], within: whole })
  }
}

/**
 * State of a listing: what the row says, else what it is now, else that of the product in other channels. A new product
 * is for sale at once.
 */
function listingState(
  wish: ListingWish,
  before: readonly Pick<Listing, 'channelId' | 'isPublished' | 'publishedAt' | 'availableForPurchaseAt'>[],
  channelId: number,
  now: Date,
) {
  const own = before.find((l) => l.channelId === channelId) ?? before[0]
  const isPublished = wish.isPublished ?? own?.isPublished ?? true
  const wasAvailable = own?.availableForPurchaseAt ?? null
  const isAvailable = wish.isAvailable ?? (wish.availableFrom ? true : own ? wasAvailable !== null : true)
  return {
    isPublished,
    publishedAt: wish.publishedAt ?? own?.publishedAt ?? (isPublished ? now : null),
    availableForPurchaseAt: isAvailable ? (wish.availableFrom ?? wasAvailable ?? now) : null,
  }
}

const IMPORT_PRODUCT_LISTINGS = statement(
  'import_product_listings',
  `select product_id as "productId", channel_id as "channelId", is_published as "isPublished", published_at as "publishedAt", available_for_purchase_at as "availableForPurchaseAt"
      from product_listings where product_id = any($1::int[]) order by channel_id`,
)

const readListings = (w: Writing, productIds: readonly number[]) => IMPORT_PRODUCT_LISTINGS.rows(w.client, [productIds])
