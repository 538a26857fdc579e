/** Shipping zones, as staff see them. */
import { shippingMethods } from '../../db/queries/shipping/shipping.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { countryDisplay } from '../shared/countries.ts'
import { keyOf, keysOf } from '../shared/ids.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money } from '../shared/money.ts'
import { requirePermission } from '../shared/permission.ts'
import { channelSource } from '../shop/sources.ts'
import { warehousesOf } from '../warehouse/sources.ts'
import { type MethodSource, zoneOf, zones, type ZoneSource } from './sources.ts'

const channelNamed = async (ctx: GraphqlContext, slug: string | null | undefined): Promise<ChannelRow | null> =>
  slug ? ((await shopData(ctx)).channelBySlug.get(slug) ?? null) : null

export const zoneQueries = {
  shippingZone: async (_, { id, channel }, ctx): Promise<ZoneSource | null> => {
    requirePermission(ctx, 'MANAGE_SHIPPING')
    const key = keyOf(id, 'ShippingZone')
    return key === null ? null : zoneOf(ctx, key, await channelNamed(ctx, channel))
  },

  shippingZones: async (_, { filter, channel, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_SHIPPING')
    const named = await channelNamed(ctx, channel)
    const ids = filter?.channels?.length ? keysOf(filter.channels, 'Channel') : null
    const channelIds = named ? (ids?.filter((id) => id === named.id) ?? [named.id]) : ids
    return zones(ctx, page, { search: filter?.search, channelIds }, named)
  },
} satisfies Partial<Fields<'Query'>>

/** Methods of a zone in their order; as a channel sees them, only those with a price there. */
async function methodsOf(ctx: GraphqlContext, { row, channel }: ZoneSource): Promise<MethodSource[]> {
  return (await shippingMethods(ctx.database.pool))
    .filter((m) => m.zoneId === row.id && (!channel || m.listings.some((l) => l.channelId === channel.id)))
    .map((method) => ({ row: method, channel }))
}

/** The channels and warehouses of a zone. */
const relationsOf = async (ctx: GraphqlContext, { row }: ZoneSource) =>
  (await shopData(ctx)).zones.find((zone) => zone.id === row.id)

export const zoneTypes = resolversOf({
  ShippingZone: {
    ...metadataOf<ZoneSource>('MANAGE_SHIPPING', ({ row }) => row),
    id: ({ row }) => toGlobalId('ShippingZone', row.id),
    default: ({ row }) => row.isDefault,
    countries: ({ row }) => row.countries.toSorted().map(countryDisplay),
    shippingMethods: (zone, _, ctx) => methodsOf(ctx, zone),
    /** The lowest and the highest price in the channel; null without one. */
    priceRange: async (zone, _, ctx) => {
      const { channel } = zone
      if (!channel) return null
      const prices = (await methodsOf(ctx, zone)).flatMap(({ row }) =>
        row.listings.filter((l) => l.channelId === channel.id).map((l) => l.price),
      )
      if (prices.length === 0) return null
      const { currency } = channel
      return { start: money(Math.min(...prices), currency), stop: money(Math.max(...prices), currency) }
    },
    channels: async (zone, _, ctx) => {
      const ids = (await relationsOf(ctx, zone))?.channelIds ?? []
      return (await shopData(ctx)).channels.filter((c) => ids.includes(c.id)).map(channelSource)
    },
    warehouses: async (zone, _, ctx) => {
      const found = await warehousesOf(ctx, (await relationsOf(ctx, zone))?.warehouseIds ?? [])
      return found.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    },
  },
})
