/** Shipping zones: lists of them, their channels and their warehouses. */
import type { PoolClient } from 'pg'
import { columnsOf } from '../../statements/columns-of.ts'
import { statement } from '../../statements/statement.ts'
import { shippingZones } from '../../tables/shop.ts'
import { containing, foundBy } from '../../statements/conditions.ts'
import { integer, listBy } from '../../statements/list-by.ts'

export type ShippingZoneRow = typeof shippingZones.$inferSelect

export const zoneList = listBy('zone_list', {
  select: columnsOf(shippingZones, 'z'),
  from: 'shipping_zones z',
  conditions: {
    search: containing('z.name'),
    channelIds: foundBy('z.id', 'select zone_id from shipping_zone_channels where channel_id', 'int'),
    warehouseIds: foundBy('z.id', 'select zone_id from shipping_zone_warehouses where warehouse_id', 'uuid'),
  },
  orders: { ID: [integer('z.id')] },
})

/** Every zone but this one, with its countries. */
export const otherZones = statement(
  'other_zones',
  'select is_default as "isDefault", countries from shipping_zones where $1::int is null or id <> $1',
).many

export const addChannelsToZone = statement(
  'zone_channels_add',
  'insert into shipping_zone_channels (zone_id, channel_id) select $1, unnest($2::int[]) on conflict do nothing',
).run

/** Lets warehouses ship to zones, pair by pair. */
export const addZoneWarehouses = statement(
  'zone_warehouses_add',
  `insert into shipping_zone_warehouses (zone_id, warehouse_id)
    select p."zoneId", p."warehouseId" from jsonb_to_recordset($1::jsonb) as p ("zoneId" int, "warehouseId" uuid) on conflict do nothing`,
).run

export const removeZoneWarehouses = statement(
  'zone_warehouses_remove',
  'delete from shipping_zone_warehouses where zone_id = any($1::int[]) and warehouse_id = any($2::uuid[])',
).run

/** Pairs of a zone and a warehouse that have no channel in common, among those of these zones and warehouses. */
export const foreignWarehouses = statement(
  'zone_warehouses_foreign',
  `select z.zone_id as "zoneId", z.warehouse_id as "warehouseId" from shipping_zone_warehouses z
    where (z.zone_id = any($zoneIds::int[]) or z.warehouse_id = any($warehouseIds::uuid[])) and not exists (
      select from shipping_zone_channels zc join channel_warehouses cw using (channel_id)
      where zc.zone_id = z.zone_id and cw.warehouse_id = z.warehouse_id)`,
).many

interface OfZones {
  zoneIds: readonly number[]
  warehouseIds: readonly string[]
}

/** Parts zones from warehouses with which they have no channel in common. */
export async function dropForeignWarehouses(client: PoolClient, of: OfZones): Promise<void> {
  for (const { zoneId, warehouseId } of await foreignWarehouses(client, of))
    await removeZoneWarehouses(client, [zoneId], [warehouseId])
}
