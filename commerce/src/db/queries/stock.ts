/** Stock and its allocations to orders. Rows are always locked in the order of their ids. */
import { type Queryable, statement } from '../statement.ts'

export interface FreeStock {
  id: number
  variantId: number
  warehouseId: string
  free: number
}

const STOCK_LOCK = statement(
  'stock_lock',
  `select s.id, s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity - s.allocated as free
      from jsonb_array_elements_text($1::jsonb) as wanted join stocks s on s.variant_id = wanted::int
      where $2::uuid[] @> array[s.warehouse_id] order by s.id for update of s`,
  { prepared: true },
)

/** Locks the stock in these warehouses until the transaction ends. */
export async function lockStock(
  db: Queryable,
  variantIds: readonly number[],
  warehouseIds: readonly string[],
): Promise<FreeStock[]> {
  if (variantIds.length === 0) return []
  return STOCK_LOCK.rows(db, [JSON.stringify(variantIds), warehouseIds])
}

const STOCK_FREE_OF = statement(
  'stock_free_of',
  `select id, variant_id as "variantId", warehouse_id as "warehouseId", quantity - allocated as free
      from stocks where variant_id = any($1::int[]) and warehouse_id = any($2::uuid[])`,
  { prepared: true },
)

/** What is free of these variants in these warehouses at this moment. */
export const freeStockOf = (
  db: Queryable,
  variantIds: readonly number[],
  warehouseIds: readonly string[],
): Promise<FreeStock[]> => STOCK_FREE_OF.rows(db, [variantIds, warehouseIds])

const STOCK_OF_ORDER = statement(
  'stock_of_order',
  `select s.id as stock_id from stocks s where s.id in (select a.stock_id from allocations a join order_lines l on l.id = a.order_line_id where l.order_id = $1) order by s.id for update`,
  { prepared: true },
)
const STOCK_FREE = statement(
  'stock_free',
  `with gone as (delete from allocations a using order_lines l where l.id = a.order_line_id and l.order_id = $1 returning a.stock_id, a.quantity)
      update stocks s set allocated = s.allocated - g.n from (select stock_id, sum(quantity)::int as n from gone group by stock_id) g where s.id = g.stock_id`,
  { prepared: true },
)

/** Deletes the allocations of an order. */
export async function freeStock(db: Queryable, orderId: string): Promise<void> {
  const rows = await STOCK_OF_ORDER.rows(db, [orderId])
  if (rows.length === 0) return
  await STOCK_FREE.run(db, [orderId])
}
