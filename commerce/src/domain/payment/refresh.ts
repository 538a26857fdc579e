/**
 * Refreshes payments: asks the provider for a snapshot and books it (decision 0020). Webhooks, polls, pages and people
 * all only cause a refresh; their own words are never believed.
 */
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import { findOrder, type OrderRow } from '../../db/queries/order/order.ts'
import {
  addEvent,
  eventsOf,
  findTransaction,
  saveTransaction,
  type TransactionEventRow,
  type TransactionRow,
} from '../../db/queries/payment/payment.ts'
import { beginLook, movementsOf, saveLook, saveMovement } from '../../db/queries/payment/payment-books.ts'
import type { Provider, ProviderPayment, Snapshot } from './port.ts'
import { traced } from '../../tracing/trace.ts'
import { faultText } from '../fault-text.ts'
import { notifyRefunded } from '../mail/order-happenings.ts'
import { GRACE_MS, isOver } from '../order/states.ts'
import { endActionOf, providerPayment } from './action.ts'
import { followUp } from './apply.ts'
import { withPayment } from './locked.ts'
import { amountsFromEvents } from './reduce.ts'
import { openReviewsOf } from './reviews.ts'
import { bookedOf, bookSnapshot } from './book-snapshot.ts'
import { noteRefusal } from './card-refusals.ts'

type RefreshCtx = Pick<Services, 'database' | 'clock' | 'gateways'>

export interface Refreshed {
  transaction: TransactionRow
  /** The newest event. */
  event: TransactionEventRow
}

/**
 * Asks the provider and books its snapshot. `cause` is stored with every event, as in `transaction_events.cause`.
 * Throws when the provider cannot be asked: then nothing has changed. Answers null where there is no such payment, or
 * it has no provider.
 */
export async function refreshPayment(ctx: RefreshCtx, id: string, cause: string): Promise<Refreshed | null> {
  const { pool } = ctx.database
  const held = await findTransaction(pool, id)
  const provider = held && ctx.gateways.get(held.gateway)?.provider
  if (!provider || held.pspReference === '') return null
  return traced('payment refresh', { attributes: { 'semena.payment.gateway': held.gateway } }, async () => {
    const payment = providerPayment(held)
    await cancelUnwanted(ctx, provider, held, payment)
    const look = await beginLook(pool, id)
    const lookedAt = ctx.clock.now()
    const snapshot = await provider.fetch(payment)
    return look === null ? null : book(ctx, id, { look, lookedAt, snapshot, cause })
  })
}

interface Look {
  look: number
  lookedAt: Date
  snapshot: Snapshot
  cause: string
}

const book = async (ctx: RefreshCtx, id: string, look: Look): Promise<Refreshed> =>
  (await withPayment(ctx.database.pool, id, (client, held, order) => bookLocked(ctx, client, held, order, look)))!

async function bookLocked(
  { clock }: RefreshCtx,
  client: PoolClient,
  held: TransactionRow,
  order: OrderRow | null,
  { look, lookedAt, snapshot, cause }: Look,
): Promise<Refreshed> {
  const now = clock.now()
  const events = await eventsOf(client, held.id)
  // A snapshot that was fetched later is booked already.
  if (look <= held.bookedLook) return { transaction: held, event: events.at(-1)! }
  const movements = await movementsOf(client, held.id)
  const settled = bookSnapshot(
    {
      movements: movements,
      booked: bookedOf(events),
      amount: held.amount,
      pspReference: held.pspReference,
      providerState: held.providerState,
    },
    snapshot,
    lookedAt,
  )
  for (const movement of settled.movements) await saveMovement(client, held, movement, now)
  for (const event of settled.events) {
    const added = await addEvent(client, held.id, { ...event, cause }, now)
    if (!added) continue
    events.push(added)
    await endActionOf(client, added, now)
    if (order && added.type === 'REFUND_SUCCESS') await notifyRefunded(client, order, added.id, added.amount)
  }
  const amounts = amountsFromEvents(events)
  const more = {
    pspReference: held.pspReference,
    actions: amounts.charged > 0 ? ['REFUND' as const] : [],
    paymentMethodDetails: snapshot.paymentMethod ? { ...snapshot.paymentMethod } : held.paymentMethodDetails,
  }
  await saveTransaction(client, held.id, amounts, more, now)
  if (snapshot.refusal) await noteRefusal(client, held, snapshot.refusal, now)
  const watchAt = nextLook(snapshot.lookAgainAt, order?.expiresAt ?? held.expiresAt, now)
  await saveLook(client, held.id, look, lookedAt, watchAt, snapshot.state, snapshot.data)
  if (order) {
    const types = settled.events.map((e) => e.type)
    // A coin that changes without an event, such as one that is seen once more, may hold the order too.
    const after =
      types.length > 0 || settled.movements.length > 0 ? await followUp(client, order, types, now, held.id) : null
    await openReviewsOf(client, held.id, { order, charged: after?.totalCharged ?? order.totalCharged }, settled, now)
  }
  return {
    transaction: {
      ...held,
      ...amounts,
      ...more,
      bookedLook: look,
      lookedAt,
      watchAt,
      providerState: snapshot.state,
      providerData: snapshot.data,
      claimedUntil: null,
      updatedAt: now,
    },
    event: events.at(-1)!,
  }
}

/** The time of the next refresh: just after the deadline at the latest, so that money sent in time is seen. */
function nextLook(wanted: Date | null, deadline: Date | null, now: Date): Date | null {
  const last = deadline && new Date(deadline.getTime() + GRACE_MS)
  return wanted && last && last > now && last < wanted ? last : wanted
}

/** Cancels a payment that is still open although its order is over or paid in another way. */
async function cancelUnwanted(
  { database: { pool }, clock }: RefreshCtx,
  provider: Provider,
  held: TransactionRow,
  payment: ProviderPayment,
): Promise<void> {
  if (!provider.cancel || (held.providerState ?? 'OPEN') !== 'OPEN') return
  const order = held.orderId ? await findOrder(pool, held.orderId) : null
  const isPaid = order !== null && order.totalCharged >= order.totalGross && held.charged === 0
  const isLate = held.expiresAt !== null && held.expiresAt.getTime() + GRACE_MS < clock.now().getTime()
  if (!isPaid && !isLate && !(order && isOver(order.status))) return
  const movements = await movementsOf(pool, held.id)
  if (movements.some((m) => m.state === 'SEEN')) return
  try {
    await provider.cancel(payment)
  } catch (error) {
    // The payment is refreshed all the same, and the next refresh cancels it again.
    console.error(`${held.gateway} could not cancel ${held.id}: ${faultText(error)}`)
  }
}
