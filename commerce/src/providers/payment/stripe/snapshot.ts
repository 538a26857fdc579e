/**
 * Turns a Checkout Session with its payment intent, refunds and disputes into the snapshot that the books need. Pure.
 */
import { SECOND_MS, MINUTE_MS } from '@semena/contract/time'
import type { Stripe } from 'stripe'
import type { GatewayAnswer, Movement, ProviderPayment, Snapshot } from '../../../domain/payment/port.ts'
import { codeOf, ProviderFault } from '../provider-fault.ts'
import { redirectData } from '../redirect-data.ts'
import { fromStripe } from './currency.ts'

export interface StripeFacts {
  /** The session with its payment intent and that one's latest charge expanded. */
  session: Stripe.Checkout.Session
  refunds: readonly Stripe.Refund[]
  disputes: readonly Stripe.Dispute[]
}

/** How long until the next look when no webhook comes first, in milliseconds. */
const OPEN_LOOK_MS = 30 * SECOND_MS
const REFUND_LOOK_MS = 10 * MINUTE_MS
const DISPUTE_LOOK_MS = 12 * 60 * MINUTE_MS

const INTENT_STATES: Readonly<Record<string, Movement['state']>> = { processing: 'SEEN', succeeded: 'SETTLED' }
const REFUND_STATES: Readonly<Record<string, Movement['state']>> = {
  pending: 'SEEN',
  requires_action: 'SEEN',
  succeeded: 'SETTLED',
  failed: 'FAILED',
  canceled: 'FAILED',
}
const CLOSED_DISPUTES: ReadonlySet<string> = new Set(['won', 'lost', 'prevented', 'warning_closed'])

/** The payment as Stripe knows it; units of its movements are minor units. */
export function readSnapshot(
  { session, refunds, disputes }: StripeFacts,
  payment: ProviderPayment,
  now: Date,
): Snapshot {
  const { currency } = payment
  const intent = intentOf(session)
  const charge = chargeOf(intent)
  const taken = disputes.filter(isTaken)
  const whole = taken.find((d) => isAboutAll(d, charge, refunds)) ?? null
  const charges = chargeMovements(intent, charge, whole, currency)
  const movements: Movement[] = [
    ...charges,
    ...refunds.map((refund) => refundMovement(refund, currency)),
    // A dispute about a part gives only that part back to the payer, and the shop keeps the rest.
    ...taken
      .filter((d) => d !== whole)
      .map((d): Movement => ({ ...back(d.id, d.amount, currency), state: 'SETTLED', message: disputeText(d) })),
  ]
  const state = stateOf(session, intent)
  const paid = charges.reduce(
    (sum, m) => (m.state === 'SEEN' || m.state === 'SETTLED' ? sum + Number(m.units) : sum),
    0,
  )
  const waits = {
    OPEN: state === 'OPEN',
    REFUND: refunds.some((r) => REFUND_STATES[r.status ?? ''] === 'SEEN'),
    DISPUTE: disputes.some((d) => !CLOSED_DISPUTES.has(d.status)),
  }
  const wait = waits.OPEN ? OPEN_LOOK_MS : waits.REFUND ? REFUND_LOOK_MS : waits.DISPUTE ? DISPUTE_LOOK_MS : null
  return {
    state,
    ...failureOf(state, intent),
    movements,
    data: redirectData({
      way: 'semena.stripe',
      redirectUrl: pageOf(session),
      state,
      amount: payment.amount,
      paid,
      currency,
      expiresAt: payment.expiresAt,
    }),
    ...cardOf(charge),
    ...refusalOf(charge),
    lookAgainAt: wait === null ? null : new Date(now.getTime() + wait),
  }
}

/** The address at which the payer pays; null once nothing can be paid there. */
export const pageOf = ({ status, url }: Stripe.Checkout.Session): string | null => (status === 'open' ? url : null)

/** The session's payment intent; null as long as nobody tried a card. */
export const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof intent === 'object' ? intent : null

export const chargeOf = (intent: Stripe.PaymentIntent | null): Stripe.Charge | null =>
  typeof intent?.latest_charge === 'object' ? intent.latest_charge : null

function stateOf({ status, payment_status: paid }: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null) {
  if (status === 'open') return 'OPEN'
  if (status === 'expired') return 'EXPIRED'
  if (status !== 'complete') throw new ProviderFault('UNAVAILABLE', 'Stripe sent a state that is not known here')
  if (paid !== 'unpaid') return 'DONE'
  return intent?.status === 'processing' ? 'OPEN' : 'FAILED'
}

function failureOf(state: Snapshot['state'], intent: Stripe.PaymentIntent | null): Pick<Snapshot, 'message'> {
  const error = intent?.last_payment_error
  const code = codeOf(error?.decline_code) || codeOf(error?.code)
  return (state === 'FAILED' || state === 'EXPIRED') && code ? { message: `The card was declined (${code}).` } : {}
}

/** A card that was declined may be tried again on Stripe's page, so it is no movement. */
function chargeMovements(
  intent: Stripe.PaymentIntent | null,
  charge: Stripe.Charge | null,
  dispute: Stripe.Dispute | null,
  currency: string,
): Movement[] {
  const state = intent && INTENT_STATES[intent.status]
  if (!state) return []
  return [
    {
      reference: intent.id,
      kind: 'CHARGE',
      units: BigInt(fromStripe(intent.amount_received || intent.amount, currency)),
      state: dispute ? 'BACK' : state,
      ...(charge ? { at: new Date(charge.created * SECOND_MS) } : {}),
      ...(dispute ? { message: disputeText(dispute) } : {}),
    },
  ]
}

function refundMovement(refund: Stripe.Refund, currency: string): Movement {
  const state = REFUND_STATES[refund.status ?? ''] ?? 'SEEN'
  const reason = codeOf(refund.failure_reason)
  return {
    ...back(refund.id, refund.amount, currency),
    state,
    at: new Date(refund.created * SECOND_MS),
    ...(state === 'FAILED' ? { message: `The refund failed${reason && ` (${reason})`}.` } : {}),
  }
}

const back = (reference: string, amount: number, currency: string) => ({
  reference,
  kind: 'REFUND' as const,
  units: BigInt(fromStripe(amount, currency)),
})

/** Whether Stripe has taken the disputed money from the shop and has not given it back. */
const isTaken = ({ status, balance_transactions: lines }: Stripe.Dispute): boolean =>
  status === 'lost' || (status !== 'won' && lines.reduce((sum, line) => sum + line.amount, 0) < 0)

/** Whether a dispute is about everything that was left of the charge when it began. */
function isAboutAll(dispute: Stripe.Dispute, charge: Stripe.Charge | null, refunds: readonly Stripe.Refund[]): boolean {
  const before = refunds.filter((r) => r.created <= dispute.created && REFUND_STATES[r.status ?? ''] === 'SETTLED')
  return charge !== null && dispute.amount >= charge.amount - before.reduce((sum, r) => sum + r.amount, 0)
}

const disputeText = ({ reason, status }: Stripe.Dispute): string =>
  `Disputed with the card's bank (${[codeOf(reason), codeOf(status)].filter(Boolean).join(', ')}).`

function cardOf(charge: Stripe.Charge | null): { paymentMethod?: NonNullable<GatewayAnswer['paymentMethod']> } {
  const card = charge?.paid ? charge.payment_method_details?.card : null
  if (!card) return {}
  return {
    paymentMethod: {
      type: 'CARD',
      name: 'Card',
      ...(card.brand ? { brand: card.brand } : {}),
      ...(card.last4 ? { lastDigits: card.last4 } : {}),
      ...(card.exp_month ? { expMonth: card.exp_month } : {}),
      ...(card.exp_year ? { expYear: card.exp_year } : {}),
    },
  }
}

/** The last card that was refused; Stripe tells its first digits to some shops only, and a fingerprint to all. */
function refusalOf(charge: Stripe.Charge | null): Pick<Snapshot, 'refusal'> {
  if (charge?.status !== 'failed') return {}
  const card = charge.payment_method_details?.card
  return { refusal: { reference: charge.id, prefix: card?.iin ?? card?.fingerprint ?? undefined } }
}
