/** Reads by what the things of the change log are known: their names, and the things to which they belong. */
import { getTableColumns, getTableName } from 'drizzle-orm'
import { LOGGED, MASKED } from '../../triggers/change-log.ts'
import { literal, quote } from '../../statements/quote.ts'
import { json, type Queryable, statement } from '../../statements/statement.ts'

export interface KnownBy {
  /** Columns whose values, one beside the other, are its name. */
  name?: readonly string[]
  /** The column of its stock keeping unit. */
  sku?: string
  /** Columns that lead to the things to which it belongs, in the order in which they are named. */
  of?: readonly string[]
  /** Whether the name of the first of these stands before its own, as a product's does before its variant's. */
  isNamedAfter?: boolean
}

/** By the table's name. A test asks for a line for each logged table. */
export const KNOWN_BY: Readonly<Record<string, KnownBy>> = {
  shops: { name: ['name'] },
  mail_texts: {},
  reason_types: { of: ['page_type_id'] },
  channels: { name: ['name'] },
  warehouses: { name: ['name'] },
  channel_warehouses: { of: ['warehouse_id', 'channel_id'] },
  tax_classes: { name: ['name'] },
  tax_class_rates: { of: ['tax_class_id'] },
  tax_rates: {},
  tax_country_exceptions: { of: ['channel_id'] },
  shipping_zones: { name: ['name'] },
  shipping_zone_channels: { of: ['zone_id', 'channel_id'] },
  shipping_zone_warehouses: { of: ['zone_id', 'warehouse_id'] },
  shipping_methods: { name: ['name'], of: ['zone_id'] },
  shipping_postal_code_rules: { of: ['method_id'] },
  shipping_method_listings: { of: ['method_id', 'channel_id'] },
  apps: { name: ['name'] },
  app_tokens: { name: ['name'], of: ['app_id'] },
  app_extensions: { name: ['label'], of: ['app_id'] },
  webhooks: { name: ['name'], of: ['app_id'] },
  attributes: { name: ['name'] },
  attribute_values: { name: ['name'], of: ['attribute_id'] },
  product_types: { name: ['name'] },
  product_type_attributes: { of: ['product_type_id', 'attribute_id'] },
  categories: { name: ['name'] },
  collections: { name: ['name'] },
  collection_listings: { of: ['collection_id', 'channel_id'] },
  collection_products: { of: ['collection_id', 'product_id'] },
  products: { name: ['name'] },
  product_listings: { of: ['product_id', 'channel_id'] },
  product_attribute_values: { of: ['product_id', 'attribute_id'] },
  product_media: { of: ['product_id'] },
  variants: { name: ['name'], sku: 'sku', of: ['product_id'], isNamedAfter: true },
  variant_media: { of: ['variant_id'] },
  variant_listings: { of: ['variant_id', 'channel_id'] },
  variant_attribute_values: { of: ['variant_id', 'attribute_id'] },
  stocks: { of: ['variant_id', 'warehouse_id'] },
  promotions: { name: ['name'] },
  promotion_rules: { name: ['name'], of: ['promotion_id'] },
  vouchers: { name: ['name'] },
  voucher_codes: { name: ['code'], of: ['voucher_id'] },
  voucher_listings: { of: ['voucher_id', 'channel_id'] },
  gift_cards: {},
  gift_card_tags: { name: ['name'] },
  gift_card_tag_links: { of: ['gift_card_id', 'tag_id'] },
  page_types: { name: ['name'] },
  page_type_attributes: { of: ['page_type_id', 'attribute_id'] },
  pages: { name: ['title'] },
  page_attribute_values: { of: ['page_id', 'attribute_id'] },
  menus: { name: ['name'] },
  menu_items: { name: ['name'], of: ['menu_id'] },
  users: { name: ['email'] },
  user_addresses: { of: ['user_id'] },
  permission_groups: { name: ['name'] },
  user_groups: { of: ['user_id', 'group_id'] },
  orders: { name: ['number'] },
  order_lines: { name: ['product_name', 'variant_name'], sku: 'product_sku', of: ['order_id'] },
  order_discounts: { name: ['name'], of: ['order_id'] },
  fulfillments: { name: ['fulfillment_order'], of: ['order_id'] },
  fulfillment_lines: { of: ['order_line_id', 'fulfillment_id'] },
  granted_refunds: { of: ['order_id'] },
  granted_refund_lines: { of: ['order_line_id', 'granted_refund_id'] },
  invoices: { name: ['number'], of: ['order_id'] },
}

/** A row of a logged table by its `id`. */
export interface ThingPlace {
  table: string
  id: string | number
}

/** Of each table with an `id` of its own the columns by which its rows are known, and their currency. */
const BRANCHES = LOGGED.flatMap(({ table }) => {
  const name = getTableName(table)
  const columns = new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]))
  const id = columns.get('id')
  const { name: own = [], sku, of = [] } = KNOWN_BY[name] ?? {}
  const read = [...own, ...(sku ? [sku] : []), ...of, ...(columns.has('currency') ? ['currency'] : [])]
  if (!id || read.length === 0) return []
  const key = id.getSQLType() === 'uuid' ? 'uuid' : 'int'
  return `select ${literal(name)} as "table!", t.id::text as "id!", jsonb_build_object(${read.map((one) => `${literal(one)}, t.${quote(one)}`).join()}) as "values!"
      from ${quote(name)} t where t.id = any(array(select a.id::${key} from asked a where a.name = ${literal(name)}))`
})

// What is gone is known from its last row in the log, which has all of its values.
const THINGS_NOW = statement(
  'changed_things',
  `with asked as materialized (select name, id from unnest($1::text[], $2::text[]) as a (name, id))
    ${BRANCHES.join('\n    union all ')}`,
  json<{ values: Record<string, unknown> }>(),
)

const THINGS_GONE = statement(
  'changed_things_gone',
  `select distinct on (r.table_name, r.key) r.table_name as "table", r.key ->> 'id' as "id!", r.before as "values!"
    from unnest($1::text[], $2::text[]) as a (name, key) join change_rows r on r.key = a.key::jsonb and r.table_name = a.name
    where r.after is null and r.before is not null order by r.table_name, r.key, r.id desc`,
)

export interface ChangedThing {
  table: string
  id: string
  /** By the column's name. */
  values: Record<string, unknown>
}

/** What is known of things as they are now, or were when they were deleted; those of which nothing is known are left out. */
export async function changedThings(on: Queryable, places: readonly ThingPlace[]): Promise<ChangedThing[]> {
  if (places.length === 0) return []
  const tables = places.map(({ table }) => table)
  const found: ChangedThing[] = await THINGS_NOW.many(
    on,
    tables,
    places.map(({ id }) => String(id)),
  )
  const there = new Set(found.map(({ table, id }) => `${table} ${id}`))
  const gone = places.filter(({ table, id }) => !there.has(`${table} ${id}`))
  if (gone.length === 0) return found
  const deleted = await THINGS_GONE.many(
    on,
    gone.map(({ table }) => table),
    gone.map(({ id }) => JSON.stringify({ id })),
  )
  return [...found, ...deleted.map(({ values, ...rest }) => ({ ...rest, values: withoutMasks(values) }))]
}

const withoutMasks = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== MASKED))
