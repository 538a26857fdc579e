// Written by `npm run generate`; not to be edited.
import type { Column, Json, JsonInput, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  add_units_sold: {
    params: readonly [string | null, string | null]
    row: object
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'numeric' | 'slug'> | Uses<'attributes', 'id' | 'input_type' | 'slug' | 'type'> | Uses<'fulfillment_lines', 'fulfillment_id' | 'order_line_id' | 'quantity'> | Uses<'fulfillments', 'id' | 'status'> | Uses<'order_lines', 'id' | 'order_id' | 'quantity' | 'variant_id'> | Uses<'orders', 'id' | 'status' | 'total_authorized' | 'total_charged' | 'total_gross'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'products', 'id' | 'private_metadata' | 'product_type_id'> | Uses<'variants', 'id' | 'product_id'>
    writes: Uses<'attribute_values', 'attribute_id' | 'name' | 'numeric' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'> | Uses<'products', 'private_metadata'>
  }
  attribute_words: {
    params: readonly []
    row: { attributeId: Column<'attributes', 'id'>; words: string }
    reads: Uses<'attributes', 'id' | 'metadata' | 'slug'>
  }
  catalogue_due: {
    params: readonly [Date | null, string | null]
    row: { at: Date; isNew: boolean; first: Date | null; isStale: boolean; rules: Json; toggled: Json }
    reads: Uses<'collection_listings', 'published_at'> | Uses<'jobs', 'last_finished_at' | 'name'> | Uses<'pages', 'published_at'> | Uses<'product_listings', 'available_for_purchase_at' | 'published_at'> | Uses<'promotion_rules', 'applied' | 'catalogue_predicate' | 'channels' | 'covered' | 'id' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'is_on' | 'start_date'>
  }
  catalogue_words: {
    params: readonly []
    row: { word: string; products: number }
    reads: Uses<'product_listings', 'is_published' | 'product_id'> | Uses<'products', 'id' | 'search_text'>
  }
  categories_with_descendants: {
    params: readonly [readonly number[] | null]
    row: { id: number }
    reads: Uses<'categories', 'id' | 'parent_id'>
  }
  category_list: {
    params: readonly unknown[]
    row: Pick<Row<'categories'>, 'id' | 'slug' | 'name' | 'description' | 'parentId' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'updatedAt'> & { level: number }
    reads: Uses<'categories', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'parent_id' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations' | 'updated_at'> | Uses<'products', 'category_id'>
  }
  category_tree: {
    params: readonly []
    row: Pick<Row<'categories'>, 'id' | 'slug' | 'name' | 'description' | 'parentId' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata' | 'updatedAt'> & { level: number }
    reads: Uses<'categories', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'parent_id' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations' | 'updated_at'>
  }
  children_of_categories: {
    params: readonly [readonly number[] | null]
    row: { id: NonNullable<Column<'categories', 'parentId'>>; count: number }
    reads: Uses<'categories', 'parent_id'>
  }
  collection_by_slug: {
    params: readonly [string | null]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  collection_by_translated_slug: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  collection_channel_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'collection_listings'>, 'id' | 'collectionId' | 'channelId' | 'isPublished' | 'publishedAt'>
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'id' | 'is_published' | 'published_at'>
  }
  collection_leaves_channels: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id'>
  }
  collection_list: {
    params: readonly unknown[]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'is_published' | 'published_at'> | Uses<'collection_products', 'collection_id'> | Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  collection_places_behind: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'collections'>, 'id'> & { place: number }
    reads: Uses<'collection_products', 'collection_id' | 'sort'> | Uses<'collections', 'id'>
  }
  collection_products_in_order: {
    params: readonly [number | null]
    row: Pick<Row<'collection_products'>, 'productId'>
    reads: Uses<'collection_products', 'collection_id' | 'product_id' | 'sort'>
  }
  collections_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'>
    reads: Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  collections_of_products: {
    params: readonly [readonly number[] | null, number | null, Date | null]
    row: Pick<Row<'collections'>, 'id' | 'slug' | 'name' | 'description' | 'backgroundPath' | 'backgroundAlt' | 'seoTitle' | 'seoDescription' | 'translations' | 'metadata' | 'privateMetadata'> & { ownerId: Column<'collection_products', 'productId'> }
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'is_published' | 'published_at'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'collections', 'background_alt' | 'background_path' | 'description' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'seo_description' | 'seo_title' | 'slug' | 'translations'>
  }
  columns_of_exported_variants: {
    params: readonly []
    row: { kind: string; slug: string; currency: string | null }
    reads: Uses<'channels', 'currency' | 'slug'> | Uses<'warehouses', 'slug'>
  }
  costs_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'productId'> & Pick<Row<'variant_listings'>, 'channelId' | 'price'> & { costPrice: NonNullable<Column<'variant_listings', 'costPrice'>> }
    reads: Uses<'variant_listings', 'channel_id' | 'cost_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  drop_values_of_type: {
    params: readonly [number | null, readonly number[] | null, boolean | null]
    row: object
    reads: Uses<'product_attribute_values', 'attribute_id' | 'product_id'> | Uses<'products', 'id' | 'product_type_id'> | Uses<'variant_attribute_values', 'attribute_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  drop_variant_listings: {
    params: readonly [readonly number[] | null, number | null]
    row: object
    reads: Uses<'variant_listings', 'channel_id' | 'variant_id'>
  }
  drop_variant_media: {
    params: readonly [number | null, number | null]
    row: object
    reads: Uses<'variant_media', 'media_id' | 'variant_id'>
  }
  effects_of_rules: {
    params: readonly [Date | null]
    row: Pick<Row<'promotion_rules'>, 'id'> & { effect: string | null }
    reads: Uses<'promotion_rules', 'catalogue_predicate' | 'channels' | 'id' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'start_date'>
  }
  exported_products: {
    params: readonly [number | null, readonly number[] | null, number | bigint | null]
    row: Pick<Row<'products'>, 'id' | 'name' | 'description' | 'weight'> & { productType: Column<'product_types', 'name'>; category: Column<'categories', 'slug'> | null; collections: string[]; media: string[]; variantId: Column<'variants', 'id'> | null; variantSku: Column<'variants', 'sku'> | null; variantWeight: Column<'variants', 'weight'> | null; variantMedia: string[]; productValues: Json | null; variantValues: Json | null; stocks: Json | null; listings: Json | null }
    reads: Uses<'attribute_values', 'id' | 'name'> | Uses<'attributes', 'id' | 'slug'> | Uses<'categories', 'id' | 'slug'> | Uses<'channels', 'currency' | 'id' | 'slug'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'collections', 'id' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'product_id' | 'sort' | 'value_id'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id' | 'published_at' | 'visible_in_listings'> | Uses<'product_media', 'external_url' | 'id' | 'path' | 'product_id' | 'sort'> | Uses<'product_types', 'id' | 'name'> | Uses<'products', 'category_id' | 'description' | 'id' | 'name' | 'product_type_id' | 'weight'> | Uses<'stocks', 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_attribute_values', 'attribute_id' | 'sort' | 'value_id' | 'variant_id'> | Uses<'variant_listings', 'channel_id' | 'cost_price' | 'price' | 'variant_id'> | Uses<'variant_media', 'media_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'sku' | 'sort' | 'weight'> | Uses<'warehouses', 'id' | 'slug'>
  }
  exported_variants: {
    params: readonly [number | null, number | bigint | null]
    row: Pick<Row<'products'>, 'id'> & { product: Column<'products', 'slug'>; sku: Column<'variants', 'sku'> | null; name: Column<'variants', 'name'> | null; prices: Json | null; stocks: Json | null }
    reads: Uses<'channels', 'id' | 'slug'> | Uses<'products', 'id' | 'slug'> | Uses<'stocks', 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'sku' | 'sort'> | Uses<'warehouses', 'id' | 'slug'>
  }
  fill_default_variants: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'products', 'default_variant_id' | 'id'> | Uses<'variants', 'id' | 'product_id' | 'sort'>
    writes: Uses<'products', 'default_variant_id'>
  }
  ids_of_list: {
    params: readonly unknown[]
    row: { ids: Buffer | null }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'date_time' | 'id' | 'name' | 'numeric' | 'reference_id' | 'slug' | 'sort'> | Uses<'attributes', 'entity_type' | 'id' | 'input_type'> | Uses<'categories', 'id' | 'parent_id'> | Uses<'collection_products', 'collection_id' | 'product_id' | 'sort'> | Uses<'pages', 'id' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'min_price' | 'product_id' | 'published_at' | 'shown_discounted_price' | 'shown_price' | 'visible_in_listings'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'product_types', 'id' | 'name'> | Uses<'products', 'category_id' | 'created_at' | 'id' | 'metadata' | 'name' | 'product_type_id' | 'rating' | 'search_text' | 'slug' | 'updated_at'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_attribute_values', 'value_id' | 'variant_id'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'sku'>
  }
  index_minimal_prices: {
    params: readonly [number | null]
    row: { ids: Buffer | null; numbers: Buffer | null }
    reads: Uses<'product_listings', 'channel_id' | 'product_id' | 'shown_discounted_price'>
  }
  index_numbers: {
    params: readonly [number | null]
    row: { ids: Buffer | null; numbers: Buffer | null }
    reads: Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id'>
  }
  index_prices: {
    params: readonly [number | null]
    row: { ids: Buffer | null; numbers: Buffer | null }
    reads: Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  index_products: {
    params: readonly [number | null, Date | null]
    row: { ids: Buffer | null; next: Date | null }
    reads: Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'product_id' | 'published_at'>
  }
  leave_categories: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'product_listings', 'product_id'> | Uses<'products', 'category_id' | 'id'>
    writes: Uses<'product_listings', 'is_published' | 'published_at'> | Uses<'products', 'category_id' | 'updated_at'>
  }
  listed_collections: {
    params: readonly [number | null, readonly number[] | null, Date | null]
    row: { id: Column<'collection_listings', 'collectionId'>; published: boolean | null }
    reads: Uses<'collection_listings', 'channel_id' | 'collection_id' | 'is_published' | 'published_at'>
  }
  mark_done: {
    params: { next: Date | null; at: Written<'jobs', 'lastStartedAt'> }
    row: object
    reads: Uses<'jobs', 'due_at' | 'last_finished_at' | 'last_started_at' | 'name'>
    writes: Uses<'jobs', 'due_at' | 'last_finished_at' | 'last_started_at' | 'name'>
  }
  mark_up_to_date: {
    params: readonly [JsonRecords<{ id: string; effect: string }>]
    row: object
    reads: Uses<'promotion_rules', 'applied' | 'id'>
    writes: Uses<'promotion_rules', 'applied'>
  }
  media_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'product_media'>, 'id' | 'productId' | 'sort' | 'alt' | 'path' | 'type' | 'externalUrl' | 'oembed' | 'metadata' | 'privateMetadata'>
    reads: Uses<'product_media', 'alt' | 'external_url' | 'id' | 'metadata' | 'oembed' | 'path' | 'private_metadata' | 'product_id' | 'sort' | 'type'>
  }
  media_in_order: {
    params: readonly [number | null]
    row: Pick<Row<'product_media'>, 'id'>
    reads: Uses<'product_media', 'id' | 'product_id' | 'sort'>
  }
  media_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'product_media'>, 'id' | 'productId' | 'sort' | 'alt' | 'path' | 'type' | 'externalUrl' | 'oembed' | 'metadata' | 'privateMetadata'>
    reads: Uses<'product_media', 'alt' | 'external_url' | 'id' | 'metadata' | 'oembed' | 'path' | 'private_metadata' | 'product_id' | 'sort' | 'type'>
  }
  media_of_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variant_media'>, 'variantId'> & Pick<Row<'product_media'>, 'id' | 'productId' | 'sort' | 'alt' | 'path' | 'type' | 'externalUrl' | 'oembed' | 'metadata' | 'privateMetadata'>
    reads: Uses<'product_media', 'alt' | 'external_url' | 'id' | 'metadata' | 'oembed' | 'path' | 'private_metadata' | 'product_id' | 'sort' | 'type'> | Uses<'variant_media', 'media_id' | 'variant_id'>
  }
  next_variant_place: {
    params: readonly [number | null]
    row: { place: number }
    reads: Uses<'variants', 'product_id' | 'sort'>
  }
  own_things: {
    params: readonly []
    row: { kind: string; id: number; attributeId: number | null; slug: string; names: string[] }
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'slug' | 'translations'> | Uses<'attributes', 'id' | 'input_type' | 'visible_in_storefront'> | Uses<'categories', 'id' | 'name' | 'slug' | 'translations'> | Uses<'collection_listings', 'collection_id' | 'is_published' | 'published_at'> | Uses<'collections', 'id' | 'name' | 'slug' | 'translations'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant'>
  }
  price_ranges: {
    params: readonly [number | null, readonly number[] | null]
    row: Pick<Row<'variants'>, 'productId'> & { least: number; most: number; leastDiscounted: number; mostDiscounted: number }
    reads: Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  priced_variants: {
    params: readonly [number | null, readonly number[] | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & Pick<Row<'variant_listings'>, 'variantId' | 'channelId' | 'price' | 'discountedPrice'>
    reads: Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  pricing_end: {
    params: readonly [number | bigint | null]
    row: { pg_advisory_unlock: boolean | null }
  }
  pricing_try: {
    params: readonly [number | bigint | null]
    row: { got: boolean }
  }
  product_by_external_reference: {
    params: readonly [string | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'>
  }
  product_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'>
  }
  product_by_slug: {
    params: readonly [string | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'>
  }
  product_by_translated_slug: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'translations' | 'updated_at' | 'weight'>
  }
  product_channel_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'product_listings'>, 'id' | 'productId' | 'channelId' | 'isPublished' | 'publishedAt' | 'visibleInListings' | 'availableForPurchaseAt' | 'minDiscountedPrice'>
    reads: Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'id' | 'is_published' | 'min_discounted_price' | 'product_id' | 'published_at' | 'visible_in_listings'>
  }
  product_list: {
    params: readonly unknown[]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'> & { productId?: Column<'product_listings', 'productId'>; channelId?: Column<'product_listings', 'channelId'>; isPublished?: Column<'product_listings', 'isPublished'>; publishedAt?: Column<'product_listings', 'publishedAt'> | null; visibleInListings?: Column<'product_listings', 'visibleInListings'>; availableForPurchaseAt?: Column<'product_listings', 'availableForPurchaseAt'> | null; priced?: boolean }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'date_time' | 'id' | 'name' | 'numeric' | 'reference_id' | 'slug' | 'sort'> | Uses<'attributes', 'entity_type' | 'id' | 'input_type'> | Uses<'categories', 'id' | 'parent_id'> | Uses<'collection_products', 'collection_id' | 'product_id' | 'sort'> | Uses<'pages', 'id' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'min_price' | 'product_id' | 'published_at' | 'shown_discounted_price' | 'shown_price' | 'visible_in_listings'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'product_types', 'id' | 'name'> | Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'metadata' | 'name' | 'product_type_id' | 'rating' | 'search_text' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_attribute_values', 'value_id' | 'variant_id'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'product_id' | 'sku'>
  }
  product_listings: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: Pick<Row<'product_listings'>, 'productId' | 'channelId' | 'isPublished' | 'publishedAt' | 'visibleInListings' | 'availableForPurchaseAt'> & { priced: boolean }
    reads: Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'min_price' | 'product_id' | 'published_at' | 'visible_in_listings'>
  }
  product_texts: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id' | 'description' | 'seoTitle' | 'seoDescription' | 'metadata' | 'privateMetadata'>
    reads: Uses<'products', 'description' | 'id' | 'metadata' | 'private_metadata' | 'seo_description' | 'seo_title'>
  }
  product_translations: {
    params: readonly [readonly number[] | null, string | null]
    row: Pick<Row<'products'>, 'id'> & { translation: Json | null }
    reads: Uses<'products', 'id' | 'translations'>
  }
  product_type_list: {
    params: readonly unknown[]
    row: Pick<Row<'product_types'>, 'id' | 'slug' | 'name' | 'isShippingRequired' | 'hasVariants' | 'isDigital' | 'kind' | 'weight' | 'taxClassId' | 'metadata' | 'privateMetadata'>
    reads: Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'product_types', 'has_variants' | 'id' | 'is_digital' | 'is_shipping_required' | 'kind' | 'metadata' | 'name' | 'private_metadata' | 'slug' | 'tax_class_id' | 'weight'>
  }
  products_below_categories: {
    params: readonly [readonly number[] | null]
    row: { id: number; count: number }
    reads: Uses<'categories', 'id' | 'parent_id'> | Uses<'products', 'category_id'>
  }
  products_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id' | 'slug' | 'name' | 'productTypeId' | 'categoryId' | 'taxClassId' | 'defaultVariantId' | 'rating' | 'weight' | 'externalReference' | 'createdAt' | 'updatedAt'>
    reads: Uses<'products', 'category_id' | 'created_at' | 'default_variant_id' | 'external_reference' | 'id' | 'name' | 'product_type_id' | 'rating' | 'slug' | 'tax_class_id' | 'updated_at' | 'weight'>
  }
  products_in_collections: {
    params: readonly [readonly number[] | null]
    row: { id: Column<'collection_products', 'collectionId'>; count: number }
    reads: Uses<'collection_products', 'collection_id'>
  }
  products_leave_channels: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'product_listings', 'channel_id' | 'product_id'> | Uses<'variant_listings', 'channel_id' | 'variant_id'> | Uses<'variants', 'id' | 'product_id'>
  }
  products_leave_collection: {
    params: readonly [number | null, readonly number[] | null]
    row: object
    reads: Uses<'collection_products', 'collection_id' | 'product_id'>
  }
  products_of_types: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'products'>, 'id'>
    reads: Uses<'products', 'id' | 'product_type_id'>
  }
  queue_products_of_rules: {
    params: readonly [JsonRecords<{ id: string; effect: string }>]
    row: object
    reads: Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'id'> | Uses<'variants', 'id' | 'product_id'>
    writes: Uses<'promotion_rules', 'applied'> | Uses<'stale_products', 'is_moved' | 'product_id'>
  }
  stock_list: {
    params: readonly unknown[]
    row: Pick<Row<'stocks'>, 'id' | 'warehouseId' | 'variantId' | 'quantity' | 'allocated'>
    reads: Uses<'products', 'id' | 'name'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variants', 'id' | 'name' | 'product_id'> | Uses<'warehouses', 'id' | 'name'>
  }
  stocks_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'warehouseId' | 'variantId' | 'quantity' | 'allocated'>
    reads: Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stocks_in_full: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'warehouseId' | 'variantId' | 'quantity' | 'allocated'>
    reads: Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stocks_of_variants: {
    params: readonly [JsonInput | null, Date | null]
    row: Pick<Row<'stocks'>, 'variantId' | 'warehouseId'> & { available: number }
    reads: Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  table_sizes: {
    params: readonly []
    row: { name: string; rows: number }
  }
  toggle_promotions: {
    params: readonly [JsonRecords<{ id: string; isOn: boolean }>]
    row: Pick<Row<'promotion_events'>, 'type'> & Pick<Row<'promotions'>, 'saleId'> & { id: Column<'promotion_events', 'promotionId'> }
    reads: Uses<'promotion_events', 'promotion_id' | 'type'> | Uses<'promotions', 'id' | 'is_on' | 'sale_id'>
    writes: Uses<'promotion_events', 'promotion_id' | 'type'> | Uses<'promotions', 'is_on'>
  }
  touch_products: {
    params: readonly [readonly number[] | null, Written<'products', 'updatedAt'>]
    row: object
    reads: Uses<'products', 'id'>
    writes: Uses<'products', 'updated_at'>
  }
  touch_variants: {
    params: readonly [readonly number[] | null, Written<'variants', 'updatedAt'>]
    row: object
    reads: Uses<'variants', 'id'>
    writes: Uses<'variants', 'updated_at'>
  }
  type_attributes: {
    params: readonly [number | null]
    row: Pick<Row<'product_type_attributes'>, 'attributeId' | 'ofVariant' | 'variantSelection' | 'sort'>
    reads: Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id' | 'sort' | 'variant_selection'>
  }
  types_by_name: {
    params: readonly []
    row: Pick<Row<'product_types'>, 'name'> & { typeIds: number[] }
    reads: Uses<'product_types', 'id' | 'name'>
  }
  units_sold_begin: {
    params: readonly [string | null, Date | null]
    row: object
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'numeric' | 'slug'> | Uses<'attributes', 'id' | 'input_type' | 'slug' | 'type'> | Uses<'product_attribute_values', 'attribute_id' | 'product_id'> | Uses<'product_type_attributes', 'attribute_id' | 'of_variant' | 'product_type_id'> | Uses<'products', 'created_at' | 'id' | 'product_type_id'>
    writes: Uses<'attribute_values', 'attribute_id' | 'name' | 'numeric' | 'slug'> | Uses<'product_attribute_values', 'attribute_id' | 'numeric' | 'product_id' | 'value_id'>
  }
  units_sold_patience: {
    params: readonly []
    row: { set_config: string | null }
  }
  values_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'> & { ownerId: Column<'product_attribute_values', 'productId'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'> | Uses<'product_attribute_values', 'product_id' | 'sort' | 'value_id'>
  }
  values_of_variants: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'attribute_values'>, 'id' | 'attributeId' | 'slug' | 'name' | 'sort' | 'numeric' | 'boolean' | 'plainText' | 'richText' | 'fileUrl' | 'contentType' | 'value' | 'dateTime' | 'referenceId' | 'externalReference' | 'translations'> & { ownerId: Column<'variant_attribute_values', 'variantId'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'content_type' | 'date_time' | 'external_reference' | 'file_url' | 'id' | 'name' | 'numeric' | 'plain_text' | 'reference_id' | 'rich_text' | 'slug' | 'sort' | 'translations' | 'value'> | Uses<'variant_attribute_values', 'sort' | 'value_id' | 'variant_id'>
  }
  variant_by_external_reference: {
    params: readonly [string | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variant_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variant_by_sku: {
    params: readonly [string | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variant_channel_listings: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variant_listings'>, 'id' | 'variantId' | 'channelId' | 'price' | 'discountedPrice' | 'costPrice' | 'priorPrice'>
    reads: Uses<'variant_listings', 'channel_id' | 'cost_price' | 'discounted_price' | 'id' | 'price' | 'prior_price' | 'variant_id'>
  }
  variant_ids_in_order: {
    params: readonly [number | null]
    row: Pick<Row<'variants'>, 'id'>
    reads: Uses<'variants', 'id' | 'product_id' | 'sort'>
  }
  variant_ids_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id'>
    reads: Uses<'variants', 'id' | 'product_id'>
  }
  variant_list: {
    params: readonly unknown[]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & { variantId?: Column<'variant_listings', 'variantId'>; channelId?: Column<'variant_listings', 'channelId'>; price?: Column<'variant_listings', 'price'>; discountedPrice?: Column<'variant_listings', 'discountedPrice'> }
    reads: Uses<'attribute_values', 'attribute_id' | 'boolean' | 'date_time' | 'id' | 'name' | 'numeric' | 'reference_id' | 'slug'> | Uses<'attributes', 'entity_type' | 'id' | 'input_type'> | Uses<'pages', 'id' | 'slug'> | Uses<'product_listings', 'channel_id' | 'is_published' | 'product_id' | 'published_at'> | Uses<'products', 'id' | 'search_text'> | Uses<'variant_attribute_values', 'attribute_id' | 'value_id' | 'variant_id'> | Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'> | Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variant_listings: {
    params: readonly [readonly number[] | null, readonly number[] | null]
    row: Pick<Row<'variant_listings'>, 'variantId' | 'channelId' | 'price' | 'discountedPrice'>
    reads: Uses<'variant_listings', 'channel_id' | 'discounted_price' | 'price' | 'variant_id'>
  }
  variants_by_id: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
  variants_for_sale: {
    params: readonly [JsonInput | null, number | null, readonly string[] | null, Date | null, string | null]
    row: Pick<Row<'variants'>, 'id' | 'trackInventory' | 'productId'> & Pick<Row<'products'>, 'categoryId'> & Pick<Row<'product_listings'>, 'availableForPurchaseAt'> & { name: string; quantityLimit: Column<'variants', 'quantityLimitPerCustomer'> | null; requiresShipping: Column<'product_types', 'isShippingRequired'>; weight: number | null; taxClassId: number | null; price: Column<'variant_listings', 'price'> | null; discountedPrice: number | null; sale: Json | null; isPublished: boolean; inStock: number; collectionIds: number[] }
    reads: Uses<'channels', 'currency' | 'id'> | Uses<'collection_products', 'collection_id' | 'product_id'> | Uses<'product_listings', 'available_for_purchase_at' | 'channel_id' | 'is_published' | 'product_id'> | Uses<'product_types', 'id' | 'is_shipping_required' | 'tax_class_id'> | Uses<'products', 'category_id' | 'id' | 'product_type_id' | 'tax_class_id' | 'weight'> | Uses<'promotion_rule_variants', 'rule_id' | 'variant_id'> | Uses<'promotion_rules', 'channels' | 'id' | 'name' | 'promotion_id' | 'value' | 'value_type'> | Uses<'promotions', 'end_date' | 'id' | 'name' | 'sale_id' | 'start_date'> | Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variant_listings', 'channel_id' | 'price' | 'variant_id'> | Uses<'variants', 'id' | 'name' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'track_inventory' | 'weight'>
  }
  variants_in_stock: {
    params: readonly [JsonInput | null, readonly string[] | null, Date | null, string | null]
    row: Pick<Row<'variants'>, 'id' | 'trackInventory'> & { name: string; quantityLimit: Column<'variants', 'quantityLimitPerCustomer'> | null; inStock: number }
    reads: Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'> | Uses<'variants', 'id' | 'name' | 'quantity_limit_per_customer' | 'sku' | 'track_inventory'>
  }
  variants_leave_drafts: {
    params: readonly [readonly number[] | null]
    row: object
    reads: Uses<'order_lines', 'order_id' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net' | 'variant_id'> | Uses<'orders', 'id' | 'status' | 'subtotal_gross' | 'subtotal_net' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net'>
    writes: Uses<'orders', 'subtotal_gross' | 'subtotal_net' | 'total_gross' | 'total_net' | 'undiscounted_total_gross' | 'undiscounted_total_net'>
  }
  variants_of_products: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'variants'>, 'id' | 'productId' | 'sku' | 'name' | 'trackInventory' | 'quantityLimitPerCustomer' | 'weight' | 'sort' | 'externalReference' | 'translations' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'variants', 'created_at' | 'external_reference' | 'id' | 'metadata' | 'name' | 'private_metadata' | 'product_id' | 'quantity_limit_per_customer' | 'sku' | 'sort' | 'track_inventory' | 'translations' | 'updated_at' | 'weight'>
  }
}
}
