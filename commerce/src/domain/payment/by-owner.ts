/** What people decide about payments, by the command line and in the desk. */
import type { TransactionRequestActionErrorCode } from '@semena/contract/enums'
import type { Services } from '../../context.ts'
import { eventsOf, type TransactionEventRow } from '../../db/queries/payment/payment.ts'
import { findAction } from '../../db/queries/payment/payment-action.ts'
import { type MovementRow, movementsOf } from '../../db/queries/payment/payment-books.ts'
import {
  actionsOfTransactions,
  closeReview,
  type ListedAction,
  type ListedPayment,
  type ListedReview,
  newestPayments,
  openActions,
  openReviews,
  paymentById,
  paymentsOfOrder,
  reviewsOfTransactions,
} from '../../db/queries/payment/payment-list.ts'
import { isUuid } from '../global-id.ts'
import { ok, refuse, type Result } from '../result.ts'
import { recordAnswer, requestAction } from './action.ts'

type OwnerCtx = Pick<Services, 'database' | 'clock' | 'gateways' | 'uuid'>

const COMMAND = 'command'

export interface Agenda {
  reviews: ListedReview[]
  actions: ListedAction[]
}

/**
 * The payments and actions that wait for a person or for a provider; with `channels`, only those of orders in them, which
 * leaves out what is about no order.
 */
export async function agenda(
  { database: { pool } }: Pick<OwnerCtx, 'database'>,
  channels: ReadonlySet<number> | null = null,
): Promise<Agenda> {
  const isSeen = (one: { channelId: number | null }): boolean => isOfChannels(one, channels)
  return { reviews: (await openReviews(pool)).filter(isSeen), actions: (await openActions(pool)).filter(isSeen) }
}

/** Whether somebody who sees only these channels, or all, sees a review or an action. */
export const isOfChannels = (
  { channelId }: { channelId: number | null },
  channels: ReadonlySet<number> | null,
): boolean => channels === null || (channelId !== null && channels.has(channelId))

export const listPayments = ({ database }: Pick<OwnerCtx, 'database'>, most: number): Promise<ListedPayment[]> =>
  newestPayments(database.pool, most)

export interface ShownPayment {
  payment: ListedPayment
  events: TransactionEventRow[]
  movements: MovementRow[]
  actions: ListedAction[]
  reviews: ListedReview[]
}

/** Finds payments by an order's number or by a payment's id. */
const find = (ctx: Pick<OwnerCtx, 'database'>, what: string): Promise<ListedPayment[]> =>
  isUuid(what)
    ? paymentById(ctx.database.pool, what.toLowerCase())
    : /^\d{1,9}$/.test(what)
      ? paymentsOfOrder(ctx.database.pool, Number(what))
      : Promise.resolve([])

/** Payments of an order's number, or the payment with that id, with their events, movements, actions and reviews. */
export async function showPayments(ctx: Pick<OwnerCtx, 'database'>, what: string): Promise<ShownPayment[]> {
  const { pool } = ctx.database
  const payments = await find(ctx, what)
  const ids = payments.map((p) => p.id)
  const [actions, reviews] = [await actionsOfTransactions(pool, ids), await reviewsOfTransactions(pool, ids)]
  return Promise.all(
    payments.map(async (payment) => ({
      payment,
      events: await eventsOf(pool, payment.id),
      movements: await movementsOf(pool, payment.id),
      actions: actions.filter((a) => a.transactionId === payment.id),
      reviews: reviews.filter((r) => r.transactionId === payment.id),
    })),
  )
}

/**
 * Resolves a review; false where there is none, or it was resolved before. `by` is who does, as an event's `cause` says
 * it.
 */
export const resolveReview = async (
  ctx: Pick<OwnerCtx, 'database' | 'clock'>,
  id: number,
  note: string,
  by: string = COMMAND,
): Promise<boolean> => (await closeReview(ctx.database.pool, id, ctx.clock.now(), by, note)) === 1

/**
 * Records how an action went that people did by hand: with the reference of what they did, or, without one, that it
 * could not be done. Answers false when there is no such action, or it is over.
 */
export async function resolveAction(
  ctx: Pick<OwnerCtx, 'database' | 'clock'>,
  id: string,
  reference: string | null,
  note: string,
  by: string = COMMAND,
): Promise<boolean> {
  const action = isUuid(id) ? await findAction(ctx.database.pool, id.toLowerCase()) : null
  if (!action || action.state !== 'BY_HAND') return false
  return recordAnswer(
    ctx,
    action.id,
    reference === null
      ? { outcome: 'FAILURE', pspReference: action.id, message: note }
      : { outcome: 'SUCCESS', pspReference: reference, message: note },
    by,
  )
}

/**
 * Asks for a refund. `what` is an order's number or a payment's id; `amount` is in minor units, null for all. Refused
 * when it is not clear which payment is meant, or when that does not hold so much.
 */
export async function refundPayment(
  ctx: OwnerCtx,
  { what, amount, reason }: { what: string; amount: number | null; reason: string },
): Promise<Result<ListedAction, TransactionRequestActionErrorCode>> {
  const able = (await find(ctx, what)).filter((p) => p.charged > 0)
  if (able.length === 0) return refuse('NOT_FOUND', 'id', `There is no money of ${what} to give back.`)
  if (able.length > 1)
    return refuse('INVALID', 'id', `Several payments hold money; name one: ${able.map((p) => p.id).join(', ')}`)
  const [payment] = able
  if (amount !== null && amount > payment!.charged)
    return refuse('INVALID', 'amount', 'That is more than the payment holds.')
  const asked = await requestAction(ctx, payment!.id, { kind: 'REFUND', amount, reason, cause: COMMAND })
  if (!asked.ok) return asked
  return ok((await actionsOfTransactions(ctx.database.pool, [payment!.id])).at(-1)!)
}
