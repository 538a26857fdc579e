/** Parcels of orders, and the stock that leaves with them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { fulfillmentLines, fulfillments } from '../../tables/index.ts'
import { prepared, type Queryable, type RowOf, statement } from '../../statements/statement.ts'

export type FulfillmentRow = typeof fulfillments.$inferSelect
const COLUMNS = columnsOf(fulfillments, 'f')
const LINE_COLUMNS = columnsOf(fulfillmentLines, 'l')

export const fulfillmentsOf = prepared(
  'fulfillments_of',
  `select ${COLUMNS} from fulfillments f where f.order_id = any($1::uuid[]) order by f.fulfillment_order`,
).many

export const findFulfillment = statement(
  'find_fulfillment',
  `select ${COLUMNS} from fulfillments f where f.id = $1`,
).first

export const fulfillmentLinesOf = prepared(
  'fulfillment_lines_of',
  `select ${LINE_COLUMNS} from fulfillment_lines l where fulfillment_id = any($1::int[]) order by id`,
).many

/** Makes a parcel of a locked order. */
export const insertFulfillment = prepared(
  'fulfillment_insert',
  `with f as (insert into fulfillments as f (order_id, fulfillment_order, status, tracking_number, created_at)
          select $orderId, coalesce(max(fulfillment_order), 0) + 1, $status, $trackingNumber, $at from fulfillments where order_id = $orderId returning ${COLUMNS}),
        l as (insert into fulfillment_lines (fulfillment_id, order_line_id, stock_id, quantity)
          select f.id, x."orderLineId", x."stockId", x.quantity from f, jsonb_to_recordset($lines::jsonb) as x("orderLineId" uuid, "stockId" int, quantity int)),
        o as (update order_lines set quantity_fulfilled = quantity_fulfilled + x.n
          from (select y."orderLineId" as id, sum(y.quantity)::int as n from jsonb_to_recordset($lines::jsonb) as y("orderLineId" uuid, quantity int) group by 1) x
          where order_lines.id = x.id)
      select * from f`,
).single

export const setFulfillmentStatus = statement(
  'set_fulfillment_status',
  `update fulfillments f set status = $2 where f.id = $1 returning ${COLUMNS}`,
).single

export const setTracking = statement(
  'set_tracking',
  `update fulfillments f set tracking_number = $2 where f.id = $1 returning ${COLUMNS}`,
).single

export type StockWithAllocations = RowOf<'fulfillment_stock_lock'>

export type AllocationRow = RowOf<'fulfillment_allocations'>

const FULFILLMENT_STOCK_LOCK = prepared(
  'fulfillment_stock_lock',
  `select s.id, s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity, s.allocated from stocks s
      where s.id in (select a.stock_id from allocations a where a.order_line_id = any($1::uuid[]))
        or (s.warehouse_id = any($2::uuid[]) and s.variant_id in (select l.variant_id from order_lines l where l.id = any($1::uuid[])))
      order by s.id for update of s`,
)
const FULFILLMENT_ALLOCATIONS = prepared(
  'fulfillment_allocations',
  'select id, order_line_id as "orderLineId", stock_id as "stockId", quantity from allocations where order_line_id = any($1::uuid[]) order by id',
)

/** Locks the allocations of these lines, and the stock of their variants in these warehouses. */
export async function lockForFulfillment(
  db: Queryable,
  orderLineIds: readonly string[],
  warehouseIds: readonly string[],
): Promise<{ stocks: StockWithAllocations[]; allocations: AllocationRow[] }> {
  const stocks = await FULFILLMENT_STOCK_LOCK.many(db, orderLineIds, warehouseIds)
  const allocations = await FULFILLMENT_ALLOCATIONS.many(db, orderLineIds)
  return { stocks, allocations }
}

/** Writes stock and allocations after goods have left. */
export const writeStock = prepared(
  'fulfillment_stock_write',
  `with a as (update allocations a set quantity = x.quantity
      from jsonb_to_recordset($allocations::jsonb) as x(id int, quantity int) where a.id = x.id)
    update stocks s set quantity = x.quantity, allocated = x.allocated
      from jsonb_to_recordset($stocks::jsonb) as x(id int, quantity int, allocated int) where s.id = x.id`,
).run

/** Which of the variants have their stock tracked. */
export const trackedVariants = prepared(
  'variants_tracked',
  'select id from variants where id = any($1::int[]) and track_inventory',
).set

/** Which of these ids belong to a warehouse. */
export const knownWarehouses = statement('known_warehouses', 'select id from warehouses where id = any($1::uuid[])').set

const WAREHOUSES_OF_STOCKS = statement(
  'warehouses_of_stocks',
  'select id, warehouse_id as "warehouseId" from stocks where id = any($1::int[])',
)

/** The warehouse of each row of stock. */
export async function warehousesOfStocks(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await WAREHOUSES_OF_STOCKS.many(db, ids)
  return new Map(rows.map((r) => [r.id, r.warehouseId]))
}

/** Makes the goods of a parcel count as not sent. */
export const unsend = statement(
  'fulfillment_unsend',
  `update order_lines o set quantity_fulfilled = o.quantity_fulfilled - x.n
    from (select order_line_id, sum(quantity)::int as n from fulfillment_lines where fulfillment_id = $1 group by 1) x where o.id = x.order_line_id`,
).run

export const deleteFulfillment = statement('fulfillment_delete', 'delete from fulfillments where id = $1').run

/** Puts the goods of a parcel into a warehouse, where they wait for their lines. */
export const putBack = statement(
  'fulfillment_put_back',
  `with back as (select l.id as line_id, l.variant_id, sum(f.quantity)::int as n from fulfillment_lines f join order_lines l on l.id = f.order_line_id
        join variants v on v.id = l.variant_id and v.track_inventory where f.fulfillment_id = $1 group by 1, 2),
      s as (insert into stocks (variant_id, warehouse_id, quantity, allocated)
        select b.variant_id, $2, sum(b.n)::int, sum(b.n)::int from back b group by 1 order by 1
        on conflict (variant_id, warehouse_id) do update set quantity = stocks.quantity + excluded.quantity, allocated = stocks.allocated + excluded.allocated
        returning id, variant_id),
      x as (select b.line_id, s.id as stock_id, b.n from back b join s on s.variant_id = b.variant_id),
      known as (update allocations a set quantity = a.quantity + x.n from x where a.order_line_id = x.line_id and a.stock_id = x.stock_id returning a.order_line_id)
    insert into allocations (order_line_id, stock_id, quantity)
      select x.line_id, x.stock_id, x.n from x where x.line_id not in (select order_line_id from known)`,
).run

/** Lines of parcels, with their orders and the parcels' states. */
export const fulfillmentLinesByIds = statement(
  'fulfillment_lines_by_id',
  `select ${LINE_COLUMNS}, f.order_id as "orderId", f.status from fulfillment_lines l join fulfillments f on f.id = l.fulfillment_id where l.id = any($1::int[])`,
).many

/**
 * Takes goods out of the parcels of a locked order. A parcel to be sent that has none any more goes; one with which money
 * went back stays.
 */
export const takeOut = statement(
  'fulfillment_take_out',
  `with x as (select * from jsonb_to_recordset($2::jsonb) as x(id int, quantity int)),
      gone as (delete from fulfillment_lines l using x where l.id = x.id and l.quantity <= x.quantity returning l.fulfillment_id),
      less as (update fulfillment_lines l set quantity = l.quantity - x.quantity from x where l.id = x.id and l.quantity > x.quantity)
    delete from fulfillments f where f.order_id = $1 and f.id in (select fulfillment_id from gone)
      and f.status in ('FULFILLED', 'WAITING_FOR_APPROVAL')
      and not exists (select from fulfillment_lines l where l.fulfillment_id = f.id and l.id not in (select x.id from x join fulfillment_lines m on m.id = x.id and m.quantity <= x.quantity))`,
).run

/** Minor units that staff gave back of an order through payments of the older kind, which no granted refund tells. */
export const refundedByHandOf = statement(
  'refunded_by_hand',
  'select coalesce(sum(total_refunded), 0)::bigint as "sum!" from fulfillments where order_id = $1',
).value

/**
 * Makes the parcel of goods that came back, or whose money did. Goods that were never sent count as in a parcel from now
 * on. Refunds are minor units that went back with it, null where nothing did.
 */
export const insertReturn = statement(
  'fulfillment_return',
  `with f as (insert into fulfillments as f (order_id, fulfillment_order, status, reason, created_at, total_refunded, shipping_refunded, reason_page_id)
          select $orderId, coalesce(max(fulfillment_order), 0) + 1, $status, $reason, $at, $totalRefunded::int8, $shippingRefunded::int8, $reasonPageId::int4 from fulfillments where order_id = $orderId returning ${COLUMNS}),
        l as (insert into fulfillment_lines (fulfillment_id, order_line_id, stock_id, quantity, reason, reason_page_id)
          select f.id, x."orderLineId", x."stockId", x.quantity, x.reason, x."reasonPageId" from f, jsonb_to_recordset($lines::jsonb) as x("orderLineId" uuid, "stockId" int, quantity int, reason text, "reasonPageId" int)),
        o as (update order_lines set quantity_fulfilled = quantity_fulfilled + x.n
          from (select y."orderLineId" as id, sum(y.quantity)::int as n from jsonb_to_recordset($lines::jsonb) as y("orderLineId" uuid, quantity int, unsent boolean) where y.unsent group by 1) x
          where order_lines.id = x.id)
      select * from f`,
).single
