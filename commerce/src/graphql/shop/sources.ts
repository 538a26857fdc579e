/** The values from which the shop's types are resolved. */
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'
import type { ChannelRow, ShopRow } from '../../db/queries/reference/reference.ts'

export interface ChannelSource {
  row: ChannelRow
  /** Whether a field was refused already. One error is enough, because the whole channel becomes null. */
  refused?: boolean
}

export interface ShopSource {
  row: ShopRow
  refused?: boolean
}

/** A group of a channel's settings, read off the channel's row. */
export type ChannelSettingsSource = Pick<ChannelSource, 'row'>

/** A channel as staff see it. */
export async function channelOf(ctx: GraphqlContext, key: number | string): Promise<ChannelSource | null> {
  const row = (await shopData(ctx)).channelById.get(Number(key))
  return row ? channelSource(row) : null
}

export const channelSource = (row: ChannelRow): ChannelSource => ({ row })
