/** Checks an order before goods are sent, in Saleor's order of questions. Pure. */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { OrderLineRow, OrderRow } from '../../db/queries/order/order.ts'
import type { ShopRow } from '../../db/queries/reference/reference.ts'
import { type Refusal, refusal } from '../result.ts'

export interface FulfillLine {
  orderLineId: string
  stocks: { warehouseId: string; quantity: number }[]
}

/** In these states nothing is sent: a draft has no stock yet, and that of the others belongs to other orders by now. */
const CLOSED = new Set(['DRAFT', 'CANCELED', 'EXPIRED', 'RETURNED'])

/** Whether what was charged is all that the order costs; authorised money does not count. */
export const isFullyPaid = (order: Pick<OrderRow, 'totalCharged' | 'totalGross'>): boolean =>
  order.totalCharged >= order.totalGross

export const unpaid = (field: string | null): Refusal<OrderErrorCode> =>
  refusal('CANNOT_FULFILL_UNPAID_ORDER', field, 'This order is not paid yet.')

/** What is wrong with sending these lines of an order; null where nothing is. */
export function fulfillmentFault(
  order: OrderRow,
  own: readonly OrderLineRow[],
  lines: readonly FulfillLine[],
  shop: Pick<ShopRow, 'fulfillmentAutoApprove' | 'fulfillmentAllowUnpaid'>,
  /** Whether all that the order still costs is there. */
  isPaid: boolean,
): Refusal<OrderErrorCode> | null {
  if (CLOSED.has(order.status))
    return refusal('INVALID', 'order', `Nothing is sent of an order that is ${order.status}.`)
  if (shop.fulfillmentAutoApprove && !shop.fulfillmentAllowUnpaid && !isPaid) return unpaid('order')
  for (const { stocks } of lines) {
    const warehouse = repeated(stocks.map((s) => s.warehouseId))
    if (warehouse) return refusal('DUPLICATED_INPUT_ITEM', 'warehouse', 'A warehouse is named twice.', { warehouse })
  }
  const twice = repeated(lines.map((l) => l.orderLineId))
  if (twice) return refusal('DUPLICATED_INPUT_ITEM', 'orderLineId', 'A line is named twice.', { orderLines: [twice] })
  const byId = new Map(own.map((l) => [l.id, l]))
  const strange = lines.filter((l) => !byId.has(l.orderLineId)).map((l) => l.orderLineId)
  if (strange.length)
    return refusal('NOT_FOUND', 'lines', 'These lines are not of this order.', { orderLines: strange })
  const negative = lines.filter((l) => l.stocks.some((s) => s.quantity < 0)).map((l) => l.orderLineId)
  if (negative.length)
    return refusal('INVALID_QUANTITY', 'lines', 'A quantity is at least 0.', { orderLines: negative })
  for (const { orderLineId, stocks } of lines) {
    const line = byId.get(orderLineId)!
    const left = line.quantity - line.quantityFulfilled
    if (sum(stocks.map((s) => s.quantity)) > left)
      return refusal('FULFILL_ORDER_LINE', 'orderLineId', `Only ${left} of this line are left to send.`, {
        orderLines: [orderLineId],
      })
  }
  return sum(lines.flatMap((l) => l.stocks.map((s) => s.quantity))) > 0
    ? null
    : refusal('ZERO_QUANTITY', 'lines', 'At least one piece has to be sent.')
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const repeated = (ids: readonly string[]): string | undefined => ids.find((id, i) => ids.indexOf(id) !== i)
