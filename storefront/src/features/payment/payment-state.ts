/** What the payment page shows, as a table: the order's state and the payment's last event decide, in this order. */

/** The part of an order that a shopper may read (decision D39). */
export interface PayableState {
  status: string
  isPaid: boolean
  chargeStatus: string
  authorizeStatus: string
}

export type PaymentView =
  | 'paid' // thank you
  | 'late' // money came for an order that is over
  | 'expired' // the time is over, nothing came
  | 'cancelled' // over for another reason, nothing came
  | 'partly' // some money came; such an order does not expire
  | 'waiting' // the provider is confirming
  | 'declined' // the attempt failed; another may be made
  | 'abandoned' // the visitor came back without finishing
  | 'choose' // nothing has been tried yet

interface Facts {
  over: boolean
  expired: boolean
  charged: 'none' | 'part' | 'full'
  event: string | null
  timeIsUp: boolean
}

const RULES: readonly [PaymentView, (facts: Facts) => boolean][] = [
  ['late', ({ over, charged }) => over && charged !== 'none'],
  ['expired', ({ over, expired }) => over && expired],
  ['cancelled', ({ over }) => over],
  ['paid', ({ charged }) => charged === 'full'],
  ['partly', ({ charged }) => charged === 'part'],
  ['waiting', ({ event }) => event !== null && /^(CHARGE|AUTHORIZATION)_(REQUEST|SUCCESS)$/.test(event)],
  ['expired', ({ timeIsUp }) => timeIsUp],
  ['declined', ({ event }) => event?.endsWith('_FAILURE') === true],
  ['abandoned', ({ event }) => event?.endsWith('_ACTION_REQUIRED') === true],
  ['choose', () => true],
]

/** `left` is the time to pay, null where there is no deadline; `event` the last event of the attempt, null without one. */
export function paymentView(order: PayableState, event: string | null, left: number | null): PaymentView {
  const full =
    order.isPaid ||
    order.chargeStatus === 'FULL' ||
    order.chargeStatus === 'OVERCHARGED' ||
    order.authorizeStatus === 'FULL'
  const facts: Facts = {
    over: order.status === 'EXPIRED' || order.status === 'CANCELED',
    expired: order.status === 'EXPIRED',
    charged: full ? 'full' : order.chargeStatus === 'PARTIAL' ? 'part' : 'none',
    event,
    timeIsUp: left !== null && left <= 0,
  }
  return RULES.find(([, holds]) => holds(facts))?.[0] ?? 'choose'
}

/** States in which something can still happen without the visitor: the page keeps asking. */
export const isOpen = (view: PaymentView): boolean =>
  view === 'waiting' || view === 'abandoned' || view === 'choose' || view === 'declined'
