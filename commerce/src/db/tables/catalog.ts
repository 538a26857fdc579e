/** Attributes, categories, collections, products, variants, their prices, stock and pictures. */
import type {
  AttributeEntityTypeEnum,
  AttributeInputTypeEnum,
  AttributeTypeEnum,
  MeasurementUnitsEnum,
  ProductMediaType,
  ProductTypeKindEnum,
} from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
import { BEGINNING } from './search-beginning.ts'
import { channels, taxClasses, warehouses } from './shop.ts'

export const attributes = pgTable('attributes', {
  id: c.serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Saleor's AttributeInputTypeEnum. */
  inputType: text('input_type').$type<AttributeInputTypeEnum>().notNull(),
  /** PRODUCT_TYPE or PAGE_TYPE. */
  type: text('type').$type<AttributeTypeEnum>().notNull(),
  unit: text('unit').$type<MeasurementUnitsEnum>(),
  /** Whether shoppers see it. They may still sort and filter by it. */
  visibleInStorefront: boolean('visible_in_storefront').notNull().default(true),
  /** What values of the kinds REFERENCE and SINGLE_REFERENCE point at. */
  entityType: text('entity_type').$type<AttributeEntityTypeEnum>(),
  /** Ids of the product types or page types that references are limited to; empty for all. */
  referenceTypeIds: integer('reference_type_ids')
    .array()
    .notNull()
    .default(sql`'{}'::int[]`),
  valueRequired: boolean('value_required').notNull().default(false),
  isVariantOnly: boolean('is_variant_only').notNull().default(false),
  filterableInStorefront: boolean('filterable_in_storefront').notNull().default(false),
  filterableInDashboard: boolean('filterable_in_dashboard').notNull().default(false),
  availableInGrid: boolean('available_in_grid').notNull().default(false),
  storefrontSearchPosition: integer('storefront_search_position').notNull().default(0),
  externalReference: text('external_reference').unique(),
  translations: c.translations(),
  ...c.bothMetadata(),
})

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: c.serialId(),
    attributeId: c.partOf('attribute_id', () => attributes.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    numeric: doublePrecision('numeric'),
    boolean: boolean('boolean'),
    plainText: text('plain_text'),
    richText: c.richText('rich_text'),
    fileUrl: text('file_url'),
    contentType: text('content_type'),
    /** Of a swatch: its colour, such as `#ff0000`. */
    value: text('value').notNull().default(''),
    /** A day of the kind DATE, or a moment of the kind DATE_TIME. */
    dateTime: c.instant('date_time'),
    /** The id of what a reference points at, in the table of the attribute's `entityType`. */
    referenceId: integer('reference_id'),
    externalReference: text('external_reference').unique(),
    translations: c.translations(),
  },
  (t) => [
    unique().on(t.attributeId, t.slug),
    index()
      .on(t.referenceId)
      .where(sql`${t.referenceId} is not null`),
  ],
)

export const productTypes = pgTable('product_types', {
  id: c.serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  isShippingRequired: boolean('is_shipping_required').notNull().default(true),
  hasVariants: boolean('has_variants').notNull().default(true),
  isDigital: boolean('is_digital').notNull().default(false),
  kind: text('kind').$type<ProductTypeKindEnum>().notNull().default('NORMAL'),
  /** Kilograms, of products that have no weight of their own. */
  weight: doublePrecision('weight').notNull().default(0),
  taxClassId: integer('tax_class_id').references(() => taxClasses.id, {
    onDelete: 'set null',
  }),
  ...c.bothMetadata(),
})

export const productTypeAttributes = pgTable(
  'product_type_attributes',
  {
    productTypeId: c.partOf('product_type_id', () => productTypes.id),
    attributeId: c.partOf('attribute_id', () => attributes.id),
    ofVariant: boolean('of_variant').notNull(),
    /** Whether buyers choose a variant by it. */
    variantSelection: boolean('variant_selection').notNull().default(false),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productTypeId, t.attributeId, t.ofVariant] })],
)

export const categories = pgTable('categories', {
  id: c.serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: c.richText('description'),
  parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
  backgroundPath: text('background_path'),
  backgroundAlt: text('background_alt').notNull().default(''),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
  translations: c.translations(),
  ...c.bothMetadata(),
  updatedAt: c.updatedAt(),
})

export const collections = pgTable('collections', {
  id: c.serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: c.richText('description'),
  backgroundPath: text('background_path'),
  backgroundAlt: text('background_alt').notNull().default(''),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
  translations: c.translations(),
  ...c.bothMetadata(),
})

export const collectionListings = pgTable(
  'collection_listings',
  {
    /** Names the listing in ids. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    collectionId: c.partOf('collection_id', () => collections.id),
    channelId: c.partOf('channel_id', () => channels.id),
    isPublished: boolean('is_published').notNull().default(true),
    publishedAt: c.instant('published_at'),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.channelId] })],
)

export const products = pgTable(
  'products',
  {
    id: c.serialId(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: c.richText('description'),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    categoryId: integer('category_id').references(() => categories.id),
    /** Null takes the tax class of the product's type. */
    taxClassId: integer('tax_class_id').references(() => taxClasses.id, {
      onDelete: 'set null',
    }),
    defaultVariantId: integer('default_variant_id').references((): AnyPgColumn => variants.id, {
      onDelete: 'set null',
    }),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    rating: doublePrecision('rating'),
    /** Kilograms. */
    weight: doublePrecision('weight'),
    externalReference: text('external_reference').unique(),
    translations: c.translations(),
    ...c.bothMetadata(),
    /** Names in every language and SKUs, in lower case, for search. See `db/triggers/derived.ts`. */
    searchText: text('search_text').notNull().default(''),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    index('products_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('products_search_beginning').on(sql.raw(`(left("search_text", ${BEGINNING})) text_pattern_ops`)),
    index('products_search_words').using('gin', sql`(string_to_array(${t.searchText}, ' '))`),
    // One for each order in which staff read long lists; a category and a type have theirs by name.
    index().on(t.name, t.slug),
    index().on(t.updatedAt, t.name, t.slug),
    index().on(t.createdAt, t.id),
    index().on(t.rating, t.name, t.slug),
    // With their ids, so that what meets several conditions is found without a look at the rows.
    index('products_of_category').on(t.categoryId, t.name, t.slug, t.id),
    index('products_of_type').on(t.productTypeId, t.name, t.slug, t.id),
  ],
)

/** A row for each channel that has the product. */
export const productListings = pgTable(
  'product_listings',
  {
    /** Names the listing in ids. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    productId: c.partOf('product_id', () => products.id),
    channelId: c.partOf('channel_id', () => channels.id),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: c.instant('published_at'),
    visibleInListings: boolean('visible_in_listings').notNull().default(true),
    /** Null where it is not for sale. */
    availableForPurchaseAt: c.instant('available_for_purchase_at'),
    /** The lowest price of a variant in the channel, before and after sales. Derived; see `db/triggers/derived.ts`. */
    minPrice: c.minor('min_price'),
    minDiscountedPrice: c.minor('min_discounted_price'),
    /**
     * The same of the variants that are in stock, or of all where none is: the price that a list shows, and by which it is
     * filtered and ordered.
     */
    shownPrice: c.minor('shown_price'),
    shownDiscountedPrice: c.minor('shown_discounted_price'),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.channelId] }),
    index('product_listings_shown_price').on(t.channelId, t.shownPrice, t.productId),
    index('product_listings_shown_discounted_price').on(t.channelId, t.shownDiscountedPrice, t.productId),
    index().on(t.channelId, t.publishedAt, t.productId),
    index().on(t.publishedAt),
    index().on(t.availableForPurchaseAt),
    // What several conditions ask of a listing, so that they need not look at its row.
    index('product_listings_facts').on(t.channelId, t.productId, t.isPublished, t.minPrice),
    index('product_listings_hidden')
      .on(t.channelId, t.productId)
      .where(sql`not ${t.isPublished}`),
  ],
)

export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: c.partOf('collection_id', () => collections.id),
    productId: c.partOf('product_id', () => products.id),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.productId] }),
    index().on(t.collectionId, t.sort, t.productId),
    index().on(t.productId),
  ],
)

/** `numeric` and `boolean` repeat the value's, so that range filters need one index. */
export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: c.partOf('product_id', () => products.id),
    attributeId: c.partOf('attribute_id', () => attributes.id),
    valueId: c.partOf('value_id', () => attributeValues.id),
    numeric: doublePrecision('numeric'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.attributeId, t.valueId] }),
    index().on(t.valueId, t.productId),
    index().on(t.attributeId, t.numeric, t.productId),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: c.serialId(),
    productId: c.partOf('product_id', (): AnyPgColumn => products.id),
    sku: text('sku').unique(),
    name: text('name').notNull().default(''),
    trackInventory: boolean('track_inventory').notNull().default(true),
    quantityLimitPerCustomer: integer('quantity_limit_per_customer'),
    weight: doublePrecision('weight'),
    sort: integer('sort').notNull().default(0),
    externalReference: text('external_reference').unique(),
    translations: c.translations(),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [index('variants_of_product').on(t.productId, t.sort, t.id), index().on(t.updatedAt, t.id)],
)

/** A row for each channel that sells the variant. */
export const variantListings = pgTable(
  'variant_listings',
  {
    /** Names the listing in ids. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    variantId: c.partOf('variant_id', () => variants.id),
    channelId: c.partOf('channel_id', () => channels.id),
    price: c.minor('price').notNull(),
    /** The price after catalogue promotions; equals `price` without one. Derived; see `db/triggers/derived.ts`. */
    discountedPrice: c.minor('discounted_price').notNull(),
    /** What the seller pays for it. */
    costPrice: c.minor('cost_price'),
    /** The price before this one, for those who must show it. */
    priorPrice: c.minor('prior_price'),
  },
  // Columns that a sale changes have no index: a whole catalogue goes on sale at once, and each index would have to be
  // written, too.
  (t) => [primaryKey({ columns: [t.variantId, t.channelId] }), index().on(t.channelId, t.price, t.variantId)],
)

export const variantAttributeValues = pgTable(
  'variant_attribute_values',
  {
    variantId: c.partOf('variant_id', () => variants.id),
    attributeId: c.partOf('attribute_id', () => attributes.id),
    valueId: c.partOf('value_id', () => attributeValues.id),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.attributeId, t.valueId] })],
)

/** Pieces in a warehouse, and how many of them are allocated to orders. */
export const stocks = pgTable(
  'stocks',
  {
    id: c.serialId(),
    warehouseId: c.partOfUuid('warehouse_id', () => warehouses.id),
    variantId: c.partOf('variant_id', () => variants.id),
    quantity: integer('quantity').notNull().default(0),
    allocated: integer('allocated').notNull().default(0),
  },
  (t) => [unique().on(t.variantId, t.warehouseId), index().on(t.warehouseId, t.id)],
)

/** Pictures, and videos that lie elsewhere. `path` is a picture's name in the media storage; empty for a video. */
export const productMedia = pgTable(
  'product_media',
  {
    id: c.serialId(),
    productId: c.partOf('product_id', () => products.id),
    sort: integer('sort').notNull().default(0),
    alt: text('alt').notNull().default(''),
    path: text('path').notNull(),
    type: text('type').$type<ProductMediaType>().notNull().default('IMAGE'),
    /** Where a video lies. */
    externalUrl: text('external_url'),
    /** What its host says of a video: title, provider, size. */
    oembed: jsonb('oembed')
      .$type<Record<string, unknown>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    ...c.bothMetadata(),
  },
  (t) => [index().on(t.productId, t.sort)],
)

/** Pictures of a product that show one variant. */
export const variantMedia = pgTable(
  'variant_media',
  {
    variantId: c.partOf('variant_id', () => variants.id),
    mediaId: c.partOf('media_id', () => productMedia.id),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.mediaId] }), index().on(t.mediaId)],
)

/**
 * Promotions. CATALOGUE: a sale, whose effect on prices is stored in `variant_listings`. ORDER: what a whole basket
 * earns once it costs enough, a discount on its subtotal or a gift.
 */
