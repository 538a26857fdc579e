/** Warehouses, as stocks name them. */
import { rowsByKey } from '../../db/rows.ts'
import { warehouses } from '../../db/tables/shop.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { metadataOf } from '../shared/metadata.ts'

export interface WarehouseSource {
  row: typeof warehouses.$inferSelect
}

export const warehousesById = async (pool: GraphqlContext['database']['pool'], ids: readonly string[]) =>
  rowsByKey(pool, warehouses, ids)

export const warehouseTypes = {
  Warehouse: {
    ...metadataOf<WarehouseSource>('MANAGE_PRODUCTS', ({ row }) => row),
    id: ({ row }) => toGlobalId('Warehouse', row.id),
    name: ({ row }) => row.name,
    slug: ({ row }) => row.slug,
  },
} satisfies Resolvers<'Warehouse'>
