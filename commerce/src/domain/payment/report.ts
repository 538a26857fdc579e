/** Books what the app behind a payment reports of it. The same report twice is one event. */
import type {
  TransactionActionEnum,
  TransactionEventReportErrorCode,
  TransactionEventTypeEnum,
} from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import { dropDeadline } from '../../db/queries/order/order-event.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import {
  addEvent,
  eventsOf,
  amountsOfOrder,
  mergeTransactionMetadata,
  type TransactionEventRow,
  type TransactionRow,
} from '../../db/queries/payment/payment.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { Undone } from '../../db/driver/transaction.ts'
import { notifyRefunded } from '../mail/order-happenings.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { ok, refuse, type Result } from '../result.ts'
import { endActionOf, saveAmounts } from './action.ts'
import { withPayment } from './locked.ts'
import type { PaymentMethod } from '../../db/tables/payments.ts'
import { openReviewsOf } from './reviews.ts'

export interface Report {
  /** Saleor's TransactionEventTypeEnum. */
  type: TransactionEventTypeEnum
  /** Minor units; null takes the amount of events with the same reference. */
  amount: number | null
  pspReference: string
  message: string
  externalUrl: string
  /** When it happened; null means now. */
  at: Date | null
  /** Actions that are possible from now on; null leaves them as they are. */
  actions: TransactionActionEnum[] | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
  /** The payment method; null leaves it as it is. */
  paymentMethod: PaymentMethod | null
  /** Who reports it, as `transaction_events.cause` has it. */
  cause: string
}

export interface Reported {
  transaction: TransactionRow
  event: TransactionEventRow
  /** Whether the event was known before. */
  isKnown: boolean
}

type ReportCtx = Pick<Services, 'database' | 'clock' | 'gateways'>

/**
 * Events whose amount may be left out, with the events of the same reference from which it is taken. An empty list
 * means 0.
 */
const AMOUNT_FROM: Readonly<Record<string, readonly string[]>> = {
  INFO: [],
  AUTHORIZATION_FAILURE: ['AUTHORIZATION_SUCCESS', 'AUTHORIZATION_REQUEST'],
  CHARGE_FAILURE: ['CHARGE_SUCCESS', 'CHARGE_REQUEST', 'AUTHORIZATION_SUCCESS', 'AUTHORIZATION_REQUEST'],
  REFUND_FAILURE: ['REFUND_SUCCESS', 'REFUND_REQUEST'],
  CANCEL_FAILURE: ['CANCEL_SUCCESS', 'CANCEL_REQUEST'],
  CHARGE_BACK: ['CHARGE_SUCCESS'],
  REFUND_REVERSE: ['REFUND_SUCCESS'],
}

/**
 * Events that others may report of a payment with a provider; what came in is read from the provider only (decision
 * 0020).
 */
const BESIDE_PROVIDERS = /^(?:REFUND|CANCEL)_|^INFO$/

/** Events whose reference becomes the payment's own, where it has none. */
const BEGINNINGS = ['AUTHORIZATION_REQUEST', 'AUTHORIZATION_SUCCESS', 'CHARGE_REQUEST', 'CHARGE_SUCCESS']

/**
 * Books a reported event of the payment `id`. Refuses one that contradicts a known event, or that only the provider may
 * tell.
 */
export async function reportEvent(
  ctx: ReportCtx,
  id: string,
  report: Report,
): Promise<Result<Reported, TransactionEventReportErrorCode>> {
  const done = await withPayment<Result<Reported, TransactionEventReportErrorCode>>(
    ctx.database.pool,
    id,
    async (client, held, order) => {
      const result = await book(ctx, client, held, order, report)
      return result.ok ? result : new Undone<Result<Reported, TransactionEventReportErrorCode>>(result)
    },
  )
  return done ?? refuse('NOT_FOUND', 'id', "Couldn't resolve to a transaction.")
}

async function book(
  { clock, gateways }: ReportCtx,
  client: PoolClient,
  held: TransactionRow,
  order: OrderRow | null,
  report: Report,
): Promise<Result<Reported, TransactionEventReportErrorCode>> {
  const { type, pspReference } = report
  if (gateways.get(held.gateway)?.provider && !BESIDE_PROVIDERS.test(type))
    return refuse('INVALID', 'type', 'What this gateway was paid is read from its provider.')
  const now = clock.now()
  const events = await eventsOf(client, held.id)
  const amount = report.amount ?? amountOf(events, report)
  if (amount === null) return refuse('REQUIRED', 'amount', `The amount is needed for ${type}.`)

  const known = events.find((e) => e.type === type && e.pspReference === pspReference)
  if (known && known.amount !== amount)
    return refuse('INCORRECT_DETAILS', 'pspReference', 'This reference and type are known with another amount.')
  if (!known && type === 'AUTHORIZATION_SUCCESS' && events.some((e) => e.type === type))
    return refuse('ALREADY_EXISTS', 'type', 'It is authorised already; report AUTHORIZATION_ADJUSTMENT instead.')
  const changed = await mergeTransactionMetadata(client, held.id, report.metadata, report.privateMetadata)
  if (isTooMuch(changed.metadata)) return { ok: false, errors: [tooMuch('transactionMetadata')] }
  if (isTooMuch(changed.privateMetadata)) return { ok: false, errors: [tooMuch('transactionPrivateMetadata')] }

  const event = known ?? (await addEvent(client, held.id, { ...report, amount }, report.at ?? now))
  if (!event) throw new Error(`event ${type} of ${held.id} was neither found nor added`)
  const transaction = await saveAmounts(
    client,
    { ...held, ...changed },
    order,
    known ? [] : [type],
    {
      ...(report.actions ? { actions: [...new Set(report.actions)] } : {}),
      ...(report.paymentMethod ? { paymentMethodDetails: report.paymentMethod } : {}),
      ...(held.pspReference === '' && BEGINNINGS.includes(type) ? { pspReference } : {}),
    },
    now,
  )
  if (!known) await followEvent(client, held, transaction, order, event, now)
  return ok({ transaction, event, isKnown: known !== undefined })
}

/** The event's amount in minor units; null where it cannot be known. */
function amountOf(events: readonly TransactionEventRow[], { type, pspReference }: Report): number | null {
  const from = AMOUNT_FROM[type]
  if (!from) return null
  if (from.length === 0) return 0
  const same = events.filter((e) => e.pspReference === pspReference)
  for (const wanted of from) {
    const found = same.findLast((e) => e.type === wanted)
    if (found) return found.amount
  }
  return null
}

async function followEvent(
  client: PoolClient,
  before: TransactionRow,
  after: TransactionRow,
  order: OrderRow | null,
  event: TransactionEventRow,
  now: Date,
): Promise<void> {
  await endActionOf(client, event, now)
  if (!order) return
  // An order that was paid once is for people to decide on, so it loses its deadline, which is long past.
  if (after.charged < before.charged && order.status !== 'UNCONFIRMED') await dropDeadline(client, order.id)
  if (event.type === 'REFUND_SUCCESS') await notifyRefunded(client, order, event.id, event.amount)
  const { charged } = await amountsOfOrder(client, order.id)
  await openReviewsOf(client, before.id, { order, charged }, told(event, before.charged - after.charged), now)
}

/** The review of an event. `gone` are minor units that were charged before and are not now. */
function told(event: TransactionEventRow, gone: number): Parameters<typeof openReviewsOf>[3] {
  const { type, pspReference: reference, amount } = event
  return {
    events: [event],
    takenBack: type.startsWith('CHARGE_') && gone > 0 ? [{ reference, amount: gone }] : [],
    failedRefunds: type === 'REFUND_FAILURE' || type === 'REFUND_REVERSE' ? [{ reference, amount }] : [],
  }
}
