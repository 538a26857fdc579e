/** The catalogue's and the content's batching loaders. Keys that need a channel are `<channel id>:<id>`. */
import { reservationsEnd, reservedIn } from '../../db/queries/checkout/reservation.ts'
import DataLoader from 'dataloader'
import { secondOf } from '../../memory/rows.ts'
import * as q from '../../db/queries/catalog/catalog.ts'
import {
  childrenOfCategories,
  productsBelowCategories,
  productsInCollections,
} from '../../db/queries/catalog/category-list.ts'
import { mediaOfVariants } from '../../db/queries/catalog/media.ts'
import { listingsOfCollections } from '../../db/queries/catalog/collection-places.ts'
import {
  costsOfProducts,
  fullStocksOf,
  listingsOfProducts,
  listingsOfVariants,
  stocksById,
} from '../../db/queries/catalog/listings.ts'
import { type Loader, rowOfEach, rowsOfEach } from '../shared/batch.ts'
import { type Load, type LoadersOf, many, one, through } from '../shared/declared-loaders.ts'

/** The key of a loader that needs a channel. */
export const inChannel = (channelId: number, id: number): string => `${channelId}:${id}`
const split = (key: string): [string, number] => {
  const at = key.indexOf(':')
  return [key.slice(0, at), Number(key.slice(at + 1))]
}
/** Runs `load` once for each group, which is the first half of a key. Nearly always there is only one. */
async function grouped<Row>(
  keys: readonly string[],
  load: (group: string, ids: number[]) => Promise<Row[]>,
): Promise<(Row & { group: string })[]> {
  const groups = new Map<string, number[]>()
  for (const key of keys) {
    const [group, id] = split(key)
    const ids = groups.get(group)
    if (ids) ids.push(id)
    else groups.set(group, [id])
  }
  const lists = await Promise.all(
    [...groups].map(async ([group, ids]) =>
      (await load(group, ids)).map((row) => Object.assign(row as object, { group }) as Row & { group: string }),
    ),
  )
  return lists.length === 1 ? lists[0]! : lists.flat()
}

function rangeOf(variants: readonly q.VariantListingRow[]): q.PriceRange | null {
  if (variants.length === 0) return null
  const [before, after] = [variants.map((v) => v.price), variants.map((v) => v.discountedPrice)]
  return {
    least: Math.min(...before),
    most: Math.max(...before),
    leastDiscounted: Math.min(...after),
    mostDiscounted: Math.max(...after),
  }
}

/** Splits keys into their channel ids and their other ids. */
const pairs = (keys: readonly string[]): [number[], number[]] => {
  const halves = keys.map(split)
  return [halves.map(([c]) => Number(c)), halves.map(([, id]) => id)]
}

const ofChannel =
  <Row extends { productId: number }>(read: (of: LoadersOf, channelId: number, ids: number[]) => Promise<Row[]>) =>
  (of: LoadersOf, keys: readonly string[]) =>
    grouped(keys, (channel, ids) => read(of, Number(channel), ids))
const ofProduct = (r: { group: string; productId: number }): string => `${r.group}:${r.productId}`

type PricedVariant = q.VariantRow & q.VariantListingRow & { group: string }
const readPricedVariants = ofChannel(({ pool }, channel, ids) => q.pricedVariantsOfProducts(pool, channel, ids))
const readPriceRanges = ofChannel(({ pool }, channel, ids) => q.priceRangesOfProducts(pool, channel, ids))

/** The variants that a channel sells, with their prices; knows which products the request has asked for. */
class PricedVariants extends DataLoader<string, PricedVariant[]> {
  readonly asked: ReadonlyMap<string, unknown>
  constructor(of: LoadersOf) {
    const asked = new Map<string, Promise<PricedVariant[]>>()
    super(
      through(
        of,
        'priced variants',
        rowsOfEach((keys: readonly string[]) => readPricedVariants(of, keys), ofProduct),
      ),
      { cacheMap: asked },
    )
    this.asked = asked
  }
}

/** The lowest and highest prices of a product; worked out from its variants where the request reads these anyway. */
function priceRanges(of: LoadersOf, variants: PricedVariants): Loader<string, q.PriceRange | null> {
  const alone = through(
    of,
    'price ranges',
    rowOfEach<string, q.PriceRange & { group: string; productId: number }>(
      (keys) => readPriceRanges(of, keys),
      ofProduct,
    ),
  )
  return new DataLoader(async (keys) => {
    const asked = keys.filter((k) => !variants.asked.has(k))
    const found = asked.length ? await alone(asked) : []
    const ranges = new Map(asked.map((k, i) => [k, found[i]!]))
    return Promise.all(keys.map(async (k) => (ranges.has(k) ? ranges.get(k)! : rangeOf(await variants.load(k)))))
  })
}

const translationsOf =
  ({ pool }: LoadersOf) =>
  async (keys: readonly string[]) => {
    const rows = await rowOfEach(
      (asked: readonly string[]) => grouped(asked, (language, ids) => q.productTranslations(pool, ids, language)),
      (r) => `${r.group}:${r.id}`,
    )(keys)
    return rows.map((row) => row && row.translation)
  }

/** Stock of variants; for a list on a page of the shop itself what is known within a second. */
function stocksOf({ pool, rows, sharesLists, isForPage, clock }: LoadersOf): Load<number, q.StockRow[]> {
  const load = rowsOfEach((ids: readonly number[]) => q.stocksOfVariants(pool, ids, clock.now()), 'variantId')
  return rows && sharesLists && isForPage ? rows.throughSecond(() => secondOf(clock.now()), 'stocks', load) : load
}

/**
 * Waits until all that is kept has been taken, so that the stock of variants that a basket names is read together with
 * that of their products' other variants.
 */
const AFTER_KEPT = { batchScheduleFn: (load: () => void): void => void setImmediate(load) }

/** What is kept for visitors follows neither the clock nor orders. */
export const catalogLoaders = {
  childrenOfCategory: one(({ pool }, ids: readonly number[]) => childrenOfCategories(pool, ids), 'id'),
  productsBelowCategory: one(({ pool }, ids: readonly number[]) => productsBelowCategories(pool, ids), 'id'),
  productsInCollection: one(({ pool }, ids: readonly number[]) => productsInCollections(pool, ids), 'id'),
  productById: one(({ pool }, ids: readonly number[]) => q.productsById(pool, ids), 'id', { kept: 'products' }),
  productTexts: one(({ pool }, ids: readonly number[]) => q.productTextsById(pool, ids), 'id', {
    kept: 'product texts',
  }),
  /** Key `<language>:<product id>`. */
  productTranslation: (of: LoadersOf) => new DataLoader(through(of, 'product translations', translationsOf(of))),
  productListing: one(
    ({ pool }, keys: readonly string[]) => q.productListingsByKey(pool, ...pairs(keys)),
    (r) => inChannel(r.channelId, r.productId),
    { kept: 'product listings' },
  ),
  variantById: one(({ pool }, ids: readonly number[]) => q.variantsById(pool, ids), 'id', { kept: 'variants' }),
  variantListing: one(
    ({ pool }, keys: readonly string[]) => q.variantListingsByKey(pool, ...pairs(keys)),
    (r) => inChannel(r.channelId, r.variantId),
    { kept: 'variant listings' },
  ),
  variantsOfProduct: many(({ pool }, ids: readonly number[]) => q.variantsOfProducts(pool, ids), 'productId', {
    kept: 'variants of products',
  }),
  pricedVariants: (of: LoadersOf) => new PricedVariants(of),
  priceRange: (of: LoadersOf, others: object) =>
    priceRanges(of, (others as { pricedVariants: PricedVariants }).pricedVariants),
  stocks: (of: LoadersOf) => new DataLoader(stocksOf(of), of.rows ? AFTER_KEPT : {}),
  listingsOfProduct: many(({ pool }, ids: readonly number[]) => listingsOfProducts(pool, ids), 'productId'),
  listingsOfVariant: many(({ pool }, ids: readonly number[]) => listingsOfVariants(pool, ids), 'variantId'),
  listingsOfCollection: many(({ pool }, ids: readonly number[]) => listingsOfCollections(pool, ids), 'collectionId'),
  costsOfProduct: many(({ pool }, ids: readonly number[]) => costsOfProducts(pool, ids), 'productId'),
  fullStocks: many(({ pool }, ids: readonly number[]) => fullStocksOf(pool, ids), 'variantId'),
  /** Pieces that lines of checkouts keep of a stock. */
  reservedInStock: ({ pool, clock }: LoadersOf) =>
    new DataLoader(async (ids: readonly number[]) => {
      const kept = await reservedIn(pool, ids, clock.now())
      return ids.map((id) => kept.get(id) ?? 0)
    }),
  /** When the first of the pieces that a checkout keeps count as free again. */
  reservationEnd: ({ pool, clock }: LoadersOf) =>
    new DataLoader(
      async (ids: readonly string[]) => {
        const ends = await reservationsEnd(pool, ids, clock.now())
        return ids.map((id) => ends.find((end) => end.checkoutId === id)?.until ?? null)
      },
      { cache: false },
    ),
  stockById: one(({ pool }, ids: readonly number[]) => stocksById(pool, ids), 'id'),
  mediaById: one(({ pool }, ids: readonly number[]) => q.mediaById(pool, ids), 'id'),
  mediaOfVariant: many(({ pool }, ids: readonly number[]) => mediaOfVariants(pool, ids), 'variantId', {
    kept: 'media of variants',
  }),
  media: many(({ pool }, ids: readonly number[]) => q.mediaOfProducts(pool, ids), 'productId', { kept: 'media' }),
  productValues: many(({ pool }, ids: readonly number[]) => q.valuesOfProducts(pool, ids), 'ownerId', {
    kept: 'values of products',
  }),
  variantValues: many(({ pool }, ids: readonly number[]) => q.valuesOfVariants(pool, ids), 'ownerId', {
    kept: 'values of variants',
  }),
  /** Collections of a product that are published in the channel. */
  collectionsInChannel: many(
    ({ pool, clock }, keys: readonly string[]) =>
      grouped(keys, (channel, ids) => q.collectionsOfProducts(pool, ids, Number(channel), clock.now())),
    (r) => `${r.group}:${r.ownerId}`,
  ),
  allCollections: many(
    ({ pool, clock }, ids: readonly number[]) => q.collectionsOfProducts(pool, ids, null, clock.now()),
    'ownerId',
  ),
  collectionById: one(({ pool }, ids: readonly number[]) => q.collectionsById(pool, ids), 'id'),
  /** Whether a collection is published in the channel; null where it is not listed there. */
  collectionListing: one(
    ({ pool, clock }, keys: readonly string[]) =>
      grouped(keys, (channel, ids) => q.listedCollections(pool, Number(channel), ids, clock.now())),
    (r) => `${r.group}:${r.id}`,
  ),
}
