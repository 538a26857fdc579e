/** What the shop's types are resolved from. */
import type { ChannelRow, ShopRow } from '../../db/queries/reference.ts'

export interface ChannelSource {
  row: ChannelRow
  /** A field was refused already: one error is enough, as the whole channel becomes null. */
  refused?: boolean
}

export interface ShopSource {
  row: ShopRow
  refused?: boolean
}

export const channelSource = (row: ChannelRow): ChannelSource => ({ row })
