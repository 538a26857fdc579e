/** The value from which a warehouse is resolved, and how it is loaded. */
import type DataLoader from 'dataloader'
import { type WarehouseRow, warehousesByIds } from '../../db/queries/warehouse.ts'
import type { GraphqlContext } from '../context.ts'
import { byKey } from '../shared/batch.ts'

export type WarehouseSource = WarehouseRow

const kept = new WeakMap<GraphqlContext['loaders'], DataLoader<string, WarehouseRow | null>>()

/** The loader of a request's warehouses by id. */
export function warehouseById(ctx: GraphqlContext): DataLoader<string, WarehouseRow | null> {
  let loader = kept.get(ctx.loaders)
  if (!loader) {
    loader = byKey(
      (ids) => warehousesByIds(ctx.database.pool, ids),
      (w) => w.id,
    )
    kept.set(ctx.loaders, loader)
  }
  return loader
}
