/** Turns an invoice of BTCPay Server with its payments and refunds into the snapshot that the books need. Pure. */
import { SECOND_MS } from '@semena/contract/time'
import { fractionDigits } from '../../../domain/money.ts'
import type { Movement, ProviderPayment, Snapshot } from '../../../domain/payment/port.ts'
import { redirectData } from '../redirect-data.ts'
import type { Invoice, Payment, Payout, PullPayment } from './api.ts'
import { scaled, worthOf } from './decimal.ts'

/** A refund that the shop asked for, and what was sent of it so far. */
export interface Refund {
  pullPayment: PullPayment
  payouts: readonly Payout[]
}

/**
 * Movements count in millionths of a minor unit: a coin is rarely worth whole cents, and rounding each of several would
 * lose some.
 */
const FINE = 6
const MILLION = 10n ** BigInt(FINE)

/**
 * Stands in the metadata of an invoice that the shop closed. Its status Invalid then says nothing about money that came
 * before.
 */
export const CLOSED_BY_SHOP = 'closedByShop'
/** Stands in the metadata of an invoice of which refunds were asked for, so that they are looked up. */
export const HAS_REFUNDS = 'hasRefunds'

const STATES: Readonly<Record<Invoice['status'], Snapshot['state']>> = {
  New: 'OPEN',
  Processing: 'OPEN',
  Settled: 'DONE',
  Expired: 'EXPIRED',
  Invalid: 'FAILED',
}
const PAYMENT_STATES: Readonly<Record<Payment['status'], Movement['state']>> = {
  Invalid: 'FAILED',
  Processing: 'SEEN',
  Settled: 'SETTLED',
}

/** How long until the next look when no webhook comes first, in milliseconds. */
const LOOK_AGAIN_MS: Readonly<Record<Invoice['status'], number>> = {
  New: 30 * SECOND_MS,
  Processing: 60 * SECOND_MS,
  Settled: 10 * SECOND_MS,
  Expired: 10 * 60 * SECOND_MS,
  Invalid: 60 * 60 * SECOND_MS,
}
const REFUND_LOOK_MS = 30 * 60 * SECOND_MS
/** How long a refund is watched that the buyer does not fetch. */
const REFUND_PATIENCE_MS = 60 * 24 * 3_600 * SECOND_MS

/**
 * The payment as BTCPay Server knows it. `payments` have to be read before `invoice`, so that its status counts them
 * all.
 */
export function readSnapshot(
  invoice: Invoice,
  payments: readonly Payment[],
  refunds: readonly Refund[],
  payment: ProviderPayment,
  now: Date,
): Snapshot {
  const { currency } = payment
  const places = fractionDigits(currency) + FINE
  const asked = scaled(invoice.amount, places)
  const marked = invoice.additionalStatus === 'Marked'
  const charges = payments.map((p): Movement => ({
    reference: p.id,
    kind: 'CHARGE',
    units: worthOf(p, places),
    state: chargeState(invoice, p),
    at: p.receivedAt,
    ...(invoice.status === 'Invalid' && p.status !== 'Invalid' ? { message: NOT_BELIEVED } : {}),
  }))
  const sum = (states: readonly Movement['state'][]): bigint =>
    charges.filter((m) => states.includes(m.state)).reduce((total, m) => total + m.units, 0n)
  const settled = sum(['SETTLED'])
  const movements = [...charges]
  if (invoice.status === 'Settled' && marked && settled < asked)
    movements.push({
      reference: `${invoice.id}:marked`,
      kind: 'CHARGE',
      units: asked - settled,
      state: 'SETTLED',
      message: 'Marked as settled in BTCPay Server.',
    })
  const back = refunds.map((refund) => refundMovement(refund, places))

  // A payer cannot hit the amount exactly, and BTCPay Server does not call that paying over or under: each payment may
  // be off by what one hundred-millionth of a coin is worth.
  const rounding = payments.reduce((total, p) => total + scaled(p.rate, places - 8) + 1n, 0n)
  const isWhole =
    (invoice.status === 'Settled' && invoice.additionalStatus !== 'PaidOver' && !marked) ||
    (invoice.additionalStatus === 'PaidLate' && settled >= asked && settled - asked <= rounding)
  const whole = isWhole && settled > 0n ? settled : asked
  const amount = Number(asked / MILLION)
  const worth = (units: bigint): number =>
    units >= whole ? amount + Number((units - whole) / MILLION) : Math.min(amount, Number(units / MILLION))

  const state =
    invoice.status === 'Invalid' && invoice.metadata[CLOSED_BY_SHOP] === true ? 'CANCELED' : STATES[invoice.status]
  const isPayable = invoice.status === 'New' && invoice.expirationTime > now
  return {
    state,
    ...(state === 'FAILED' ? { message: marked ? MARKED_INVALID : NOT_CONFIRMED } : {}),
    movements: [...movements, ...back],
    worth,
    data: redirectData({
      way: 'semena.btcpay',
      redirectUrl: isPayable ? invoice.checkoutLink : null,
      state,
      amount,
      paid: worth(sum(['SEEN', 'SETTLED'])),
      currency,
      expiresAt: payment.expiresAt ?? invoice.expirationTime,
    }),
    lookAgainAt: lookAgainAt(invoice, payment, now, {
      isSettled: settled >= whole,
      waitsForRefund: back.some((m) => m.state === 'SEEN'),
    }),
  }
}

const MARKED_INVALID = 'Marked as invalid in BTCPay Server.'
const NOT_CONFIRMED = 'The payment was not confirmed in time.'
const NOT_BELIEVED = 'The invoice is invalid in BTCPay Server.'

/** What the shop's people decided in BTCPay Server counts more than the state of the coins. */
function chargeState(invoice: Invoice, { status }: Payment): Movement['state'] {
  const marked = invoice.additionalStatus === 'Marked'
  if (invoice.status === 'Settled' && marked && status === 'Processing') return 'SETTLED'
  if (invoice.status === 'Invalid' && invoice.metadata[CLOSED_BY_SHOP] !== true && (marked || status === 'Processing'))
    return 'FAILED'
  return PAYMENT_STATES[status]
}

function refundMovement({ pullPayment, payouts }: Refund, places: number): Movement {
  const wanted = scaled(pullPayment.amount, places)
  const sent = payouts.filter((p) => p.state === 'Completed').reduce((total, p) => total + scaled(p.amount, places), 0n)
  const over = sent >= wanted || pullPayment.archived
  return {
    reference: pullPayment.id,
    kind: 'REFUND',
    units: over && sent > 0n ? sent : wanted,
    state: !over ? 'SEEN' : sent > 0n ? 'SETTLED' : 'FAILED',
    message: over && sent === 0n ? 'The refund was archived in BTCPay Server.' : FETCH_REFUND,
    externalUrl: pullPayment.viewLink,
  }
}

export const FETCH_REFUND = 'The buyer fetches this refund by its link; people approve it in BTCPay Server.'

function lookAgainAt(
  { status, additionalStatus, monitoringExpiration }: Invoice,
  { createdAt }: ProviderPayment,
  now: Date,
  { isSettled, waitsForRefund }: { isSettled: boolean; waitsForRefund: boolean },
): Date | null {
  const after = (ms: number): Date => new Date(now.getTime() + ms)
  const isOver =
    status === 'Settled'
      ? isSettled || additionalStatus === 'Marked'
      : status !== 'New' && status !== 'Processing' && monitoringExpiration <= now
  if (!isOver) return after(LOOK_AGAIN_MS[status])
  return waitsForRefund && now.getTime() - createdAt.getTime() < REFUND_PATIENCE_MS ? after(REFUND_LOOK_MS) : null
}
