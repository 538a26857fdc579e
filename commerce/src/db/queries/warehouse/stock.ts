/** Stock and its allocations to orders. Rows are always locked in the order of their ids. */
import { reservedSql } from '../checkout/reservation.ts'
import { prepared, type Queryable, type RowOf, statement } from '../../statements/statement.ts'

export type FreeStock = RowOf<'stock_free_of'>

const STOCK_LOCK = prepared(
  'stock_lock',
  `select s.id, s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity - s.allocated as free
      from unnest(array(select jsonb_array_elements_text($1::jsonb)::int)) as wanted join stocks s on s.variant_id = wanted
      where $2::uuid[] @> array[s.warehouse_id] order by s.id for update of s`,
)

/** Locks the stock in these warehouses until the transaction ends. */
export async function lockStock(
  db: Queryable,
  variantIds: readonly number[],
  warehouseIds: readonly string[],
): Promise<FreeStock[]> {
  if (variantIds.length === 0) return []
  return STOCK_LOCK.many(db, variantIds, warehouseIds)
}

const STOCK_FREE_OF = prepared(
  'stock_free_of',
  `select id, variant_id as "variantId", warehouse_id as "warehouseId", s.quantity - s.allocated - ${reservedSql('$3', '$4')} as free
      from stocks s where variant_id = any($1::int[]) and warehouse_id = any($2::uuid[])`,
)

/** What is free of these variants in these warehouses for a checkout at this moment. */
export const freeStockOf = (
  db: Queryable,
  variantIds: readonly number[],
  warehouseIds: readonly string[],
  { now, checkoutId }: { now: Date; checkoutId: string | null },
): Promise<FreeStock[]> => STOCK_FREE_OF.many(db, variantIds, warehouseIds, now, checkoutId)

const STOCK_OF_ORDER = prepared(
  'stock_of_order',
  `select s.id as stock_id from stocks s where s.id in (select a.stock_id from allocations a join order_lines l on l.id = a.order_line_id where l.order_id = $1) order by s.id for update`,
)
const STOCK_FREE = prepared(
  'stock_free',
  `with held as (select a.id, a.stock_id, a.quantity from allocations a join order_lines l on l.id = a.order_line_id where l.order_id = $1),
        gone as (update allocations a set quantity = 0 from held h where h.id = a.id returning h.stock_id, h.quantity)
      update stocks s set allocated = s.allocated - g.n from (select stock_id, sum(quantity)::int as n from gone group by stock_id) g where s.id = g.stock_id`,
)

/** Gives back what is allocated to an order. The allocations stay, with a quantity of 0. */
export async function freeStock(db: Queryable, orderId: string): Promise<void> {
  const rows = await STOCK_OF_ORDER.many(db, orderId)
  if (rows.length > 0) await STOCK_FREE.run(db, orderId)
}

export interface AllocationChange {
  lineId: string
  stockId: number
  /** Negative to give back. */
  delta: number
}

/** Allocates more or less of locked stock to lines. */
export const changeAllocations = statement(
  'allocations_change',
  `with x as (select "lineId" as line_id, "stockId" as stock_id, sum(delta)::int as delta from jsonb_to_recordset($1::jsonb) as x("lineId" uuid, "stockId" int, delta int) group by 1, 2),
      known as (update allocations a set quantity = a.quantity + x.delta from x where a.order_line_id = x.line_id and a.stock_id = x.stock_id returning a.order_line_id, a.stock_id),
      made as (insert into allocations (order_line_id, stock_id, quantity)
        select x.line_id, x.stock_id, x.delta from x where (x.line_id, x.stock_id) not in (select order_line_id, stock_id from known))
    update stocks s set allocated = s.allocated + n.delta from (select stock_id, sum(delta)::int as delta from x group by 1) n where s.id = n.stock_id`,
).run

/** What is allocated to these lines. */
export const allocatedTo = statement(
  'allocated_to',
  'select order_line_id as "lineId", stock_id as "stockId", quantity from allocations where order_line_id = any($1::uuid[]) and quantity > 0 order by id',
).many
