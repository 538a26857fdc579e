/** Shipping methods that a checkout is offered. */
import type { ChannelRow, Reference } from '../../db/queries/reference/reference.ts'
import type { ShippingMethodRow } from '../../db/queries/shipping/shipping.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { servesPostalCode } from './postal-code.ts'

/** What is shown of a method, whether it is the shop's own or an app's. An app describes its own in plain text. */
export interface MethodFacts extends Pick<
  ShippingMethodRow,
  | 'name'
  | 'minDays'
  | 'maxDays'
  | 'taxClassId'
  | 'minWeight'
  | 'maxWeight'
  | 'translations'
  | 'metadata'
  | 'privateMetadata'
> {
  description: Record<string, unknown> | string | null
}

/** A shipping method with its price for this checkout, in minor units. */
export interface OfferedMethod {
  /** The number of the shop's own; the global id of one that an app offers. */
  id: number | string
  row: MethodFacts
  price: number
  minOrder: number | null
  maxOrder: number | null
  /** Whether it may be chosen: an app can exclude it. */
  isActive: boolean
  /** Why it may not be chosen. */
  message: string
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

/** A weight in whole milligrams: sums of kilograms such as 0.1 are a little more or less than they should be. */
const milligrams = (kilograms: number): number => Math.round(kilograms * 1e6)

const isWeightWithin = (weight: number, least: number | null, most: number | null): boolean =>
  within(milligrams(weight), least === null ? null : milligrams(least), most === null ? null : milligrams(most))

/** A method of the shop's own as a channel or an order prices it. */
export const ownMethod = (
  row: ShippingMethodRow,
  { price, minOrder, maxOrder }: { price: number; minOrder: number | null; maxOrder: number | null },
): OfferedMethod => ({ id: row.id, row, price, minOrder, maxOrder, isActive: true, message: '' })

/** The shop's own shipping methods of this shipment, cheapest first. */
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
  const found: (OfferedMethod & { id: number })[] = []
  for (const row of methods) {
    const listing = zones.has(row.zoneId) ? row.listings.find((l) => l.channelId === channel.id) : undefined
    if (
      listing &&
      within(spent, listing.minOrder, listing.maxOrder) &&
      isWeightWithin(weight, row.minWeight, row.maxWeight) &&
      !row.excludedProductIds.some((id) => productIds.has(id)) &&
      servesPostalCode(row.postalCodeRules, address.country, address.postalCode)
    )
      found.push({ ...ownMethod(row, listing), id: row.id })
  }
  return found.sort((a, b) => a.price - b.price || a.id - b.id)
}
