/** What an order's types are resolved from. */
import type { fulfillmentLines, fulfillments } from '../../db/tables/index.ts'
import type { OrderDiscountRow, OrderEventRow, OrderLineRow, OrderRow } from '../../db/queries/order.ts'

export type OrderSource = OrderRow

export interface OrderLineSource {
  row: OrderLineRow
  order: OrderRow
}

export type OrderEventSource = OrderEventRow

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
