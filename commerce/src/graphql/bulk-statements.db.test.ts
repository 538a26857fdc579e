/**
 * What is done to many things at once costs no statement for each: 50 rows take as many as two. Every bulk operation
 * of the schema stands here.
 */
import { readSdl } from '@semena/contract/sdl'
import { buildSchema } from 'graphql'
import { afterAll, expect, it } from 'vitest'
import { toGlobalId } from '../domain/global-id.ts'
import { US } from '../testing/buying.ts'
import { countStatements } from '../testing/count-statements.ts'
import { writeManyRows } from '../testing/many-rows.ts'
import { openStaffShop } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const statements = countStatements(shop.services.database)
const owner = await shop.person({ superuser: true, permissions: [] })
const FEW = 2
/**
 * What is read now and then, such as settings of the shop, can come in any of them, and rows that wait for it share their
 * statements apart from the others. A statement for each row would be four times as many.
 */
const NOW_AND_THEN = 12
const MANY = 50
await writeManyRows(shop, 1, MANY + 2 * FEW + 10)
await shop.sql(`insert into attributes (slug, name, input_type, type) values ('pack', 'Pack', 'DROPDOWN', 'PRODUCT_TYPE'), ('grams', 'Grams', 'NUMERIC', 'PRODUCT_TYPE'), ('note', 'Note', 'PLAIN_TEXT', 'PRODUCT_TYPE'), ('page', 'Page', 'DROPDOWN', 'PAGE_TYPE');
  insert into attribute_values (attribute_id, slug, name) select id, 'v-' || n, 'V ' || n from attributes, generate_series(1, 60) n where slug in ('pack', 'page');
  insert into product_type_attributes (product_type_id, attribute_id, of_variant, sort) select 1, id, slug = 'pack', 0 from attributes where slug in ('pack', 'grams', 'note');
  insert into channels (slug, name, currency, default_country) values ('third', 'Third', 'USD', 'US');
  insert into product_listings (product_id, channel_id, is_published, available_for_purchase_at) select 1, id, true, '2020-01-01' from channels where slug = 'third';
  insert into variants (product_id, sku, name) select 1, 'OWN-' || n, 'V' from generate_series(1, 80) n;
  insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, c.id, 100, 100 from variants v, channels c where v.sku like 'OWN-%';
  insert into stocks (warehouse_id, variant_id, quantity) select w.id, v.id, 5 from variants v, warehouses w where v.sku like 'OWN-%' and w.slug in ('a', 'b');
  insert into voucher_codes (code, voucher_id) select 'MANY-' || n, 1 from generate_series(1, 80) n;
  insert into shipping_methods (zone_id, name) select 1, 'M ' || n from generate_series(1, 80) n;`)

type Row = Record<string, string | number>
interface Own {
  id: number
  listings: number[]
  stocks: number[]
}
const ids = (type: string, rows: readonly Row[]): string[] => rows.map((row) => toGlobalId(type, row.id!))

interface Bulk {
  /** What is asked for besides the count and the errors. */
  asked: string
  /** The arguments, with their types. */
  takes: Record<string, string>
  /** Their values for rows from a place on. */
  make(from: number, count: number): Promise<object>
}

/** Deletes, or changes, things that rows of a table are. */
const byIds = (
  type: string,
  from: string,
  { more = {}, values = {} }: { more?: Record<string, string>; values?: object } = {},
): Bulk => ({
  asked: 'count errors { code }',
  takes: { ids: '[ID!]!', ...more },
  // What is deleted is gone, so each turn takes the first ones that are there.
  make: async (_, count) => ({
    ids: ids(type, await shop.sql(`select ${from} order by id desc limit $1`, [count])),
    ...values,
  }),
})

const { id: CHANNEL } = (await shop.sql(`select id from channels where slug = 'third'`))[0]
const WAREHOUSES = ids('Warehouse', await shop.sql(`select id from warehouses where slug in ('a', 'b') order by slug`))
const ATTRIBUTE: Record<string, string> = Object.fromEntries(
  (await shop.sql('select id, slug from attributes')).map((a: Row) => [a.slug, toGlobalId('Attribute', a.id!)]),
)
const ownVariants = async (from: number, count: number): Promise<Own[]> =>
  shop.sql(
    `select v.id, (select json_agg(l.id order by l.id) from variant_listings l where l.variant_id = v.id) as listings,
    (select json_agg(s.id order by s.id) from stocks s where s.variant_id = v.id) as stocks from variants v where sku like 'OWN%' order by id offset $1 limit $2`,
    [from, count],
  )
let made = 0

/** Translates each of some rows into two languages. */
const translating = (type: string, table: string, texts = (n: number): object => ({ name: `Name ${n}` })): Bulk => ({
  asked: 'count results { translation { name } errors { path code } }',
  takes: { translations: `[${type}BulkTranslateInput!]!` },
  make: async (from, count) => {
    const rows = await shop.sql(`select id from ${table} order by id offset $1 limit $2`, [from, Math.ceil(count / 2)])
    const wishes = ids(type, rows).flatMap((id) =>
      ['RU', 'CS'].map((languageCode) => ({ id, languageCode, translationFields: texts(++made) })),
    )
    return { translations: wishes.slice(0, count) }
  },
})

const BULK: Record<string, Bulk> = {
  productVariantBulkUpdate: {
    asked: 'count results { productVariant { name } errors { code } }',
    takes: { product: 'ID!', variants: '[ProductVariantBulkUpdateInput!]!' },
    make: async (from, count) => ({
      product: toGlobalId('Product', 1),
      variants: (await ownVariants(from, count)).map((row, i) => ({
        id: toGlobalId('ProductVariant', row.id),
        name: `New ${++made}`,
        sku: `OWN-NEW-${made}`,
        metadata: [{ key: 'k', value: `${made}` }],
        attributes: [{ id: ATTRIBUTE.pack, dropdown: { value: `V ${i + 1}` } }],
        stocks: { update: row.stocks.map((id) => ({ stock: toGlobalId('Stock', id), quantity: made })) },
        channelListings: {
          update: row.listings.map((id) => ({
            channelListing: toGlobalId('ProductVariantChannelListing', id),
            price: made,
          })),
        },
      })),
    }),
  },
  productVariantBulkCreate: {
    asked: 'count errors { code field } results { productVariant { name } }',
    takes: { product: 'ID!', variants: '[ProductVariantBulkCreateInput!]!' },
    make: async (_, count) => ({
      product: toGlobalId('Product', 1),
      variants: Array.from({ length: count }, (_, i) => ({
        sku: `MADE-${++made}`,
        attributes: [{ id: ATTRIBUTE.pack, dropdown: { value: `V ${i + 1}` } }],
        stocks: WAREHOUSES.map((warehouse) => ({ warehouse, quantity: 3 })),
        channelListings: [{ channelId: toGlobalId('Channel', CHANNEL), price: '5.50' }],
      })),
    }),
  },
  productBulkCreate: {
    asked: 'count errors { code path message } results { product { slug } }',
    takes: { products: '[ProductBulkCreateInput!]!' },
    make: async (_, count) => ({
      products: Array.from({ length: count }, (_, i) => ({
        name: `Made ${++made}`,
        productType: toGlobalId('ProductType', 1),
        category: toGlobalId('Category', 1),
        collections: [toGlobalId('Collection', 1)],
        attributes: [
          { id: ATTRIBUTE.grams, numeric: `${i}` },
          { id: ATTRIBUTE.note, plainText: `Note ${i}` },
        ],
        channelListings: [{ channelId: toGlobalId('Channel', CHANNEL), isPublished: true }],
        variants: [1, 2].map((n) => ({
          sku: `P-${made}-${n}`,
          attributes: [{ id: ATTRIBUTE.pack, dropdown: { value: `V ${i + 1}` } }],
          stocks: WAREHOUSES.map((warehouse) => ({ warehouse, quantity: 3 })),
          channelListings: [{ channelId: toGlobalId('Channel', CHANNEL), price: '5.50' }],
        })),
      })),
    }),
  },
  stockBulkUpdate: {
    asked: 'count results { stock { quantity } errors { code } }',
    takes: { stocks: '[StockBulkUpdateInput!]!' },
    make: async (from, count) => ({
      stocks: (await ownVariants(from, count)).map((row) => ({
        variantId: toGlobalId('ProductVariant', row.id),
        warehouseId: WAREHOUSES[0],
        quantity: ++made,
      })),
    }),
  },
  customerBulkUpdate: {
    asked: 'count results { customer { firstName } errors { code } }',
    takes: { customers: '[CustomerBulkUpdateInput!]!' },
    make: async (from, count) => ({
      customers: (
        await shop.sql(`select id from users where email like 'customer%' order by id offset $1 limit $2`, [
          from,
          count,
        ])
      ).map((row) => ({
        id: toGlobalId('User', row.id),
        input: {
          firstName: `New ${++made}`,
          email: `customer-new-${made}@example.com`,
          metadata: [{ key: 'k', value: 'v' }],
          defaultBillingAddress: { ...US, firstName: `N ${made}` },
        },
      })),
    }),
  },
  orderBulkCreate: {
    asked: 'count errors { code message } results { order { id } errors { code message path } }',
    takes: { orders: '[OrderBulkCreateInput!]!' },
    make: async (_, count) => ({
      orders: Array.from({ length: count }, () => ({
        externalReference: `order-${++made}`,
        channel: 'us',
        createdAt: '2024-01-01T00:00:00Z',
        user: { email: `customer${(made % 20) + 1}@example.com` },
        billingAddress: US,
        shippingAddress: US,
        currency: 'USD',
        languageCode: 'EN',
        notes: [{ message: 'N', userEmail: 'member1@example.com' }],
        lines: [
          {
            variantId: toGlobalId('ProductVariant', 1),
            createdAt: '2024-01-01T00:00:00Z',
            isShippingRequired: true,
            isGiftCard: false,
            quantity: 2,
            totalPrice: { gross: '10', net: '10' },
            undiscountedTotalPrice: { gross: '10', net: '10' },
            warehouse: WAREHOUSES[0],
          },
        ],
        fulfillments: [
          {
            trackingCode: 'T',
            lines: [
              { variantId: toGlobalId('ProductVariant', 1), quantity: 1, warehouse: WAREHOUSES[0], orderLineIndex: 0 },
            ],
          },
        ],
      })),
    }),
  },
  productBulkTranslate: translating('Product', 'products', (n) => ({
    name: `Name ${n}`,
    slug: `slug-${n}`,
  })),
  productVariantBulkTranslate: translating('ProductVariant', 'variants'),
  attributeBulkTranslate: translating('Attribute', 'attributes'),
  attributeValueBulkTranslate: translating('AttributeValue', 'attribute_values'),
  attributeBulkCreate: {
    asked: 'count errors { code } results { attribute { slug } }',
    takes: { attributes: '[AttributeCreateInput!]!' },
    make: async (_, count) => ({
      attributes: Array.from({ length: count }, () => ({
        name: `Attribute ${++made}`,
        externalReference: `a-${made}`,
        type: 'PRODUCT_TYPE',
        inputType: 'DROPDOWN',
        values: [{ name: 'One' }, { name: 'Two' }],
      })),
    }),
  },
  attributeBulkUpdate: {
    asked: 'count errors { code } results { attribute { slug } }',
    takes: { attributes: '[AttributeBulkUpdateInput!]!' },
    make: async (from, count) => ({
      attributes: (
        await shop.sql(`select id from attributes where slug like 'attribute-%' order by id offset $1 limit $2`, [
          from,
          count,
        ])
      ).map((row) => ({
        id: toGlobalId('Attribute', row.id),
        fields: { name: `New ${++made}`, addValues: [{ name: `Value ${made}` }] },
      })),
    }),
  },
  giftCardBulkCreate: {
    asked: 'count errors { code }',
    takes: { input: 'GiftCardBulkCreateInput!' },
    make: async (_, count) => ({
      input: { count, balance: { amount: '5', currency: 'USD' }, tags: ['one', 'two'], isActive: false },
    }),
  },
  giftCardBulkActivate: byIds('GiftCard', 'id from gift_cards where not is_active'),
  giftCardBulkDeactivate: byIds('GiftCard', 'id from gift_cards where is_active'),
  giftCardBulkDelete: byIds('GiftCard', 'id from gift_cards'),
  userBulkSetActive: byIds('User', `id from users where email like 'customer%' and is_active`, {
    more: { isActive: 'Boolean!' },
    values: { isActive: false },
  }),
  customerBulkDelete: byIds('User', `id from users where email like 'customer%'`),
  staffBulkDelete: byIds('User', `id from users where email like 'member%'`),
  pageBulkPublish: byIds('Page', 'id from pages', { more: { isPublished: 'Boolean!' }, values: { isPublished: true } }),
  pageBulkDelete: byIds('Page', 'id from pages'),
  pageTypeBulkDelete: byIds('PageType', 'id from page_types'),
  menuItemBulkDelete: byIds('MenuItem', 'id from menu_items'),
  menuBulkDelete: byIds('Menu', 'id from menus'),
  attributeValueBulkDelete: byIds('AttributeValue', `id from attribute_values where slug like 'v-%'`),
  attributeBulkDelete: byIds('Attribute', `id from attributes where slug like 'attribute-%'`),
  orderBulkCancel: byIds('Order', `id from orders where status = 'UNFULFILLED' and number between 10000 and 20000`),
  draftOrderBulkDelete: byIds('Order', `id from orders where status = 'DRAFT'`),
  productMediaBulkDelete: byIds('ProductMedia', 'id from product_media'),
  productVariantBulkDelete: byIds('ProductVariant', `id from variants where sku like 'OWN%'`),
  productBulkDelete: byIds('Product', `id from products where slug like 'product-%'`),
  productTypeBulkDelete: byIds('ProductType', `id from product_types where slug like 'type-%'`),
  collectionBulkDelete: byIds('Collection', `id from collections`),
  categoryBulkDelete: byIds('Category', `id from categories`),
  promotionBulkDelete: byIds('Promotion', 'id from promotions where sale_id is null'),
  saleBulkDelete: byIds('Sale', 'sale_id as id from promotions where sale_id is not null'),
  shippingPriceBulkDelete: byIds('ShippingMethodType', `id from shipping_methods where name like 'M %'`),
  shippingZoneBulkDelete: byIds('ShippingZone', `id from shipping_zones where name like 'Z %'`),
  voucherCodeBulkDelete: byIds('VoucherCode', `id from voucher_codes where code like 'MANY-%'`),
  voucherBulkDelete: byIds('Voucher', `id from vouchers where name like 'V %'`),
}

async function cost(name: string, from: number, count: number): Promise<number> {
  const { asked, takes, make } = BULK[name]!
  const variables = await make(from, count)
  const document = `mutation(${Object.entries(takes)
    .map(([arg, type]) => `$${arg}: ${type}`)
    .join()}) {
    ${name}(${Object.keys(takes)
      .map((arg) => `${arg}: $${arg}`)
      .join()}) { ${asked} } }`
  statements()
  const { data, errors } = await shop.ask(document, variables, owner.token)
  const spent = statements()
  expect(errors).toBe(undefined)
  if (data[name].count !== count) throw new Error(JSON.stringify(data[name]).slice(0, 600))
  return spent
}

it('every bulk operation of the schema is counted', () => {
  const all = Object.keys(buildSchema(readSdl()).getMutationType()!.getFields()).filter((name) => name.includes('Bulk'))
  expect(all.filter((name) => !BULK[name])).toEqual([])
})

it.each(Object.keys(BULK))('%s costs as many statements for many rows as for two', async (name) => {
  await cost(name, 0, 1)
  const few = await cost(name, 1, FEW)
  const many = await cost(name, 1 + FEW, MANY)
  expect(many).toBeLessThanOrEqual(few + NOW_AND_THEN)
})
