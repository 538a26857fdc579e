/** Writes down what a gateway answered, and what follows from it for the order, in one transaction. */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { type OrderChange, type OrderRow, saveOrder } from '../../db/queries/order.ts'
import {
  addEvent,
  eventsOf,
  heldForOrder,
  saveTransaction,
  type TransactionEventRow,
  type TransactionRow,
} from '../../db/queries/payment.ts'
import { startWatch, watchOthers } from '../../db/queries/payment-books.ts'
import type { GatewayAnswer } from '../../providers/payment/port.ts'
import { tellPaid, tellRefunded } from '../mail/order-happenings.ts'
import { after } from '../order/states.ts'
import { withPayment } from './locked.ts'
import { reduce } from './reduce.ts'
import { orderPaidStatus } from './status.ts'

export interface Applied {
  transaction: TransactionRow
  event: TransactionEventRow
}

/** With what the client is told besides. */
export type PaymentAnswer = Applied & { data: unknown }

type ApplyCtx = Pick<Ctx, 'database' | 'clock'>

/** Of a payment that its provider has taken up: until when it should be paid, and when to look at it first. */
export interface Watch {
  expiresAt: Date | null
  watchAt: Date
}

/** With `watch`, the provider is looked at from then on. */
export async function apply(
  ctx: ApplyCtx,
  transactionId: string,
  answer: GatewayAnswer,
  watch: Watch | null = null,
): Promise<Applied> {
  const applied = await withPayment(ctx.database.pool, transactionId, async (client, held, order) => {
    const done = await applyLocked(ctx, client, held, order, answer)
    if (watch) await startWatch(client, transactionId, { ...watch, data: answer.data })
    return done
  })
  if (!applied) throw new Error(`no transaction ${transactionId}`)
  return applied
}

/** The same for who holds the locks already. */
export async function applyLocked(
  { clock }: Pick<Ctx, 'clock'>,
  client: PoolClient,
  held: TransactionRow,
  order: OrderRow | null,
  answer: GatewayAnswer,
): Promise<Applied> {
  const now = clock.now()
  const events = await eventsOf(client, held.id)
  const isRequest = answer.outcome.endsWith('_REQUEST')
  const isGood = isRequest || answer.outcome.endsWith('_SUCCESS')
  const same = events.findLast(
    (e) => e.type === answer.outcome && e.pspReference === answer.pspReference && (e.counts || !isRequest),
  )
  const isNews = !same || (same !== events.at(-1) && !answer.outcome.endsWith('_SUCCESS'))
  const event = isNews
    ? await addEvent(
        client,
        held.id,
        {
          type: answer.outcome,
          amount: answer.amount ?? held.amount,
          pspReference: answer.pspReference,
          message: answer.message ?? '',
          externalUrl: answer.externalUrl ?? '',
          idempotencyKey: isRequest ? held.idempotencyKey : null,
          counts: true,
        },
        now,
      )
    : same
  if (!event) throw new Error(`event ${answer.outcome} of ${held.id} was neither found nor added`)
  if (isNews) events.push(event)

  const amounts = reduce(events)
  const pspReference = answer.pspReference || held.pspReference
  const actions = isGood ? (answer.actions ?? []) : held.actions
  const paymentMethodDetails = answer.paymentMethod ? { ...answer.paymentMethod } : held.paymentMethodDetails
  await saveTransaction(client, held.id, amounts, { pspReference, actions, paymentMethodDetails }, now)
  if (order && isNews) await followUp(client, order, [answer.outcome], now, held.id)
  if (order && isNews && event.type === 'REFUND_SUCCESS') await tellRefunded(client, order, event.id, event.amount)
  return {
    transaction: {
      ...held,
      ...amounts,
      pspReference,
      actions,
      paymentMethodDetails,
      claimedUntil: null,
      updatedAt: now,
    },
    event,
  }
}

/**
 * What follows for a locked order from new events of its payment `id`. A pending charge does not confirm an order; money
 * that was charged or authorised does, even a part of it.
 */
export async function followUp(
  client: PoolClient,
  order: OrderRow,
  events: readonly string[],
  now: Date,
  id: string,
): Promise<OrderChange> {
  const held = await heldForOrder(client, order.id)
  const paid = orderPaidStatus(order.totalGross, held)
  const confirms = events.includes('CHARGE_SUCCESS') || events.includes('AUTHORIZATION_SUCCESS')
  const status = (confirms && after(order.status, 'PAID')) || order.status
  const isFull = (s: string): boolean => s === 'FULL' || s === 'OVERCHARGED'
  // Money that stays because a refund failed is no payment.
  const isPaid = events.some((type) => !type.endsWith('_FAILURE'))
  const becomesFull = isPaid && isFull(paid.chargeStatus) && !isFull(order.chargeStatus)
  const change = {
    status,
    totalCharged: held.charged,
    totalAuthorized: held.authorized,
    totalChargePending: held.chargePending,
    ...paid,
  }
  await saveOrder(client, order.id, change, becomesFull ? ['ORDER_FULLY_PAID'] : [], now)
  if (becomesFull) {
    await tellPaid(client, order)
    await watchOthers(client, order.id, id, now)
  }
  return change
}
