/** Channels. Shoppers may read few of their fields; staff and apps may read all. */
import { isStaffOrApp } from '../../context.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { countryDisplay, sortedCountries } from '../shared/countries.ts'
import { permissionDenied } from '../shared/errors.ts'
import { keyOf, oneArgument } from '../shared/ids.ts'
import { metadataOf } from '../shared/metadata.ts'
import { requirePermission } from '../shared/permission.ts'
import { methodsPerCountry } from '../shipping/sources.ts'
import { warehousesOf } from '../warehouse/sources.ts'
import { settingsGroups } from './channel-settings.ts'
import { type ChannelSource, channelSource } from './sources.ts'

export const channelQueries = {
  channel: async (_, args, ctx): Promise<ChannelSource | null> => {
    oneArgument(args, 'id', 'slug')
    const { channelById, channelBySlug } = await shopData(ctx)
    const id = args.id ? keyOf(args.id, 'Channel') : null
    const row = args.id ? (id === null ? undefined : channelById.get(id)) : channelBySlug.get(args.slug!)
    return row && (row.isActive || isStaffOrApp(ctx)) ? channelSource(row) : null
  },

  channels: async (_, __, ctx): Promise<ChannelSource[]> => {
    if (!isStaffOrApp(ctx)) throw permissionDenied()
    return (await shopData(ctx)).channels.map(channelSource)
  },
} satisfies Partial<Fields<'Query'>>

/**
 * A field for staff and apps. Only the first refused field is reported, because the whole channel becomes null with it.
 */
export const forStaff =
  <Source extends { refused?: boolean }, Value>(read: (source: Source) => Value) =>
  (source: Source, _: unknown, ctx: GraphqlContext): Value => {
    if (!isStaffOrApp(ctx) && !source.refused) {
      source.refused = true
      throw permissionDenied()
    }
    return read(source)
  }

export const channelTypes = resolversOf({
  Channel: {
    ...metadataOf<ChannelSource>('MANAGE_CHANNELS', ({ row }) => row),
    id: ({ row }) => toGlobalId('Channel', row.id),
    name: forStaff(({ row }: ChannelSource) => row.name),
    isActive: forStaff(({ row }: ChannelSource) => row.isActive),
    currencyCode: forStaff(({ row }: ChannelSource) => row.currency),
    defaultCountry: forStaff(({ row }: ChannelSource) => countryDisplay(row.defaultCountry)),
    hasOrders: async ({ row }, _, ctx) => {
      requirePermission(ctx, 'MANAGE_CHANNELS')
      return (await ctx.loaders.channelWithOrders.load(row.id)) !== null
    },
    warehouses: async (source, args, ctx) => {
      forStaff(() => null)(source, args, ctx)
      const ids = (await shopData(ctx)).channelWarehouses.get(source.row.id) ?? []
      return warehousesOf(ctx, [...ids])
    },
    stockSettings: forStaff(({ row }: ChannelSource) => ({ row })),
    taxConfiguration: forStaff(({ row }: ChannelSource) => ({ row })),
    ...settingsGroups,
    countries: async ({ row }, _, ctx) => {
      const { zones } = await shopData(ctx)
      return sortedCountries(zones.filter((z) => z.channelIds.includes(row.id)).flatMap((z) => z.countries))
    },
    availableShippingMethodsPerCountry: ({ row }, { countries }, ctx) => methodsPerCountry(ctx, row, countries ?? null),
  },
})
