/**
 * Payment actions that the shop asks of a gateway: refunds, charges of what is authorised, cancellations (decision
 * 0020, outbox). Each is written down first and then sent with its own id, so that nothing is asked twice and nothing
 * is lost when the process dies in between.
 */
import { waitAfter } from '../waits.ts'
import { insertRow } from '../../db/statements/rows.ts'
import { paymentActions } from '../../db/tables/index.ts'
import type { TransactionActionEnum, TransactionRequestActionErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import { dropDeadline } from '../../db/queries/order/order-event.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import {
  addEvent,
  eventsOf,
  findTransaction,
  saveTransaction,
  type TransactionEventRow,
  type TransactionRow,
} from '../../db/queries/payment/payment.ts'
import {
  answerAction,
  claimAction,
  endAction,
  findAction,
  lockAction,
  noteRequest,
  type PaymentActionRow,
  postponeAction,
  setRequestReference,
} from '../../db/queries/payment/payment-action.ts'
import { eventsOfGrantedRefunds, findGrantedRefund, linkRequest } from '../../db/queries/payment/granted-refund.ts'
import { openReview } from '../../db/queries/payment/payment-books.ts'
import type { ActionAnswer, ActionRequest, PaymentGateway, ProviderPayment } from './port.ts'
import { faultText } from '../fault-text.ts'
import { notifyRefunded } from '../mail/order-happenings.ts'
import { toDecimal } from '../money.ts'
import { traced } from '../../tracing/trace.ts'
import { ok, refuse, type Result } from '../result.ts'
import { followUp } from './apply.ts'
import { actorOf } from './cause.ts'
import { grantedRefundStatus } from './granted.ts'
import { withPayment } from './locked.ts'
import { amountsFromEvents } from './reduce.ts'

export type ActionKind = ActionRequest['kind']
export type ActionCtx = Pick<Services, 'database' | 'clock' | 'gateways' | 'uuid'>

export interface ActionInput {
  kind: ActionKind
  /** Minor units; null means all that can be taken. A larger amount is reduced to that. */
  amount: number | null
  /** Why the money is refunded. */
  reason: string
  /** The page that names that reason. */
  reasonPageId?: number | null
  /** The granted refund that is paid out by it. */
  grantedRefundId?: number
  /** Whether it is for a payment of a checkout alone: it is refused where that became an order. */
  isOfCheckout?: boolean
  /** Who asked for it, as `transaction_events.cause` has it. */
  cause: string
}

/** How long one attempt may take before another may begin. */
const LEASE_MS = 120_000
/** After this many attempts a review is opened for people. */
const ATTEMPTS_ALONE = 6

/** The time of the next attempt after this many attempts. */
const nextAttempt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + waitAfter(attempts - 1, 'action of a payment'))

/** Minor units on which the action can draw. */
const heldFor = (kind: string, t: Pick<TransactionRow, 'charged' | 'authorized'>): number =>
  kind === 'REFUND' ? t.charged : t.authorized

type Begun = Result<{ action: PaymentActionRow; before: TransactionRow }, TransactionRequestActionErrorCode>

/** Asks for an action. Answers the payment as it was before, as Saleor does; the new events are among its events. */
export async function requestAction(
  ctx: ActionCtx,
  transactionId: string,
  input: ActionInput,
): Promise<Result<TransactionRow, TransactionRequestActionErrorCode>> {
  const begun = await withPayment<Begun>(ctx.database.pool, transactionId, (client, held, order) =>
    begin(ctx, client, held, order, input),
  )
  if (!begun) return refuse('NOT_FOUND', 'id', "Couldn't resolve to a transaction.")
  if (!begun.ok) return begun
  const { action, before } = begun.value
  if (action.state === 'WAITING') await attempt(ctx, action)
  return ok(before)
}

async function begin(
  { clock, uuid, gateways }: ActionCtx,
  client: PoolClient,
  held: TransactionRow,
  order: OrderRow | null,
  { kind, amount, reason, reasonPageId = null, grantedRefundId, isOfCheckout = false, cause }: ActionInput,
): Promise<Begun> {
  if (isOfCheckout && order) return refuse('INVALID', 'id', 'The checkout became an order.')
  const gateway = gateways.get(held.gateway)
  if (!gateway || (!gateway.act && !gateway.provider))
    return refuse(
      'MISSING_TRANSACTION_ACTION_REQUEST_WEBHOOK',
      null,
      'There is no gateway that could take this action.',
    )
  if (grantedRefundId !== undefined) {
    const status = grantedRefundStatus(await eventsOfGrantedRefunds(client, [grantedRefundId]))
    if (status === 'PENDING' || status === 'SUCCESS')
      return refuse('INVALID', 'grantedRefundId', 'The granted refund is paid out, or about to be.')
    // It was read before the order was locked. It is paid out as it was granted, or not at all.
    const granted = await findGrantedRefund(client, grantedRefundId)
    if (granted?.amount !== amount)
      return refuse('INVALID', 'grantedRefundId', 'The granted refund was changed meanwhile.')
    if (granted.amount > heldFor(kind, held))
      return refuse('INVALID', 'id', 'The transaction does not hold so much any more.')
  }
  const now = clock.now()
  const id = uuid()
  const most = heldFor(kind, held)
  const wanted = amount ? Math.min(amount, most) : most
  const request = await addEvent(
    client,
    held.id,
    // Until the action is answered its own id is the event's reference, so that each request is counted by itself.
    {
      type: `${kind}_REQUEST`,
      amount: wanted,
      pspReference: id,
      message: reason,
      idempotencyKey: id,
      cause,
      reasonPageId,
    },
    now,
  )
  if (grantedRefundId !== undefined) await linkRequest(client, request!.id, grantedRefundId)
  const action = await insertRow(client, paymentActions, {
    id,
    transactionId: held.id,
    kind,
    amount: wanted,
    reason,
    state: isByHand(gateway) && wanted > 0 ? 'BY_HAND' : 'WAITING',
    requestEventId: request!.id,
    attempts: 1,
    nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    cause,
    createdAt: now,
    updatedAt: now,
  })
  await saveAmounts(client, held, order, [`${kind}_REQUEST`], {}, now)
  // An order that is paid in full loses its deadline; one that is not keeps it.
  if (order && wanted > 0 && order.status !== 'UNCONFIRMED') await dropDeadline(client, order.id)
  if (order && action.state === 'BY_HAND') await note(client, action, held, order, now)
  return ok({ action, before: held })
}

const isByHand = (gateway: PaymentGateway): boolean => !gateway.act && gateway.provider !== undefined

/** Makes one attempt, in the process that claimed the action. */
const attempt = (ctx: ActionCtx, action: PaymentActionRow): Promise<void> =>
  traced('payment action', { attributes: { 'semena.payment.action': action.kind } }, () => attemptNow(ctx, action))

async function attemptNow(ctx: ActionCtx, action: PaymentActionRow): Promise<void> {
  const { pool } = ctx.database
  const held = (await findTransaction(pool, action.transactionId))!
  const gateway = ctx.gateways.get(held.gateway)
  let answer: ActionAnswer
  try {
    if (!gateway) throw new Error(`gateway ${held.gateway} is switched off`)
    answer = await ask(ctx, gateway, held, action)
  } catch (error) {
    console.error(`${held.gateway} could not be asked for ${action.kind} ${action.id}: ${faultText(error)}`)
    const now = ctx.clock.now()
    await postponeAction(pool, action.id, nextAttempt(action.attempts, now), faultText(error), now)
    if (action.attempts >= ATTEMPTS_ALONE)
      await openReview(pool, { ...failedRefund(action, ''), transactionId: held.id, orderId: held.orderId, at: now })
    return
  }
  await recordAnswer(ctx, action.id, answer)
}

/** The review that people get of an action that failed, one for each action. */
const failedRefund = ({ id, kind, amount }: Pick<PaymentActionRow, 'id' | 'kind' | 'amount'>, message: string) => ({
  reason: 'REFUND_FAILED',
  subject: id,
  amount,
  note: message || `The gateway could not be asked for ${kind}; it is tried again.`,
})

/** Sends the action to its gateway; a provider is not asked for an amount of 0. */
async function ask(
  { database: { pool }, uuid }: ActionCtx,
  gateway: PaymentGateway,
  held: TransactionRow,
  action: PaymentActionRow,
): Promise<ActionAnswer> {
  if (!gateway.act || (gateway.provider && action.amount === 0))
    return { outcome: 'FAILURE', pspReference: uuid(), amount: 0, message: 'There is nothing to take.' }
  const charge = (await eventsOf(pool, held.id)).findLast((e) => e.type === 'CHARGE_SUCCESS' && e.pspReference !== '')
  return gateway.act({
    actionId: action.id,
    kind: action.kind,
    amount: action.amount,
    held: heldFor(action.kind, held) + action.amount,
    currency: held.currency,
    payment: providerPayment(held),
    chargeReference: charge?.pspReference.replace(/#\d+$/, '') ?? null,
    reason: action.reason,
  })
}

/** A payment as its provider needs it. */
export const providerPayment = (row: TransactionRow): ProviderPayment => ({
  transactionId: row.id,
  pspReference: row.pspReference,
  amount: row.amount,
  currency: row.currency,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
})

/**
 * Writes down how an action went, once: what its gateway answered, or what people say who did it by hand. Answers false
 * when the action is over already. `cause` names who says so, where it is not who asked for it.
 */
export async function recordAnswer(
  ctx: Pick<Services, 'database' | 'clock'>,
  actionId: string,
  answer: ActionAnswer,
  cause?: string,
): Promise<boolean> {
  const action = await findAction(ctx.database.pool, actionId)
  if (!action) return false
  const done = await withPayment(ctx.database.pool, action.transactionId, async (client, held, order) => {
    const own = (await lockAction(client, actionId))!
    if (own.state === 'DONE' || own.state === 'FAILED') return false
    const now = ctx.clock.now()
    const pspReference = answer.pspReference || own.pspReference || own.id
    if (own.requestEventId !== null)
      await setRequestReference(
        client,
        own.requestEventId,
        pspReference,
        // The address is stored with the request only while the action is pending; later it is stored with the answer.
        (answer.outcome === 'PENDING' && answer.externalUrl) || '',
      )
    const { state, type } = ENDINGS[answer.outcome]
    let added: TransactionEventRow | null = null
    if (answer.outcome !== 'PENDING')
      added = await addEvent(
        client,
        held.id,
        {
          type: `${own.kind}_${type}`,
          amount: answer.amount ?? own.amount,
          pspReference,
          message: answer.message ?? '',
          externalUrl: answer.externalUrl ?? '',
          cause: cause ?? own.cause,
        },
        now,
      )
    const told = answer.outcome === 'PENDING' ? {} : { actions: answer.actions }
    await saveAmounts(client, held, order, [`${own.kind}_${type}`], told, now)
    if (order) await note(client, own, held, order, now)
    if (order && added?.type === 'REFUND_SUCCESS') await notifyRefunded(client, order, added.id, added.amount)
    if (added?.type === 'REFUND_FAILURE' && own.amount > 0)
      await openReview(client, {
        ...failedRefund({ ...own, id: pspReference }, added.message),
        transactionId: held.id,
        orderId: held.orderId,
        at: now,
      })
    const error = answer.outcome === 'FAILURE' ? (answer.message ?? '') : ''
    await answerAction(client, own.id, state, pspReference, error, now)
    return true
  })
  return done ?? false
}

const ENDINGS = {
  SUCCESS: { state: 'DONE', type: 'SUCCESS' },
  FAILURE: { state: 'FAILED', type: 'FAILURE' },
  PENDING: { state: 'PENDING', type: 'REQUEST' },
} as const

/** Saves the amounts that follow from a locked payment's events, and what follows from them for its order. */
export async function saveAmounts(
  client: PoolClient,
  held: TransactionRow,
  order: OrderRow | null,
  types: readonly string[],
  change: Partial<Pick<TransactionRow, 'pspReference' | 'paymentMethodDetails'>> & {
    actions?: TransactionActionEnum[] | undefined
    /** What staff give back by hand, which is booked next. */
    refunded?: number
  },
  now: Date,
): Promise<TransactionRow> {
  const amounts = amountsFromEvents(await eventsOf(client, held.id))
  const more = {
    pspReference: change.pspReference ?? held.pspReference,
    actions: change.actions ?? held.actions,
    paymentMethodDetails: change.paymentMethodDetails ?? held.paymentMethodDetails,
  }
  await saveTransaction(client, held.id, amounts, more, now)
  if (order) await followUp(client, order, types, now, held.id, change.refunded)
  return { ...held, ...amounts, ...more, claimedUntil: null, updatedAt: now }
}

/** Adds an event to the order that names who asked for the action. */
function note(
  client: PoolClient,
  action: PaymentActionRow,
  { currency }: TransactionRow,
  order: OrderRow,
  at: Date,
): Promise<number> {
  // Saleor's event of a cancellation has no amount.
  const parameters = action.kind === 'CANCEL' ? {} : { amount: toDecimal(action.amount, currency) }
  return noteRequest(client, {
    orderId: order.id,
    type: `TRANSACTION_${action.kind}_REQUESTED`,
    ...actorOf(action.cause),
    parameters: { ...parameters, action: action.id },
    actionId: action.id,
    at,
  })
}

/** Ends an action that waited for its provider or for people, when an event with its reference says how it went. */
export async function endActionOf(client: PoolClient, event: TransactionEventRow, now: Date): Promise<void> {
  const [, kind, ending] = /^(REFUND|CHARGE|CANCEL)_(SUCCESS|FAILURE)$/.exec(event.type) ?? []
  if (!kind) return
  const state = ending === 'SUCCESS' ? 'DONE' : 'FAILED'
  await endAction(client, event.transactionId, kind, event.pspReference, state, now)
}

/**
 * Attempts actions that were not answered, because a process died or a gateway was away; answers how many there were.
 * It takes them one by one, so that a slow gateway does not use up the time of the claims.
 */
export async function attemptDueActions(ctx: ActionCtx, limit = 20): Promise<number> {
  for (let done = 0; done < limit; done++) {
    const now = ctx.clock.now()
    const action = await claimAction(ctx.database.pool, now, new Date(now.getTime() + LEASE_MS))
    if (!action) return done
    await attempt(ctx, action)
  }
  return limit
}
