/**
 * Decides what the payment page shows: by the order's state, then the payment's last event, then what its provider
 * says.
 */
import { type Money, minorOf } from '../../platform/minor-units.ts'
import type { PaymentFacts } from './details.ts'

/** The part of an order that a shopper may read (docs/rules.md#payment-page). */
export interface PayableState {
  status: string
  isPaid: boolean
  chargeStatus: string
  authorizeStatus: string
  /** What it costs, what is there and what went back; not said of a checkout. */
  total?: { gross: Money }
  totalCharged?: Money
  totalRefunded?: Money
}

/**
 * How much of an order's money went back after all of it had been paid: what went back then is not to be paid again,
 * also where the service counts the order as paid in part.
 */
export function wentBack({ total, totalCharged, totalRefunded }: Partial<PayableState>): 'none' | 'part' | 'all' {
  if (!total || !totalCharged || !totalRefunded) return 'none'
  const [charged, back] = [minorOf(totalCharged), minorOf(totalRefunded)]
  if (back <= 0 || charged + back < minorOf(total.gross)) return 'none'
  return charged > 0 ? 'part' : 'all'
}

export type PaymentView =
  | 'paid' // all of it is paid
  | 'ended' // a part was paid before the order ended
  | 'late' // money came after the order had ended
  | 'expired' // the deadline has passed and nothing was paid
  | 'cancelled' // the order ended for another reason and nothing was paid
  | 'refunded' // the money or a part of it was refunded
  | 'seen' // all of it was sent, but is not confirmed yet
  | 'back' // money that had come was taken back
  | 'missing' // a part was sent, and the rest can be sent to the same place
  | 'short' // a part was sent, and the deadline has passed
  | 'partly' // a part was paid, and the rest needs another payment
  | 'waiting' // the provider is confirming the payment
  | 'unavailable' // no quote could be made
  | 'lapsed' // the attempt has ended, but the order can still be paid
  | 'declined' // the attempt failed; another may be made
  | 'send' // there is an address to send money to
  | 'abandoned' // the visitor came back without finishing
  | 'choose' // nothing has been tried yet

/** What is known of the last attempt. */
export interface LastAttempt {
  event: string | null
  /** What its gateway says of the payment; null where it says nothing. */
  standing: PaymentFacts | null
  unavailable: boolean
}

interface Facts extends Omit<PaymentFacts, 'state'> {
  over: boolean
  expired: boolean
  charged: 'none' | 'part' | 'full'
  back: 'none' | 'part' | 'all'
  event: string
  state: PaymentFacts['state'] | null
  unavailable: boolean
  timeIsUp: boolean
}

const RULES: readonly [PaymentView, (facts: Facts) => boolean][] = [
  ['ended', ({ expired, charged }) => expired && charged === 'part'],
  ['late', ({ over, charged, pending }) => over && (charged !== 'none' || pending)],
  ['expired', ({ over, expired }) => over && expired],
  ['cancelled', ({ over }) => over],
  ['refunded', ({ back }) => back === 'all'],
  ['paid', ({ charged, back }) => charged === 'full' || back === 'part'],
  ['refunded', ({ event }) => event.startsWith('REFUND_')],
  ['seen', ({ money, pending }) => money === 'all' && pending],
  ['back', ({ event, pending }) => event === 'CHARGE_BACK' && !pending],
  ['missing', ({ money, payable }) => money === 'part' && payable],
  ['short', ({ money, pending }) => money === 'part' && pending],
  ['partly', ({ charged }) => charged === 'part'],
  ['short', ({ money }) => money === 'part'],
  ['waiting', ({ state, money }) => state === 'DONE' || money === 'all'],
  ['waiting', ({ state, event }) => !state && /^(CHARGE|AUTHORIZATION)_(REQUEST|SUCCESS)$/.test(event)],
  ['expired', ({ timeIsUp }) => timeIsUp],
  ['unavailable', ({ unavailable }) => unavailable],
  ['lapsed', ({ state, event }) => state === 'EXPIRED' || state === 'CANCELED' || event === 'CANCEL_SUCCESS'],
  ['lapsed', ({ onPage, payable }) => onPage && !payable],
  ['send', ({ onPage }) => onPage],
  ['declined', ({ state, event }) => state === 'FAILED' || event.endsWith('_FAILURE')],
  ['abandoned', ({ event }) => event.endsWith('_ACTION_REQUIRED')],
  ['choose', () => true],
]

const NOTHING = { state: null, onPage: false, money: 'none', pending: false, payable: false } as const

/**
 * The state to show. `left` is the time to the deadline in milliseconds, null without one; `attempt` is null before the
 * first.
 */
export function paymentView(order: PayableState, attempt: LastAttempt | null, left: number | null): PaymentView {
  const full =
    order.isPaid ||
    order.chargeStatus === 'FULL' ||
    order.chargeStatus === 'OVERCHARGED' ||
    order.authorizeStatus === 'FULL'
  const facts: Facts = {
    over: order.status === 'EXPIRED' || order.status === 'CANCELED',
    expired: order.status === 'EXPIRED',
    charged: full ? 'full' : order.chargeStatus === 'PARTIAL' ? 'part' : 'none',
    back: wentBack(order),
    event: attempt?.event ?? '',
    unavailable: attempt?.unavailable ?? false,
    timeIsUp: left !== null && left <= 0,
    ...(attempt?.standing ?? NOTHING),
  }
  return RULES.find(([, holds]) => holds(facts))?.[0] ?? 'choose'
}

const OVER: ReadonlySet<PaymentView> = new Set(['paid', 'ended', 'late', 'expired', 'cancelled', 'refunded'])
/** States in which the visitor need not do anything: all was sent, or somebody of the shop must look at it first. */
const RESTING: ReadonlySet<PaymentView> = new Set(['seen', 'short', 'waiting', 'back'])

/** Whether something can still happen without the visitor, so that the page keeps asking the service. */
export const keepsAsking = (view: PaymentView): boolean => !OVER.has(view)

/** Whether the order waits for money and holds its goods until the deadline. */
export const awaitsMoney = (view: PaymentView): boolean => keepsAsking(view) && view !== 'partly' && view !== 'back'

/** Whether nothing has to be paid, or may be, in this state. */
export const needsNothing = (view: PaymentView): boolean => RESTING.has(view)

const SENT: ReadonlySet<PaymentView> = new Set(['missing', 'seen', 'short', 'waiting', 'back'])
/** Whether something was sent, so that the page tells the whole sum and asks for nothing more. */
export const hasSentMoney = (view: PaymentView): boolean => SENT.has(view)

/** The amount that the page names: the total, or what is missing, which a balance tells as an amount below nothing. */
export const namedAmount = <M extends { amount: number }>(view: PaymentView, total: M, balance: M): M =>
  balance.amount < 0 && !hasSentMoney(view) ? { ...balance, amount: -balance.amount } : total

const BEGUN: ReadonlySet<PaymentView> = new Set(['send', 'missing', 'abandoned', 'declined'])
/** Whether the attempt can be continued, on our page or on the provider's. */
export const canContinue = (view: PaymentView): boolean => BEGUN.has(view)

/** Whether the attempt is over, so that paying again is another attempt with a key of its own. */
export const isAttemptOver = (view: PaymentView): boolean =>
  view === 'declined' || view === 'lapsed' || view === 'partly'
