/** What files of prices and stock hold: a row for each variant with a SKU. */
import { json, statement } from '../../statements/statement.ts'

interface Parts {
  /** Minor units by the slug of the channel. */
  prices: Record<string, number> | null
  /** Quantities by the slug of their warehouse. */
  stocks: Record<string, number> | null
}

/** The rows of the next products behind one; a product without such a variant has one row, without a SKU. */
export const exportedVariants = statement(
  'exported_variants',
  `select p.id, p.slug as product, v.sku as "sku?", v.name as "name?",
      (select jsonb_object_agg(c.slug, l.price) from variant_listings l join channels c on c.id = l.channel_id where l.variant_id = v.id) as prices,
      (select jsonb_object_agg(w.slug, s.quantity) from stocks s join warehouses w on w.id = s.warehouse_id where s.variant_id = v.id) as stocks
    from products p left join variants v on v.product_id = p.id and v.sku is not null
    where p.id > $1 and p.id = any(array(select id from products where id > $1 order by id limit $2))
    order by p.id, v.sort, v.id`,
  json<Parts>(),
).many

/** The channels, which have prices in a currency, and the warehouses, which have stock. */
export const columnsOfExportedVariants = statement(
  'columns_of_exported_variants',
  `select 'price' as kind, slug, currency as "currency?" from channels
    union all select 'stock', slug, null from warehouses order by 1, 2`,
).many
