/** Warehouses. */
import { toGlobalId } from '../../domain/global-id.ts'
import type { Resolvers } from '../resolver-types.ts'
import { metadataOf } from '../shared/metadata.ts'
import type { WarehouseSource } from './sources.ts'

export const warehouseResolvers = {
  Warehouse: {
    ...metadataOf<WarehouseSource>('MANAGE_PRODUCTS', (w) => w),
    id: (w) => toGlobalId('Warehouse', w.id),
  },
} satisfies Resolvers<'Warehouse'>
