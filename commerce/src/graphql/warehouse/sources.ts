/** The value from which the GraphQL type Warehouse is resolved. */
import type { WarehouseRow } from '../../db/queries/warehouse/warehouse.ts'
import type { GraphqlContext } from '../context.ts'

export type WarehouseSource = WarehouseRow

export const warehouseOf = (ctx: GraphqlContext, id: number | string): Promise<WarehouseSource | null> =>
  ctx.loaders.warehouseById.load(String(id))

/** A warehouse as the delivery method of a checkout or an order; null where there is none any more. */
export async function collectionPoint(ctx: GraphqlContext, id: string) {
  const row = await warehouseOf(ctx, id)
  return row && { __typename: 'Warehouse' as const, ...row }
}

/** Warehouses in the order of their ids in the list. */
export async function warehousesOf(ctx: GraphqlContext, ids: readonly string[]): Promise<WarehouseSource[]> {
  const found = await Promise.all(ids.map((id) => ctx.loaders.warehouseById.load(id)))
  return found.filter((row) => row !== null)
}
