/** Shipping methods as a channel offers them, whatever is in the basket. */
import type { Ctx } from '../../context.ts'
import type { ChannelRow, ZoneRow } from '../../db/queries/reference.ts'
import { shippingMethods } from '../../db/queries/shipping.ts'
import { shopData } from '../catalog/access.ts'
import { shippingMethod } from '../checkout/shipping.ts'

type OfferedMethod = ReturnType<typeof shippingMethod>

/** Methods with a price in the channel, zone by zone of those that are open to it. */
async function methodsByZone(ctx: Ctx, channel: ChannelRow): Promise<{ zone: ZoneRow; methods: OfferedMethod[] }[]> {
  const [{ zones }, rows] = await Promise.all([shopData(ctx), shippingMethods(ctx.database.pool)])
  return zones
    .filter((z) => z.channelIds.includes(channel.id))
    .map((zone) => ({
      zone,
      methods: rows.flatMap((row) => {
        const listing = row.zoneId === zone.id ? row.listings.find((l) => l.channelId === channel.id) : undefined
        return listing ? [shippingMethod({ row, ...listing }, channel.currency)] : []
      }),
    }))
}

/** Methods of a channel; with a country those that reach it. */
export async function offeredMethods(ctx: Ctx, channel: ChannelRow, country: string | null): Promise<OfferedMethod[]> {
  const found = await methodsByZone(ctx, channel)
  return found
    .filter(({ zone }) => country === null || zone.countries.includes(country))
    .flatMap(({ methods }) => methods)
}

/** The same by country, in the order of their codes; asked countries that nothing reaches are left out. */
export async function methodsPerCountry(ctx: Ctx, channel: ChannelRow, countries: readonly string[] | null) {
  const found = (await methodsByZone(ctx, channel)).filter(({ methods }) => methods.length > 0)
  const reached = new Set(found.flatMap(({ zone }) => zone.countries))
  const asked = countries?.length ? [...new Set(countries)].filter((c) => reached.has(c)) : [...reached]
  return asked.toSorted().map((countryCode) => ({
    countryCode,
    shippingMethods: found.filter(({ zone }) => zone.countries.includes(countryCode)).flatMap(({ methods }) => methods),
  }))
}
