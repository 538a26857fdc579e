/** Payments that were made elsewhere: people and apps write them down, and correct what they wrote. */
import { updateRow } from '../../db/statements/rows.ts'
import { transactions } from '../../db/tables/index.ts'
import type {
  TransactionActionEnum,
  TransactionCreateErrorCode,
  TransactionUpdateErrorCode,
} from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { addOrderEvent, dropDeadline } from '../../db/queries/order/order-event.ts'
import { findOrder, lockOrder, type OrderRow } from '../../db/queries/order/order.ts'
import {
  addEvent,
  amountsOfOrder,
  eventsOf,
  recordTransaction,
  referenceIsTaken,
  type TransactionRow,
} from '../../db/queries/payment/payment.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import type { PaymentMethod } from '../../db/tables/payments.ts'
import { Undone } from '../../db/driver/transaction.ts'
import { changing } from '../changes/changing.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { changeState } from '../order/change-state.ts'
import { takenOn } from '../order/taken-on.ts'
import { ok, refuse, type Result } from '../result.ts'
import { saveAmounts } from './action.ts'
import { adjustments, type SaidAmounts } from './adjust.ts'
import { actorOf, causeOf } from './cause.ts'
import { withPayment } from './locked.ts'
import { openReviewsOf } from './reviews.ts'
import type { SubjectRef } from './subject.ts'

/** What is said of a payment; what is left out stays as it is. */
export interface Said {
  name?: string
  message?: string
  pspReference?: string
  externalUrl?: string
  actions?: TransactionActionEnum[]
  amounts: SaidAmounts
  metadata?: MetadataMap
  privateMetadata?: MetadataMap
  paymentMethod?: PaymentMethod
  /** A remark among the events. */
  remark: { pspReference: string; message: string } | null
}

type RecordCtx = Pick<Ctx, 'database' | 'clock' | 'uuid' | 'viewer' | 'changes'>
type Code = TransactionCreateErrorCode & TransactionUpdateErrorCode
type Recorded = Result<TransactionRow, Code>

/** What the events say by which a payment came to the amounts that were said of it. */
export const ADJUSTED = 'Manual adjustment of the transaction.'

/** Writes down a payment of a checkout or an order, which must be there. */
export async function recordPayment(
  ctx: RecordCtx,
  subject: SubjectRef & { currency: string },
  said: Said,
): Promise<Recorded> {
  return changing(ctx, async ({ client }): Promise<Recorded> => {
    const order = subject.kind === 'order' ? await lockOrder(client, subject.id) : null
    const now = ctx.clock.now()
    const { charged = 0, authorized = 0 } = said.amounts
    const made = {
      ...said,
      id: ctx.uuid(),
      checkoutId: subject.kind === 'checkout' ? subject.id : null,
      orderId: order?.id ?? null,
      gateway: ctx.viewer.kind === 'app' ? ctx.viewer.identifier : '',
      currency: subject.currency,
      amount: charged + authorized,
      cause: causeOf(ctx),
    }
    const row = await recordTransaction(client, made, now)
    return book(ctx, client, row, order, said, now)
  })
}

/** Changes what is known of a payment. */
export async function amendPayment(ctx: RecordCtx, id: string, said: Said): Promise<Recorded> {
  const done = await withPayment<Recorded>(ctx.database.pool, id, async (client, held, order) => {
    const written = {
      name: said.name ?? held.name,
      message: said.message ?? held.message,
      pspReference: said.pspReference ?? held.pspReference,
      externalUrl: said.externalUrl ?? held.externalUrl,
      metadata: { ...held.metadata, ...said.metadata },
      privateMetadata: { ...held.privateMetadata, ...said.privateMetadata },
    }
    const changed = { ...held, ...written }
    if (isTooMuch(changed.metadata)) return new Undone<Recorded>({ ok: false, errors: [tooMuch('metadata')] })
    if (isTooMuch(changed.privateMetadata))
      return new Undone<Recorded>({ ok: false, errors: [tooMuch('privateMetadata')] })
    if (changed.pspReference !== held.pspReference && (await referenceIsTaken(client, changed)))
      return new Undone<Recorded>(taken())
    await updateRow(client, transactions, id, written)
    const result = await book(ctx, client, changed, order, said, ctx.clock.now())
    return result.ok ? result : new Undone<Recorded>(result)
  })
  return done ?? refuse('NOT_FOUND', 'id', "Couldn't resolve to a transaction.")
}

const taken = (): Recorded => refuse('UNIQUE', 'transaction', 'A transaction with this `pspReference` exists already.')

/** Adds the events that lead to the amounts, and the remark. */
async function book(
  ctx: Pick<RecordCtx, 'uuid' | 'viewer'>,
  client: PoolClient,
  held: TransactionRow,
  order: OrderRow | null,
  said: Said,
  now: Date,
): Promise<Recorded> {
  const cause = causeOf(ctx)
  const known = await eventsOf(client, held.id)
  const adding = adjustments(known, said.amounts)
  if (!adding) return refuse('INVALID', 'transaction', 'No events of a payment lead to these amounts.')
  // The first amounts carry the payment's own reference; later ones are counted by themselves.
  const events = adding.map((one) => ({ ...one, pspReference: known.length === 0 ? held.pspReference : ctx.uuid() }))
  for (const one of events) {
    await addEvent(client, held.id, { ...one, message: ADJUSTED, cause }, now)
  }
  const { remark } = said
  if (remark) {
    await addEvent(client, held.id, { ...remark, type: 'INFO', amount: 0, cause }, now)
    if (order)
      await addOrderEvent(client, {
        orderId: order.id,
        type: 'TRANSACTION_EVENT',
        ...actorOf(cause),
        parameters: { message: remark.message, reference: remark.pspReference },
        at: now,
      })
  }
  const change = {
    ...(said.actions ? { actions: [...new Set(said.actions)] } : {}),
    ...(said.paymentMethod ? { paymentMethodDetails: said.paymentMethod } : {}),
  }
  const types = adding.map(({ type }) => type)
  // What people say of the money of an order decides it, so it does not expire any more.
  if (order && types.length > 0 && order.status !== 'UNCONFIRMED') await dropDeadline(client, order.id)
  const saved = await saveAmounts(client, held, types.length > 0 ? order : null, types, change, now)
  if (order && saved.charged + saved.authorized > 0) await takeOn(client, order.id, now)
  // People know what they write down. What an app writes down nobody has seen yet.
  const amount = saved.charged - held.charged
  const came = ctx.viewer.kind === 'app' && amount > 0 && events.findLast((e) => e.type === 'CHARGE_SUCCESS')
  if (order && came) {
    const { charged } = await amountsOfOrder(client, order.id)
    await openReviewsOf(client, held.id, { order, charged }, { events: [{ ...came, amount }] }, now)
  }
  return ok(saved)
}

/** Who handles payments and writes one down has taken the order on, however much of it that is. */
async function takeOn(client: PoolClient, orderId: string, now: Date): Promise<void> {
  const order = (await findOrder(client, orderId))!
  if (order.status !== 'UNCONFIRMED') return
  const happening = await takenOn(client, order, 'CONFIRMED')
  await changeState(client, order, { happening }, now)
  await dropDeadline(client, orderId)
}
