/** Lists of categories, and lists of collections. */
import { CATEGORY_COLUMNS, COLLECTION_COLUMNS } from './catalog.ts'
import { condition, containing, equals, metadataIn, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, orNull, text, time } from '../../statements/list-by.ts'
import { statement } from '../../statements/statement.ts'

/** Conditions that both have. */
const SHARED = {
  search: containing('c.name', 'c.slug'),
  ids: oneOf('c.id', 'int'),
  slugs: oneOf('c.slug', 'text'),
  metadata: metadataIn('c.metadata'),
}

/** Categories with their levels, by walking the whole tree, which is small. */
const TREE = `(with recursive walk as (select id, 0 as level from categories where parent_id is null
  union all select c.id, w.level + 1 from categories c join walk w on c.parent_id = w.id) select id, level from walk)`

const NAMES = [text('c.name'), text('c.slug')]

export const categoryList = listBy('category_list', {
  select: CATEGORY_COLUMNS,
  from: `categories c join ${TREE} t on t.id = c.id`,
  conditions: {
    ...SHARED,
    level: equals('t.level', 'int'),
    parentId: equals('c.parent_id', 'int'),
    // From the root on.
    ancestorsOf: condition(
      (
        id: number,
        params,
      ) => `c.id in (with recursive up as (select parent_id from categories where id = ${params.param(id)}
        union select c2.parent_id from categories c2 join up on c2.id = up.parent_id) select parent_id from up)`,
      1,
    ),
  },
  orders: {
    tree: [integer('c.id')],
    level: [integer('t.level'), integer('c.id')],
    NAME: NAMES,
    PRODUCT_COUNT: [integer('(select count(*) from products p where p.category_id = c.id)'), ...NAMES],
    SUBCATEGORY_COUNT: [integer('(select count(*) from categories s where s.parent_id = c.id)'), ...NAMES],
  },
})

const SLUG = text('c.slug')
/** An order of a listing, which only a list of one channel has. */
const ofListing =
  (key: ReturnType<typeof time>) =>
  ({ channelId }: { channelId?: number | null | undefined }) =>
    channelId == null ? [SLUG] : [key, SLUG]

/** Collections of a channel, or of all channels for staff. */
export const collectionList = listBy('collection_list', {
  select: COLLECTION_COLUMNS,
  from: ({ channelId }) =>
    channelId == null ? 'collections c' : 'collection_listings cl join collections c on c.id = cl.collection_id',
  conditions: {
    ...SHARED,
    channelId: equals('cl.channel_id', 'int'),
    /** Only what shoppers may see; only with a channel, as `isPublished`. */
    publishedAt: condition(
      (now: Date, params) =>
        `cl.is_published and (cl.published_at is null or cl.published_at <= ${params.param(now, 'timestamptz')})`,
      new Date(0),
    ),
    isPublished: equals('cl.is_published', 'bool'),
  },
  orders: {
    SLUG: [SLUG],
    NAME: [text('c.name'), SLUG],
    AVAILABILITY: ofListing(integer('cl.is_published::int')),
    PRODUCT_COUNT: [integer('(select count(*) from collection_products cp where cp.collection_id = c.id)'), SLUG],
    PUBLISHED_AT: ofListing(orNull(time('cl.published_at'))),
  },
})

/** How many categories stand directly below others; who has none is missing. */
export const childrenOfCategories = statement(
  'children_of_categories',
  `select parent_id as "id!", count(*)::int as "count!" from categories where parent_id = any($1::int[]) group by parent_id`,
).many
/** How many products stand in categories and below them. */
export const productsBelowCategories = statement(
  'products_below_categories',
  `with recursive below as (select id as root, id from categories where id = any($1::int[])
      union select b.root, c.id from categories c join below b on c.parent_id = b.id)
    select b.root as "id!", count(*)::int as "count!" from below b join products p on p.category_id = b.id group by b.root`,
).many
export const productsInCollections = statement(
  'products_in_collections',
  `select collection_id as "id!", count(*)::int as "count!" from collection_products where collection_id = any($1::int[]) group by collection_id`,
).many
