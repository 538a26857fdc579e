/** The values from which the types of granted refunds are resolved, and their loaders. */
import type { OrderRow } from '../../db/queries/order/order.ts'
import {
  eventsOfGrantedRefunds,
  type GrantedRefundLineRow,
  type GrantedRefundRow,
  grantedRefundsOfOrders,
  linesOfGrantedRefunds,
} from '../../db/queries/payment/granted-refund.ts'
import { transactionsByIds } from '../../db/queries/payment/payment.ts'
import { byKey, listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

export interface GrantedRefundSource {
  row: GrantedRefundRow
  order: OrderRow
}

export interface GrantedRefundLineSource {
  row: GrantedRefundLineRow
  order: OrderRow
}

/** The loaders of granted refunds of a request. */
export const refundLoaders = ofOperation(({ database: { pool } }) => ({
  ofOrder: listByKey((ids: readonly string[]) => grantedRefundsOfOrders(pool, ids), 'orderId'),
  lines: listByKey((ids: readonly number[]) => linesOfGrantedRefunds(pool, ids), 'grantedRefundId'),
  events: listByKey((ids: readonly number[]) => eventsOfGrantedRefunds(pool, ids), 'grantedRefundId'),
  payment: byKey((ids: readonly string[]) => transactionsByIds(pool, ids), 'id'),
}))
