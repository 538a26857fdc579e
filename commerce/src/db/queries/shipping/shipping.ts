/**
 * Shipping methods with their prices in each channel; there are few and they rarely change, so they are kept in memory
 * for a second.
 */
import type { MetadataMap, Translations } from '../../tables/columns.ts'
import { json, prepared, type RowOf } from '../../statements/statement.ts'
import { cached } from '../../../memory/memory.ts'

export type ShippingListing = RowOf<'method_listings'>

/** Postal codes from `start` to `end`, both included; without an end, all from `start` on. */
export interface PostalCodeRule {
  id: number
  start: string
  end: string | null
  inclusionType: 'INCLUDE' | 'EXCLUDE'
}

export interface ShippingMethodRow {
  id: number
  zoneId: number
  /** Saleor's ShippingMethodTypeEnum. */
  type: 'PRICE' | 'WEIGHT'
  name: string
  description: Record<string, unknown> | null
  minDays: number | null
  maxDays: number | null
  taxClassId: number | null
  /** Kilograms. */
  minWeight: number | null
  maxWeight: number | null
  excludedProductIds: number[]
  postalCodeRules: PostalCodeRule[]
  sort: number
  translations: Translations
  metadata: MetadataMap
  privateMetadata: MetadataMap
  listings: ShippingListing[]
}

const SQL = `select m.id, m.zone_id as "zoneId", m.type, m.name, m.description, m.min_days as "minDays", m.max_days as "maxDays", m.tax_class_id as "taxClassId",
  m.min_weight as "minWeight", m.max_weight as "maxWeight", m.excluded_product_ids as "excludedProductIds", m.sort, m.translations, m.metadata,
  m.private_metadata as "privateMetadata",
  coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'start', r.start, 'end', r."end", 'inclusionType', r.inclusion_type) order by r.id)
    from shipping_postal_code_rules r where r.method_id = m.id), '[]') as "postalCodeRules",
  coalesce((select jsonb_agg(jsonb_build_object('channelId', l.channel_id, 'price', l.price, 'minOrder', l.min_order, 'maxOrder', l.max_order) order by l.channel_id)
    from shipping_method_listings l where l.method_id = m.id), '[]') as listings
from shipping_methods m order by m.sort, m.id`

const SHIPPING_METHODS = prepared(
  'shipping_methods',
  SQL,
  json<Pick<ShippingMethodRow, 'postalCodeRules' | 'listings'>>(),
)

/** All shipping methods, at most a second old. */
export const shippingMethods = cached(
  { name: 'shipping methods', holds: 'all shipping methods', bound: 'a small table', lifeMs: 1000, tags: [] },
  (pool): Promise<ShippingMethodRow[]> => SHIPPING_METHODS.many(pool),
)
