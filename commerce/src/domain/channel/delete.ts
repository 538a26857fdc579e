/** Deletes channels. */
import type { ChannelErrorCode } from '@semena/contract/enums'
import {
  deleteCheckoutsOfChannel,
  forgetChannelInLists,
  hasOrders,
  moveOrders,
} from '../../db/queries/reference/channel.ts'
import { deleteRows } from '../../db/statements/rows.ts'
import { channels } from '../../db/tables/shop.ts'
import { changing } from '../changes/changing.ts'
import { findRow } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { told } from '../nouns/write.ts'
import { ok, refuse, type Result } from '../result.ts'
import { channel } from './channel.ts'

/**
 * Deletes a channel with its checkouts, prices and listings. Its orders move to the channel `target`, of the same
 * currency; without one, a channel with orders stays.
 */
export const deleteChannel = (
  ctx: NounCtx,
  id: string,
  target: string | null,
): Promise<Result<number, ChannelErrorCode>> =>
  changing<number, ChannelErrorCode>(ctx, async (change) => {
    const { client } = change
    const found = await findRow(client, channel, { id })
    if (!found.ok) return found
    const { value: row } = found
    if (target) {
      const other = await findRow(client, channel, { id: target })
      if (!other.ok) return other
      if (other.value.id === row.id)
        return refuse('INVALID', 'channelId', 'Orders cannot move to the channel that is deleted.')
      if (other.value.currency !== row.currency)
        return refuse('CHANNELS_CURRENCY_MUST_BE_THE_SAME', 'channelId', 'The channels need the same currency.')
      await moveOrders(client, row.id, other.value.id)
    } else if (await hasOrders(client, row.id))
      return refuse('CHANNEL_WITH_ORDERS', 'id', 'A channel with orders needs another one to which they move.')
    await deleteCheckoutsOfChannel(client, row.id)
    await forgetChannelInLists(client, row.id)
    await deleteRows(client, channels, [row.id])
    told(channel, change, 'deleted', row.id, row)
    return ok(row.id)
  })
