/** Shipping methods: the values from which their types are resolved, and those that a channel offers. */
import type { ChannelRow, ZoneRow } from '../../db/queries/reference/reference.ts'
import { type ShippingListing, type ShippingMethodRow, shippingMethods } from '../../db/queries/shipping/shipping.ts'
import { zoneList, type ShippingZoneRow } from '../../db/queries/shipping/shipping-zone.ts'
import type { Checkout, OfferedMethod } from '../../domain/checkout/state.ts'
import { globalIdOf, OF_APP } from '../../domain/checkout/app-methods.ts'
import { ownMethod } from '../../domain/checkout/offered.ts'
import { fromGlobalId, toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'
import type { PageArgs } from '../shared/connection.ts'
import { isCountry } from '../shared/countries.ts'
import { listedBy } from '../shared/listed.ts'
import { money } from '../shared/money.ts'
import { weightOrNull } from '../shared/weight.ts'

/** The source of a shipping method: fields without arguments as plain values, and the row for the others. */
export function shippingMethod(method: OfferedMethod, currency: string) {
  const { row, price, minOrder, maxOrder, isActive, message } = method
  return {
    __typename: 'ShippingMethod' as const,
    id: globalIdOf(method),
    key: method.id,
    row,
    name: row.name,
    description: row.description,
    minimumDeliveryDays: row.minDays,
    maximumDeliveryDays: row.maxDays,
    minimumOrderWeight: row.minWeight === null ? null : weightOrNull(row.minWeight),
    maximumOrderWeight: row.maxWeight === null ? null : weightOrNull(row.maxWeight),
    price: money(price, currency),
    minimumOrderPrice: minOrder === null ? null : money(minOrder, currency),
    maximumOrderPrice: maxOrder === null ? null : money(maxOrder, currency),
    active: isActive,
    message,
  }
}

/** A zone; with a channel, as that channel sees it. */
export interface ZoneSource {
  row: ShippingZoneRow
  channel: ChannelRow | null
}

/** A method as staff set it up; with a channel, as that channel sees it. */
export interface MethodSource {
  row: ShippingMethodRow
  channel: ChannelRow | null
}

export interface MethodListingSource {
  methodId: number
  listing: ShippingListing
  channel: ChannelRow
}

export async function zoneOf(
  ctx: GraphqlContext,
  key: number | string,
  channel: ChannelRow | null = null,
): Promise<ZoneSource | null> {
  const row = await ctx.loaders.zoneById.load(Number(key))
  return row && { row, channel }
}

/** A list of zones, as a channel sees them where one is named. */
export const zones = (
  ctx: GraphqlContext,
  page: PageArgs,
  asked: Parameters<typeof zoneList>[0],
  channel: ChannelRow | null,
) => listedBy(ctx, page, zoneList(asked), (row): ZoneSource => ({ row, channel }))

export async function methodOf(ctx: GraphqlContext, key: number | string): Promise<MethodSource | null> {
  const row = (await shippingMethods(ctx.database.pool)).find((method) => method.id === Number(key))
  return row ? { row, channel: null } : null
}

export type ShippingMethodSource = ReturnType<typeof shippingMethod>

/** A shipping method for one checkout, as `deliveryOptionsCalculate` lists it, with an id that holds both. */
export function delivery(checkout: Checkout, methodId: OfferedMethod['id']) {
  const offered = checkout.methods.find((m) => m.id === methodId)
  return {
    id: toGlobalId('CheckoutDelivery', `${checkout.id}:${methodId}`),
    shippingMethod: offered ? shippingMethod(offered, checkout.channel.currency) : null,
  }
}

/** Id of the method that such an id names; null when it belongs to another checkout or is no such id. */
export function deliveryKey(checkoutId: string, key: string): OfferedMethod['id'] | null {
  const [checkout, method = ''] = key.split(':')
  if (checkout !== checkoutId) return null
  if (/^\d{1,9}$/.test(method)) return Number(method)
  return fromGlobalId(method)?.type === OF_APP ? method : null
}

/** Methods with a price in the channel, for each zone that is open to the channel. */
async function methodsByZone(
  ctx: GraphqlContext,
  channel: ChannelRow,
): Promise<{ zone: ZoneRow; methods: ShippingMethodSource[] }[]> {
  const [{ zones }, rows] = await Promise.all([shopData(ctx), shippingMethods(ctx.database.pool)])
  return zones
    .filter((z) => z.channelIds.includes(channel.id))
    .map((zone) => ({
      zone,
      methods: rows.flatMap((row) => {
        const listing = row.zoneId === zone.id ? row.listings.find((l) => l.channelId === channel.id) : undefined
        return listing ? [shippingMethod(ownMethod(row, listing), channel.currency)] : []
      }),
    }))
}

/** Methods of a channel; with a country only those that reach it. */
export async function offeredMethods(
  ctx: GraphqlContext,
  channel: ChannelRow,
  country: string | null,
): Promise<ShippingMethodSource[]> {
  const found = await methodsByZone(ctx, channel)
  return found
    .filter(({ zone }) => country === null || zone.countries.includes(country))
    .flatMap(({ methods }) => methods)
}

/**
 * Methods of a channel by country, in the order of the countries' codes. Countries that no method reaches are left out.
 */
export async function methodsPerCountry(ctx: GraphqlContext, channel: ChannelRow, countries: readonly string[] | null) {
  const found = (await methodsByZone(ctx, channel)).filter(({ methods }) => methods.length > 0)
  const reached = new Set(found.flatMap(({ zone }) => zone.countries))
  const asked = countries?.length ? [...new Set(countries)].filter((c) => reached.has(c)) : [...reached]
  return asked
    .filter(isCountry)
    .toSorted()
    .map((countryCode) => ({
      countryCode,
      shippingMethods: found
        .filter(({ zone }) => zone.countries.includes(countryCode))
        .flatMap(({ methods }) => methods),
    }))
}
