/**
 * Which events bring a payment to the amounts that people or an app say it has. Amounts follow from events alone, so
 * what is said becomes events too. Pure.
 */
import type { TransactionEventTypeEnum } from '@semena/contract/enums'
import { amountsFromEvents, type CountedEvent } from './reduce.ts'

/** Minor units; what is left out stays as it is. */
export interface SaidAmounts {
  authorized?: number
  charged?: number
  refunded?: number
  canceled?: number
}

export interface Adjustment {
  type: TransactionEventTypeEnum
  amount: number
}

type Held = keyof SaidAmounts

/** An amount moves others along, so a few rounds are needed until all of them are as said. */
const ROUNDS = 64

const TYPES: Readonly<Record<Held, { more: TransactionEventTypeEnum; less: TransactionEventTypeEnum | null }>> = {
  canceled: { more: 'CANCEL_SUCCESS', less: null },
  refunded: { more: 'REFUND_SUCCESS', less: 'REFUND_REVERSE' },
  charged: { more: 'CHARGE_SUCCESS', less: 'CHARGE_BACK' },
  authorized: { more: 'AUTHORIZATION_SUCCESS', less: null },
}

/**
 * The events to be added, each with a reference of its own; null where no events lead to these amounts: what was
 * cancelled cannot be taken back.
 */
export function adjustments(events: readonly CountedEvent[], said: SaidAmounts): Adjustment[] | null {
  const before = amountsFromEvents(events)
  const goal: Required<SaidAmounts> = {
    authorized: said.authorized ?? before.authorized,
    charged: said.charged ?? before.charged,
    refunded: said.refunded ?? before.refunded,
    canceled: said.canceled ?? before.canceled,
  }
  const isAuthorized = events.some((e) => e.counts && e.type.startsWith('AUTHORIZATION_'))
  const moves: Record<Held, number> = { authorized: 0, charged: 0, refunded: 0, canceled: 0 }
  let last: Held | null = null
  for (let round = 0; round < ROUNDS; round++) {
    const added = eventsOf(moves, isAuthorized ? before.authorized : null)
    const now = amountsFromEvents([...events, ...added.map(counted)])
    const off = (Object.keys(TYPES) as Held[]).find((held) => now[held] !== goal[held])
    if (!off) return added
    // An amount does not fall below 0, which hides how much was drawn from it. What came back afterwards hides that as
    // well, so where the difference alone was not enough the amount is first made more than enough.
    const isHidden = now[off] < goal[off] && (now[off] === 0 || off === last)
    moves[off] += isHidden ? goal[off] + all([...events, ...added]) : goal[off] - now[off]
    last = off
    if (off === 'canceled' && moves.canceled < 0) return null
  }
  return null
}

const all = (events: readonly { amount: number }[]): number => events.reduce((sum, { amount }) => sum + amount, 0)

const counted = ({ type, amount }: Adjustment, at: number): CountedEvent => ({
  type,
  amount,
  pspReference: `adjustment ${at}`,
  counts: true,
})

/** `authorized` is what was authorised before; null where nothing was, so that the first event is a success. */
function eventsOf(moves: Record<Held, number>, authorized: number | null): Adjustment[] {
  const added: Adjustment[] = []
  for (const held of ['authorized', 'charged', 'refunded', 'canceled'] as const) {
    const move = moves[held]
    if (move === 0) continue
    if (held === 'authorized' && (authorized !== null || move < 0))
      added.push({ type: 'AUTHORIZATION_ADJUSTMENT', amount: Math.max(0, (authorized ?? 0) + move) })
    else {
      const type = move > 0 ? TYPES[held].more : TYPES[held].less
      if (type) added.push({ type, amount: Math.abs(move) })
    }
  }
  return added
}
