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
import { listByKey, type Loader } from '../shared/batch.ts'

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

/** For each request, a loader of the lines of all its orders. */
const loaders = new WeakMap<GraphqlContext['loaders'], Loader<string, OrderLineRow[]>>()

/** The lines of an order, read with one query for all orders of a request. */
export async function lineSources(ctx: GraphqlContext, order: OrderRow): Promise<OrderLineSource[]> {
  let loader = loaders.get(ctx.loaders)
  if (!loader) {
    loader = listByKey(
      (ids) => orderLinesOf(ctx.database.pool, ids),
      (line) => line.orderId,
    )
    loaders.set(ctx.loaders, loader)
  }
  return (await loader.load(order.id)).map((row) => ({ row, order }))
}
