/** Loaders of warehouses, shipping zones and tax classes, and of what channels have. */
import type { Pool } from 'pg'
import { channelsWithOrders } from '../../db/queries/channel.ts'
import { rowsByKey } from '../../db/rows.ts'
import { shippingZones, taxClasses, warehouses } from '../../db/tables/shop.ts'
import { byKey } from '../shared/batch.ts'

export const skeletonLoaders = (pool: Pool) => ({
  warehouseById: byKey(
    (ids: readonly string[]) => rowsByKey(pool, warehouses, ids),
    (row) => row.id,
  ),
  zoneById: byKey(
    (ids: readonly number[]) => rowsByKey(pool, shippingZones, ids),
    (row) => row.id,
  ),
  taxClassById: byKey(
    (ids: readonly number[]) => rowsByKey(pool, taxClasses, ids),
    (row) => row.id,
  ),
  /** A row for each channel that has orders. */
  channelWithOrders: byKey(
    (ids: readonly number[]) => channelsWithOrders(pool, ids),
    (row) => row.id,
  ),
})
