/** Lets warehouses ship to zones, and parts them from zones. */
import type { WarehouseErrorCode } from '@semena/contract/enums'
import { addZoneWarehouses, foreignWarehouses, removeZoneWarehouses } from '../../db/queries/shipping/shipping-zone.ts'
import { shippingZones } from '../../db/tables/shop.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { relatedKeys } from '../nouns/related.ts'
import { changeRow } from '../nouns/write.ts'
import { ok, refuse, refuseOrder, type Result } from '../result.ts'
import { warehouse } from './warehouse.ts'

const ZONE = { table: shippingZones, type: 'ShippingZone' } as const

type Done = Result<string, WarehouseErrorCode>

/** Lets a warehouse ship to zones with which it has a channel in common; answers its key. */
export const assignZones = (ctx: NounCtx, id: string, zoneIds: readonly string[]): Promise<Done> =>
  withZones(ctx, id, zoneIds, async (client, key, keys) => {
    await addZoneWarehouses(
      client,
      keys.map((zoneId) => ({ zoneId, warehouseId: key })),
    )
    const foreign = (await foreignWarehouses(client, { zoneIds: [], warehouseIds: [key] }))
      .map((pair) => pair.zoneId)
      .filter((zoneId) => keys.includes(zoneId))
    return foreign.length
      ? refuse('INVALID', 'shippingZones', 'The warehouse has no channel in common with these zones.', {
          shippingZones: foreign,
        })
      : ok(key)
  })

/** Parts a warehouse from zones, be it assigned to them or not; answers its key. */
export const unassignZones = (ctx: NounCtx, id: string, zoneIds: readonly string[]): Promise<Done> =>
  withZones(ctx, id, zoneIds, async (client, key, keys) => {
    await removeZoneWarehouses(client, keys, [key])
    return ok(key)
  })

const withZones = (
  ctx: NounCtx,
  id: string,
  zoneIds: readonly string[],
  work: (client: Parameters<typeof addZoneWarehouses>[0], key: string, zones: number[]) => Promise<Done>,
): Promise<Done> =>
  changeRow(ctx, warehouse, { named: { id } }, async ({ client }, row) => {
    const zones = await relatedKeys(client, ZONE, zoneIds, 'shippingZoneId')
    return zones.faults.length ? refuseOrder(...zones.faults) : work(client, row.id, zones.keys)
  })
