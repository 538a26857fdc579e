/** Batch reads of the catalogue by keys: named statements, one for each kind of row. */
import type { Pool } from 'pg'
import type { Translations } from '../../tables/columns.ts'
import type {
  attributeValues,
  categories,
  collections,
  productListings,
  productMedia,
  products,
  variantListings,
  variants,
} from '../../tables/index.ts'
import { eachOf } from '../../statements/each-of.ts'
import { reservedSql } from '../checkout/reservation.ts'
import { json, prepared } from '../../statements/statement.ts'
import { cached } from '../../../memory/memory.ts'

type FullProduct = typeof products.$inferSelect
/** The columns of a product that lists need; its long texts are read separately. */
export type ProductRow = Pick<
  FullProduct,
  | 'id'
  | 'slug'
  | 'name'
  | 'productTypeId'
  | 'categoryId'
  | 'taxClassId'
  | 'defaultVariantId'
  | 'rating'
  | 'weight'
  | 'externalReference'
  | 'createdAt'
  | 'updatedAt'
>
/** `priced` says whether the channel has a price for at least one variant. */
export type ProductListingRow = Omit<
  typeof productListings.$inferSelect,
  'id' | 'minPrice' | 'minDiscountedPrice' | 'shownPrice' | 'shownDiscountedPrice'
> & {
  priced: boolean
}
export type VariantRow = typeof variants.$inferSelect
export type VariantListingRow = Pick<
  typeof variantListings.$inferSelect,
  'variantId' | 'channelId' | 'price' | 'discountedPrice'
>
export type MediaRow = typeof productMedia.$inferSelect
export type AttributeValueRow = typeof attributeValues.$inferSelect
/** An attribute's value with its assignment: `ownerId` is the product, variant or page. */
export type AssignedValueRow = AttributeValueRow & { ownerId: number }
export type CollectionRow = typeof collections.$inferSelect
export type CategoryRow = typeof categories.$inferSelect & { level: number }
export interface StockRow {
  variantId: number
  warehouseId: string
  /** Pieces that are not allocated; may be negative. */
  available: number
}

export const PRODUCT_COLUMNS = `p.id, p.slug, p.name, p.product_type_id as "productTypeId", p.category_id as "categoryId", p.tax_class_id as "taxClassId", p.default_variant_id as "defaultVariantId",
  p.rating, p.weight, p.external_reference as "externalReference", p.created_at as "createdAt", p.updated_at as "updatedAt"`
export const LISTING_COLUMNS = `l.product_id as "productId", l.channel_id as "channelId", l.is_published as "isPublished", l.published_at as "publishedAt",
  l.visible_in_listings as "visibleInListings", l.available_for_purchase_at as "availableForPurchaseAt", l.min_price is not null as priced`
export const VARIANT_COLUMNS = `v.id, v.product_id as "productId", v.sku, v.name, v.track_inventory as "trackInventory", v.quantity_limit_per_customer as "quantityLimitPerCustomer",
  v.weight, v.sort, v.external_reference as "externalReference", v.translations, v.metadata, v.private_metadata as "privateMetadata", v.created_at as "createdAt", v.updated_at as "updatedAt"`
const VARIANT_LISTING_COLUMNS = `vl.variant_id as "variantId", vl.channel_id as "channelId", vl.price, vl.discounted_price as "discountedPrice"`
export const VALUE_COLUMNS = `av.id, av.attribute_id as "attributeId", av.slug, av.name, av.sort, av.numeric, av.boolean, av.plain_text as "plainText", av.rich_text as "richText",
  av.file_url as "fileUrl", av.content_type as "contentType", av.value, av.date_time as "dateTime", av.reference_id as "referenceId",
  av.external_reference as "externalReference", av.translations`
export const COLLECTION_COLUMNS = `c.id, c.slug, c.name, c.description, c.background_path as "backgroundPath", c.background_alt as "backgroundAlt", c.seo_title as "seoTitle",
  c.seo_description as "seoDescription", c.translations, c.metadata, c.private_metadata as "privateMetadata"`
/** Categories with their depth, by walking the whole tree, which is small. */
const CATEGORY_TREE = `with recursive tree as (
    select c.id, 0 as level from categories c where c.parent_id is null
    union all select c.id, t.level + 1 from categories c join tree t on c.parent_id = t.id)`
export const CATEGORY_COLUMNS = `c.id, c.slug, c.name, c.description, c.parent_id as "parentId", c.background_path as "backgroundPath", c.background_alt as "backgroundAlt",
  c.seo_title as "seoTitle", c.seo_description as "seoDescription", c.translations, c.metadata, c.private_metadata as "privateMetadata", c.updated_at as "updatedAt", t.level`

export const productsById = prepared(
  'products_by_id',
  `select ${PRODUCT_COLUMNS} from products p where p.id = any($1::int[])`,
).many

export const productTextsById = prepared(
  'product_texts',
  `select id, description, seo_title as "seoTitle", seo_description as "seoDescription", metadata, private_metadata as "privateMetadata"
    from products where id = any($1::int[])`,
).many

/** Each product's translation into one language; null where there is none. */
export const productTranslations = prepared(
  'product_translations',
  'select id, translations -> $2 as translation from products where id = any($1::int[])',
  json<{ translation: Translations[string] }>(),
).many

export const productListingsByKey = prepared(
  'product_listings',
  `select ${LISTING_COLUMNS} from product_listings l
    join unnest($1::int[], $2::int[]) as k(channel_id, product_id) on l.channel_id = k.channel_id and l.product_id = k.product_id`,
).many

export const variantsById = prepared(
  'variants_by_id',
  `select ${VARIANT_COLUMNS} from variants v where v.id = any($1::int[])`,
).many

export const variantListingsByKey = prepared(
  'variant_listings',
  `select ${VARIANT_LISTING_COLUMNS} from variant_listings vl
    join unnest($1::int[], $2::int[]) as k(channel_id, variant_id) on vl.channel_id = k.channel_id and vl.variant_id = k.variant_id`,
).many

export const variantsOfProducts = prepared(
  'variants_of_products',
  `select ${VARIANT_COLUMNS} from variants v where v.product_id = any($1::int[]) order by v.sort, v.sku`,
).many

/** Variants that a channel sells, with their prices there, in the product's order. */
export const pricedVariantsOfProducts = prepared(
  'priced_variants',
  `select ${VARIANT_COLUMNS}, ${VARIANT_LISTING_COLUMNS}
    from variants v join variant_listings vl on vl.variant_id = v.id and vl.channel_id = $1
    where v.product_id = any($2::int[]) order by v.sort, v.sku`,
).many

/** The lowest and highest prices of products in a channel, before and after sales. */
export interface PriceRange {
  least: number
  most: number
  leastDiscounted: number
  mostDiscounted: number
}

export const priceRangesOfProducts = prepared(
  'price_ranges',
  `select v.product_id as "productId", min(vl.price) as "least!", max(vl.price) as "most!",
      min(vl.discounted_price) as "leastDiscounted!", max(vl.discounted_price) as "mostDiscounted!"
    from variants v join variant_listings vl on vl.variant_id = v.id and vl.channel_id = $1
    where v.product_id = any($2::int[]) group by v.product_id`,
).many

export const stocksOfVariants = prepared(
  'stocks_of_variants',
  eachOf(
    '$1',
    `select variant_id as "variantId", warehouse_id as "warehouseId", s.quantity - s.allocated - ${reservedSql('$2')} as "available!"
      from stocks s where variant_id = wanted::int`,
  ),
).many

export const mediaById = prepared(
  'media_by_id',
  `select id, product_id as "productId", sort, alt, path, type, external_url as "externalUrl", oembed, metadata, private_metadata as "privateMetadata"
    from product_media where id = any($1::int[])`,
).many

export const mediaOfProducts = prepared(
  'media_of_products',
  `select id, product_id as "productId", sort, alt, path, type, external_url as "externalUrl", oembed, metadata, private_metadata as "privateMetadata"
    from product_media where product_id = any($1::int[]) order by sort, id`,
).many

export const valuesOfProducts = prepared(
  'values_of_products',
  `select pav.product_id as "ownerId", ${VALUE_COLUMNS}
    from product_attribute_values pav join attribute_values av on av.id = pav.value_id
    where pav.product_id = any($1::int[]) order by pav.sort, pav.value_id`,
).many

export const valuesOfVariants = prepared(
  'values_of_variants',
  `select vav.variant_id as "ownerId", ${VALUE_COLUMNS}
    from variant_attribute_values vav join attribute_values av on av.id = vav.value_id
    where vav.variant_id = any($1::int[]) order by vav.sort, vav.value_id`,
).many

/** Collections of products; with a channel, only those that are published there. */
export const collectionsOfProducts = prepared(
  'collections_of_products',
  `select cp.product_id as "ownerId", ${COLLECTION_COLUMNS}
    from collection_products cp join collections c on c.id = cp.collection_id
    where cp.product_id = any($1::int[]) and ($2::int is null or exists (select 1 from collection_listings cl
      where cl.collection_id = c.id and cl.channel_id = $2 and cl.is_published and (cl.published_at is null or cl.published_at <= $3)))
    order by c.id`,
).many

export const collectionsById = prepared(
  'collections_by_id',
  `select ${COLLECTION_COLUMNS} from collections c where c.id = any($1::int[])`,
).many

/** Which of these collections the channel has, and whether they are published there. */
export const listedCollections = prepared(
  'listed_collections',
  `select collection_id as id, is_published and (published_at is null or published_at <= $3) as published from collection_listings
    where channel_id = $1 and collection_id = any($2::int[])`,
).many

const COLLECTION_BY_TRANSLATED_SLUG = prepared(
  'collection_by_translated_slug',
  `select ${COLLECTION_COLUMNS} from collections c where c.translations -> $2 ->> 'slug' = $1`,
)

const COLLECTION_BY_SLUG = prepared(
  'collection_by_slug',
  `select ${COLLECTION_COLUMNS} from collections c where c.slug = $1`,
)

/** With a language, the slug is that of the collection's translation. */
export const collectionBySlug = async (
  pool: Pool,
  slug: string,
  language: string | null,
): Promise<CollectionRow | null> => {
  return language ? COLLECTION_BY_TRANSLATED_SLUG.first(pool, slug, language) : COLLECTION_BY_SLUG.first(pool, slug)
}

const CATEGORIES = prepared(
  'category_tree',
  `${CATEGORY_TREE} select ${CATEGORY_COLUMNS} from categories c join tree t on t.id = c.id`,
)

/**
 * The whole tree by id and by slug, at most a second old. It is kept in memory, because it is small and every card
 * names its category.
 */
export const categoryTree = cached(
  { name: 'categories', holds: 'the whole tree by id and by slug', bound: 'a small table', lifeMs: 1000, tags: [] },
  async (pool): Promise<ReadonlyMap<number | string, CategoryRow>> => {
    const all = await CATEGORIES.many(pool)
    return new Map(
      all.flatMap((c): [number | string, CategoryRow][] => [
        [c.id, c],
        [c.slug, c],
      ]),
    )
  },
)

const PRODUCT_BY_ID = prepared('product_by_id', `select ${PRODUCT_COLUMNS} from products p where p.id = $1`)
const PRODUCT_BY_SLUG = prepared('product_by_slug', `select ${PRODUCT_COLUMNS} from products p where p.slug = $1`)
const PRODUCT_BY_EXTERNAL_REFERENCE = prepared(
  'product_by_external_reference',
  `select ${PRODUCT_COLUMNS} from products p where p.external_reference = $1`,
)

/** A product by one of its unique keys. */
export function productBy(
  pool: Pool,
  key: 'id' | 'slug' | 'external_reference',
  value: string | number,
): Promise<ProductRow | null> {
  if (key === 'id') return PRODUCT_BY_ID.first(pool, Number(value))
  return (key === 'slug' ? PRODUCT_BY_SLUG : PRODUCT_BY_EXTERNAL_REFERENCE).first(pool, String(value))
}

export const productByTranslatedSlug = prepared(
  'product_by_translated_slug',
  `select ${PRODUCT_COLUMNS} from products p where p.translations -> $2 ->> 'slug' = $1`,
).first

const VARIANT_BY_ID = prepared('variant_by_id', `select ${VARIANT_COLUMNS} from variants v where v.id = $1`)
const VARIANT_BY_SKU = prepared('variant_by_sku', `select ${VARIANT_COLUMNS} from variants v where v.sku = $1`)
const VARIANT_BY_EXTERNAL_REFERENCE = prepared(
  'variant_by_external_reference',
  `select ${VARIANT_COLUMNS} from variants v where v.external_reference = $1`,
)

/** A variant by one of its unique keys. */
export function variantBy(
  pool: Pool,
  key: 'id' | 'sku' | 'external_reference',
  value: string | number,
): Promise<VariantRow | null> {
  if (key === 'id') return VARIANT_BY_ID.first(pool, Number(value))
  return (key === 'sku' ? VARIANT_BY_SKU : VARIANT_BY_EXTERNAL_REFERENCE).first(pool, String(value))
}
