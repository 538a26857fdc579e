/** Warehouses. */
import { listedFields } from '../shared/listed.ts'
import { warehouseMutations } from './mutations.ts'
import { warehouseQueries, warehouseTypes } from './warehouse.ts'

export const warehouseResolvers = {
  Query: warehouseQueries,
  Mutation: warehouseMutations,
  ...warehouseTypes,
  WarehouseCountableConnection: listedFields,
  StockCountableConnection: listedFields,
}
