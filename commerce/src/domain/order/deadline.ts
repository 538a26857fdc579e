/**
 * Until when an order that is not covered keeps its goods (decision 0024). Pure. It has one deadline. At least half of
 * the money, come in time, moves that by a day, once. Money on its way keeps the goods a day longer: at least half of the
 * total before the deadline was moved, all of it afterwards.
 */
import { GRACE_MS, HELD_FOR_MS } from './states.ts'

export interface Deadline {
  expiresAt: Date
  /** The deadline was moved. */
  isExtended: boolean
  /** Past the deadline, until then; null: no longer than the deadline. */
  seenUntil: Date | null
}

/** What was there, or announced, before the deadline passed; both in minor units. */
export interface MoneyInTime {
  /** Charged or authorised. */
  came: number
  /** Coins without enough confirmations, pending charges and authorisations. */
  coming: number
}

/** `before`: as it stands until now. For orders that are not covered. */
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

/** Whether what is booked now counts as come in time without knowing more of it: it was announced then, at least. */
export const isInTime = ({ expiresAt, seenUntil }: Pick<Deadline, 'expiresAt' | 'seenUntil'>, now: Date): boolean =>
  now.getTime() < expiresAt.getTime() + GRACE_MS || (seenUntil !== null && now < seenUntil)
