/**
 * Decides a test-card page. The money is booked at once, as a provider's webhook would, even if the payer never
 * returns.
 */
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { findTransaction, type TransactionRow } from '../../db/queries/payment/payment.ts'
import { decideSession, findSession, lateSessions, type TestCardSession } from '../../db/queries/payment/test-card.ts'
import { Undone } from '../../db/driver/transaction.ts'
import { readOrder } from '../order/expire.ts'
import { isDue } from '../order/states.ts'
import { bookAnswerLocked } from './apply.ts'
import { withPayment } from './locked.ts'
import { type Decision, DECISIONS, LATE_MS, outcomeOf } from './test-card-outcome.ts'

export interface OpenedPage {
  session: TestCardSession
  /** Null where the payment is of a checkout. */
  orderId: string | null
  expiresAt: Date | null
}

/** Reads a page as it is at this moment; null where there is none. */
export async function readPage(services: Services, sessionId: string): Promise<OpenedPage | null> {
  const { pool } = services.database
  const found = await findSession(pool, sessionId)
  const held = found && (await findTransaction(pool, found.transactionId))
  if (!held) return null
  const order = held.orderId ? await readOrder(services, held.orderId) : null
  // Reading the order may just have expired it, which closes the page.
  return {
    session: (await findSession(pool, sessionId)) ?? found,
    orderId: held.orderId,
    expiresAt: order?.expiresAt ?? null,
  }
}

/**
 * Makes a decision and answers the page after it. A second decision changes nothing, and neither does one that comes
 * too late.
 */
export async function decidePage(
  services: Services,
  sessionId: string,
  decision: Decision,
): Promise<OpenedPage | null> {
  const { pool } = services.database
  const { from, to } = DECISIONS[decision]
  const page = await readPage(services, sessionId)
  if (!page || page.session.state !== from) return page
  await withPayment<boolean>(pool, page.session.transactionId, async (client, held, order) => {
    const now = services.clock.now()
    if (order && (order.status === 'EXPIRED' || isDue(order, now))) return new Undone(false)
    if (!(await decideSession(client, sessionId, from, to, now))) return new Undone(false)
    await tell(services, client, held, order, { ...page.session, state: to })
    return true
  })
  if (decision === 'twice') await notifyAgain(services, sessionId)
  return readPage(services, sessionId)
}

/** Sends the same message once more; it must change nothing. */
async function notifyAgain(services: Services, sessionId: string): Promise<void> {
  const { pool } = services.database
  const session = await findSession(pool, sessionId)
  if (session?.state !== 'APPROVED') return
  await withPayment(pool, session.transactionId, (client, held, order) => tell(services, client, held, order, session))
}

const AT_ONCE = 20

/** Sends the messages that were to be late and are due; answers how many. */
export async function notifyLate(services: Services): Promise<number> {
  const { pool } = services.database
  const until = new Date(services.clock.now().getTime() - LATE_MS)
  const sessions = await lateSessions(pool, until, AT_ONCE)
  let told = 0
  for (const session of sessions) {
    const isTold = await withPayment<boolean>(pool, session.transactionId, async (client, held, order) => {
      if (!(await decideSession(client, session.id, 'LATE', 'APPROVED', services.clock.now()))) return new Undone(false)
      await tell(services, client, held, order, { ...session, state: 'APPROVED' })
      return true
    })
    if (isTold) told++
  }
  return told
}

const tell = (
  services: Services,
  client: PoolClient,
  held: TransactionRow,
  order: OrderRow | null,
  session: TestCardSession,
) =>
  bookAnswerLocked(services, client, held, order, {
    ...outcomeOf(session, held.actionType),
    amount: session.amount,
    data: null,
  })
