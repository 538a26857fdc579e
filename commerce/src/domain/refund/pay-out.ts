/** Pays a granted refund out through its payment. */
import type { TransactionRequestRefundForGrantedRefundErrorCode } from '@semena/contract/enums'
import { eventsOfGrantedRefunds, findGrantedRefund } from '../../db/queries/payment/granted-refund.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import { type ActionCtx, requestAction } from '../payment/action.ts'
import { grantedRefundStatus } from '../payment/granted.ts'
import { refuse, type Result } from '../result.ts'

type Code = TransactionRequestRefundForGrantedRefundErrorCode

/** Answers the payment as it was before, as every action does. `cause` is who asks for it. */
export async function payOutGrantedRefund(
  ctx: ActionCtx,
  payment: TransactionRow,
  grantedRefundId: number,
  cause: string,
): Promise<Result<TransactionRow, Code>> {
  const { pool } = ctx.database
  const refund = await findGrantedRefund(pool, grantedRefundId)
  if (!refund) return refuse('NOT_FOUND', 'grantedRefundId', 'There is no such granted refund.')
  if (refund.orderId !== payment.orderId)
    return refuse('INVALID', 'grantedRefundId', 'The granted refund belongs to another order.')
  const status = grantedRefundStatus(await eventsOfGrantedRefunds(pool, [refund.id]))
  if (status === 'SUCCESS')
    return refuse('REFUND_ALREADY_PROCESSED', 'grantedRefundId', 'The granted refund was paid out already.')
  if (status === 'PENDING') return refuse('REFUND_IS_PENDING', 'grantedRefundId', 'It is being paid out already.')
  // An amount of 0 would mean everything that the payment holds.
  if (refund.amount <= 0) return refuse('INVALID', 'grantedRefundId', 'There is nothing to be paid out.')
  if (refund.amount > payment.charged)
    return refuse('AMOUNT_GREATER_THAN_AVAILABLE', 'id', 'The transaction does not hold so much.')
  const asked = await requestAction(ctx, payment.id, {
    kind: 'REFUND',
    amount: refund.amount,
    reason: refund.reason,
    reasonPageId: refund.reasonPageId,
    grantedRefundId: refund.id,
    cause,
  })
  if (asked.ok) return asked
  return {
    ok: false,
    errors: asked.errors.map((e) => ({ ...e, code: e.code === 'REQUIRED' ? ('INVALID' as const) : e.code })),
  }
}
