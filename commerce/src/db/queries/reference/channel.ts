/** What belongs to channels: their warehouses in order, their shipping zones, orders and checkouts. */
import { prepared, type Queryable, statement } from '../../statements/statement.ts'

/** Ids of a channel's warehouses, in the order in which goods are taken from them. */
export const warehouseIdsOfChannel = statement(
  'channel_warehouse_ids',
  'select warehouse_id as id from channel_warehouses where channel_id = $1 order by sort, warehouse_id',
).column

/** Adds warehouses behind those that the channel has. */
export const appendWarehouses = statement(
  'channel_warehouses_append',
  `insert into channel_warehouses (channel_id, warehouse_id, sort)
    select $1, w.id, (select coalesce(max(sort), -1) from channel_warehouses where channel_id = $1) + w.place::int
    from unnest($2::uuid[]) with ordinality w (id, place) on conflict do nothing`,
).run

export const removeWarehousesOfChannel = statement(
  'channel_warehouses_remove',
  'delete from channel_warehouses where channel_id = $1 and warehouse_id = any($2::uuid[])',
).run

/** Puts a channel's warehouses into this order. */
export const orderWarehouses = statement(
  'channel_warehouses_order',
  `update channel_warehouses c set sort = w.place::int - 1 from unnest($2::uuid[]) with ordinality w (id, place)
    where c.channel_id = $1 and c.warehouse_id = w.id and c.sort <> w.place::int - 1`,
).run

export const addZonesOfChannel = statement(
  'channel_zones_add',
  'insert into shipping_zone_channels (channel_id, zone_id) select $1, unnest($2::int[]) on conflict do nothing',
).run

/** Takes zones from a channel, and with them the prices that their methods have there. */
export const removeZonesOfChannel = statement(
  'channel_zones_remove',
  `with z as (delete from shipping_zone_channels where channel_id = $1 and zone_id = any($2::int[]))
    delete from shipping_method_listings l using shipping_methods m
      where m.id = l.method_id and l.channel_id = $1 and m.zone_id = any($2::int[])`,
).run

/** Which of these channels have orders. */
export const channelsWithOrders = statement(
  'channels_with_orders',
  'select c.id from channels c where c.id = any($1::int[]) and exists (select from orders o where o.channel_id = c.id)',
).many

export const hasOrders = async (on: Queryable, channelId: number): Promise<boolean> =>
  (await channelsWithOrders(on, [channelId])).length > 0

export const moveOrders = statement(
  'channel_orders_move',
  'update orders set channel_id = $2 where channel_id = $1',
).run

export const deleteCheckoutsOfChannel = statement(
  'channel_checkouts_delete',
  'delete from checkouts where channel_id = $1',
).run

/** Takes a channel out of the lists in which groups of staff and promotions name theirs. */
export const forgetChannelInLists = statement(
  'channel_promotions_forget',
  `with groups as (update permission_groups set channel_ids = array_remove(channel_ids, $1) where $1 = any(channel_ids))
    update promotion_rules set channels = array_remove(channels, $1) where $1 = any(channels)`,
).run

/** Whether orders of a channel are confirmed by themselves; false where people confirm each of them. */
export const confirmsByItself = prepared(
  'channel_confirms',
  'select automatically_confirm_all_new_orders as confirms from channels where id = $1',
).maybe

/** Changes settings of every channel; null leaves one. */
export const orderSettingsOfAll = statement(
  'order_settings_of_all',
  `update channels set automatically_confirm_all_new_orders = coalesce($automaticallyConfirmAllNewOrders, automatically_confirm_all_new_orders),
    automatically_fulfill_non_shippable_gift_card = coalesce($automaticallyFulfillNonShippableGiftCard, automatically_fulfill_non_shippable_gift_card)`,
).run
