/** Books a gateway's answer, and what follows from it for the order, in one transaction. */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import type { OrderChange, OrderRow } from '../../db/queries/order/order.ts'
import {
  addEvent,
  type Amounts,
  eventsOf,
  amountsOfOrder,
  saveTransaction,
  type TransactionEventRow,
  type TransactionRow,
} from '../../db/queries/payment/payment.ts'
import {
  closeReviews,
  saveDeadline,
  type NewReview,
  openReview,
  seenInTime,
  startWatch,
  watchOthers,
} from '../../db/queries/payment/payment-books.ts'
import type { GatewayAnswer } from './port.ts'
import { notifyPaid, notifyRefunded } from '../mail/order-happenings.ts'
import { changeState } from '../order/change-state.ts'
import { fulfillGiftCards } from '../order/fulfill-gift-cards.ts'
import { deadlineAfter, isInTime } from '../order/deadline.ts'
import { takenOn } from '../order/taken-on.ts'
import { nextStatus, GRACE_MS, isCovered, isOver, waitsForSending } from '../order/states.ts'
import { noteRefusal, prefixOf } from './card-refusals.ts'
import { withPayment } from './locked.ts'
import { amountsFromEvents } from './reduce.ts'
import { orderPaidStatusOf } from './granted.ts'
import { costsAfterGrants, isPaidToSend, orderPaidStatus } from '../paid-status.ts'
import { openReviewsOf, openSurplus } from './reviews.ts'

export interface Applied {
  transaction: TransactionRow
  event: TransactionEventRow
}

/** What was booked, with the data for the client. */
export type PaymentAnswer = Applied & { data: unknown }

type ApplyCtx = Pick<Ctx, 'database' | 'clock'>

/** When a payment that its provider has accepted should be paid, and when to refresh it first. */
export interface Watch {
  expiresAt: Date | null
  watchAt: Date
}

/** Books the answer. With `watch`, the payment is refreshed from then on. */
export async function bookAnswer(
  ctx: ApplyCtx,
  transactionId: string,
  answer: GatewayAnswer,
  watch: Watch | null = null,
): Promise<Applied> {
  const applied = await withPayment(ctx.database.pool, transactionId, async (client, held, order) => {
    const done = await bookAnswerLocked(ctx, client, held, order, order ? answerFor(held, answer) : answer)
    if (watch)
      await startWatch(
        client,
        transactionId,
        watch.expiresAt,
        watch.watchAt,
        answer.data as Record<string, unknown> | null,
      )
    return done
  })
  if (!applied) throw new Error(`no transaction ${transactionId}`)
  return applied
}

/** What is booked of an answer for a payment of an order: a failure, where it holds for checkouts only. */
const answerFor = ({ actionType }: TransactionRow, answer: GatewayAnswer): GatewayAnswer =>
  answer.onceOrdered === undefined
    ? answer
    : {
        outcome: `${actionType}_FAILURE`,
        pspReference: answer.pspReference,
        message: answer.onceOrdered,
        data: null,
      }

/** Does the same for a caller that holds the locks already. */
export async function bookAnswerLocked(
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
        },
        now,
      )
    : same
  if (!event) throw new Error(`event ${answer.outcome} of ${held.id} was neither found nor added`)
  if (isNews) events.push(event)

  const amounts = amountsFromEvents(events)
  const pspReference = answer.pspReference || held.pspReference
  const actions = isGood ? (answer.actions ?? []) : held.actions
  const paymentMethodDetails = answer.paymentMethod ? { ...answer.paymentMethod } : held.paymentMethodDetails
  await saveTransaction(client, held.id, amounts, { pspReference, actions, paymentMethodDetails }, now)
  if (answer.isCardRefused)
    await noteRefusal(client, held, { reference: `event ${event.id}`, prefix: prefixOf(answer.paymentMethod) }, now)
  if (order && isNews) {
    const { totalCharged: charged } = await followUp(client, order, [answer.outcome], now, held.id)
    await openReviewsOf(client, held.id, { order, charged }, { events: [event] }, now)
  }
  if (order && isNews && event.type === 'REFUND_SUCCESS') await notifyRefunded(client, order, event.id, event.amount)
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
 * Changes a locked order after new events of its payment `id` (decision 0024). Money that covers the whole order
 * confirms it. Less opens a review for people, and lets the order keep its goods for as long as `deadlineAfter` says.
 * `refunded` is what staff give back right now: they know that it is gone, so that it opens no review.
 */
export async function followUp(
  client: PoolClient,
  order: OrderRow,
  events: readonly string[],
  now: Date,
  id: string,
  refunded = 0,
): Promise<OrderChange> {
  const held = await amountsOfOrder(client, order.id)
  // Money that was promised back is not missing when it goes back.
  const costs = await costsAfterGrants(client, order)
  const paid = orderPaidStatus(costs, held)
  const came = events.includes('CHARGE_SUCCESS') || events.includes('AUTHORIZATION_SUCCESS')
  const wasCovered = isCovered({ ...order, totalGross: costs })
  const covers = isCovered({ totalGross: costs, totalCharged: held.charged, totalAuthorized: held.authorized })
  // When a refund fails the money stays, but that is no new payment.
  const isPaid = events.some((type) => !type.endsWith('_FAILURE'))
  const becomesFull = isPaid && isFull(paid.chargeStatus) && !isFull(order.chargeStatus)
  const sums = {
    totalCharged: held.charged,
    totalAuthorized: held.authorized,
    totalChargePending: held.chargePending,
    ...paid,
  }
  const status = await changeState(
    client,
    order,
    {
      happening: came && covers ? await takenOn(client, order, 'PAID') : undefined,
      sums,
      events: becomesFull ? ['ORDER_FULLY_PAID'] : [],
    },
    now,
  )
  const change = { ...sums, status }
  if (becomesFull) {
    await notifyPaid(client, order)
    await watchOthers(client, order.id, id, now)
  }
  const wentBack = events.includes('REFUND_SUCCESS') || (events.includes('CANCEL_SUCCESS') && wasCovered)
  const wasPart = order.totalCharged + order.totalAuthorized > 0 || order.status !== 'UNCONFIRMED'
  if (covers && !wasCovered && wasPart)
    await closeReviews(client, order.id, ['PARTIAL', 'UNCOVERED'], 'All of it is there.', now)
  // What was paid for an order that ended had to go back; a refund on its way may still fail.
  if (isOver(order.status) && isNothing(held))
    await closeReviews(client, order.id, ['EXPIRED'], 'All of it went back.', now)
  const missing = missingReview(costs, held, came)
  const isMissing =
    came ||
    (wentBack &&
      waitsForSending(order.status) &&
      missing.amount > 0 &&
      !(await isPaidToSend(client, { ...order, ...sums }, refunded)))
  if (!covers && isMissing && !isOver(order.status))
    await openReview(client, { ...missing, transactionId: id, orderId: order.id, at: now })
  if (!covers) await keepGoods(client, { ...order, ...change }, held, now)
  if (becomesFull) await fulfillGiftCards(client, order.id, now)
  return change
}

const isFull = (chargeStatus: string): boolean => chargeStatus === 'FULL' || chargeStatus === 'OVERCHARGED'

/**
 * Changes a locked order that costs something else than `before`. Where the money that came before covers it now, the
 * same follows as when the last of its money comes.
 */
export async function followPrice(client: PoolClient, before: OrderRow, order: OrderRow, now: Date): Promise<void> {
  const { id, totalCharged: charged, totalAuthorized: authorized } = order
  if (charged + authorized === 0) return
  const paid = await orderPaidStatusOf(client, order, { charged, authorized })
  const covers = paid.authorizeStatus === 'FULL' && before.authorizeStatus !== 'FULL'
  const becomesFull = isFull(paid.chargeStatus) && !isFull(before.chargeStatus)
  const happening = covers ? await takenOn(client, order, 'PAID') : undefined
  const events = becomesFull ? ['ORDER_FULLY_PAID'] : []
  await changeState(client, order, { happening, sums: { ...order, ...paid }, events }, now)
  if (covers) await closeReviews(client, id, ['PARTIAL', 'UNCOVERED'], 'The order costs no more than came.', now)
  if (before.chargeStatus !== 'OVERCHARGED' || order.totalGross !== before.totalGross) {
    if (before.chargeStatus === 'OVERCHARGED')
      await closeReviews(client, id, ['OVERPAID'], 'The order costs something else now.', now)
    await openSurplus(client, order, `edit ${now.toISOString()}`, now)
  }
  if (!becomesFull) return
  await notifyPaid(client, order)
  await watchOthers(client, id, null, now)
  await fulfillGiftCards(client, id, now)
}

const isNothing = ({ charged, authorized, refundPending, cancelPending }: Amounts): boolean =>
  charged + authorized + refundPending + cancelPending === 0

/**
 * The review of a sum that is missing. `came`: money came but was not enough, and each such sum is a review of its own.
 * Otherwise the order was covered, and some of the money went back; what is only on its way back has not gone yet, and a
 * provider's message of a refund may come before its answer to the request for it.
 */
export const missingReview = (
  total: number,
  {
    charged,
    authorized,
    refundPending = 0,
    cancelPending = 0,
  }: Pick<Amounts, 'charged' | 'authorized'> & Partial<Amounts>,
  came: boolean,
): NewReview => ({
  reason: came ? 'PARTIAL' : 'UNCOVERED',
  subject: came ? `${charged + authorized} of ${total}` : 'refund',
  amount: total - charged - authorized - (came ? 0 : refundPending + cancelPending),
  note: came ? 'A part was paid, and so much is missing.' : 'The order was paid, and so much of it went back.',
})

/** Moves the deadline of an unpaid order by the money that came, or was announced, in time. */
async function keepGoods(client: PoolClient, order: OrderRow, held: Amounts, now: Date): Promise<void> {
  const { expiresAt } = order
  if (expiresAt === null || nextStatus(order.status, 'EXPIRED') === null) return
  const before = { ...order, expiresAt }
  const seen = await seenInTime(client, order.id, new Date(expiresAt.getTime() + GRACE_MS))
  const money = isInTime(before, now)
    ? {
        came: held.charged + held.authorized,
        coming: seen.coming + held.chargePending + held.authorizePending,
      }
    : { came: Math.min(seen.settled, held.charged), coming: seen.coming }
  const hold = deadlineAfter(before, money)
  if (hold.isExtended !== order.isExtended || hold.seenUntil?.getTime() !== order.seenUntil?.getTime())
    await saveDeadline(client, order.id, hold)
}
