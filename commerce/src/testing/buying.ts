/** For tests of buying: the whole service on a database of its own, a small shop, and a clock that can be turned. */
import { DUMMY_APP, TEST_CARD } from '@semena/contract/payment-ways'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import type { CommerceServices, CommerceSettings } from '../settings.ts'
import { users } from '../db/tables/index.ts'
import { userByEmail, type UserRow } from '../db/queries/customer/user.ts'
import { openSession } from '../domain/account/session.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { createCommerce } from '../service.ts'
import { freshDatabase } from './database.ts'

export const US = {
  firstName: 'Ann',
  lastName: 'Smith',
  streetAddress1: 'Broadway 1',
  city: 'New York',
  country: 'US',
  countryArea: 'NY',
  postalCode: '10013',
}
export const DUMMY = DUMMY_APP
export const CARD = TEST_CARD
/** Variants of the small shop: one with plenty in stock, one with ten, and one whose stock is not counted. */
export const PLENTY = toGlobalId('ProductVariant', 1)
export const TEN = toGlobalId('ProductVariant', 2)
export const UNCOUNTED = toGlobalId('ProductVariant', 3)

const SHOP = `
  insert into shops (name, limit_quantity_per_checkout) values ('Test', 50);
  insert into channels (slug, name, currency, default_country, allow_unpaid_orders) values ('us', 'US', 'USD', 'US', true), ('paid', 'Paid first', 'USD', 'US', false);
  insert into warehouses (slug, name) values ('a', 'A'), ('b', 'B');
  insert into channel_warehouses (channel_id, warehouse_id, sort) select c.id, w.id, ascii(w.slug) from channels c, warehouses w;
  insert into shipping_zones (name, countries) values ('America', '{US,CA}');
  insert into shipping_zone_channels select 1, id from channels;
  insert into shipping_zone_warehouses select 1, id from warehouses;
  insert into shipping_methods (zone_id, name) values (1, 'Standard');
  insert into shipping_method_listings (method_id, channel_id, price) select 1, id, 500 from channels;
  insert into product_types (slug, name) values ('seeds', 'Seeds');
  insert into products (slug, name, product_type_id, translations) values ('p', 'Product', 1, '{"RU": {"name": "Товар"}}');
  insert into product_listings (product_id, channel_id, is_published, available_for_purchase_at) select 1, id, true, '2020-01-01' from channels;
  insert into variants (product_id, sku, name, track_inventory) values (1, 'PLENTY', '3 seeds', true), (1, 'TEN', '5 seeds', true), (1, 'UNCOUNTED', '10 seeds', false);
  insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, c.id, 1200, 1200 from variants v, channels c;
  insert into stocks (warehouse_id, variant_id, quantity) select w.id, v.id, case when v.id = 1 then 5000 when w.slug = 'a' then 6 else 4 end from warehouses w, variants v where v.id < 3;
  insert into vouchers (name, type, value_type, usage_limit) values ('limit', 'ENTIRE_ORDER', 'FIXED', 5);
  insert into vouchers (name, type, value_type, single_use, apply_once_per_customer) values ('single', 'ENTIRE_ORDER', 'PERCENTAGE', true, true);
  insert into voucher_codes (code, voucher_id) values ('FIVE', 1), ('SINGLE', 2);
  insert into voucher_listings (voucher_id, channel_id, value) select v.id, c.id, case when v.id = 1 then 1 else 50 end from vouchers v, channels c;
  insert into gift_cards (code, currency, initial_balance, current_balance) values ('GIFT-0005', 'USD', 500, 500);`

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

interface Answer {
  data: Loose
  errors?: { extensions: { exception: { code: string } } }[]
}

/** Properties of a new account. With `permissions` it becomes staff with a group of its own. */
export type NewAccount = Partial<Omit<UserRow, 'id' | 'email'>> & { permissions?: string[] }

export interface BuyingShop {
  services: CommerceServices
  app: ReturnType<typeof Fastify>
  jobs: { start(): Promise<void>; stop(): Promise<void> }
  /** Sends an operation over HTTP, with a token as its owner, and `from` an internet address. */
  ask(query: string, variables?: object, token?: string, from?: string): Promise<Answer>
  /** Signs in the account of an e-mail address, which it makes if there is none, and gives an access token. */
  signUp(email: string, more?: NewAccount): Promise<string>
  /** One number from the database. */
  count(sql: string): Promise<number>
  turnClock(ms: number): void
  /** Makes a checkout that can be completed, and gives its id. */
  basket(
    variantId: string,
    more?: { channel?: string; promoCode?: string; email?: string; quantity?: number },
  ): Promise<string>
  promo(id: string, code: string): Promise<void>
  complete(
    id: string,
    as?: { token?: string; from?: string },
  ): Promise<{ order: Loose; errors: { code: string; field: string | null; variants: string[] | null }[] }>
  pay(id: string, gateway: object, more?: object): Promise<Loose>
  close(): Promise<void>
}

export async function openShop(more: Partial<CommerceSettings> = {}): Promise<BuyingShop> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-'))
  const database = await freshDatabase()
  await database.pool.query(SHOP)
  let turned = 0
  const { plugin, services, jobs } = await createCommerce({
    database,
    settings: {
      mode: 'demo',
      publicUrl: null,
      redirectHosts: ['shop.example.com'],
      mediaFolder: folder,
      rateLimits: false,
      ...more,
      payments: { [CARD]: {}, [DUMMY]: {}, ...more.payments },
    },
    clock: { now: () => new Date(Date.now() + turned) },
  })
  const app = Fastify()
  await app.register(plugin)
  await app.ready()

  const ask: BuyingShop['ask'] = async (query, variables = {}, token, from) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { host: 'shop.test', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      payload: { query, variables },
      ...(from ? { remoteAddress: from } : {}),
    })
    return response.json<Answer>()
  }
  const made = async (query: string, variables: object): Promise<Loose> => {
    const { data, errors } = await ask(query, variables)
    const payload = data && (Object.values(data)[0] as { errors: unknown[] })
    if (errors || payload?.errors.length) throw new Error(JSON.stringify({ errors, payload }))
    return payload
  }
  const promo = async (id: string, code: string): Promise<void> => {
    await made(
      'mutation($id: ID, $c: String!) { checkoutAddPromoCode(id: $id, promoCode: $c) { errors { code field } } }',
      { id, c: code },
    )
  }
  return {
    services,
    app,
    jobs,
    ask,
    signUp: async (email, { permissions, ...more } = {}) => {
      const [made] = await drizzle({ client: database.pool })
        .insert(users)
        .values({ ...(permissions ? { isStaff: true } : {}), ...more, email })
        .onConflictDoNothing()
        .returning()
      const user = made ?? (await userByEmail(database.pool, email))!
      if (made && permissions) {
        await database.pool.query(
          `with g as (insert into permission_groups (name, permissions) values ($1, $2) returning id)
            insert into user_groups (user_id, group_id) select $3, id from g`,
          [`Group of ${email}`, permissions, user.id],
        )
      }
      const from = { origin: 'http://shop.test', remoteAddress: '', userAgent: '' }
      return (await openSession({ ...services, ...from }, user))!.token
    },
    count: async (sql) => Number(Object.values((await database.pool.query<Record<string, unknown>>(sql)).rows[0]!)[0]),
    turnClock: (ms) => {
      turned += ms
    },
    basket: async (variantId, { channel = 'us', promoCode, email = 'ann@example.com', quantity = 1 } = {}) => {
      const {
        checkout: { id },
      } = await made(
        'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code field message } } }',
        {
          i: { channel, email, lines: [{ variantId, quantity }], shippingAddress: US, billingAddress: US },
        },
      )
      await made(
        'mutation($id: ID, $m: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code field } } }',
        { id, m: toGlobalId('ShippingMethod', 1) },
      )
      if (promoCode) await promo(id, promoCode)
      return id as string
    },
    promo,
    complete: async (id, { token, from } = {}) =>
      (
        await ask(
          `mutation($id: ID) { checkoutComplete(id: $id) { errors { code field variants }
      order { id number status chargeStatus totalBalance { amount } total { gross { amount } } metadata { key value } checkoutId lines { productName translatedProductName } } } }`,
          { id },
          token,
          from,
        )
      ).data.checkoutComplete,
    pay: async (id, paymentGateway, more = {}) =>
      (
        await ask(
          `mutation($id: ID!, $g: PaymentGatewayToInitialize!, $amount: PositiveDecimal, $key: String) {
      transactionInitialize(id: $id, paymentGateway: $g, amount: $amount, idempotencyKey: $key) {
        transaction { id chargedAmount { amount } events { type amount { amount } } } transactionEvent { type } data errors { code field } } }`,
          { id, g: paymentGateway, ...more },
        )
      ).data.transactionInitialize,
    close: async () => {
      await app.close()
      await jobs.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
