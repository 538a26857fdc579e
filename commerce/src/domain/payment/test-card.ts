/** Decides a test-card page: the money is booked at once, as a provider's message would, even if the payer never returns. */
import type { Services } from '../../context.ts'
import { lockOrder } from '../../db/queries/order.ts'
import { findTransaction, lockTransaction } from '../../db/queries/payment.ts'
import { decideSession, findSession, type TestCardSession } from '../../db/queries/test-card.ts'
import { transaction, Undone } from '../../db/transaction.ts'
import { readOrder } from '../order/expire.ts'
import { isDue } from '../order/states.ts'
import { applyLocked } from './apply.ts'
import { outcomeOf } from './test-card-outcome.ts'

export interface OpenedPage {
  session: TestCardSession
  /** Null: it pays for a checkout. */
  orderId: string | null
  expiresAt: Date | null
}

/** A page as it is at this moment; null when there is none. */
export async function readPage(services: Services, sessionId: string): Promise<OpenedPage | null> {
  const { pool } = services.database
  const found = await findSession(pool, sessionId)
  const held = found && (await findTransaction(pool, found.transactionId))
  if (!held) return null
  const order = held.orderId ? await readOrder(services, held.orderId) : null
  // Looking at the order may just have closed the page.
  return {
    session: (await findSession(pool, sessionId)) ?? found,
    orderId: held.orderId,
    expiresAt: order?.expiresAt ?? null,
  }
}

/** The page as it stands afterwards. Deciding twice changes nothing, deciding too late neither. */
export async function decidePage(
  services: Services,
  sessionId: string,
  decision: 'APPROVED' | 'DECLINED',
): Promise<OpenedPage | null> {
  const { pool } = services.database
  const page = await readPage(services, sessionId)
  if (!page || page.session.state !== 'OPEN') return page
  const done = await transaction<'decided' | 'moved' | 'late'>(pool, async (client) => {
    const now = services.clock.now()
    const order = page.orderId ? await lockOrder(client, page.orderId) : null
    const held = (await lockTransaction(client, page.session.transactionId))!
    if (held.orderId !== page.orderId) return new Undone<'moved'>('moved')
    if (order && (order.status === 'EXPIRED' || isDue(order, now))) return new Undone<'late'>('late')
    if (!(await decideSession(client, sessionId, decision, now))) return new Undone<'late'>('late')
    await applyLocked(services, client, held, order, {
      ...outcomeOf({ ...page.session, state: decision }, held.actionType as 'CHARGE' | 'AUTHORIZATION'),
      amount: page.session.amount,
      data: null,
    })
    return 'decided'
  })
  return done === 'moved' ? decidePage(services, sessionId, decision) : readPage(services, sessionId)
}
