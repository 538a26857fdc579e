/** A small shop for tests of the catalogue. */
import type { Pool } from 'pg'
import { refreshPrices, refreshSearchText } from '../db/triggers/derived.ts'
import { coverEverything } from '../domain/catalog/covered.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { NOW } from './catalog-service.ts'

export const COUNT = 30

/**
 * Product n of 30 costs n + 10, is missing in eu when divisible by three, organic when divisible by five, not for sale
 * when divisible by nine; 7 is hidden from listings, the last two are unpublished.
 */
export async function fillShop(pool: Pool): Promise<void> {
  await pool.query(`
    insert into shops (name, limit_quantity_per_checkout) values ('Test', 50);
    insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US'), ('eu', 'Europe', 'EUR', 'DE');
    insert into channels (slug, name, currency, default_country, is_active) values ('off', 'Closed', 'USD', 'US', false);
    insert into tax_rates values ('DE', 19);
    insert into warehouses (slug, name) values ('a', 'A'), ('b', 'B');
    insert into channel_warehouses select c.id, w.id, 0 from channels c, warehouses w where (c.slug, w.slug) in (('us', 'a'), ('us', 'b'), ('eu', 'b'));
    insert into shipping_zones (name, countries) values ('America', '{US,CA}'), ('Europe', '{DE,CZ}');
    insert into shipping_zone_channels values (1, 1), (2, 2), (2, 1);
    insert into shipping_zone_warehouses select z.id, w.id from shipping_zones z, warehouses w where (z.id, w.slug) in ((1, 'a'), (2, 'b'));
    insert into attributes (slug, name, input_type, type) values ('genetics', 'Genetics', 'DROPDOWN', 'PRODUCT_TYPE'), ('thc', 'THC', 'NUMERIC', 'PRODUCT_TYPE'),
      ('organic', 'Organic', 'BOOLEAN', 'PRODUCT_TYPE'), ('pack', 'Pack', 'DROPDOWN', 'PRODUCT_TYPE');
    insert into attribute_values (attribute_id, slug, name, boolean, sort) values (1, 'indica', 'Indica', null, 0), (1, 'sativa', 'Sativa', null, 1), (3, '3_true', 'Organic: Yes', true, 0),
      (3, '3_false', 'Organic: No', false, 1), (4, '3', '3', null, 0), (4, '5', '5', null, 1);
    insert into product_types (slug, name) values ('seeds', 'Seeds');
    insert into product_type_attributes values (1, 2, false, 1), (1, 1, false, 0), (1, 3, false, 2), (1, 4, true, 0);
    insert into categories (slug, name) values ('all', 'All');
    insert into categories (slug, name, parent_id) values ('part', 'Part', 1);
    insert into collections (slug, name, translations) values ('popular', 'Popular', '{"RU": {"name": "Популярные"}}'), ('secret', 'Secret', '{}');
    insert into collection_listings (collection_id, channel_id, is_published) values (1, 1, true), (1, 2, true), (2, 1, false);`)
  await pool.query(
    `insert into products (slug, name, product_type_id, category_id, translations, rating)
    select 'p-' || lpad(n::text, 2, '0'), 'Sort ' || (($1 - n) % 7), 1, 1 + n % 2, jsonb_build_object('RU', jsonb_build_object('name', 'Сорт Ёж ' || n)), case when n % 4 = 0 then null else n % 5 end
    from generate_series(1, $1::int) n order by n`,
    [COUNT],
  )
  await pool.query(`
    insert into product_listings (product_id, channel_id, is_published, published_at, available_for_purchase_at, visible_in_listings)
      select p.id, c.id, p.id <= 28, '2026-01-01'::timestamptz + p.id * interval '1 day', case when p.id % 9 = 0 then null else '2026-01-01'::timestamptz end, p.id <> 7
      from products p, channels c where c.slug = 'us' or (c.slug = 'eu' and p.id % 3 <> 0);
    insert into variants (product_id, sku, name, sort, track_inventory) select p.id, 'SKU-' || p.id || '-' || k, k || ' seeds', k, p.id <> 3 from products p, unnest(array[3, 5]) k order by p.id, k;
    insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, l.channel_id, (v.product_id + 10) * 100 * v.sort / 3, 0 from variants v join product_listings l using (product_id);
    insert into stocks (warehouse_id, variant_id, quantity, allocated) select w.id, v.id, case when w.slug = 'a' then v.product_id else 200 end, case when w.slug = 'a' then 1 else 0 end
      from variants v, warehouses w where v.product_id <> 5;
    insert into product_attribute_values (product_id, attribute_id, value_id) select p.id, 1, 1 + p.id % 2 from products p;
    insert into product_attribute_values (product_id, attribute_id, value_id) select p.id, 3, case when p.id % 5 = 0 then 3 else 4 end from products p;
    insert into attribute_values (attribute_id, slug, name, numeric) select 2, 'product-' || p.id || '_2', p.id::text, p.id from products p where p.id <> 11;
    insert into product_attribute_values (product_id, attribute_id, value_id, numeric) select numeric::int, 2, id, numeric from attribute_values where attribute_id = 2;
    insert into variant_attribute_values (variant_id, attribute_id, value_id) select id, 4, case when sort = 3 then 5 else 6 end from variants;
    insert into collection_products (collection_id, product_id, sort) select 1, p.id, 100 - p.id from products p where p.id <= 10;
    insert into product_media (product_id, path, alt) select p.id, 'ab/' || p.id || '.png', p.name from products p;`)
  await promote(pool, { name: 'percent', products: [1, 2], valueType: 'PERCENTAGE', value: 20 })
  await promote(pool, { name: 'fixed', products: [2], valueType: 'FIXED', value: 5 })
  await promote(pool, { name: 'over', products: [1], valueType: 'PERCENTAGE', value: 90, end: new Date('2026-02-01') })
  await coverEverything(pool)
  await refreshPrices(pool, NOW)
  await refreshSearchText(pool)
}

interface TestPromotion {
  name: string
  products: readonly number[]
  valueType: 'PERCENTAGE' | 'FIXED'
  value: number
  start?: Date
  end?: Date | null
}

/** Writes a promotion with one rule for some products in the first channel. Its prices come with the next look. */
export async function promote(
  pool: Pool,
  { name, products, valueType, value, start = new Date('2026-01-01'), end = null }: TestPromotion,
): Promise<void> {
  const predicate = { productPredicate: { ids: products.map((id) => toGlobalId('Product', id)) } }
  await pool.query(
    `with p as (insert into promotions (name, start_date, end_date) values ($1, $2, $3) returning id)
      insert into promotion_rules (promotion_id, channels, catalogue_predicate, value_type, value) select id, '{1}', $4, $5, $6 from p`,
    [name, start, end, predicate, valueType, value],
  )
}
