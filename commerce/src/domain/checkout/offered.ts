/** Shipping methods that a checkout is offered. */
import type { ChannelRow, Reference } from '../../db/queries/reference.ts'
import type { ShippingMethodRow } from '../../db/queries/shipping.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { servesPostalCode } from './postal-code.ts'

/** A shipping method with its price for this checkout, in minor units. */
export interface OfferedMethod {
  row: ShippingMethodRow
  price: number
  minOrder: number | null
  maxOrder: number | null
}

/** The goods to be shipped, and where to. */
export interface Shipment {
  channel: ChannelRow
  address: Pick<StoredAddress, 'country' | 'postalCode'>
  /** What lines cost after discounts, in minor units. */
  spent: number
  /** Kilograms. */
  weight: number
  productIds: ReadonlySet<number>
}

const within = (value: number, least: number | null, most: number | null): boolean =>
  (least === null || value >= least) && (most === null || value <= most)

/** The shipping methods of this shipment, cheapest first. */
export function offeredMethods(
  shop: Pick<Reference, 'zones'>,
  methods: readonly ShippingMethodRow[],
  { channel, address, spent, weight, productIds }: Shipment,
): OfferedMethod[] {
  const zones = new Set(
    shop.zones
      .filter((z) => z.channelIds.includes(channel.id) && z.countries.includes(address.country))
      .map((z) => z.id),
  )
  const found: OfferedMethod[] = []
  for (const row of methods) {
    const listing = zones.has(row.zoneId) ? row.listings.find((l) => l.channelId === channel.id) : undefined
    if (
      listing &&
      within(spent, listing.minOrder, listing.maxOrder) &&
      within(weight, row.minWeight, row.maxWeight) &&
      !row.excludedProductIds.some((id) => productIds.has(id)) &&
      servesPostalCode(row.postalCodeRules, address.country, address.postalCode)
    )
      found.push({ row, price: listing.price, minOrder: listing.minOrder, maxOrder: listing.maxOrder })
  }
  return found.sort((a, b) => a.price - b.price || a.row.id - b.row.id)
}
