/** Places of products in collections. */
import { type Queryable, statement } from '../../statements/statement.ts'

const PLACES_BEHIND = statement(
  'collection_places_behind',
  `select c.id, coalesce((select max(p.sort) + 1 from collection_products p where p.collection_id = c.id), 0) as "place!"
    from collections c where c.id = any($1::int[])`,
)

/** The place behind the last product of each collection. */
export const placesBehind = async (on: Queryable, collectionIds: readonly number[]): Promise<Map<number, number>> =>
  new Map((await PLACES_BEHIND.many(on, collectionIds)).map((row) => [row.id, row.place]))

/** Ids of a collection's products, in its order. */
export const productsInOrder = statement(
  'collection_products_in_order',
  'select product_id as "productId" from collection_products where collection_id = $1 order by sort, product_id',
).column

/** Takes products out of a collection. */
export const leaveCollection = statement(
  'products_leave_collection',
  'delete from collection_products where collection_id = $1 and product_id = any($2::int[])',
).run

/** Takes a collection out of channels. */
export const leaveListings = statement(
  'collection_leaves_channels',
  'delete from collection_listings where collection_id = $1 and channel_id = any($2::int[])',
).run

/** Every listing of these collections, the oldest first. */
export const listingsOfCollections = statement(
  'collection_channel_listings',
  `select id, collection_id as "collectionId", channel_id as "channelId", is_published as "isPublished", published_at as "publishedAt"
    from collection_listings where collection_id = any($1::int[]) order by id`,
).many
export type CollectionChannelListingRow = Awaited<ReturnType<typeof listingsOfCollections>>[number]
