/** Marks an order as paid, when staff say that its money came in another way. What covers it confirms it. */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { dropDeadline } from '../../db/queries/order/order-event.ts'
import { addEvent, recordTransaction, type TransactionRow, transactionsOf } from '../../db/queries/payment/payment.ts'
import { notifyPaid } from '../mail/order-happenings.ts'
import { changeState } from '../order/change-state.ts'
import { changeOrder, type OrderChange, type OrderCtx } from '../order/change.ts'
import { fulfillGiftCards } from '../order/fulfill-gift-cards.ts'
import { takenOn } from '../order/taken-on.ts'
import { refuseOrder, refusal, type Result } from '../result.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { causeOf } from './cause.ts'
import { saveAmounts } from './action.ts'
import { orderPaidStatusOf } from './granted.ts'

export const MARKED_AS_PAID = 'Mark-as-paid transaction'
const HAS_PAYMENTS = 'Orders with payments or transactions can not be manually marked as paid.'

/** Marks the order; null where there is none. An order that has a payment gets only an event. */
export async function markAsPaid(
  ctx: OrderCtx & Pick<Ctx, 'uuid'>,
  id: string,
  reference: string,
): Promise<Result<{ order: OrderRow }, OrderErrorCode> | null> {
  const done = await changeOrder<{ isMarked: boolean }>(ctx, id, async (change) => {
    const isMarked = (await transactionsOf(change.client, 'order', id)).length === 0
    if (isMarked) await mark(ctx, change, reference)
    else await change.note('TRANSACTION_MARK_AS_PAID_FAILED', { message: HAS_PAYMENTS })
    return { ok: true, value: { isMarked } }
  })
  return done?.ok && !done.value.isMarked
    ? refuseOrder(refusal('TRANSACTION_ERROR', 'transaction', HAS_PAYMENTS))
    : done
}

async function mark(
  ctx: Pick<Ctx, 'uuid' | 'viewer'>,
  { client, order, now, note }: OrderChange,
  reference: string,
): Promise<void> {
  const cause = causeOf(ctx)
  const paid = await recordTransaction(
    client,
    {
      id: ctx.uuid(),
      orderId: order.id,
      gateway: '',
      currency: order.currency,
      amount: order.totalGross,
      name: MARKED_AS_PAID,
      pspReference: reference,
      cause,
    },
    now,
  )
  await charge(client, paid, cause, now)
  const held = { charged: order.totalGross, authorized: 0 }
  const sums = {
    totalCharged: held.charged,
    totalAuthorized: held.authorized,
    totalChargePending: 0,
    ...(await orderPaidStatusOf(client, order, held)),
  }
  const happening = await takenOn(client, order, 'PAID')
  await changeState(client, order, { happening, sums }, now)
  await dropDeadline(client, order.id)
  await notifyPaid(client, order)
  await note('ORDER_MARKED_AS_PAID', reference ? { transactionReference: reference } : {})
  await fulfillGiftCards(client, order.id, now)
}

async function charge(client: PoolClient, paid: TransactionRow, cause: string, now: Date): Promise<void> {
  await addEvent(client, paid.id, { type: 'CHARGE_SUCCESS', amount: paid.amount, cause }, now)
  await saveAmounts(client, paid, null, ['CHARGE_SUCCESS'], { actions: ['REFUND'] }, now)
}
