/** The present state of a payment with a provider, for the page that asks every few seconds. */
import type { Services } from '../../context.ts'
import { eventsOf, type TransactionRow } from '../../db/queries/payment/payment.ts'
import type { PaymentGateway } from './port.ts'
import { faultText } from '../fault-text.ts'
import type { PaymentAnswer } from './apply.ts'
import { type Refreshed, refreshPayment } from './refresh.ts'
import type { Subject } from './subject.ts'

type PresentCtx = Pick<Services, 'database' | 'clock' | 'gateways'>

/** Refreshes that are running, so that several pages of one payment share one. */
const looking = new Map<string, Promise<Refreshed | null>>()

/** Refreshes a payment whose snapshot is not fresh; where the provider does not answer, the last known state stays. */
export async function presentPayment(
  ctx: PresentCtx,
  gateway: PaymentGateway,
  held: TransactionRow,
  subject: Subject,
): Promise<PaymentAnswer> {
  const age = held.lookedAt ? ctx.clock.now().getTime() - held.lookedAt.getTime() : Infinity
  const looked = age >= gateway.provider!.freshMs ? await look(ctx, held.id) : null
  const transaction = looked?.transaction ?? held
  const event = looked?.event ?? (await eventsOf(ctx.database.pool, held.id)).at(-1)!
  return { transaction, event, data: pageData(ctx, transaction, subject) }
}

async function look(ctx: PresentCtx, id: string): Promise<Refreshed | null> {
  try {
    const running = looking.get(id) ?? refreshPayment(ctx, id, 'page').finally(() => looking.delete(id))
    looking.set(id, running)
    return await running
  } catch (error) {
    console.error(`payment ${id} could not be looked at: ${faultText(error)}`)
    return null
  }
}

const CLOSED = { address: null, uri: null, redirectUrl: null }

/** The stored data with the server's clock; without anything to pay to once the payment should not be paid any more. */
export function pageData(
  { clock }: Pick<Services, 'clock'>,
  transaction: Pick<TransactionRow, 'providerData' | 'expiresAt'>,
  subject: Pick<Subject, 'isOver'>,
): Record<string, unknown> {
  const now = clock.now()
  const isLate = subject.isOver || (transaction.expiresAt !== null && transaction.expiresAt <= now)
  const told = transaction.providerData ?? {}
  const closed = Object.fromEntries(Object.entries(CLOSED).filter(([key]) => key in told))
  return {
    expiresAt: transaction.expiresAt?.toISOString() ?? null,
    ...told,
    ...(isLate ? closed : {}),
    now: now.toISOString(),
  }
}
