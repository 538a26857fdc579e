/** The states of an order and the transitions between them, as data. */
import type { ORDER_STATUSES } from '../../db/tables/closed-sets.ts'

export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type OrderHappening =
  /** What was charged and authorised covers the whole order. */
  | 'PAID'
  /** The shop accepted it, paid or not. */
  | 'CONFIRMED'
  /** The deadline passed before the order was covered. */
  | 'EXPIRED'
  | 'CANCELED'
  /** Staff completed a draft. */
  | 'PLACED'
  /** Goods came back: some of them, or all. */
  | 'PART_RETURNED'
  | 'ALL_RETURNED'
  /** Parcels were made: none of the goods has left yet, some have, or all have. */
  | 'NONE_SENT'
  | 'PART_SENT'
  | 'ALL_SENT'

/** Parcels can be made in all of these states, whatever was sent before. */
const SENDING = { NONE_SENT: 'UNFULFILLED', PART_SENT: 'PARTIALLY_FULFILLED', ALL_SENT: 'FULFILLED' } as const
/** Goods can come back, and also before they were sent. */
const RETURNING = { PART_RETURNED: 'PARTIALLY_RETURNED', ALL_RETURNED: 'RETURNED' } as const

/** Money that comes for a cancelled or expired order is booked, but does not bring the order back by itself. */
export const TRANSITIONS: Readonly<Record<OrderStatus, Partial<Record<OrderHappening, OrderStatus>>>> = {
  DRAFT: { PLACED: 'UNCONFIRMED' },
  UNCONFIRMED: {
    PAID: 'UNFULFILLED',
    CONFIRMED: 'UNFULFILLED',
    EXPIRED: 'EXPIRED',
    CANCELED: 'CANCELED',
    ...SENDING,
    ...RETURNING,
  },
  UNFULFILLED: { PAID: 'UNFULFILLED', CANCELED: 'CANCELED', ...SENDING, ...RETURNING },
  PARTIALLY_FULFILLED: { PAID: 'PARTIALLY_FULFILLED', ...SENDING, ...RETURNING },
  FULFILLED: { PAID: 'FULFILLED', ...SENDING, ...RETURNING },
  PARTIALLY_RETURNED: { PAID: 'PARTIALLY_RETURNED', CANCELED: 'CANCELED', ...SENDING, ...RETURNING },
  RETURNED: { PAID: 'RETURNED', CANCELED: 'CANCELED', ...RETURNING },
  CANCELED: { PAID: 'CANCELED' },
  EXPIRED: { PAID: 'EXPIRED' },
}

/** The state after something happened, or null when that cannot happen in this state. */
export const nextStatus = (status: OrderStatus, happening: OrderHappening): OrderStatus | null =>
  TRANSITIONS[status][happening] ?? null

/** Whether the order has ended: money that comes now does not bring it back. */
export const isOver = (status: OrderStatus): boolean => status === 'EXPIRED' || status === 'CANCELED'

/** Whether it is confirmed and some of its goods are still to be sent. */
export const waitsForSending = (status: OrderStatus): boolean =>
  status === 'UNFULFILLED' || status === 'PARTIALLY_FULFILLED'

/**
 * A provider is not asked every second, so money that is first seen this soon after the deadline counts as sent in
 * time.
 */
export const GRACE_MS = 20_000
/** The longest time past its deadline for which an order is held for money on its way, or for the rest of it. */
export const HELD_FOR_MS = 24 * 3_600_000

interface DeadlineFacts {
  status: OrderStatus
  expiresAt: Date | null
  totalGross: number
  totalCharged: number
  totalAuthorized: number
}

/**
 * Whether what was charged and authorised is all that the order costs. A small difference that a provider tolerates
 * counts as paid.
 */
export const isCovered = (o: Pick<DeadlineFacts, 'totalGross' | 'totalCharged' | 'totalAuthorized'>): boolean =>
  o.totalCharged + o.totalAuthorized >= o.totalGross

/** Whether the deadline of an order passed while it held goods and was not covered: it must not be paid any more. */
export const isPastDeadline = (o: DeadlineFacts, now: Date): boolean =>
  o.expiresAt !== null && o.expiresAt <= now && nextStatus(o.status, 'EXPIRED') !== null && !isCovered(o)

/** Whether the order is past its deadline and not held for money on its way. */
export const isDue = (o: DeadlineFacts & { seenUntil: Date | null }, now: Date): boolean =>
  isPastDeadline(o, now) && (o.seenUntil === null || o.seenUntil <= now)
