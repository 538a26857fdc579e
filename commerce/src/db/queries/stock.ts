/** Stock that orders hold. Rows are always locked in the order of their ids. */
import type { Queryable } from './checkout.ts'

export interface FreeStock {
  id: number
  variantId: number
  warehouseId: string
  free: number
}

/** Locks what lies in these warehouses until the transaction ends. */
export async function lockStock(
  db: Queryable,
  variantIds: readonly number[],
  warehouseIds: readonly string[],
): Promise<FreeStock[]> {
  if (variantIds.length === 0) return []
  const { rows } = await db.query<FreeStock>({
    name: 'stock_lock',
    text: `select s.id, s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity - s.allocated as free
      from jsonb_array_elements_text($1::jsonb) as wanted join stocks s on s.variant_id = wanted::int
      where $2::uuid[] @> array[s.warehouse_id] order by s.id for update of s`,
    values: [JSON.stringify(variantIds), warehouseIds],
  })
  return rows
}

/** Gives back all that an order holds. */
export async function freeStock(db: Queryable, orderId: string): Promise<void> {
  const { rows } = await db.query<{ stock_id: number }>({
    name: 'stock_of_order',
    text: `select s.id as stock_id from stocks s where s.id in (select a.stock_id from allocations a join order_lines l on l.id = a.order_line_id where l.order_id = $1) order by s.id for update`,
    values: [orderId],
  })
  if (rows.length === 0) return
  await db.query({
    name: 'stock_free',
    text: `with gone as (delete from allocations a using order_lines l where l.id = a.order_line_id and l.order_id = $1 returning a.stock_id, a.quantity)
      update stocks s set allocated = s.allocated - g.n from (select stock_id, sum(quantity)::int as n from gone group by stock_id) g where s.id = g.stock_id`,
    values: [orderId],
  })
}
