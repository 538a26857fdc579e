/** The values from which an order's types are resolved. */
import {
  type OrderDiscountRow,
  type OrderEventRow,
  type OrderLineRow,
  orderLinesOf,
  type OrderRow,
} from '../../db/queries/order/order.ts'
import type { DiscountValueTypeEnum } from '@semena/contract/enums'
import type { ShownAllocation } from '../../db/queries/order/allocation.ts'
import type { fulfillmentLines, fulfillments } from '../../db/tables/index.ts'
import type { GraphqlContext } from '../context.ts'
import { listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

export type OrderSource = OrderRow

export interface OrderLineSource {
  row: OrderLineRow
  order: OrderRow
}

export type OrderEventSource = OrderEventRow

export type AllocationSource = ShownAllocation

/** What was taken off, as an event keeps it; amounts are minor units. */
export interface EventDiscount {
  valueType: DiscountValueTypeEnum
  value: number
  reason: string | null
  amount: number
  oldValueType?: DiscountValueTypeEnum | null
  oldValue?: number
  oldAmount?: number
}

export interface EventDiscountSource {
  discount: EventDiscount
  currency: string
}

/** A line of an event; `item` is its name where the line may be gone. */
export interface EventLine {
  lineId: string
  quantity: number
  item?: string
  discount?: EventDiscount
}

export interface EventLineSource extends EventLine {
  order: OrderRow
}

export interface OrderDiscountSource {
  row: OrderDiscountRow
  currency: string
}

export interface FulfillmentSource {
  row: typeof fulfillments.$inferSelect
  order: OrderRow
}

export interface FulfillmentLineSource {
  row: typeof fulfillmentLines.$inferSelect
  order: OrderRow
}

const lineLoader = ofOperation(({ database: { pool } }) =>
  listByKey((ids: readonly string[]) => orderLinesOf(pool, ids), 'orderId'),
)

/** The lines of an order, read with one query for all orders of a request. */
export const lineSources = async (ctx: GraphqlContext, order: OrderRow): Promise<OrderLineSource[]> =>
  (await lineLoader(ctx).load(order.id)).map((row) => ({ row, order }))
