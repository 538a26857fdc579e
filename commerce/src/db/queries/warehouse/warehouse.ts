/** Lists of warehouses. */
import { columnsOf } from '../../statements/columns-of.ts'
import { warehouses } from '../../tables/shop.ts'
import { containing, equals, foundBy, metadataIn, oneOf } from '../../statements/conditions.ts'
import { listBy, text, uuid } from '../../statements/list-by.ts'

export type WarehouseRow = typeof warehouses.$inferSelect

export const warehouseList = listBy('warehouse_list', {
  select: columnsOf(warehouses, 'w'),
  from: 'warehouses w',
  conditions: {
    search: containing('w.name', 'w.slug', 'w.email', `coalesce(w.address ->> 'companyName', '')`),
    ids: oneOf('w.id', 'uuid'),
    slugs: oneOf('w.slug', 'text'),
    channelIds: foundBy('w.id', 'select warehouse_id from channel_warehouses where channel_id', 'int'),
    isPrivate: equals('w.is_private', 'bool'),
    clickAndCollectOption: equals('w.click_and_collect_option', 'text'),
    metadata: metadataIn('w.metadata'),
  },
  orders: { NAME: [text('w.name'), uuid('w.id')] },
})
