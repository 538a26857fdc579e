/** Granted refunds as payments see them: they lower what an order costs, and are paid out by requests. */
import type { OrderGrantedRefundStatusEnum } from '@semena/contract/enums'
import type { OrderRow } from '../../db/queries/order/order.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { costsAfterGrants, orderPaidStatus, type PaidStatus } from '../paid-status.ts'

export const orderPaidStatusOf = async (
  db: Queryable,
  order: Pick<OrderRow, 'id' | 'totalGross'>,
  held: { charged: number; authorized: number },
): Promise<PaidStatus> => orderPaidStatus(await costsAfterGrants(db, order), held)

/** How paying a granted refund out went, by the events of its requests, oldest first. */
export function grantedRefundStatus(events: readonly { type: string }[]): OrderGrantedRefundStatusEnum {
  const last = events.at(-1)?.type
  if (last === undefined) return 'NONE'
  if (last === 'REFUND_SUCCESS') return 'SUCCESS'
  return last === 'REFUND_REQUEST' ? 'PENDING' : 'FAILURE'
}
