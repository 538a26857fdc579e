/**
 * Lists products in channels: those that products.csv names, else those in which one of the product's variants has a
 * price.
 */
import { productListings } from '../../db/tables/catalog.ts'
import type { ListingWish } from '../goods.ts'
import { type Part, parted, type Writing } from '../part.ts'
import { statement } from '../../db/statements/statement.ts'

type Listing = typeof productListings.$inferSelect

/** So many products are listed at once. */
const BATCH = 2000

const NO_WISH: ListingWish = {
  channels: [],
  isPublished: undefined,
  publishedAt: undefined,
  isAvailable: undefined,
  availableFrom: undefined,
}

const IMPORT_PRICED_PRODUCTS = statement(
  'import_priced_products',
  `select v.product_id as "productId", l.channel_id as "channelId", min(l.price) as "minPrice!", min(l.discounted_price) as "minDiscountedPrice!"
    from variant_listings l join variants v on v.id = l.variant_id where v.product_id = any($1::int[]) group by 1, 2`,
)

export const listings: Part = async () => async (w) => {
  const count = await w.goods.listedCount()
  for (let after = 0, done = 0; ;) {
    const some = await w.goods.listed(after, BATCH)
    if (some.length === 0) return
    await writeListings(w, some)
    after = some.at(-1)!.place
    done += some.length
    w.progress.at('list', done / count)
  }
}

async function writeListings(w: Writing, products: Awaited<ReturnType<Writing['goods']['listed']>>): Promise<void> {
  const ids = products.map(({ id }) => id)
  const there = Map.groupBy(await readListings(w, ids), (l) => l.productId)
  const priced = Map.groupBy(await IMPORT_PRICED_PRODUCTS.many(w.client, ids), (p) => p.productId)
  const wished = products.map(({ id, wish: named }) => {
    const wish = named ?? NO_WISH
    const before = there.get(id) ?? []
    const channelIds = wish.channels.length
      ? wish.channels.map((channel) => w.known.channels.get(channel)!.id!)
      : new Set([...before, ...(priced.get(id) ?? [])].map((l) => l.channelId))
    const rows = [...channelIds].map((channelId) => ({
      productId: id,
      channelId,
      ...listingState(wish, before, channelId, w.now),
    }))
    return {
      id,
      rows,
      isWhole: wish.channels.length > 0,
      isNew: before.length === 0,
    }
  })
  const { fresh, there: known } = parted(wished)
  // Sales are taken off at the end of the import; rows that none concerns are right from here on.
  const lowest = (productId: number, channelId: number) => {
    const found = priced.get(productId)?.find((p) => p.channelId === channelId)
    const { minPrice = null, minDiscountedPrice = null } = found ?? {}
    return {
      minPrice,
      minDiscountedPrice,
      shownPrice: minPrice,
      shownDiscountedPrice: minDiscountedPrice,
    }
  }
  await w.addSet(
    productListings,
    fresh.flatMap(({ rows }) => rows.map((row) => ({ ...row, ...lowest(row.productId, row.channelId) }))),
  )
  await w.saveSet(
    productListings,
    known.flatMap(({ rows }) => rows),
    {
      key: ['productId', 'channelId'],
      within: known.filter(({ isWhole }) => isWhole).map(({ id }) => ({ productId: id })),
    },
  )
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

const readListings = (w: Writing, productIds: readonly number[]) => IMPORT_PRODUCT_LISTINGS.many(w.client, productIds)
