/** The values from which the shop's types are resolved. */
import type { ChannelRow, ShopRow } from '../../db/queries/reference.ts'

export interface ChannelSource {
  row: ChannelRow
  /** Whether a field was refused already. One error is enough, because the whole channel becomes null. */
  refused?: boolean
}

export interface ShopSource {
  row: ShopRow
  refused?: boolean
}

export const channelSource = (row: ChannelRow): ChannelSource => ({ row })
