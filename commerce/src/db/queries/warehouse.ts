/** Warehouses. */
import { columnsOf } from '../columns-of.ts'
import { warehouses } from '../tables/index.ts'
import { type Queryable, statement } from '../statement.ts'

export type WarehouseRow = typeof warehouses.$inferSelect

const WAREHOUSES_BY_ID = statement(
  'warehouses_by_id',
  `select ${columnsOf(warehouses, 'w')} from warehouses w where id = any($1::uuid[])`,
  { prepared: true },
)

export const warehousesByIds = (db: Queryable, ids: readonly string[]): Promise<WarehouseRow[]> =>
  WAREHOUSES_BY_ID.rows(db, [ids])
