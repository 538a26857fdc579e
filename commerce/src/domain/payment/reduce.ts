/** Computes a payment's amounts from its events, by Saleor's rules. Pure: the same events give the same amounts. */
import { type Amounts, NO_AMOUNTS } from '../../db/queries/payment/payment.ts'

export interface CountedEvent {
  type: string
  /** Minor units. */
  amount: number
  pspReference: string
  /** False for events that a later answer made void; they are stored but not counted. */
  counts: boolean
}

const ACTIONS = ['AUTHORIZATION', 'CHARGE', 'REFUND', 'CANCEL'] as const
type Action = (typeof ACTIONS)[number]

/** Where money comes from and goes to when an action succeeds, and where it is counted while pending. */
const FLOW: Readonly<Record<Action, { to: keyof Amounts; pending: keyof Amounts; from: keyof Amounts | null }>> = {
  AUTHORIZATION: { to: 'authorized', pending: 'authorizePending', from: null },
  CHARGE: { to: 'charged', pending: 'chargePending', from: 'authorized' },
  REFUND: { to: 'refunded', pending: 'refundPending', from: 'charged' },
  CANCEL: { to: 'canceled', pending: 'cancelPending', from: 'authorized' },
}

/**
 * The amounts after these events, which must be sorted by time, oldest first. A request that waits takes at most what is
 * there: a provider may tell of a refund before it answers the request for it, and until then both are known.
 */
export function amountsFromEvents(events: readonly CountedEvent[]): Amounts {
  const amounts = { ...NO_AMOUNTS }
  const counted = events.filter((e) => e.counts)
  const adjusted = counted.findLast((e) => e.type === 'AUTHORIZATION_ADJUSTMENT')
  for (const action of ACTIONS) {
    const { to, pending, from } = FLOW[action]
    const groups = [...byReference(counted, action).values()]
    for (const { success, failure } of groups) {
      if (!success || (failure && failure.at > success.at)) continue
      amounts[to] += success.amount
      if (from) amounts[from] -= success.amount
    }
    for (const { request, success, failure } of groups) {
      if (!request || success || failure) continue
      const taken = from ? Math.min(request.amount, Math.max(0, amounts[from])) : request.amount
      // What is charged without an authorisation before it is on its way all the same.
      amounts[pending] += action === 'CHARGE' ? request.amount : taken
      if (from) amounts[from] -= taken
    }
    if (action === 'AUTHORIZATION' && adjusted) amounts.authorized = adjusted.amount
    // A charge without an authorisation before it lessens nothing.
    if (from) amounts[from] = Math.max(0, amounts[from])
  }
  for (const e of counted) {
    if (e.type === 'CHARGE_BACK') amounts.charged -= e.amount
    if (e.type === 'REFUND_REVERSE') {
      amounts.charged += e.amount
      amounts.refunded = Math.max(0, amounts.refunded - e.amount)
    }
  }
  amounts.charged = Math.max(0, amounts.charged)
  return amounts
}

interface Found {
  amount: number
  at: number
}

/** The last request, success and failure of an action, for each reference of the provider. */
function byReference(
  events: readonly CountedEvent[],
  action: Action,
): Map<string, { request?: Found; success?: Found; failure?: Found }> {
  const groups = new Map<string, { request?: Found; success?: Found; failure?: Found }>()
  events.forEach((e, at) => {
    const kind =
      e.type === `${action}_REQUEST`
        ? 'request'
        : e.type === `${action}_SUCCESS`
          ? 'success'
          : e.type === `${action}_FAILURE`
            ? 'failure'
            : null
    if (!kind) return
    const group = groups.get(e.pspReference) ?? {}
    group[kind] = { amount: e.amount, at }
    groups.set(e.pspReference, group)
  })
  return groups
}

/** The state of a payment, by its newest event. */
export type PaymentState =
  /** The gateway was asked and has not answered. */
  | 'ASKED'
  | 'ACTION_REQUIRED'
  | 'PENDING'
  | 'SUCCEEDED'
  | 'FAILED'
  /** It failed because of the gateway, so it may be tried again. */
  | 'FAULTED'

/** The state by the newest event that is no INFO. `events` must be sorted by time, oldest first. */
export function paymentState(events: readonly CountedEvent[]): PaymentState {
  const last = events.findLast((e) => e.type !== 'INFO')
  if (!last) return 'ASKED'
  if (last.type.endsWith('_REQUEST')) return last.counts ? 'PENDING' : 'ASKED'
  if (last.type.endsWith('_ACTION_REQUIRED')) return 'ACTION_REQUIRED'
  if (last.type.endsWith('_FAILURE')) return last.pspReference === '' ? 'FAULTED' : 'FAILED'
  return 'SUCCEEDED'
}
