/** Asks a gateway, and turns any failure there into an answer. */
import type { Ctx } from '../../context.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import type { GatewayAnswer, GatewayRequest, PaymentGateway } from './port.ts'
import { faultText } from '../fault-text.ts'
import { bookAnswer, type PaymentAnswer, type Watch } from './apply.ts'
import type { Subject } from './subject.ts'

type AskCtx = Pick<Ctx, 'origin'>

/** What is paid for, as gateways get it. */
export const shownSubject = (subject: Subject): GatewayRequest['subject'] =>
  subject.kind === 'order'
    ? { kind: 'order', number: subject.number!, id: subject.id }
    : { kind: 'checkout', id: subject.id }

async function ask(
  ctx: AskCtx,
  gateway: PaymentGateway,
  how: 'initialize' | 'process',
  held: TransactionRow,
  subject: Subject,
  data: unknown,
): Promise<GatewayAnswer> {
  const request: GatewayRequest = {
    transactionId: held.id,
    amount: held.amount,
    currency: held.currency,
    action: held.actionType,
    data,
    subject: shownSubject(subject),
    pspReference: held.pspReference,
    origin: ctx.origin,
    languageCode: subject.languageCode,
    expiresAt: subject.expiresAt,
  }
  try {
    return await (how === 'process' && gateway.process ? gateway.process(request) : gateway.initialize(request))
  } catch (error) {
    console.error(`payment gateway ${gateway.id} failed to ${how} ${held.id}: ${faultText(error)}`)
    return {
      outcome: `${request.action}_FAILURE`,
      pspReference: how === 'process' ? held.pspReference : '',
      message: 'The payment gateway did not answer as it should.',
      data: null,
    }
  }
}

const FIRST_LOOK_MS = 5_000

/** A payment that its provider has accepted is refreshed soon, whether or not anybody stays on the page. */
function watchOf({ clock }: Pick<Ctx, 'clock'>, { outcome, data }: GatewayAnswer, subject: Subject): Watch | null {
  if (!outcome.endsWith('_ACTION_REQUIRED')) return null
  const own = (data as { expiresAt?: unknown } | null)?.expiresAt
  const expiresAt = typeof own === 'string' ? new Date(own) : subject.expiresAt
  return { expiresAt, watchAt: new Date(clock.now().getTime() + FIRST_LOOK_MS) }
}

/** Asks the gateway and books its answer. */
export async function requestAndBook(
  ctx: AskCtx & Pick<Ctx, 'database' | 'clock'>,
  gateway: PaymentGateway,
  how: 'initialize' | 'process',
  held: TransactionRow,
  subject: Subject,
  data: unknown,
): Promise<PaymentAnswer> {
  const answer = await ask(ctx, gateway, how, held, subject, data)
  const applied = await bookAnswer(ctx, held.id, answer, gateway.provider ? watchOf(ctx, answer, subject) : null)
  const told = answer.data && gateway.provider ? { ...answer.data, now: ctx.clock.now().toISOString() } : answer.data
  return { ...applied, data: told }
}

/** How long one request may claim a payment while it asks the gateway. */
export const CLAIM_MS = 30_000
const LOOK_AGAIN_MS = 50

/** Repeats `attempt` until no other request claims the payment. */
export async function unclaimed<T>(attempt: () => Promise<T | 'claimed'>): Promise<T> {
  for (;;) {
    const result = await attempt()
    if (result !== 'claimed') return result
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** Whether a request is asking the payment's gateway just now. */
export const isClaimed = (t: TransactionRow, now: Date): boolean => t.claimedUntil !== null && t.claimedUntil > now
