/** Stock that is kept for lines of orders. */
import { prepared, type RowOf } from '../../statements/statement.ts'

export type ShownAllocation = RowOf<'allocations_of_lines'>

export const allocationsOf = prepared(
  'allocations_of_lines',
  `select a.id, a.order_line_id as "orderLineId", a.quantity, s.warehouse_id as "warehouseId" from allocations a join stocks s on s.id = a.stock_id
    where a.order_line_id = any($1::uuid[]) order by a.id`,
).many
