/** Attributes, categories, collections, products, variants, their prices, stock and pictures. */
import type { AttributeInputTypeEnum, AttributeTypeEnum, MeasurementUnitsEnum } from '@semena/contract/enums'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as c from './columns.ts'
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
  translations: c.translations(),
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
})

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: c.serialId(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    numeric: doublePrecision('numeric'),
    boolean: boolean('boolean'),
    plainText: text('plain_text'),
    richText: c.richText('rich_text'),
    fileUrl: text('file_url'),
    contentType: text('content_type'),
    translations: c.translations(),
  },
  (t) => [unique().on(t.attributeId, t.slug)],
)

export const productTypes = pgTable('product_types', {
  id: c.serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  isShippingRequired: boolean('is_shipping_required').notNull().default(true),
  hasVariants: boolean('has_variants').notNull().default(true),
  taxClassId: integer('tax_class_id').references(() => taxClasses.id, { onDelete: 'set null' }),
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
})

export const productTypeAttributes = pgTable(
  'product_type_attributes',
  {
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    ofVariant: boolean('of_variant').notNull(),
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
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
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
  metadata: c.metadata(),
  privateMetadata: c.privateMetadata(),
})

export const collectionListings = pgTable(
  'collection_listings',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
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
    taxClassId: integer('tax_class_id').references(() => taxClasses.id, { onDelete: 'set null' }),
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
    metadata: c.metadata(),
    privateMetadata: c.privateMetadata(),
    /** Names in every language and SKUs, in lower case, for search. See `db/derived.ts`. */
    searchText: text('search_text').notNull().default(''),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [
    index('products_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index().on(t.name, t.id),
    index().on(t.categoryId),
    index().on(t.productTypeId),
  ],
)

/** A row for each channel that has the product. */
export const productListings = pgTable(
  'product_listings',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: c.instant('published_at'),
    visibleInListings: boolean('visible_in_listings').notNull().default(true),
    /** Null where it is not for sale. */
    availableForPurchaseAt: c.instant('available_for_purchase_at'),
    /** The lowest price of a variant in the channel, before and after sales. Derived; see `db/derived.ts`. */
    minPrice: c.minor('min_price'),
    minDiscountedPrice: c.minor('min_discounted_price'),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.channelId] }),
    index().on(t.channelId, t.minDiscountedPrice, t.productId),
    index().on(t.channelId, t.publishedAt, t.productId),
    index().on(t.publishedAt),
    index().on(t.availableForPurchaseAt),
  ],
)

export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.productId] }), index().on(t.productId)],
)

/** `numeric` and `boolean` repeat the value's, so that range filters need one index. */
export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
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
    productId: integer('product_id')
      .notNull()
      .references((): AnyPgColumn => products.id, { onDelete: 'cascade' }),
    sku: text('sku').unique(),
    name: text('name').notNull().default(''),
    trackInventory: boolean('track_inventory').notNull().default(true),
    quantityLimitPerCustomer: integer('quantity_limit_per_customer'),
    weight: doublePrecision('weight'),
    sort: integer('sort').notNull().default(0),
    externalReference: text('external_reference').unique(),
    translations: c.translations(),
    metadata: c.metadata(),
    privateMetadata: c.privateMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
  },
  (t) => [index().on(t.productId, t.sort)],
)

/** A row for each channel that sells the variant. */
export const variantListings = pgTable(
  'variant_listings',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    price: c.minor('price').notNull(),
    /** The price after catalogue promotions; equals `price` without one. Derived; see `db/derived.ts`. */
    discountedPrice: c.minor('discounted_price').notNull(),
  },
  // Columns that a sale changes have no index: a whole catalogue goes on sale at once, and each index would have to be
  // written, too.
  (t) => [primaryKey({ columns: [t.variantId, t.channelId] })],
)

export const variantAttributeValues = pgTable(
  'variant_attribute_values',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.attributeId, t.valueId] })],
)

/** Pieces in a warehouse, and how many of them are allocated to orders. */
export const stocks = pgTable(
  'stocks',
  {
    id: c.serialId(),
    warehouseId: uuid('warehouse_id')
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull().default(0),
    allocated: integer('allocated').notNull().default(0),
  },
  (t) => [unique().on(t.variantId, t.warehouseId)],
)

/** `path` is the file's name in the media storage. */
export const productMedia = pgTable(
  'product_media',
  {
    id: c.serialId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
    alt: text('alt').notNull().default(''),
    path: text('path').notNull(),
    metadata: c.metadata(),
    privateMetadata: c.privateMetadata(),
  },
  (t) => [index().on(t.productId, t.sort)],
)

/**
 * Promotions. CATALOGUE: a sale, whose effect on prices is stored in `variant_listings`. ORDER: what a whole basket
 * earns once it costs enough, a discount on its subtotal or a gift.
 */
