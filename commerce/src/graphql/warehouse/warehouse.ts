/** Warehouses, as staff see them. */
import { keysWith } from '../../db/statements/rows.ts'
import { stockList, stocksById } from '../../db/queries/catalog/listings.ts'
import { warehouseList } from '../../db/queries/warehouse/warehouse.ts'
import { NO_ADDRESS } from '../../db/tables/columns.ts'
import { warehouses } from '../../db/tables/shop.ts'
import { toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { plainText } from '../../domain/text.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import type { StockSource } from '../catalog/sources.ts'
import { zones } from '../shipping/sources.ts'
import { keyOf, oneArgument, someKeys, uuidKeysOf } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { some } from '../shared/one-filter.ts'
import { metadataOf } from '../shared/metadata.ts'
import { requirePermission } from '../shared/permission.ts'
import { warehouseOf, type WarehouseSource } from './sources.ts'

const READERS = ['MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_SHIPPING'] as const

export const warehouseQueries = {
  warehouse: async (_, args, ctx): Promise<WarehouseSource | null> => {
    requirePermission(ctx, ...READERS)
    oneArgument(args, 'id', 'externalReference')
    if (args.id) {
      const key = uuidKey(args.id, 'Warehouse')
      return key === null ? null : warehouseOf(ctx, key)
    }
    const [key] = await keysWith(ctx.database.pool, warehouses, warehouses.externalReference, args.externalReference)
    return key === undefined ? null : warehouseOf(ctx, key)
  },

  warehouses: (_, { filter, sortBy, ...page }, ctx) => {
    requirePermission(ctx, ...READERS)
    const list = warehouseList({
      ...filter,
      ids: filter?.ids?.length ? uuidKeysOf(filter.ids, 'Warehouse') : null,
      slugs: some(filter?.slugs),
      channelIds: someKeys(filter?.channels, 'Channel'),
      sortBy: sortBy && { ...sortBy, field: 'NAME' },
    })
    return listedBy(ctx, page, list, (row): WarehouseSource => row)
  },

  stock: async (_, { id }, ctx): Promise<StockSource | null> => {
    requirePermission(ctx, 'MANAGE_PRODUCTS')
    const key = keyOf(id, 'Stock')
    const [row] = key === null ? [] : await stocksById(ctx.database.pool, [key])
    return row ? { row } : null
  },

  stocks: (_, { filter, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_PRODUCTS')
    const list = stockList({ quantity: filter?.quantity, search: filter?.search && plainText(filter.search).trim() })
    return listedBy(ctx, page, list, (row): StockSource => ({ row }))
  },
} satisfies Partial<Fields<'Query'>>

export const warehouseTypes = resolversOf({
  Warehouse: {
    ...metadataOf<WarehouseSource>('MANAGE_PRODUCTS', (row) => row),
    id: (row) => toGlobalId('Warehouse', row.id),
    address: (row) => ({ ...(row.address ?? NO_ADDRESS), place: `warehouse-${row.id}` }),
    companyName: (row) => row.address?.companyName ?? '',
    stocks: (row, page, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS', 'MANAGE_ORDERS')
      return listedBy(ctx, page, stockList({ warehouseId: row.id }), (stock): StockSource => ({ row: stock }))
    },
    shippingZones: (row, page, ctx) => zones(ctx, page, { warehouseIds: [row.id] }, null),
  },
})
