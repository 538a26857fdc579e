/** What the payment page shows, as a table: the order's state, the payment's last event and what its provider says decide, in this order. */
import type { PaymentFacts } from './details.ts'

/** The part of an order that a shopper may read (docs/rules.md#payment-page). */
export interface PayableState {
  status: string
  isPaid: boolean
  chargeStatus: string
  authorizeStatus: string
}

export type PaymentView =
  | 'paid' // thank you
  | 'ended' // a part came, and the time is over
  | 'late' // money came for an order that is over
  | 'expired' // the time is over, nothing came
  | 'cancelled' // over for another reason, nothing came
  | 'refunded' // the money went back, or a part of it
  | 'seen' // all of it is on its way, and not confirmed yet
  | 'back' // money that was there was taken back
  | 'missing' // some is there or on its way; the rest can be sent to the same place
  | 'short' // some is on its way, and the time is over
  | 'partly' // some money came, and the rest is to follow
  | 'waiting' // the provider is confirming
  | 'unavailable' // no quote could be made
  | 'lapsed' // the attempt is over, the order can still be paid
  | 'declined' // the attempt failed; another may be made
  | 'send' // an address waits for money
  | 'abandoned' // the visitor came back without finishing
  | 'choose' // nothing has been tried yet

/** The last attempt, as far as it is known. */
export interface LastAttempt {
  event: string | null
  /** Null: its gateway has no books, or says nothing. */
  standing: PaymentFacts | null
  unavailable: boolean
}

interface Facts extends Omit<PaymentFacts, 'state'> {
  over: boolean
  expired: boolean
  charged: 'none' | 'part' | 'full'
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
  ['paid', ({ charged }) => charged === 'full'],
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

/** `left` is the time to pay for the order, null where there is no deadline; `attempt` is null before the first. */
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
    event: attempt?.event ?? '',
    unavailable: attempt?.unavailable ?? false,
    timeIsUp: left !== null && left <= 0,
    ...(attempt?.standing ?? NOTHING),
  }
  return RULES.find(([, holds]) => holds(facts))?.[0] ?? 'choose'
}

const OVER: ReadonlySet<PaymentView> = new Set(['paid', 'ended', 'late', 'expired', 'cancelled', 'refunded'])
/** Nothing is asked of the visitor: whatever is to be paid has been sent, or people have to look first. */
const RESTING: ReadonlySet<PaymentView> = new Set(['seen', 'short', 'waiting', 'back'])

/** States in which something can still happen without the visitor: the page keeps asking. */
export const keepsAsking = (view: PaymentView): boolean => !OVER.has(view)

/** The order is held until its deadline, and waits for money. */
export const awaitsMoney = (view: PaymentView): boolean => keepsAsking(view) && view !== 'partly' && view !== 'back'

/** Nothing may be paid, or has to be, while it is shown. */
export const needsNothing = (view: PaymentView): boolean => RESTING.has(view)

const SENT: ReadonlySet<PaymentView> = new Set(['missing', 'seen', 'short', 'waiting', 'back'])
/** Something was sent: the whole sum is told, nothing is demanded beside it. */
export const hasSentMoney = (view: PaymentView): boolean => SENT.has(view)

const BEGUN: ReadonlySet<PaymentView> = new Set(['send', 'missing', 'abandoned', 'declined'])
/** The attempt may be gone on with, on our page or on its own. */
export const canContinue = (view: PaymentView): boolean => BEGUN.has(view)

/** The attempt is over: paying once more is another attempt, with a key of its own. */
export const isAttemptOver = (view: PaymentView): boolean =>
  view === 'declined' || view === 'lapsed' || view === 'partly'
