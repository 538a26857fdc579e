/**
 * Columns that are derived from others: sale prices, the lowest prices of a product, and the text that search reads.
 */
import type { Pool, PoolClient } from 'pg'
import { joinSale } from './queries/sale.ts'
import { searchText } from './queries/search.ts'
import { statement } from './statement.ts'
import { isTogether, shared } from './together.ts'

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
const REFRESH_LOWEST_PRICES = statement(
  'refresh_lowest_prices',
  `
    with lowest as (
      select v.product_id, vl.channel_id, min(vl.price) as price, min(vl.discounted_price) as sale
      from variants v join variant_listings vl on vl.variant_id = v.id
      where $1::int[] is null or v.product_id = any($1)
      group by v.product_id, vl.channel_id)
    update product_listings l set min_price = w.price, min_discounted_price = w.sale
    from (select pl.product_id, pl.channel_id, lowest.price, lowest.sale
      from product_listings pl left join lowest using (product_id, channel_id)
      where $1::int[] is null or pl.product_id = any($1)) w
    where l.product_id = w.product_id and l.channel_id = w.channel_id
      and (l.min_price, l.min_discounted_price) is distinct from (w.price, w.sale)`,
)

/**
 * Writes the sale price of every variant by the promotions active at that time (`queries/sale.ts`), then the lowest
 * prices of each product. Rows that stay the same are not written, and a row whose price somebody else is changing is
 * left to them. Without ids it handles everything. Answers how many prices changed.
 */
export async function refreshPrices(
  db: Queryable,
  now: Date,
  productIds: readonly number[] | null = null,
): Promise<number> {
  const rowCount = await REFRESH_SALE_PRICES.run(db, [now, productIds])
  await REFRESH_LOWEST_PRICES.run(db, [productIds])
  return rowCount
}

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
  if (productIds && isTogether(db))
    return shared(db, 'search text', productIds, async (client, asked) => {
      await refreshSearchText(client, asked.flat())
      return asked.map(() => undefined)
    })
  for (let after = 0; ;) {
    const rows = await SEARCHED_TEXTS.rows(db, [after, productIds])
    if (rows.length === 0) return
    const changed = rows
      .map((r) => ({ id: r.id, before: r.search_text, text: searchTextOf(r.name, r.names, r.skus) }))
      .filter((r) => r.text !== r.before)
    if (changed.length) {
      await REFRESH_SEARCH_TEXT.run(db, [changed.map((r) => r.id), changed.map((r) => r.text)])
    }
    after = rows.at(-1)!.id
    if (rows.length < BATCH) return
  }
}
