/** Writes down what a gateway answered, and what follows from it for the order, in one transaction. */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { lockOrder, type OrderRow, saveOrder } from '../../db/queries/order.ts'
import {
  addEvent,
  eventsOf,
  findTransaction,
  heldForOrder,
  lockTransaction,
  saveTransaction,
  type TransactionEventRow,
  type TransactionRow,
} from '../../db/queries/payment.ts'
import { transaction, Undone } from '../../db/transaction.ts'
import type { GatewayAnswer } from '../../providers/payment/port.ts'
import { tellPaid, tellRefunded } from '../mail/order-happenings.ts'
import { after } from '../order/states.ts'
import { reduce } from './reduce.ts'
import { orderPaidStatus } from './status.ts'

export interface Applied {
  transaction: TransactionRow
  event: TransactionEventRow
}

type ApplyCtx = Pick<Ctx, 'database' | 'clock'>

/** Orders are locked before their payments, everywhere. */
export async function apply(ctx: ApplyCtx, transactionId: string, answer: GatewayAnswer): Promise<Applied> {
  for (;;) {
    const seen = await findTransaction(ctx.database.pool, transactionId)
    if (!seen) throw new Error(`no transaction ${transactionId}`)
    const applied = await transaction<Applied | null>(ctx.database.pool, async (client) => {
      const order = seen.orderId ? await lockOrder(client, seen.orderId) : null
      const held = await lockTransaction(client, transactionId)
      // Its checkout became an order meanwhile: that one has to be locked first.
      if (held!.orderId !== seen.orderId) return new Undone(null)
      return applyLocked(ctx, client, held!, order, answer)
    })
    if (applied) return applied
  }
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
  if (order && isNews) await followUp(client, order, answer.outcome, now)
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

/** A pending charge does not confirm an order; money that was charged or authorised does, even a part of it. */
async function followUp(client: PoolClient, order: OrderRow, outcome: string, now: Date): Promise<void> {
  const held = await heldForOrder(client, order.id)
  const paid = orderPaidStatus(order.totalGross, held)
  const confirms = outcome === 'CHARGE_SUCCESS' || outcome === 'AUTHORIZATION_SUCCESS'
  const status = (confirms && after(order.status, 'PAID')) || order.status
  const isFull = (s: string): boolean => s === 'FULL' || s === 'OVERCHARGED'
  const events = isFull(paid.chargeStatus) && !isFull(order.chargeStatus) ? ['ORDER_FULLY_PAID'] : []
  await saveOrder(
    client,
    order.id,
    {
      status,
      totalCharged: held.charged,
      totalAuthorized: held.authorized,
      totalChargePending: held.chargePending,
      ...paid,
    },
    events,
    now,
  )
  if (events.length > 0) await tellPaid(client, order)
}
