/** Opens and closes channels, and orders their warehouses. */
import type { ChannelErrorCode } from '@semena/contract/enums'
import { orderWarehouses, warehouseIdsOfChannel } from '../../db/queries/reference/channel.ts'
import { save } from '../../db/statements/save.ts'
import { channels } from '../../db/tables/shop.ts'
import { changing } from '../changes/changing.ts'
import { uuidKey } from '../global-id.ts'
import { findRow } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { moved } from '../nouns/order.ts'
import { ok, refuse, type Result } from '../result.ts'
import { channel } from './channel.ts'

type Done = Result<number, ChannelErrorCode>

/** Opens or closes a channel for shoppers; one that is open or closed already is INVALID. Answers its key. */
export const setActive = (ctx: NounCtx, id: string, isActive: boolean): Promise<Done> =>
  changing<number, ChannelErrorCode>(ctx, async (change) => {
    const found = await findRow(change.client, channel, { id })
    if (!found.ok) return found
    const { value: row } = found
    if (row.isActive === isActive)
      return refuse('INVALID', 'id', `This channel is already ${isActive ? 'activated' : 'deactivated'}.`)
    await save(change.client, channels, [{ id: row.id, values: { isActive } }])
    change.stale(...channel.stale)
    change.event('CHANNEL_STATUS_CHANGED', 'Channel', row.id)
    return ok(row.id)
  })

export interface WarehouseMove {
  id: string
  /** Places to move by. */
  sortOrder?: number | null | undefined
}

/** Changes the order in which goods are taken from a channel's warehouses. Answers the channel's key. */
export const moveWarehouses = (ctx: NounCtx, id: string, moves: readonly WarehouseMove[]): Promise<Done> =>
  changing<number, ChannelErrorCode>(ctx, async (change) => {
    const found = await findRow(change.client, channel, { id }, 'channelId')
    if (!found.ok) return found
    const key = found.value.id
    const before = await warehouseIdsOfChannel(change.client, key)
    const wanted = moves.map((move) => ({ key: uuidKey(move.id, 'Warehouse') ?? '', by: move.sortOrder ?? null }))
    const unknown = wanted.filter((move) => !before.includes(move.key)).map((move) => move.key)
    if (unknown.length)
      return refuse('NOT_FOUND', 'moves', "Couldn't resolve to a warehouse of the channel.", { warehouses: unknown })
    await orderWarehouses(change.client, key, moved(before, wanted))
    change.stale('site')
    change.event('CHANNEL_UPDATED', 'Channel', key)
    return ok(key)
  })
