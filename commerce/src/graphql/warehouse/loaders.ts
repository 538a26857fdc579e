/** Loaders of warehouses, shipping zones and tax classes, and of what channels have. */
import { channelsWithOrders } from '../../db/queries/reference/channel.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { shippingZones, taxClasses, warehouses } from '../../db/tables/shop.ts'
import { one } from '../shared/declared-loaders.ts'

export const skeletonLoaders = {
  warehouseById: one(({ pool }, ids: readonly string[]) => rowsByKey(pool, warehouses, ids), 'id'),
  zoneById: one(({ pool }, ids: readonly number[]) => rowsByKey(pool, shippingZones, ids), 'id'),
  taxClassById: one(({ pool }, ids: readonly number[]) => rowsByKey(pool, taxClasses, ids), 'id'),
  /** A row for each channel that has orders. */
  channelWithOrders: one(({ pool }, ids: readonly number[]) => channelsWithOrders(pool, ids), 'id'),
}
