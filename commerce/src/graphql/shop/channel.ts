/** Channels. Shoppers read little of them; apps read all. */
import { type Ctx, may } from '../../context.ts'
import { keyOf, oneArgument, shopData } from '../catalog/access.ts'
import { metadataOf } from '../catalog/shared.ts'
import { permissionDenied } from '../errors.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { countryDisplay, sortedCountries } from './countries.ts'
import { methodsPerCountry } from './shipping-method.ts'
import { type ChannelSource, channelSource } from './sources.ts'

export const channelQueries = {
  channel: async (
    _: unknown,
    args: { id?: string | null; slug?: string | null },
    ctx: Ctx,
  ): Promise<ChannelSource | null> => {
    oneArgument(args, 'id', 'slug')
    const { channelById, channelBySlug } = await shopData(ctx)
    const id = args.id ? keyOf(args.id, 'Channel') : null
    const row = args.id ? (id === null ? undefined : channelById.get(id)) : channelBySlug.get(args.slug!)
    return row && (row.isActive || ctx.viewer.kind === 'app') ? channelSource(row) : null
  },

  channels: async (_: unknown, __: unknown, ctx: Ctx): Promise<ChannelSource[]> => {
    if (!may(ctx, 'MANAGE_CHANNELS')) throw permissionDenied()
    return (await shopData(ctx)).channels.map(channelSource)
  },
}

/** A field for apps. The first one refused is reported; the others are not, because nothing of the channel is left. */
export const forApps =
  <Source extends { refused?: boolean }, Value>(read: (source: Source) => Value) =>
  (source: Source, _: unknown, ctx: Ctx): Value => {
    if (ctx.viewer.kind !== 'app' && !source.refused) {
      source.refused = true
      throw permissionDenied()
    }
    return read(source)
  }

export const channelTypes = {
  Channel: {
    ...metadataOf<ChannelSource>('MANAGE_CHANNELS', ({ row }) => row),
    id: ({ row }: ChannelSource) => toGlobalId('Channel', row.id),
    slug: ({ row }: ChannelSource) => row.slug,
    name: forApps(({ row }: ChannelSource) => row.name),
    isActive: forApps(({ row }: ChannelSource) => row.isActive),
    currencyCode: forApps(({ row }: ChannelSource) => row.currency),
    defaultCountry: forApps(({ row }: ChannelSource) => countryDisplay(row.defaultCountry)),
    countries: async ({ row }: ChannelSource, _: unknown, ctx: Ctx) => {
      const { zones } = await shopData(ctx)
      return sortedCountries(zones.filter((z) => z.channelIds.includes(row.id)).flatMap((z) => z.countries))
    },
    availableShippingMethodsPerCountry: (
      { row }: ChannelSource,
      { countries }: { countries?: string[] | null },
      ctx: Ctx,
    ) => methodsPerCountry(ctx, row, countries ?? null),
  },
}
