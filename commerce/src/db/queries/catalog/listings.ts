/** Listings of products, variants and collections in channels, as staff read and change them. */
import { condition, equals } from '../../statements/conditions.ts'
import { integer, listBy } from '../../statements/list-by.ts'
import { statement } from '../../statements/statement.ts'

/** Every listing of these products, the oldest first. */
export const listingsOfProducts = statement(
  'product_channel_listings',
  `select l.id, l.product_id as "productId", l.channel_id as "channelId", l.is_published as "isPublished", l.published_at as "publishedAt",
      l.visible_in_listings as "visibleInListings", l.available_for_purchase_at as "availableForPurchaseAt", l.min_discounted_price as "minDiscountedPrice"
    from product_listings l where l.product_id = any($1::int[]) order by l.id`,
).many
export type ProductChannelListingRow = Awaited<ReturnType<typeof listingsOfProducts>>[number]

/** Every listing of these variants, the oldest first. */
export const listingsOfVariants = statement(
  'variant_channel_listings',
  `select l.id, l.variant_id as "variantId", l.channel_id as "channelId", l.price, l.discounted_price as "discountedPrice",
      l.cost_price as "costPrice", l.prior_price as "priorPrice"
    from variant_listings l where l.variant_id = any($1::int[]) order by l.id`,
).many
export type VariantChannelListingRow = Awaited<ReturnType<typeof listingsOfVariants>>[number]

/** What the variants of products cost their seller, with their prices. */
export const costsOfProducts = statement(
  'costs_of_products',
  `select v.product_id as "productId", l.channel_id as "channelId", l.price, l.cost_price as "costPrice!"
    from variants v join variant_listings l on l.variant_id = v.id
    where v.product_id = any($1::int[]) and l.cost_price is not null`,
).many

/** Takes a product, and the prices of its variants, out of channels. */
export const leaveChannels = statement(
  'products_leave_channels',
  `with prices as (delete from variant_listings l using variants v
      where v.id = l.variant_id and v.product_id = $1 and l.channel_id = any($2::int[]))
    delete from product_listings where product_id = $1 and channel_id = any($2::int[])`,
).run

/** Takes variants out of a channel. */
export const dropVariantListings = statement(
  'drop_variant_listings',
  'delete from variant_listings where variant_id = any($1::int[]) and channel_id = $2',
).run

/** Stocks, the oldest first. */
export const stockList = listBy('stock_list', {
  select: 's.id, s.warehouse_id as "warehouseId", s.variant_id as "variantId", s.quantity, s.allocated',
  from: 'stocks s',
  table: 'stocks',
  conditions: {
    warehouseId: equals('s.warehouse_id', 'uuid'),
    quantity: equals('s.quantity', 'float8'),
    /** A part of the name of the product, the variant or the warehouse. */
    search: condition((search: string, params) => {
      const text = params.param(search.toLowerCase(), 'text')
      const has = (sql: string): string => `strpos(lower(${sql}), ${text}) > 0`
      return `(exists (select 1 from variants v join products p on p.id = v.product_id where v.id = s.variant_id and (${has('v.name')} or ${has('p.name')}))
      or exists (select 1 from warehouses w where w.id = s.warehouse_id and ${has('w.name')}))`
    }, 'a'),
  },
  orders: { ID: [integer('s.id')] },
})

/** The stocks of variants, the oldest first. */
export const fullStocksOf = statement(
  'stocks_in_full',
  `select id, warehouse_id as "warehouseId", variant_id as "variantId", quantity, allocated
    from stocks where variant_id = any($1::int[]) order by id`,
).many
export type FullStockRow = Awaited<ReturnType<typeof fullStocksOf>>[number]

export const stocksById = statement(
  'stocks_by_id',
  `select id, warehouse_id as "warehouseId", variant_id as "variantId", quantity, allocated
    from stocks where id = any($1::int[])`,
).many
