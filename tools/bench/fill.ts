/**
 * Fills an empty database with a large shop, by SQL: 200,000 products with 400,000 variants in three channels, 200,000
 * orders and 200,000 customers. What is written follows from the running number, so each run measures the same shop.
 */
import type { Database } from '@semena/commerce/database'
import * as words from './words.ts'

const list = (text: string): string =>
  `array[${text
    .split(' ')
    .map((w) => `'${w}'`)
    .join(',')}]`

const COLOURS = list(words.COLOURS.join(' '))
const NOUNS = list(words.PLANTS.join(' '))
const FIRST = list(
  'Anna Boris Clara David Elena Felix Greta Hugo Irina Jakub Karel Lenka Marta Niels Olga Pavel Quido Rosa Stefan Tereza',
)
const LAST = list(
  'Adamova Becker Cerny Dvorak Egorov Fischer Gruber Hajek Ivanov Jansen Kral Lindner Maly Novak Orlov Petrov Richter Svoboda Toman Urban Vesely Weber Zeman',
)
const CITIES = list('Praha Brno Wien Berlin Graz Ostrava Dresden Linz Plzen Leipzig')

/** The word of a list that belongs to a number. */
const word = (from: string, n: string): string => `(${from})[1 + (${n}) % cardinality(${from})]`

/** A number that seems to be random, so that names have nothing to do with other columns. */
const mixed = (n: string): string => `(hashint4((${n})::int) & 1048575)`

const address = (n: string): string =>
  `jsonb_build_object('firstName', ${word(FIRST, mixed(n))}, 'lastName', ${word(LAST, mixed(`${n} + 1`))}, 'companyName', '',
    'streetAddress1', 'Street ' || (${n}) % 900, 'streetAddress2', '', 'city', ${word(CITIES, n)}, 'cityArea', '',
    'postalCode', lpad(((${n}) % 90000)::text, 5, '1'), 'country', (array['CZ','DE','AT'])[1 + (${n}) % 3], 'countryArea', '',
    'phone', '+420' || (600000000 + (${n})))`

/** Whose the order of a number is: some customers have many, most have none. */
const customerOf = (number: string, rows: number): string => `(1 + ${number}::bigint * ${number} % ${rows})`

/** Statements for so many rows. Those of one text run in one transaction. */
const steps = (n: number): string[] => [
  `insert into shops (name) values ('Large');
  insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US'), ('eu', 'Europe', 'EUR', 'DE'), ('cz', 'Czechia', 'CZK', 'CZ');
  insert into warehouses (slug, name) values ('a', 'A'), ('b', 'B');
  insert into channel_warehouses select c.id, w.id, 0 from channels c, warehouses w;
  insert into shipping_zones (name, countries) values ('World', '{US,DE,CZ}');
  insert into shipping_zone_channels select 1, id from channels;
  insert into shipping_zone_warehouses select 1, id from warehouses;
  insert into attributes (slug, name, input_type, type) values ('kind', 'Kind', 'DROPDOWN', 'PRODUCT_TYPE'), ('height', 'Height', 'NUMERIC', 'PRODUCT_TYPE'), ('organic', 'Organic', 'BOOLEAN', 'PRODUCT_TYPE');
  insert into attribute_values (attribute_id, slug, name, sort) select 1, 'kind-' || i, 'Kind ' || i, i from generate_series(1, 20) i order by i;
  insert into attribute_values (attribute_id, slug, name, boolean) values (3, '3_true', 'Organic: Yes', true), (3, '3_false', 'Organic: No', false);
  insert into product_types (slug, name) select 'type-' || i, 'Type ' || i from generate_series(1, 10) i order by i;
  insert into product_type_attributes (product_type_id, attribute_id, of_variant, sort) select t.id, a.id, false, a.id from product_types t, attributes a;
  insert into categories (slug, name) select 'root-' || i, 'Root ' || i from generate_series(1, 10) i order by i;
  insert into categories (slug, name, parent_id) select 'leaf-' || i, 'Leaf ' || i, 1 + i % 10 from generate_series(1, 90) i order by i;
  insert into collections (slug, name) select 'collection-' || i, 'Collection ' || i from generate_series(1, 20) i order by i;
  insert into collection_listings (collection_id, channel_id) select l.id, c.id from collections l, channels c;`,
  `insert into products (slug, name, description, product_type_id, category_id, rating, created_at, updated_at, search_text)
    select 'p-' || n, name, '{"blocks": [{"type": "paragraph", "data": {"text": "Sow in spring."}}]}', 1 + n % 10, case when n % 25 = 0 then null else 11 + n % 90 end, n % 6,
      now() - n * interval '3 minutes', now() - (n::bigint * 7919 % ${n}) * interval '5 minutes',
      ' ' || lower(name) || ' sku-' || n || '-1 sku-' || n || '-2 ' || n || '-1 1 ' || n || '-2 2 '
    from (select n, ${word(COLOURS, mixed('n'))} || ' ' || ${word(NOUNS, mixed('n + 1'))} || ' ' || n as name from generate_series(1, ${n}) n) g order by n;`,
  `insert into variants (product_id, sku, name, sort, updated_at) select n, 'SKU-' || n || '-' || k, k * 5 || ' seeds', k, now() - (n::bigint * 7919 % ${n}) * interval '5 minutes'
    from generate_series(1, ${n}) n, generate_series(1, 2) k order by n, k;`,
  `insert into product_listings (product_id, channel_id, is_published, published_at, visible_in_listings, available_for_purchase_at, min_price, min_discounted_price, shown_price, shown_discounted_price)
    select n, c, n % 10 > 0, now() - (n * 31 % ${n}) * interval '4 minutes', n % 50 > 0, case when n % 20 = 0 then null else now() - interval '1 year' end, 100 + n * 37 % 9900, 100 + n * 37 % 9900, 100 + n * 37 % 9900, 100 + n * 37 % 9900
    from generate_series(1, ${n}) n, generate_series(1, 3) c where c = 1 or n % 4 <> c order by n, c;`,
  `insert into variant_listings (variant_id, channel_id, price, discounted_price)
    select v.id, l.channel_id, l.min_price * v.sort, l.min_price * v.sort from variants v join product_listings l on l.product_id = v.product_id order by v.id;`,
  `insert into stocks (warehouse_id, variant_id, quantity, allocated)
    select w.id, v.id, case when v.product_id % 12 = 0 then 0 else 5 + v.id % 95 end, case when v.product_id % 12 = 0 then 0 else v.id % 3 end from variants v, warehouses w order by v.id;`,
  `insert into attribute_values (attribute_id, slug, name, numeric) select 2, 'product-' || n || '_2', (n % 300)::text, n % 300 from generate_series(1, ${n}) n order by n;
  insert into product_attribute_values (product_id, attribute_id, value_id) select n, 1, 1 + n % 20 from generate_series(1, ${n}) n;
  insert into product_attribute_values (product_id, attribute_id, value_id) select n, 3, 21 + (n % 5 > 0)::int from generate_series(1, ${n}) n;
  insert into product_attribute_values (product_id, attribute_id, value_id, numeric) select split_part(split_part(slug, '-', 2), '_', 1)::int, 2, id, numeric from attribute_values where attribute_id = 2;
  insert into collection_products (collection_id, product_id, sort) select 1 + n % 20, n, n * 17 % ${n} from generate_series(1, ${n}) n;`,
  `insert into product_media (product_id, path, alt) select n, 'ab/' || n || '.png', '' from generate_series(1, ${n}) n where n % 2 = 0;`,
  `insert into users (email, first_name, last_name, orders_count, date_joined, updated_at)
    select lower(f || '.' || l) || '.' || n || '@example.com', f, l, coalesce(o.orders, 0), now() - n * interval '7 minutes', now() - (n::bigint * 7919 % ${n}) * interval '5 minutes'
    from (select n, ${word(FIRST, mixed('n'))} as f, ${word(LAST, mixed('n + 1'))} as l from generate_series(1, ${n}) n) g
    left join (select ${customerOf('k', n)} as id, count(*)::int as orders from generate_series(1, ${n}) k where k % 5 > 0 group by 1) o on o.id = n order by n;
  insert into user_addresses (user_id, address) select n, ${address('n')} from generate_series(1, ${n}) n where n % 4 > 0;`,
  `insert into orders (id, number, channel_id, status, lines_count, user_id, user_email, language_code, currency, billing_address, shipping_address, subtotal_net, subtotal_gross, total_net, total_gross,
      undiscounted_total_net, undiscounted_total_gross, total_charged, charge_status, authorize_status, voucher_code, created_at, updated_at)
    select gen_random_uuid(), n + 1000, c.id, status, 2, case when n % 5 > 0 then u.id end, u.email, 'EN', c.currency, ${address('u.id')}, ${address('u.id')}, net, gross, net, gross, net, gross,
      case when paid then gross else 0 end, case when paid then 'FULL' else 'NONE' end, case when paid then 'FULL' else 'NONE' end, case when n % 100 = 0 then 'SPRING' end,
      now() - (${n} - n) * interval '6 minutes', now() - (n::bigint * 7919 % ${n}) * interval '5 minutes'
    from (select n, case when n % 50 = 0 then 'DRAFT' when n % 50 < 4 then 'CANCELED' when n % 50 < 8 then 'UNFULFILLED' when n % 50 = 8 then 'PARTIALLY_FULFILLED' else 'FULFILLED' end as status,
      n % 50 > 5 as paid, 500 + n * 41 % 20000 as net, 600 + n * 41 % 20000 * 6 / 5 as gross from generate_series(1, ${n}) n) g
    join channels c on c.id = 1 + n % 3 join users u on u.id = ${customerOf('n', n)} order by n;
  select setval('order_numbers', ${n + 1000});`,
  `insert into order_lines (id, order_id, variant_id, product_name, variant_name, product_sku, is_shipping_required, quantity, unit_net, unit_gross, total_net, total_gross,
      undiscounted_unit_net, undiscounted_unit_gross, undiscounted_total_net, undiscounted_total_gross)
    select gen_random_uuid(), o.id, v.id, p.name, v.name, v.sku, true, 1 + k, 100, 120, 100 + 100 * k, 120 + 120 * k, 100, 120, 100 + 100 * k, 120 + 120 * k
    from orders o, generate_series(0, 1) k, variants v join products p on p.id = v.product_id where v.id = 1 + (o.number * 3 + k * 7) % ${2 * n} order by o.number, k;`,
  `insert into order_events (order_id, type, created_at) select id, 'PLACED', created_at from orders where status <> 'DRAFT' order by number;
  insert into transactions (id, order_id, gateway, idempotency_key, input_hash, currency, amount, action_type, psp_reference, charged)
    select gen_random_uuid(), id, 'semena.test-card', id::text, '', currency, total_gross, 'CHARGE', 'psp-' || number, total_charged from orders where charge_status = 'FULL';
  insert into fulfillments (order_id, fulfillment_order) select id, 1 from orders where status in ('FULFILLED', 'PARTIALLY_FULFILLED');`,
]

/** Fills the database, which has its tables and no row, and has PostgreSQL look at what is there now. */
export async function fill({ pool }: Database, rows: number): Promise<void> {
  for (const step of steps(rows)) {
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout = 0')
      await client.query("set maintenance_work_mem = '256MB'")
      // What is written is right by itself, so millions of foreign keys need not be looked at.
      await client.query('set session_replication_role = replica')
      await client.query(step)
    } finally {
      client.release(true)
    }
  }
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}
