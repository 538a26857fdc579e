/** Shipping methods as the catalogue of a channel knows them; a checkout has its own view of them. */
import type { Ctx } from '../../context.ts'
import { methodsOfChannel, type OfferedMethodRow } from '../../db/queries/shipping.ts'
import { toGlobalId } from '../ids.ts'
import { money } from '../money.ts'
import type { ChannelRow } from '../../db/queries/reference.ts'

/** Everything but translation and metadata, which take arguments, as plain values. */
export function offeredMethod(row: OfferedMethodRow, currency: string) {
  const amount = (minor: number | null) => (minor === null ? null : money(minor, currency))
  return {
    id: toGlobalId('ShippingMethod', row.id),
    methodId: row.id,
    name: row.name,
    description: row.description,
    minimumDeliveryDays: row.minDays,
    maximumDeliveryDays: row.maxDays,
    minimumOrderWeight: null,
    maximumOrderWeight: null,
    price: money(row.price, currency),
    minimumOrderPrice: amount(row.minOrder),
    maximumOrderPrice: amount(row.maxOrder),
    active: true,
    message: '',
    translations: row.translations,
    metadata: row.metadata,
    privateMetadata: row.privateMetadata,
  }
}

export type OfferedMethod = ReturnType<typeof offeredMethod>

/** Methods of a channel; with a country those that reach it. */
export async function offeredMethods(ctx: Ctx, channel: ChannelRow, country: string | null): Promise<OfferedMethod[]> {
  const rows = await methodsOfChannel(ctx.database.pool, channel.id)
  return rows.filter((r) => country === null || r.countries.includes(country)).map((r) => offeredMethod(r, channel.currency))
}

/** The same by country, in the order of their codes; asked countries that nothing reaches are left out. */
export async function methodsPerCountry(ctx: Ctx, channel: ChannelRow, countries: readonly string[] | null) {
  const rows = await methodsOfChannel(ctx.database.pool, channel.id)
  const reached = new Set(rows.flatMap((r) => r.countries))
  const asked = countries?.length ? [...new Set(countries)].filter((c) => reached.has(c)) : [...reached]
  return asked.sort().map((countryCode) => ({
    countryCode,
    shippingMethods: rows.filter((r) => r.countries.includes(countryCode)).map((r) => offeredMethod(r, channel.currency)),
  }))
}
