/**
 * Columns that are derived from others: sale prices, the lowest prices of a product, and the text that search reads.
 */
import type { Pool, PoolClient } from 'pg'
import { reservedSql } from '../queries/checkout/reservation.ts'
import { joinSale } from '../queries/promotion/sale.ts'
import { searchText } from '../queries/catalog/search.ts'
import { statement } from '../statements/statement.ts'

/** A pool, or a client inside a transaction. */
export type Queryable = Pick<Pool | PoolClient, 'query'>

const REFRESH_SALE_PRICES = statement(
  'refresh_sale_prices',
  `
    with wanted as (
      select vl.variant_id, vl.channel_id, vl.price, coalesce(sale.price, vl.price) as discounted_price
      from variant_listings vl join variants v on v.id = vl.variant_id join products p on p.id = v.product_id
      join channels c on c.id = vl.channel_id ${joinSale('$1', 'c.currency')}
      where $2::int[] is null or v.product_id = any($2))
    update variant_listings vl set discounted_price = w.discounted_price
    from wanted w
    where vl.variant_id = w.variant_id and vl.channel_id = w.channel_id and vl.price = w.price
      and vl.discounted_price <> w.discounted_price`,
)
/** In stock is what one shipping zone of the channel has: what is shown as available where no country is named. */
const REFRESH_LOWEST_PRICES = statement(
  'refresh_lowest_prices',
  `
    with places as materialized (
      select zc.channel_id, zc.zone_id, zw.warehouse_id from shipping_zone_channels zc
        join shipping_zone_warehouses zw on zw.zone_id = zc.zone_id
        join channel_warehouses cw on cw.channel_id = zc.channel_id and cw.warehouse_id = zw.warehouse_id),
    stocked as (
      select distinct s.variant_id, p.channel_id
      from stocks s join variants v on v.id = s.variant_id join places p on p.warehouse_id = s.warehouse_id
      where $2::int[] is null or v.product_id = any($2)
      group by s.variant_id, p.channel_id, p.zone_id
      having sum(s.quantity - s.allocated - ${reservedSql('$1')}) > 0),
    priced as (
      select v.product_id, vl.channel_id, vl.price, vl.discounted_price as sale,
        not v.track_inventory or stocked.variant_id is not null as is_there
      from variants v join variant_listings vl on vl.variant_id = v.id
      left join stocked on stocked.variant_id = v.id and stocked.channel_id = vl.channel_id
      where $2::int[] is null or v.product_id = any($2)),
    lowest as (
      select product_id, channel_id, min(price) as price, min(sale) as sale,
        coalesce(min(price) filter (where is_there), min(price)) as shown,
        coalesce(min(sale) filter (where is_there), min(sale)) as shown_sale
      from priced group by product_id, channel_id)
    update product_listings l
    set min_price = w.price, min_discounted_price = w.sale, shown_price = w.shown, shown_discounted_price = w.shown_sale
    from (select pl.product_id, pl.channel_id, lowest.price, lowest.sale, lowest.shown, lowest.shown_sale
      from product_listings pl left join lowest using (product_id, channel_id)
      where $2::int[] is null or pl.product_id = any($2)) w
    where l.product_id = w.product_id and l.channel_id = w.channel_id
      and (l.min_price, l.min_discounted_price, l.shown_price, l.shown_discounted_price)
        is distinct from (w.price, w.sale, w.shown, w.shown_sale)`,
)

/** What `refreshPrices` changed: prices of variants, and what lists show of products. */
export interface RefreshedPrices {
  prices: number
  listings: number
}

/**
 * Writes the sale price of every variant by the promotions active at that time (`queries/promotion/sale.ts`), then the lowest
 * prices of each product. Rows that stay the same are not written, and a row whose price somebody else is changing is
 * left to them. Without ids it handles everything.
 */
export async function refreshPrices(
  db: Queryable,
  now: Date,
  productIds: readonly number[] | null = null,
): Promise<RefreshedPrices> {
  const prices = await REFRESH_SALE_PRICES.run(db, now, productIds)
  return { prices, listings: await refreshListedPrices(db, now, productIds) }
}

/** Writes the lowest prices of products, for whoever changed stock alone. Answers how many listings changed. */
export const refreshListedPrices = (
  db: Queryable,
  now: Date,
  productIds: readonly number[] | null = null,
): Promise<number> => REFRESH_LOWEST_PRICES.run(db, now, productIds)

/** The text that search reads, of a product's names and its SKUs in their order. */
export const searchTextOf = (
  name: string,
  names: readonly (string | null)[],
  skus: readonly (string | null)[],
): string => searchText([name, ...names, ...skus])

const BATCH = 2000

const SEARCHED_TEXTS = statement(
  'searched_texts',
  `
      select p.id, p.name, p.search_text,
        array(select t.value ->> 'name' from jsonb_each(p.translations) t where t.value ->> 'name' is not null) as names,
        array(select v.sku from variants v where v.product_id = p.id order by v.sort, v.id) as skus
      from products p where p.id > $1 and ($2::int[] is null or p.id = any($2)) order by p.id limit ${BATCH}`,
)
const REFRESH_SEARCH_TEXT = statement(
  'refresh_search_text',
  'update products p set search_text = k.text from unnest($1::int[], $2::text[]) as k(id, text) where p.id = k.id',
)

/** Writes names in every language and SKUs in the form that `search` reads. Without ids it handles every product. */
export async function refreshSearchText(db: Queryable, productIds: readonly number[] | null = null): Promise<void> {
  for (let after = 0; ;) {
    const rows = await SEARCHED_TEXTS.many(db, after, productIds)
    if (rows.length === 0) return
    const changed = rows
      .map((r) => ({
        id: r.id,
        before: r.search_text,
        text: searchTextOf(r.name, r.names, r.skus),
      }))
      .filter((r) => r.text !== r.before)
    if (changed.length) {
      await REFRESH_SEARCH_TEXT.run(
        db,
        changed.map((r) => r.id),
        changed.map((r) => r.text),
      )
    }
    after = rows.at(-1)!.id
    if (rows.length < BATCH) return
  }
}
