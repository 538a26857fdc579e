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
import type { GraphqlContext } from '../context.ts'
import { byKey, listByKey } from '../shared/batch.ts'

export interface GrantedRefundSource {
  row: GrantedRefundRow
  order: OrderRow
}

export interface GrantedRefundLineSource {
  row: GrantedRefundLineRow
  order: OrderRow
}

const kept = new WeakMap<GraphqlContext['loaders'], ReturnType<typeof create>>()

const create = ({ database: { pool } }: GraphqlContext) => ({
  ofOrder: listByKey(
    (ids: readonly string[]) => grantedRefundsOfOrders(pool, ids),
    (r) => r.orderId,
  ),
  lines: listByKey(
    (ids: readonly number[]) => linesOfGrantedRefunds(pool, ids),
    (l) => l.grantedRefundId,
  ),
  events: listByKey(
    (ids: readonly number[]) => eventsOfGrantedRefunds(pool, ids),
    (e) => e.grantedRefundId,
  ),
  payment: byKey(
    (ids: readonly string[]) => transactionsByIds(pool, ids),
    (t) => t.id,
  ),
})

/** The loaders of a request, which are made at its first call. */
export function refundLoaders(ctx: GraphqlContext): ReturnType<typeof create> {
  let own = kept.get(ctx.loaders)
  if (!own) kept.set(ctx.loaders, (own = create(ctx)))
  return own
}

/** Drops what was read of granted refunds before they were changed. */
export const dropRefunds = (ctx: GraphqlContext): void => {
  kept.delete(ctx.loaders)
}
