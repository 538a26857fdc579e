/** Parcels of orders, and the stock that leaves with them. */
import type { fulfillmentLines, fulfillments } from '../tables/index.ts'
import { type Queryable, statement } from '../statement.ts'

export type FulfillmentRow = typeof fulfillments.$inferSelect
export type FulfillmentLineRow = typeof fulfillmentLines.$inferSelect

const COLUMNS =
  'f.id, f.order_id as "orderId", f.fulfillment_order as "fulfillmentOrder", f.status, f.tracking_number as "trackingNumber", f.metadata, f.private_metadata as "privateMetadata", f.created_at as "createdAt"'
const LINE_COLUMNS =
  'id, fulfillment_id as "fulfillmentId", order_line_id as "orderLineId", stock_id as "stockId", quantity'

const FULFILLMENTS_OF = statement(
  'fulfillments_of',
  `select ${COLUMNS} from fulfillments f where f.order_id = any($1::uuid[]) order by f.fulfillment_order`,
  { prepared: true },
)

export async function fulfillmentsOf(db: Queryable, orderIds: readonly string[]): Promise<FulfillmentRow[]> {
  return FULFILLMENTS_OF.rows(db, [orderIds])
}

const FIND_FULFILLMENT = statement('find_fulfillment', `select ${COLUMNS} from fulfillments f where f.id = $1`)

export async function findFulfillment(db: Queryable, id: number): Promise<FulfillmentRow | null> {
  return FIND_FULFILLMENT.one(db, [id])
}

const FULFILLMENT_LINES_OF = statement(
  'fulfillment_lines_of',
  `select ${LINE_COLUMNS} from fulfillment_lines where fulfillment_id = any($1::int[]) order by id`,
  { prepared: true },
)

export async function fulfillmentLinesOf(db: Queryable, ids: readonly number[]): Promise<FulfillmentLineRow[]> {
  return FULFILLMENT_LINES_OF.rows(db, [ids])
}

const FULFILLMENT_INSERT = statement(
  'fulfillment_insert',
  `with f as (insert into fulfillments as f (order_id, fulfillment_order, status, tracking_number, created_at)
          select $1, coalesce(max(fulfillment_order), 0) + 1, $2, $3, $4 from fulfillments where order_id = $1 returning ${COLUMNS}),
        l as (insert into fulfillment_lines (fulfillment_id, order_line_id, stock_id, quantity)
          select f.id, x."orderLineId", x."stockId", x.quantity from f, jsonb_to_recordset($5::jsonb) as x("orderLineId" uuid, "stockId" int, quantity int)),
        o as (update order_lines set quantity_fulfilled = quantity_fulfilled + x.n
          from (select y."orderLineId" as id, sum(y.quantity)::int as n from jsonb_to_recordset($5::jsonb) as y("orderLineId" uuid, quantity int) group by 1) x
          where order_lines.id = x.id)
      select * from f`,
  { prepared: true },
)

/** Makes a parcel of a locked order. */
export async function insertFulfillment(
  db: Queryable,
  f: { orderId: string; status: FulfillmentRow['status']; trackingNumber: string; at: Date },
  lines: readonly { orderLineId: string; stockId: number | null; quantity: number }[],
): Promise<FulfillmentRow> {
  return FULFILLMENT_INSERT.only(db, [f.orderId, f.status, f.trackingNumber, f.at, JSON.stringify(lines)])
}

const SET_FULFILLMENT_STATUS = statement(
  'set_fulfillment_status',
  `update fulfillments f set status = $2 where f.id = $1 returning ${COLUMNS}`,
)

export async function setFulfillmentStatus(
  db: Queryable,
  id: number,
  status: FulfillmentRow['status'],
): Promise<FulfillmentRow> {
  return SET_FULFILLMENT_STATUS.only(db, [id, status])
}

const SET_TRACKING = statement(
  'set_tracking',
  `update fulfillments f set tracking_number = $2 where f.id = $1 returning ${COLUMNS}`,
)

export async function setTracking(db: Queryable, id: number, trackingNumber: string): Promise<FulfillmentRow> {
  return SET_TRACKING.only(db, [id, trackingNumber])
}

export interface StockWithAllocations {
  id: number
  variantId: number
  warehouseId: string
  quantity: number
  allocated: number
}

export interface AllocationRow {
  id: number
  orderLineId: string
  stockId: number
  quantity: number
}

const FULFILLMENT_STOCK_LOCK = statement(
  'fulfillment_stock_lock',
  `select s.id, s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity, s.allocated from stocks s
      where s.id in (select a.stock_id from allocations a where a.order_line_id = any($1::uuid[]))
        or (s.warehouse_id = any($2::uuid[]) and s.variant_id in (select l.variant_id from order_lines l where l.id = any($1::uuid[])))
      order by s.id for update of s`,
  { prepared: true },
)
const FULFILLMENT_ALLOCATIONS = statement(
  'fulfillment_allocations',
  'select id, order_line_id as "orderLineId", stock_id as "stockId", quantity from allocations where order_line_id = any($1::uuid[]) order by id',
  { prepared: true },
)

/** Locks the allocations of these lines, and the stock of their variants in these warehouses. */
export async function lockForFulfillment(
  db: Queryable,
  orderLineIds: readonly string[],
  warehouseIds: readonly string[],
): Promise<{ stocks: StockWithAllocations[]; allocations: AllocationRow[] }> {
  const stocks = await FULFILLMENT_STOCK_LOCK.rows(db, [orderLineIds, warehouseIds])
  const allocations = await FULFILLMENT_ALLOCATIONS.rows(db, [orderLineIds])
  return { stocks, allocations }
}

const FULFILLMENT_STOCK_WRITE = statement(
  'fulfillment_stock_write',
  `update stocks s set quantity = x.quantity, allocated = x.allocated
      from jsonb_to_recordset($1::jsonb) as x(id int, quantity int, allocated int) where s.id = x.id`,
  { prepared: true },
)
const FULFILLMENT_ALLOCATIONS_WRITE = statement(
  'fulfillment_allocations_write',
  `with x as (select * from jsonb_to_recordset($1::jsonb) as x(id int, quantity int)),
        gone as (delete from allocations a using x where a.id = x.id and x.quantity = 0)
      update allocations a set quantity = x.quantity from x where a.id = x.id and x.quantity > 0`,
  { prepared: true },
)

/** Writes stock and allocations after goods have left. */
export async function writeStock(
  db: Queryable,
  stocks: readonly StockWithAllocations[],
  allocations: readonly AllocationRow[],
): Promise<void> {
  await FULFILLMENT_STOCK_WRITE.run(db, [JSON.stringify(stocks)])
  await FULFILLMENT_ALLOCATIONS_WRITE.run(db, [JSON.stringify(allocations)])
}

const VARIANTS_TRACKED = statement(
  'variants_tracked',
  'select id from variants where id = any($1::int[]) and track_inventory',
  { prepared: true },
)

/** Which of the variants have their stock tracked. */
export async function trackedVariants(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await VARIANTS_TRACKED.rows(db, [ids])
  return new Set(rows.map((r) => r.id))
}

const KNOWN_WAREHOUSES = statement('known_warehouses', 'select id from warehouses where id = any($1::uuid[])')

/** Which of these ids belong to a warehouse. */
export async function knownWarehouses(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await KNOWN_WAREHOUSES.rows(db, [ids])
  return new Set(rows.map((r) => r.id))
}

const WAREHOUSES_OF_STOCKS = statement(
  'warehouses_of_stocks',
  'select id, warehouse_id as "warehouseId" from stocks where id = any($1::int[])',
)

/** The warehouse of each row of stock. */
export async function warehousesOfStocks(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await WAREHOUSES_OF_STOCKS.rows(db, [ids])
  return new Map(rows.map((r) => [r.id, r.warehouseId]))
}
