/**
 * Reference data: small tables that nearly every request needs and that rarely change, such as channels, settings,
 * taxes, attributes, types and zones. They are read in one query and kept for a second, so that a list of products does
 * not begin with six queries.
 */
import type { Pool } from 'pg'
import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { cached } from '../../../memory/memory.ts'
import type { StoredAddress } from '../../tables/columns.ts'
import { attributes, channels, productTypes, shops, taxCountryExceptions } from '../../tables/index.ts'
import { jsonRows } from '../../statements/json-rows.ts'
import { json, prepared } from '../../statements/statement.ts'

export type ChannelRow = typeof channels.$inferSelect
export type ShopRow = typeof shops.$inferSelect
export type TaxCountryExceptionRow = typeof taxCountryExceptions.$inferSelect
export type AttributeRow = typeof attributes.$inferSelect
export type ProductTypeRow = typeof productTypes.$inferSelect

/** A shipping zone, with the channels that use it and the warehouses that ship to it. */
export interface ZoneRow {
  id: number
  countries: string[]
  channelIds: number[]
  warehouseIds: string[]
}

/** A warehouse at which buyers fetch goods. */
export interface CollectionPoint {
  id: string
  name: string
  address: StoredAddress
  /** Whether there is only what lies there; to others goods are brought from anywhere. */
  isLocal: boolean
}

/** A value of an attribute with choices. */
export interface Choice {
  id: number
  slug: string
  boolean: boolean | null
}

/** Attributes of a product type, in its order. */
export interface TypeAttributes {
  product: number[]
  variant: number[]
  /** Those of variants by which buyers choose one. */
  selecting: ReadonlySet<number>
}

export interface Reference {
  settings: ShopRow
  channels: ChannelRow[]
  channelBySlug: ReadonlyMap<string, ChannelRow>
  channelById: ReadonlyMap<number, ChannelRow>
  /** Percent by country. */
  taxRates: ReadonlyMap<string, number>
  /** Percent by tax class and country. */
  taxClassRates: ReadonlyMap<number, ReadonlyMap<string, number>>
  /** Where a channel taxes or shows prices in a country in another way than its own; by channel and country. */
  taxExceptions: ReadonlyMap<number, ReadonlyMap<string, TaxCountryExceptionRow>>
  attributes: AttributeRow[]
  attributeById: ReadonlyMap<number, AttributeRow>
  attributeBySlug: ReadonlyMap<string, AttributeRow>
  productTypeById: ReadonlyMap<number, ProductTypeRow>
  /** Values of attributes with choices, by attribute: there are few, and every filter needs them. */
  choices: ReadonlyMap<number, Choice[]>
  /** Attributes of each product type, in the type's order. */
  typeAttributes: ReadonlyMap<number, TypeAttributes>
  zones: ZoneRow[]
  /** The planner's estimate of the number of products; 0 before the database has counted. */
  productCount: number
  /** A number that changes a second or two after every change of the catalogue. */
  catalogVersion: number
  /** Names the webhooks that are asked about shipping methods of checkouts; null where there are none. */
  asksForShipping: string | null
  /** The same for orders. */
  asksForOrderShipping: string | null
  /** Warehouses at which buyers fetch goods. */
  collectionPoints: CollectionPoint[]
  /** Warehouses of each channel, in the order in which goods are taken from them. */
  channelWarehouses: ReadonlyMap<number, ReadonlySet<string>>
}

/** The reference data, at most a second old. Simultaneous requests share one read. */
export const reference = cached(
  {
    name: 'reference data',
    holds: 'channels, settings, taxes, attributes, types and zones',
    bound: 'small tables',
    lifeMs: 1000,
    tags: [],
  },
  read,
)

/** SQL for a row as JSON: every column under its name in TypeScript. */
const rowOf = (table: PgTable): string => `jsonb_build_object(${jsonRows(table).pairs(getTableName(table))})`

const CATALOGUE = [
  'products',
  'product_listings',
  'product_attribute_values',
  'attribute_values',
  'variants',
  'variant_listings',
  'variant_attribute_values',
  'collection_products',
  'categories',
]

/** The numbers of the active webhooks for any of these events. */
const HOOKS_FOR = (events: string): string =>
  `string_agg(w.id::text, ' ' order by w.id) from webhooks w join apps a on a.id = w.app_id
    where w.is_active and a.is_active and w.events && array[${events}]`

// The values of choices are read attribute by attribute: of numbers, every product may have a value of its own.
const TEXT = `select
  (select greatest(0, reltuples)::float8 from pg_class where oid = 'products'::regclass) as "product_count!",
  (select sum(pg_stat_get_tuples_inserted(t) + pg_stat_get_tuples_updated(t) + pg_stat_get_tuples_deleted(t))::float8
     from unnest(array[${CATALOGUE.map((t) => `'${t}'`).join(', ')}]::regclass[]) t) as "catalog_version!",
  (select ${rowOf(shops)} from shops order by id limit 1) as shop,
  (select jsonb_agg(${rowOf(channels)} order by slug) from channels) as channels,
  (select jsonb_object_agg(country, rate) from tax_rates) as taxes,
  (select jsonb_agg(jsonb_build_array(tax_class_id, country, rate)) from tax_class_rates) as class_taxes,
  (select jsonb_agg(${rowOf(taxCountryExceptions)} order by channel_id, country) from tax_country_exceptions) as tax_exceptions,
  (select jsonb_agg(${rowOf(attributes)} order by slug) from attributes) as attributes,
  (select jsonb_agg(jsonb_build_array(v.attribute_id, v.id, v.slug, v.boolean) order by v.sort, v.id)
     from attributes a cross join lateral (select * from attribute_values av where av.attribute_id = a.id offset 0) v where a.input_type in ('DROPDOWN', 'MULTISELECT', 'SWATCH', 'BOOLEAN')) as choices,
  (select jsonb_agg(${rowOf(productTypes)} order by slug) from product_types) as product_types,
  (select jsonb_agg(jsonb_build_array(product_type_id, attribute_id, of_variant, variant_selection) order by sort, attribute_id) from product_type_attributes) as type_attributes,
  (select jsonb_agg(jsonb_build_object('id', z.id, 'countries', z.countries,
      'channelIds', (select coalesce(jsonb_agg(channel_id), '[]') from shipping_zone_channels where zone_id = z.id),
      'warehouseIds', (select coalesce(jsonb_agg(warehouse_id), '[]') from shipping_zone_warehouses where zone_id = z.id)) order by z.id) from shipping_zones z) as zones,
  (select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'address', address, 'isLocal', click_and_collect_option = 'LOCAL') order by name, id)
     from warehouses where click_and_collect_option <> 'DISABLED' and address is not null) as collection_points,
    (select ${HOOKS_FOR("'SHIPPING_LIST_METHODS_FOR_CHECKOUT', 'CHECKOUT_FILTER_SHIPPING_METHODS'")}) as checkout_hooks,
  (select ${HOOKS_FOR("'ORDER_FILTER_SHIPPING_METHODS'")}) as order_hooks,
    (select jsonb_agg(jsonb_build_array(channel_id, warehouse_id) order by channel_id, sort, warehouse_id) from channel_warehouses) as channel_warehouses`

/** JSON has no moments, so they are texts in it. */
type ChannelAsJson = {
  [K in keyof ChannelRow]: ChannelRow[K] extends Date | null ? string | null : ChannelRow[K]
}

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text))

const asChannel = (c: ChannelAsJson): ChannelRow => ({
  ...c,
  automaticCompletionCutOffDate: moment(c.automaticCompletionCutOffDate),
  checkoutReleaseFundsCutOffDate: moment(c.checkoutReleaseFundsCutOffDate),
})

/** The parts of the JSON; each is null where there is no row. */
interface Parts {
  shop: ShopRow
  channels: ChannelAsJson[]
  tax_exceptions: TaxCountryExceptionRow[]
  taxes: Record<string, number>
  class_taxes: [number, string, number][]
  attributes: AttributeRow[]
  choices: [number, number, string, boolean | null][]
  product_types: ProductTypeRow[]
  type_attributes: [number, number, boolean, boolean][]
  zones: ZoneRow[]
  collection_points: CollectionPoint[]
  channel_warehouses: [number, string][]
}

/** The settings of a shop before anything was imported: the defaults of their columns. */
const EMPTY_SHOP = {
  ...Object.fromEntries(
    Object.entries(getTableColumns(shops)).map(([key, { default: usual }]) => [
      key,
      is(usual, SQL) ? {} : (usual ?? null),
    ]),
  ),
  holderKey: '00000000-0000-0000-0000-000000000000',
} as unknown as ShopRow

const REFERENCE = prepared('reference', TEXT, json<Parts>())

async function read(pool: Pool): Promise<Reference> {
  const raw = await REFERENCE.single(pool)
  const channels = (raw.channels ?? []).map(asChannel)
  const attributes = raw.attributes ?? []
  const typeAttributes = new Map<number, TypeAttributes & { selecting: Set<number> }>()
  for (const [typeId, attributeId, ofVariant, selects] of raw.type_attributes ?? []) {
    const entry = typeAttributes.get(typeId) ?? { product: [], variant: [], selecting: new Set<number>() }
    entry[ofVariant ? 'variant' : 'product'].push(attributeId)
    if (ofVariant && selects) entry.selecting.add(attributeId)
    typeAttributes.set(typeId, entry)
  }
  const choices = new Map<number, Choice[]>()
  for (const [attributeId, id, slug, boolean] of raw.choices ?? []) {
    const list = choices.get(attributeId)
    if (list) list.push({ id, slug, boolean })
    else choices.set(attributeId, [{ id, slug, boolean }])
  }
  const channelWarehouses = new Map<number, Set<string>>()
  for (const [channelId, warehouseId] of raw.channel_warehouses ?? []) {
    const set = channelWarehouses.get(channelId) ?? new Set()
    channelWarehouses.set(channelId, set.add(warehouseId))
  }
  const taxClassRates = new Map<number, Map<string, number>>()
  for (const [classId, country, rate] of raw.class_taxes ?? [])
    taxClassRates.set(classId, (taxClassRates.get(classId) ?? new Map<string, number>()).set(country, rate))
  const taxExceptions = new Map<number, Map<string, TaxCountryExceptionRow>>()
  for (const row of raw.tax_exceptions ?? [])
    taxExceptions.set(row.channelId, (taxExceptions.get(row.channelId) ?? new Map()).set(row.country, row))
  return {
    settings: raw.shop ?? EMPTY_SHOP,
    channels,
    channelBySlug: new Map(channels.map((c) => [c.slug, c])),
    channelById: new Map(channels.map((c) => [c.id, c])),
    taxRates: new Map(Object.entries(raw.taxes ?? {})),
    taxClassRates,
    taxExceptions,
    attributes,
    attributeById: new Map(attributes.map((a) => [a.id, a])),
    attributeBySlug: new Map(attributes.map((a) => [a.slug, a])),
    choices,
    productTypeById: new Map((raw.product_types ?? []).map((t) => [t.id, t])),
    typeAttributes,
    zones: raw.zones ?? [],
    productCount: raw.product_count,
    catalogVersion: raw.catalog_version,
    asksForShipping: raw.checkout_hooks,
    asksForOrderShipping: raw.order_hooks,
    collectionPoints: raw.collection_points ?? [],
    channelWarehouses,
  }
}
