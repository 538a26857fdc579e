/** Batching loaders of what an order has several of, for all orders of a request. */
import DataLoader from 'dataloader'
import { vouchersByCode } from '../../db/queries/order/order-voucher.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import { allocationsOf } from '../../db/queries/order/allocation.ts'
import { warehousesOfStocks } from '../../db/queries/order/fulfillment.ts'
import { orderEventsByIds } from '../../db/queries/order/order-event.ts'
import { orderDiscountsOf, orderEventsOf, orderGiftCardsOf, ordersByIds } from '../../db/queries/order/order.ts'
import { type Amounts, amountsOfOrders, transactionsOfOrders } from '../../db/queries/payment/payment.ts'
import { byKey, listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

export const orderLoaders = ofOperation(({ database: { pool } }) => ({
  discounts: listByKey((ids: readonly string[]) => orderDiscountsOf(pool, ids), 'orderId'),
  events: listByKey((ids: readonly string[]) => orderEventsOf(pool, ids), 'orderId'),
  giftCards: listByKey((ids: readonly string[]) => orderGiftCardsOf(pool, ids), 'orderId'),
  transactions: listByKey(
    (ids: readonly string[]) => transactionsOfOrders(pool, ids),
    (t) => t.orderId!,
  ),
  byId: byKey((ids: readonly string[]) => ordersByIds(pool, ids), 'id'),
  eventById: byKey((ids: readonly number[]) => orderEventsByIds(pool, ids), 'id'),
  appById: byKey((ids: readonly number[]) => appsByIds(pool, ids), 'id'),
  /** Allocations by line. */
  allocations: listByKey((ids: readonly string[]) => allocationsOf(pool, ids), 'orderLineId'),
  /** The warehouse's id of each row of stock. */
  warehouseOfStock: new DataLoader<number, string | null>(async (ids) => {
    const found = await warehousesOfStocks(pool, ids)
    return ids.map((id) => found.get(id) ?? null)
  }),
  vouchers: byKey((codes: readonly string[]) => vouchersByCode(pool, codes), 'code'),
  /** Sums of the amounts of all payments of an order; null when it has none. */
  held: new DataLoader<string, Amounts | null>(async (ids) => {
    const found = await amountsOfOrders(pool, ids)
    return ids.map((id) => found.get(id) ?? null)
  }),
}))
