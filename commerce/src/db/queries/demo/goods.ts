/** What the demo's orders are made of: packs with their prices and stock, ways of shipping, rates of taxes. */
import { type RowOf, statement } from '../../statements/statement.ts'

export type DemoPack = RowOf<'demo_packs'>

/** Packs that a channel sells and has in stock, each with its stock in the channel's first warehouse. */
export const demoPacks = statement(
  'demo_packs',
  `select c.id as "channelId", c.slug as channel, c.currency, v.id as "variantId", l.price, l.discounted_price as "discountedPrice",
      s.id as "stockId", s.quantity - s.allocated as "free!", coalesce(v.weight, p.weight, pt.weight, 0) as "weight!"
    from channels c join channel_warehouses cw on cw.channel_id = c.id join variant_listings l on l.channel_id = c.id and l.price is not null
      join variants v on v.id = l.variant_id join products p on p.id = v.product_id join product_types pt on pt.id = p.product_type_id
      join product_listings pl on pl.product_id = p.id and pl.channel_id = c.id and pl.is_published
      join stocks s on s.variant_id = v.id and s.warehouse_id = cw.warehouse_id
    where s.quantity - s.allocated > 3 order by c.id, v.id`,
).many

export type DemoMethod = RowOf<'demo_methods'>

export const demoMethods = statement(
  'demo_methods',
  `select l.channel_id as "channelId", m.id, m.name, l.price, coalesce(l.min_order, 0) as "minOrder!", z.countries
    from shipping_methods m join shipping_method_listings l on l.method_id = m.id join shipping_zones z on z.id = m.zone_id
    order by l.channel_id, l.price, m.id`,
).many

export const demoRates = statement('demo_rates', 'select country, rate::float8 as "rate!" from tax_rates').many
