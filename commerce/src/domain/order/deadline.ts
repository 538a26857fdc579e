/**
 * How long an order that is not covered keeps its goods (decision 0024). Pure. Every such order has one deadline, which
 * `completion/build.ts` sets when a checkout becomes an order. If at least half of the money came in time, the
 * deadline moves by a day, once. Money on its way keeps the goods a day longer: at least half of the total is needed
 * before the deadline was moved, all of it afterwards.
 */
import { GRACE_MS, HELD_FOR_MS } from './states.ts'

export interface Deadline {
  expiresAt: Date
  /** Whether the deadline was moved. */
  isExtended: boolean
  /** Until when the goods are kept past the deadline for money on its way; null where they are not. */
  seenUntil: Date | null
}

/** Money that had come or was announced before the deadline passed, in minor units. */
export interface MoneyInTime {
  /** Amount charged or authorised. */
  came: number
  /** Coins without enough confirmations, pending charges and pending authorisations. */
  coming: number
}

/** The deadline of an order that is not covered, after money came. `before` is its deadline until now. */
export function deadlineAfter(before: Deadline & { totalGross: number }, { came, coming }: MoneyInTime): Deadline {
  const { totalGross } = before
  const later = (at: Date): Date => new Date(at.getTime() + HELD_FOR_MS)
  const isMoved = !before.isExtended && came * 2 >= totalGross
  const isExtended = before.isExtended || isMoved
  const expiresAt = isMoved ? later(before.expiresAt) : before.expiresAt
  const promised = came + coming
  const isAwaited = coming > 0 && (promised >= totalGross || (!isExtended && promised * 2 >= totalGross))
  return { expiresAt, isExtended, seenUntil: isAwaited ? later(expiresAt) : null }
}

/**
 * Whether everything that is booked now counts as in time, because the deadline has not passed or its money was
 * announced by then.
 */
export const isInTime = ({ expiresAt, seenUntil }: Pick<Deadline, 'expiresAt' | 'seenUntil'>, now: Date): boolean =>
  now.getTime() < expiresAt.getTime() + GRACE_MS || (seenUntil !== null && now < seenUntil)
