/** The catalogue's and the content's batching loaders. Keys that need a channel are `<channel id>:<id>`. */
import { reservationsEnd, reservedIn } from '../../db/queries/reservation.ts'
import type { Services } from '../../context.ts'
import { type KeptRows, secondOf } from '../../db/kept-rows.ts'
import * as q from '../../db/queries/catalog.ts'
import { childrenOfCategories, productsBelowCategories, productsInCollections } from '../../db/queries/category-list.ts'
import { mediaOfVariants } from '../../db/queries/media.ts'
import { listingsOfCollections } from '../../db/queries/collection-places.ts'
import {
  costsOfProducts,
  fullStocksOf,
  listingsOfProducts,
  listingsOfVariants,
  stocksById,
} from '../../db/queries/listings.ts'
import { LazyLoader, type Loader } from '../shared/batch.ts'

/** Rows that the process keeps, and the name of their kind among them. */
type Kept = readonly [rows: KeptRows | null, kind: string]

type Load<K, V> = (keys: readonly K[]) => Promise<V[]>

const through = <K, V>(kept: Kept | undefined, load: Load<K, V>): Load<K, V> =>
  kept?.[0] ? kept[0].through(kept[1], load) : load

/** Finds rows by key with one query; missing keys are null. */
const one = <K, Row, Out = Row>(
  load: (keys: readonly K[]) => Promise<Row[]>,
  keyOf: (row: Row) => K,
  { give = (row) => row as unknown as Out, kept }: { give?: (row: Row) => Out; kept?: Kept } = {},
): Loader<K, Out | null> =>
  new LazyLoader(
    through(kept, async (keys: readonly K[]) => {
      const found = new Map((await load(keys)).map((row) => [keyOf(row), give(row)]))
      return keys.map((k) => found.get(k) ?? null)
    }),
  )

/** Finds lists by key with one query; a key without rows has an empty list. */
const many = <K, Row>(
  load: (keys: readonly K[]) => Promise<Row[]>,
  keyOf: (row: Row) => K,
  {
    asked = new Map(),
    kept,
    through: around = (load) => through(kept, load),
  }: { asked?: Map<K, Promise<Row[]>>; kept?: Kept; through?: (load: Load<K, Row[]>) => Load<K, Row[]> } = {},
): Loader<K, Row[]> =>
  new LazyLoader(
    around(async (keys: readonly K[]) => {
      const found = new Map<K, Row[]>(keys.map((k) => [k, []]))
      for (const row of await load(keys)) found.get(keyOf(row))?.push(row)
      return keys.map((k) => found.get(k)!)
    }),
    { cacheMap: asked },
  )

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
  <Row extends { productId: number }>(load: (channelId: number, ids: number[]) => Promise<Row[]>) =>
  (keys: readonly string[]) =>
    grouped(keys, (channel, ids) => load(Number(channel), ids))
const ofProduct = (r: { group: string; productId: number }): string => `${r.group}:${r.productId}`

/**
 * `rows` are what the process keeps for visitors; null reads everything anew. What follows the clock is never kept, and
 * stock only for a page of the shop itself, until the next second.
 */
export function catalogLoaders(
  { database: { pool }, clock }: Pick<Services, 'database' | 'clock'>,
  rows: KeptRows | null,
  isForPage: boolean,
) {
  const ofSecond = <K, V>(kind: string, load: Load<K, V>): Load<K, V> =>
    rows && isForPage ? rows.throughSecond(() => secondOf(clock.now()), kind, load) : load
  /** The variants that a channel sells, with their prices, as far as the request has asked for them. */
  const variantsAsked = new Map<string, Promise<(q.VariantRow & q.VariantListingRow & { group: string })[]>>()
  const pricedVariants = many(
    ofChannel((channel, ids) => q.pricedVariantsOfProducts(pool, channel, ids)),
    ofProduct,
    { asked: variantsAsked, kept: [rows, 'priced variants'] },
  )
  /** The lowest and highest prices of a product; worked out from its variants where the request reads these anyway. */
  const rangesAlone = through<string, q.PriceRange | null>([rows, 'price ranges'], async (keys) => {
    const found = await ofChannel((channel, ids) => q.priceRangesOfProducts(pool, channel, ids))(keys)
    const ranges = new Map<string, q.PriceRange>(found.map((r) => [ofProduct(r), r]))
    return keys.map((k) => ranges.get(k) ?? null)
  })
  const priceRange = new LazyLoader<string, q.PriceRange | null>(async (keys) => {
    const alone = keys.filter((k) => !variantsAsked.has(k))
    const found = alone.length ? await rangesAlone(alone) : []
    const ranges = new Map(alone.map((k, i) => [k, found[i]!]))
    return Promise.all(keys.map(async (k) => (ranges.has(k) ? ranges.get(k)! : rangeOf(await pricedVariants.load(k)))))
  })
  return {
    childrenOfCategory: one(
      (ids: readonly number[]) => childrenOfCategories(pool, ids),
      (c) => c.id,
    ),
    productsBelowCategory: one(
      (ids: readonly number[]) => productsBelowCategories(pool, ids),
      (c) => c.id,
    ),
    productsInCollection: one(
      (ids: readonly number[]) => productsInCollections(pool, ids),
      (c) => c.id,
    ),
    productById: one(
      (ids: readonly number[]) => q.productsById(pool, ids),
      (r) => r.id,
    ),
    productTexts: one(
      (ids: readonly number[]) => q.productTextsById(pool, ids),
      (r) => r.id,
      { kept: [rows, 'product texts'] },
    ),
    /** Key `<language>:<product id>`. */
    productTranslation: one(
      (keys: readonly string[]) => grouped(keys, (language, ids) => q.productTranslations(pool, ids, language)),
      (r) => `${r.group}:${r.id}`,
      { give: (r) => r.translation, kept: [rows, 'product translations'] },
    ),
    productListing: one(
      (keys: readonly string[]) => q.productListingsByKey(pool, ...pairs(keys)),
      (r) => inChannel(r.channelId, r.productId),
    ),
    variantById: one(
      (ids: readonly number[]) => q.variantsById(pool, ids),
      (r) => r.id,
      { kept: [rows, 'variants'] },
    ),
    variantListing: one(
      (keys: readonly string[]) => q.variantListingsByKey(pool, ...pairs(keys)),
      (r) => inChannel(r.channelId, r.variantId),
      { kept: [rows, 'variant listings'] },
    ),
    variantsOfProduct: many(
      (ids: readonly number[]) => q.variantsOfProducts(pool, ids),
      (r) => r.productId,
      { kept: [rows, 'variants of products'] },
    ),
    pricedVariants,
    priceRange,
    stocks: many(
      (ids: readonly number[]) => q.stocksOfVariants(pool, ids, clock.now()),
      (r) => r.variantId,
      { through: (load) => ofSecond('stocks', load) },
    ),
    listingsOfProduct: many(
      (ids: readonly number[]) => listingsOfProducts(pool, ids),
      (r) => r.productId,
    ),
    listingsOfVariant: many(
      (ids: readonly number[]) => listingsOfVariants(pool, ids),
      (r) => r.variantId,
    ),
    listingsOfCollection: many(
      (ids: readonly number[]) => listingsOfCollections(pool, ids),
      (r) => r.collectionId,
    ),
    costsOfProduct: many(
      (ids: readonly number[]) => costsOfProducts(pool, ids),
      (r) => r.productId,
    ),
    fullStocks: many(
      (ids: readonly number[]) => fullStocksOf(pool, ids),
      (r) => r.variantId,
    ),
    /** Pieces that lines of checkouts keep of a stock. */
    reservedInStock: new LazyLoader(async (ids: readonly number[]) => {
      const kept = await reservedIn(pool, ids, clock.now())
      return ids.map((id) => kept.get(id) ?? 0)
    }),
    /** When the first of the pieces that a checkout keeps count as free again. */
    reservationEnd: new LazyLoader(
      async (ids: readonly string[]) => {
        const ends = await reservationsEnd(pool, ids, clock.now())
        return ids.map((id) => ends.find((end) => end.checkoutId === id)?.until ?? null)
      },
      { cache: false },
    ),
    stockById: one(
      (ids: readonly number[]) => stocksById(pool, ids),
      (r) => r.id,
    ),
    mediaById: one(
      (ids: readonly number[]) => q.mediaById(pool, ids),
      (r) => r.id,
    ),
    mediaOfVariant: many(
      (ids: readonly number[]) => mediaOfVariants(pool, ids),
      (r) => r.variantId,
      { kept: [rows, 'media of variants'] },
    ),
    media: many(
      (ids: readonly number[]) => q.mediaOfProducts(pool, ids),
      (r) => r.productId,
      { kept: [rows, 'media'] },
    ),
    productValues: many(
      (ids: readonly number[]) => q.valuesOfProducts(pool, ids),
      (r) => r.ownerId,
      { kept: [rows, 'values of products'] },
    ),
    variantValues: many(
      (ids: readonly number[]) => q.valuesOfVariants(pool, ids),
      (r) => r.ownerId,
      { kept: [rows, 'values of variants'] },
    ),
    /** Collections of a product that are published in the channel. */
    collectionsInChannel: many(
      (keys: readonly string[]) =>
        grouped(keys, (channel, ids) => q.collectionsOfProducts(pool, Number(channel), clock.now(), ids)),
      (r) => `${r.group}:${r.ownerId}`,
    ),
    allCollections: many(
      (ids: readonly number[]) => q.collectionsOfProducts(pool, null, clock.now(), ids),
      (r) => r.ownerId,
    ),
    collectionById: one(
      (ids: readonly number[]) => q.collectionsById(pool, ids),
      (r) => r.id,
    ),
    /** Whether a collection is published in the channel; null where it is not listed there. */
    collectionListing: one(
      (keys: readonly string[]) =>
        grouped(keys, (channel, ids) => q.listedCollections(pool, Number(channel), clock.now(), ids)),
      (r) => `${r.group}:${r.id}`,
    ),
  }
}
