/** Fills a shop with many rows of everything that staff list or change in bulk. */
import type { StaffShop } from './staff.ts'

/** Writes rows for every list, with numbers from `$1` to `$2`. */
const ROWS: readonly string[] = [
  `insert into users (email, first_name, is_staff) select 'customer' || n || '@example.com', 'C', false from generate_series($1::int, $2) n`,
  `insert into users (email, first_name, is_staff) select 'member' || n || '@example.com', 'M', true from generate_series($1::int, $2) n`,
  `insert into user_addresses (user_id, address) select u.id, '{"firstName":"A","lastName":"B","companyName":"","streetAddress1":"S","streetAddress2":"","city":"C","cityArea":"","postalCode":"1","country":"DE","countryArea":"","phone":""}'
    from users u join generate_series($1::int, $2) n on u.email = 'customer' || n || '@example.com'`,
  `insert into permission_groups (name) select 'list ' || n from generate_series($1::int, $2) n`,
  `insert into apps (identifier, name) select 'app.' || n, 'App ' || n from generate_series($1::int, $2) n`,
  `insert into app_extensions (app_id, label, url, mount_name, target_name) select a.id, 'E', 'https://example.com/', 'PRODUCT_DETAILS_MORE_ACTIONS', 'POPUP'
    from apps a join generate_series($1::int, $2) n on a.identifier = 'app.' || n`,
  `insert into attributes (slug, name, input_type, type) select 'attribute-' || n, 'A ' || n, 'DROPDOWN', 'PRODUCT_TYPE' from generate_series($1::int, $2) n`,
  `insert into product_types (slug, name) select 'type-' || n, 'T ' || n from generate_series($1::int, $2) n`,
  `insert into categories (slug, name) select 'category-' || n, 'C ' || n from generate_series($1::int, $2) n`,
  `insert into collections (slug, name) select 'collection-' || n, 'C ' || n from generate_series($1::int, $2) n`,
  `insert into products (slug, name, product_type_id, category_id) select 'product-' || n, 'P ' || n, t.id, c.id
    from generate_series($1::int, $2) n join product_types t on t.slug = 'type-' || n join categories c on c.slug = 'category-' || n`,
  `insert into product_listings (product_id, channel_id, is_published, available_for_purchase_at) select p.id, c.id, true, '2020-01-01'
    from products p join generate_series($1::int, $2) n on p.slug = 'product-' || n, channels c`,
  `insert into variants (product_id, sku, name) select p.id, 'V-' || n, 'V' from products p join generate_series($1::int, $2) n on p.slug = 'product-' || n`,
  `insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, c.id, 100, 100 from variants v join generate_series($1::int, $2) n on v.sku = 'V-' || n, channels c`,
  `insert into stocks (warehouse_id, variant_id, quantity) select w.id, v.id, 5 from variants v join generate_series($1::int, $2) n on v.sku = 'V-' || n, warehouses w where w.slug in ('a', 'b')`,
  `insert into collection_products (collection_id, product_id, sort) select c.id, p.id, n from generate_series($1::int, $2) n
    join collections c on c.slug = 'collection-' || n join products p on p.slug = 'product-' || n`,
  `insert into product_media (product_id, path) select p.id, '' from products p join generate_series($1::int, $2) n on p.slug = 'product-' || n`,
  `insert into orders (id, number, channel_id, status, user_id, user_email, language_code, currency, billing_address, subtotal_net, subtotal_gross, total_net, total_gross, undiscounted_total_net, undiscounted_total_gross)
    select gen_random_uuid(), k * 10000 + n, 1, case when k = 1 then 'UNFULFILLED' else 'DRAFT' end, u.id, u.email, 'EN', 'USD', null, 1, 1, 1, 1, 1, 1
    from generate_series(1, 2) k, generate_series($1::int, $2) n join users u on u.email = 'customer' || n || '@example.com'`,
  `insert into order_lines (id, order_id, variant_id, product_name, variant_name, is_shipping_required, quantity, unit_net, unit_gross, total_net, total_gross,
      undiscounted_unit_net, undiscounted_unit_gross, undiscounted_total_net, undiscounted_total_gross)
    select gen_random_uuid(), o.id, v.id, 'P', 'V', true, 1, 1, 1, 1, 1, 1, 1, 1, 1 from orders o
    join generate_series($1::int, $2) n on o.number in (10000 + n, 20000 + n) join variants v on v.sku = 'V-' || n`,
  `insert into order_events (order_id, type) select o.id, 'PLACED' from orders o join generate_series($1::int, $2) n on o.number = 10000 + n`,
  `insert into checkouts (id, channel_id, country) select gen_random_uuid(), 1, 'US' from generate_series($1::int, $2) n`,
  `insert into checkout_lines (id, checkout_id, variant_id, quantity) select gen_random_uuid(), c.id, 1, 1 from checkouts c where not exists (select from checkout_lines l where l.checkout_id = c.id) and $1::int <= $2::int`,
  `insert into transactions (id, checkout_id, gateway, idempotency_key, input_hash, currency, amount, action_type)
    select gen_random_uuid(), c.id, 'semena.test-card', c.id::text, '', 'USD', 1, 'CHARGE' from checkouts c where not exists (select from transactions t where t.checkout_id = c.id) and $1::int <= $2::int`,
  `insert into transactions (id, gateway, idempotency_key, input_hash, currency, amount, action_type)
    select gen_random_uuid(), 'mirumee.payments.dummy', 'older ' || n, '', 'USD', 1, 'CHARGE' from generate_series($1::int, $2) n`,
  `insert into page_types (slug, name) select 'page-type-' || n, 'T ' || n from generate_series($1::int, $2) n`,
  `insert into pages (slug, title, page_type_id) select 'page-' || n, 'P ' || n, t.id from generate_series($1::int, $2) n join page_types t on t.slug = 'page-type-' || n`,
  `insert into menus (slug, name) select 'menu-' || n, 'M ' || n from generate_series($1::int, $2) n`,
  `insert into menu_items (menu_id, name) select m.id, 'I' from menus m join generate_series($1::int, $2) n on m.slug = 'menu-' || n`,
  `insert into gift_cards (code, currency, initial_balance, current_balance) select 'CARD-' || lpad(n::text, 4, '0'), 'USD', 500, 500 from generate_series($1::int, $2) n`,
  `insert into gift_card_tags (name) select 'tag ' || n from generate_series($1::int, $2) n`,
  `insert into promotions (name, start_date) select 'P ' || n, now() from generate_series($1::int, $2) n`,
  `insert into promotions (name, start_date, sale_id) select 'S ' || n, now(), n from generate_series($1::int, $2) n`,
  `insert into vouchers (name, type, value_type) select 'V ' || n, 'ENTIRE_ORDER', 'FIXED' from generate_series($1::int, $2) n`,
  `insert into shipping_zones (name, countries) select 'Z ' || n, '{FR}' from generate_series($1::int, $2) n`,
  `insert into warehouses (slug, name) select 'w-' || n, 'W ' || n from generate_series($1::int, $2) n`,
  `insert into export_files (kind, input, status, user_id, app_id) select 'products', '{}', 'SUCCESS', u.id, a.id from generate_series($1::int, $2) n
    join users u on u.email = 'member' || n || '@example.com' join apps a on a.identifier = 'app.' || n`,
  `insert into tax_classes (name) select 'T ' || n from generate_series($1::int, $2) n`,
]

export async function writeManyRows(shop: StaffShop, from: number, to: number): Promise<void> {
  for (const text of ROWS) await shop.sql(text, [from, to])
  shop.forget()
}
