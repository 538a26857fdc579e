/** Collections: hand-picked groups of products, in an order of their own. */
import type { CollectionErrorCode, ProductErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { placesBehind, productsInOrder } from '../../db/queries/catalog/collection-places.ts'
import { refreshPrices } from '../../db/triggers/derived.ts'
import { rowsByKey, rowsWith } from '../../db/statements/rows.ts'
import { saveSet } from '../../db/statements/save.ts'
import { leaveCollection, leaveListings } from '../../db/queries/catalog/collection-places.ts'
import { collectionListings, collectionProducts, collections, products } from '../../db/tables/catalog.ts'
import type {
  CollectionChannelListingUpdateInput,
  CollectionCreateInput,
  MoveProductInput,
} from './inputs.generated.ts'
import type { Change } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { nounOf, type NounCtx } from '../nouns/noun.ts'
import { moved } from '../nouns/order.ts'
import { changeRow } from '../nouns/write.ts'
import { ok, refusal, refuse, type Result } from '../result.ts'
import { channelsOf, dayOf } from './product-listings.ts'

const f = fieldsOf(collections)
/** A collection as it is written: its picture is stored already. */
export type CollectionWritten = Omit<CollectionCreateInput, 'backgroundImage'> & {
  /** The picture's path in the media storage; null removes it. */
  backgroundPath?: string | null
}

export const collection = nounOf<CollectionWritten, CollectionErrorCode>()({
  type: 'Collection',
  table: collections,
  fields: {
    name: f.text('name', { required: true }),
    slug: f.slug('slug'),
    description: f.rich('description'),
    seo: f.seo('seoTitle', 'seoDescription'),
    backgroundPath: f.value('backgroundPath'),
    backgroundImageAlt: f.text('backgroundAlt'),
    metadata: f.metadata('metadata'),
    privateMetadata: f.metadata('privateMetadata'),
    products: f.elsewhere(),
    // Whether it is published is said for each channel since Saleor 3; these two change nothing there either.
    isPublished: f.elsewhere(),
    publicationDate: f.elsewhere(),
  },
  slugOf: 'name',
  relate: async ({ ctx, change, input, before }, key) => {
    if (before || !input.products?.length) return
    const keys = await productKeys(change.client, input.products)
    if (!keys) return [refusal('GRAPHQL_ERROR', 'products', 'Could not resolve to products.')]
    await append(change.client, Number(key), keys)
    await refreshPrices(change.client, ctx.clock.now(), keys)
  },
  translatable: { name: 250, slug: 255, seoTitle: 70, seoDescription: 300, description: 'rich' },
  stale: ['site', 'products', 'collections'],
  events: { created: 'COLLECTION_CREATED', updated: 'COLLECTION_UPDATED', deleted: 'COLLECTION_DELETED' },
})

async function productKeys(client: PoolClient, ids: readonly string[]): Promise<number[] | null> {
  const keys = [...new Set(ids)].map((id) => intKey(id, 'Product') ?? 0)
  return (await rowsByKey(client, products, keys)).length === keys.length ? keys : null
}

/** Puts products behind those that a collection has; who is in it already stays where it is. */
async function append(client: PoolClient, collectionId: number, productIds: readonly number[]): Promise<void> {
  const first = (await placesBehind(client, [collectionId])).get(collectionId) ?? 0
  await saveSet(
    client,
    collectionProducts,
    productIds.map((productId, i) => ({ collectionId, productId, sort: first + i })),
    { key: ['collectionId', 'productId'], onlyNew: ['sort'] },
  )
}

/** Changes which products a collection has, or their order; promotions of the collection follow. */
const withProducts = (
  ctx: NounCtx,
  collectionId: string,
  work: (change: Change, key: number) => Promise<Result<number[], CollectionErrorCode>>,
): Promise<Result<number, CollectionErrorCode>> =>
  changeRow(ctx, collection, { named: { id: collectionId }, field: 'collectionId' }, async (change, { id }) => {
    const concerned = await work(change, id)
    if (concerned.ok && concerned.value.length) await refreshPrices(change.client, ctx.clock.now(), concerned.value)
    return concerned
  })

export const addProducts = (ctx: NounCtx, collectionId: string, ids: readonly string[]) =>
  withProducts(ctx, collectionId, async ({ client }, key) => {
    const keys = await productKeys(client, ids)
    if (!keys) return refuse('GRAPHQL_ERROR', 'products', 'Could not resolve to products.')
    // Products that are put in together stand in the order of their ids, as in Saleor.
    await append(
      client,
      key,
      keys.toSorted((a, b) => a - b),
    )
    return ok(keys)
  })

export const removeProducts = (ctx: NounCtx, collectionId: string, ids: readonly string[]) =>
  withProducts(ctx, collectionId, async ({ client }, key) => {
    const keys = await productKeys(client, ids)
    if (!keys) return refuse('GRAPHQL_ERROR', 'products', 'Could not resolve to products.')
    await leaveCollection(client, key, keys)
    return ok(keys)
  })

/** Moves products within a collection. */
export const reorderProducts = (ctx: NounCtx, collectionId: string, moves: readonly MoveProductInput[]) =>
  withProducts(ctx, collectionId, async ({ client }, key) => {
    const order = await productsInOrder(client, key)
    const asked = moves.map(({ productId, sortOrder }) => ({
      key: intKey(productId, 'Product') ?? 0,
      by: sortOrder ?? null,
    }))
    if (asked.some((one) => !order.includes(one.key)))
      return refuse('NOT_FOUND', 'moves', 'The collection has no such product.')
    await saveSet(
      client,
      collectionProducts,
      moved(order, asked).map((productId, sort) => ({ collectionId: key, productId, sort })),
      { key: ['collectionId', 'productId'] },
    )
    return ok([])
  })

/** Publishes a collection in channels, or takes it out of them. */
export const updateCollectionListings = (
  ctx: NounCtx,
  id: string,
  { addChannels, removeChannels }: CollectionChannelListingUpdateInput,
): Promise<Result<number, ProductErrorCode>> =>
  changeRow(ctx, collection, { named: { id } }, async ({ client }, row): Promise<Result<null, ProductErrorCode>> => {
    const given = addChannels ?? []
    const found = await channelsOf(client, given, removeChannels ?? [], ['addChannels', 'removeChannels'])
    if (!found.ok) return found
    const { written, removed } = found.value
    const there = await rowsWith(client, collectionListings, collectionListings.collectionId, [row.id])
    await leaveListings(client, row.id, removed)
    await saveSet(
      client,
      collectionListings,
      given.map(({ isPublished, publishedAt, publicationDate }, i) => {
        const before = there.find((one) => one.channelId === written[i])
        const published = isPublished ?? before?.isPublished ?? false
        const at = publishedAt !== undefined ? publishedAt : dayOf(publicationDate)
        return {
          collectionId: row.id,
          channelId: written[i]!,
          isPublished: published,
          publishedAt: at ?? before?.publishedAt ?? (published ? ctx.clock.now() : null),
        }
      }),
      { key: ['collectionId', 'channelId'] },
    )
    return ok(null)
  })
