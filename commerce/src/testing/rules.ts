/** For tests of the rules of money: the small shop of `buying.ts` with taxes, limits and rewards of every kind. */
import { createHash } from 'node:crypto'
import { type BuyingShop, openShop, US } from './buying.ts'
import { coverEverything } from '../domain/catalog/covered.ts'
import { toGlobalId } from '../domain/global-id.ts'

export const DE = { ...US, city: 'Berlin', country: 'DE', countryArea: '', postalCode: '10115' }
const APP_TOKEN = `sma_${'r'.repeat(43)}`

/**
 * Global ids of variants by name. All cost 12.00 but `cheap` (5.00), `heavy` (30.00), `gift` (20.00) and `small`
 * (8.00).
 */
export const V = Object.fromEntries(
  ['plenty', 'ten', 'uncounted', 'reduced', 'cheap', 'heavy', 'service', 'gift', 'small', 'limited', 'onSale'].map(
    (name, i) => [name, toGlobalId('ProductVariant', i + 1)],
  ),
) as Record<
  'plenty' | 'ten' | 'uncounted' | 'reduced' | 'cheap' | 'heavy' | 'service' | 'gift' | 'small' | 'limited' | 'onSale',
  string
>
export const METHOD = Object.fromEntries(
  ['us', 'standard', 'express', 'light', 'near', 'outside', 'noHeavy', 'big'].map((name, i) => [
    name,
    toGlobalId('ShippingMethod', i + 1),
  ]),
) as Record<'us' | 'standard' | 'express' | 'light' | 'near' | 'outside' | 'noHeavy' | 'big', string>

/**
 * Channels: eu (prices with tax), net (without), free and freenet (the same, but taxes are not charged); promo and gifts
 * have order promotions. Everything but `us` is Germany, 19% or by class 7% (goods) and 10% (shipping of `standard`).
 */
const RULES = `
  insert into channels (slug, name, currency, default_country, prices_entered_with_tax, charge_taxes) values
    ('eu', 'EU', 'EUR', 'DE', null, true), ('net', 'Net', 'EUR', 'DE', false, true), ('free', 'Free', 'EUR', 'DE', true, false), ('freenet', 'Free net', 'EUR', 'DE', false, false),
    ('promo', 'Promotions', 'EUR', 'DE', null, true), ('gifts', 'Gifts', 'EUR', 'DE', null, true);
  insert into channel_warehouses (channel_id, warehouse_id) select c.id, w.id from channels c, warehouses w where c.id > 2;
  insert into tax_rates values ('DE', 19);
  insert into tax_classes (name) values ('reduced'), ('post');
  insert into tax_class_rates values (1, 'DE', 7), (2, 'DE', 10), (2, 'US', 3);
  insert into shipping_zones (name, countries) values ('Germany', '{DE,GB}');
  insert into shipping_zone_channels select 2, id from channels where id > 2;
  insert into shipping_zone_warehouses select 2, id from warehouses;
  insert into shipping_methods (zone_id, name, tax_class_id, min_weight, max_weight, excluded_product_ids) values (2, 'standard', 2, null, null, '{}'), (2, 'express', null, null, null, '{}'),
    (2, 'light', null, null, 2, '{}'), (2, 'near', null, null, null, '{}'), (2, 'outside', null, null, null, '{}'), (2, 'noHeavy', null, null, null, '{4}'), (2, 'big', null, 5, null, '{}');
  insert into shipping_postal_code_rules (method_id, start, "end", inclusion_type) values (5, '10000', '10999', 'INCLUDE'), (5, 'BH2 1AA', 'BH10 9ZZ', 'INCLUDE'), (6, '10000', '10999', 'EXCLUDE');
  insert into shipping_method_listings (method_id, channel_id, price, min_order, max_order) select m.id, c.id, m.id * 100, null, case when m.name = 'express' then 10000 end
    from shipping_methods m, channels c where m.zone_id = 2 and c.id > 2;
  insert into product_types (slug, name, is_shipping_required, tax_class_id) values ('service', 'Service', false, null), ('food', 'Food', true, 1);
  insert into collections (slug, name) values ('best', 'Best');
  insert into categories (slug, name) values ('a', 'A');
  insert into products (slug, name, product_type_id, category_id, weight, tax_class_id) values ('food', 'Food', 3, 1, 1, null), ('cheap', 'Cheap', 1, null, 0.5, null), ('heavy', 'Heavy', 1, null, 6, null),
    ('service', 'Service', 2, null, null, 1), ('gift', 'Gift', 1, null, 0.1, null), ('sale', 'Sale', 1, null, null, null);
  insert into collection_products (collection_id, product_id) select 1, id from products where slug = 'cheap';
  insert into variants (product_id, sku, name, track_inventory, quantity_limit_per_customer) values (2, 'REDUCED', '', true, null), (3, 'CHEAP', '', true, null), (4, 'HEAVY', '', true, null),
    (5, 'SERVICE', '', false, null), (6, 'GIFT', '', true, null), (6, 'SMALL', '', true, null), (1, 'LIMITED', '', true, 3), (7, 'SALE', '', true, null);
  insert into product_listings (product_id, channel_id, is_published, available_for_purchase_at) select p.id, c.id, true, '2020-01-01' from channels c, products p where (p.id > 1 or c.id > 2);
  insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, c.id, x.price, x.price from channels c, variants v,
    lateral (select case v.sku when 'CHEAP' then 500 when 'HEAVY' then 3000 when 'GIFT' then 2000 when 'SMALL' then 800 else 1200 end as price) x where v.id > 3 or c.id > 2;
  insert into stocks (warehouse_id, variant_id, quantity) select w.id, v.id, case v.sku when 'GIFT' then 1 else 1000000 end from warehouses w, variants v where v.id > 3 and w.slug = 'a';
  insert into stocks (warehouse_id, variant_id, quantity) select w.id, v.id, 500 from warehouses w, variants v where v.id > 3 and w.slug = 'b' and v.sku <> 'GIFT';
  insert into promotions (name, start_date) values ('sale', '2020-01-01');
  insert into promotion_rules (promotion_id, channels, catalogue_predicate, value_type, value) select id, (select array_agg(id) from channels),
    '{"productPredicate": {"ids": ["${toGlobalId('Product', 7)}"]}}', 'PERCENTAGE', 25 from promotions;
  update variant_listings set discounted_price = 900 where variant_id = 11;
  insert into promotions (name, type, start_date, end_date) values ('ten percent', 'ORDER', '2020-01-01', null), ('six euros', 'ORDER', '2020-01-01', null),
    ('over', 'ORDER', '2020-01-01', '2020-02-01'), ('five euros', 'ORDER', '2020-01-01', '2099-01-01'), ('gift', 'ORDER', '2020-01-01', '2099-01-01');
  insert into promotion_rules (promotion_id, channels, reward_type, value_type, value, gift_variant_ids, order_predicate) select p.id, x.channels, x.reward, x.type, x.value, x.gifts,
      jsonb_build_object('discountedObjectPredicate', jsonb_build_object('baseSubtotalPrice', jsonb_build_object('range', jsonb_build_object('gte', x.least))))
    from promotions p join (values ('ten percent', '{7}'::int[], 'SUBTOTAL_DISCOUNT', 'PERCENTAGE', 10, '{}'::int[], '24'), ('six euros', '{7}', 'SUBTOTAL_DISCOUNT', 'FIXED', 6, '{}', '24'),
      ('over', '{7}', 'SUBTOTAL_DISCOUNT', 'FIXED', 50, '{}', '0'), ('five euros', '{8}', 'SUBTOTAL_DISCOUNT', 'FIXED', 5, '{}', '24'),
      ('gift', '{8}', 'GIFT', null, null, '{8,9}', '36')) x(name, channels, reward, type, value, gifts, least) on x.name = p.name;
  insert into vouchers (name, type, value_type, min_quantity, usage_limit, countries, product_ids, collection_ids, category_ids, apply_once_per_order, apply_once_per_customer, only_for_staff, single_use, start_date, end_date) values
    ('percent', 'ENTIRE_ORDER', 'PERCENTAGE', null, null, '{}', '{}', '{}', '{}', false, false, false, false, '2020-01-01', null),
    ('fixed', 'ENTIRE_ORDER', 'FIXED', null, null, '{}', '{}', '{}', '{}', false, false, false, false, '2020-01-01', null),
    ('product', 'SPECIFIC_PRODUCT', 'PERCENTAGE', null, null, '{}', '{3}', '{}', '{}', false, false, false, false, '2020-01-01', null),
    ('collection', 'SPECIFIC_PRODUCT', 'FIXED', null, null, '{}', '{}', '{1}', '{}', false, false, false, false, '2020-01-01', null),
    ('category', 'SPECIFIC_PRODUCT', 'FIXED', null, null, '{}', '{}', '{}', '{1}', false, false, false, false, '2020-01-01', null),
    ('all', 'SPECIFIC_PRODUCT', 'PERCENTAGE', null, null, '{}', '{}', '{}', '{}', false, false, false, false, '2020-01-01', null),
    ('cheapest', 'ENTIRE_ORDER', 'PERCENTAGE', null, null, '{}', '{}', '{}', '{}', true, false, false, false, '2020-01-01', null),
    ('shipping', 'SHIPPING', 'FIXED', null, null, '{DE}', '{}', '{}', '{}', false, false, false, false, '2020-01-01', null),
    ('three', 'ENTIRE_ORDER', 'FIXED', 3, null, '{}', '{}', '{}', '{}', false, false, false, false, '2020-01-01', null),
    ('customer', 'ENTIRE_ORDER', 'FIXED', null, null, '{}', '{}', '{}', '{}', false, true, false, false, '2020-01-01', null),
    ('staff', 'ENTIRE_ORDER', 'FIXED', null, null, '{}', '{}', '{}', '{}', false, false, true, false, '2020-01-01', null),
    ('ends', 'ENTIRE_ORDER', 'FIXED', null, null, '{}', '{}', '{}', '{}', false, false, false, false, '2020-01-01', now() + interval '1 hour'),
    ('limit', 'ENTIRE_ORDER', 'FIXED', null, 1, '{}', '{}', '{}', '{}', false, false, false, false, '2020-01-01', null);
  insert into voucher_codes (code, voucher_id) select upper(name), id from vouchers where id > 2;
  insert into voucher_codes (code, voucher_id, is_active) select 'OFF', id, false from vouchers where name = 'percent';
  insert into voucher_codes (code, voucher_id) select 'CUSTOMER2', id from vouchers where name = 'customer';
  insert into voucher_codes (code, voucher_id) select 'LIMIT2', id from vouchers where name = 'limit' and id > 2;
  insert into voucher_listings (voucher_id, channel_id, value, min_spent) select v.id, c.id, case v.value_type when 'PERCENTAGE' then 50 else 2 end, case when v.name = 'fixed' then 2000 end from vouchers v, channels c where v.id > 2 and c.id > 2;
  insert into users (email, is_staff) values ('buyer@example.com', false), ('staff@example.com', true);
  insert into gift_cards (code, currency, initial_balance, current_balance, is_active, expiry_date, assigned_to_user_id, assigned_to_email) values
    ('EUR-20', 'EUR', 2000, 2000, true, null, null, null), ('EUR-5', 'EUR', 500, 500, true, '2099-01-01', null, null), ('USD-20', 'USD', 2000, 2000, true, null, null, null),
    ('EUR-OFF', 'EUR', 2000, 2000, false, null, null, null), ('EUR-OLD', 'EUR', 2000, 2000, true, '2020-01-01', null, null), ('EUR-HERS', 'EUR', 1000, 1000, true, null, 1, 'buyer@example.com'),
    ('EUR-GONE', 'EUR', 1000, 1000, true, null, null, 'gone@example.com');
  insert into apps (identifier, name, permissions) values ('rules', 'Rules', '{HANDLE_CHECKOUTS}');
  insert into app_tokens (app_id, token_hash) select id, '${createHash('sha256').update(APP_TOKEN).digest('hex')}' from apps where identifier = 'rules';`

const T = '{ net { amount } gross { amount } tax { amount } }'
export const CHECKOUT = `id voucherCode discountName quantity isShippingRequired discount { amount } totalPrice ${T} subtotalPrice ${T} shippingPrice ${T}
  lines { id quantity isGift variant { id } unitPrice ${T} totalPrice ${T} undiscountedUnitPrice { amount } undiscountedTotalPrice { amount } }
  giftCards { last4CodeChars currentBalance { amount } } shippingMethods { id name } deliveryMethod { ... on ShippingMethod { id } }`
const ORDER = `id status discount { amount } discounts { type valueType value reason amount { amount } } total ${T} subtotal ${T} shippingPrice ${T} undiscountedTotal ${T} totalCharged { amount } totalBalance { amount }
  lines { quantity isGift taxRate variant { id } unitPrice ${T} totalPrice ${T} undiscountedUnitPrice ${T} unitDiscount { amount } unitDiscountReason voucherCode }`

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any

export interface Changed {
  checkout: Loose
  errors: { code: string; field: string | null; lines: string[] | null }[]
}

export interface RulesShop extends Omit<BuyingShop, 'promo'> {
  /** Makes a checkout with a German address and these `[variant, quantity]`s. */
  make(channel: string, lines: readonly (readonly [string, number])[], more?: object): Promise<Loose>
  look(id: string): Promise<Loose>
  /** Runs a mutation of a checkout: `change('LinesAdd', id, { lines: '[CheckoutLineInput!]!' }, { lines })`. */
  change(
    mutation: string,
    id: string,
    types?: Record<string, string>,
    values?: object,
    app?: boolean,
  ): Promise<Changed & { denied: boolean }>
  add(id: string, lines: readonly (readonly [string, number])[]): Promise<Changed>
  promo(id: string, code: string): Promise<Changed>
  unpromo(id: string, code: string): Promise<Changed>
  ship(id: string, method: string): Promise<Changed>
  order(id: string): Promise<{ order: Loose; errors: { code: string; field: string | null }[] }>
  sql(text: string): Promise<void>
  /** One number from the database. */
  number(text: string): Promise<number>
}

export async function openRulesShop(): Promise<RulesShop> {
  const shop = await openShop()
  const { pool } = shop.services.database
  await pool.query(RULES)
  await coverEverything(pool)

  const send = async (query: string, variables: object, app = false): Promise<Loose> => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { host: 'shop.test', ...(app ? { authorization: `Bearer ${APP_TOKEN}` } : {}) },
      payload: { query, variables },
    })
    return response.json()
  }
  const change: RulesShop['change'] = async (mutation, id, types = {}, values = {}, app = false) => {
    const declared = Object.entries(types).map(([name, type]) => `, $${name}: ${type}`)
    const passed = Object.keys(types).map((name) => `, ${name}: $${name}`)
    const { data, errors } = await send(
      `mutation($id: ID${declared.join('')}) { checkout${mutation}(id: $id${passed.join('')}) { checkout { ${CHECKOUT} } errors { code field lines } } }`,
      { id, ...values },
      app,
    )
    const payload = data?.[`checkout${mutation}`] as Changed | null
    if (!payload && errors?.[0]?.extensions.exception.code !== 'PermissionDenied')
      throw new Error(JSON.stringify(errors))
    return { ...(payload ?? { checkout: null, errors: [] }), denied: !payload }
  }
  const inputs = (lines: readonly (readonly [string, number])[]) =>
    lines.map(([variantId, quantity]) => ({ variantId, quantity }))
  return {
    ...shop,
    change,
    make: async (channel, lines, more = {}) => {
      const { data, errors } = await send(
        `mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { ${CHECKOUT} } errors { code field } } }`,
        {
          i: {
            channel,
            email: 'ann@example.com',
            lines: inputs(lines),
            shippingAddress: DE,
            billingAddress: DE,
            ...more,
          },
        },
      )
      if (!data?.checkoutCreate.checkout) throw new Error(JSON.stringify({ data, errors }))
      return data.checkoutCreate.checkout
    },
    look: async (id) => (await send(`query($id: ID) { checkout(id: $id) { ${CHECKOUT} } }`, { id })).data.checkout,
    add: (id, lines) => change('LinesAdd', id, { lines: '[CheckoutLineInput!]!' }, { lines: inputs(lines) }),
    promo: (id, promoCode) => change('AddPromoCode', id, { promoCode: 'String!' }, { promoCode }),
    unpromo: (id, promoCode) => change('RemovePromoCode', id, { promoCode: 'String' }, { promoCode }),
    ship: (id, deliveryMethodId) =>
      change('DeliveryMethodUpdate', id, { deliveryMethodId: 'ID' }, { deliveryMethodId }),
    order: async (id) =>
      (
        await send(`mutation($id: ID) { checkoutComplete(id: $id) { order { ${ORDER} } errors { code field } } }`, {
          id,
        })
      ).data.checkoutComplete,
    sql: async (text) => {
      await pool.query(text)
    },
    number: shop.count,
  }
}
