/** The states of an order and what may lead from one to another, as data. */
import type { ORDER_STATUSES } from '../../db/tables/closed-sets.ts'

export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type OrderHappening =
  /** What was charged and authorised covers the whole of it. */
  | 'PAID'
  /** The shop takes it on, paid or not. */
  | 'CONFIRMED'
  /** The deadline passed before it was covered. */
  | 'EXPIRED'
  | 'CANCELED'
  /** Parcels were made: none of its goods has left yet, some have, all have. */
  | 'NONE_SENT'
  | 'PART_SENT'
  | 'ALL_SENT'

/** Parcels are made of orders in these states, whatever was sent before. */
const SENDING = { NONE_SENT: 'UNFULFILLED', PART_SENT: 'PARTIALLY_FULFILLED', ALL_SENT: 'FULFILLED' } as const

/** Money that comes for a cancelled or expired order is booked, but does not bring the order back by itself. */
export const TRANSITIONS: Readonly<Record<OrderStatus, Partial<Record<OrderHappening, OrderStatus>>>> = {
  DRAFT: {},
  UNCONFIRMED: {
    PAID: 'UNFULFILLED',
    CONFIRMED: 'UNFULFILLED',
    EXPIRED: 'EXPIRED',
    CANCELED: 'CANCELED',
    ...SENDING,
  },
  UNFULFILLED: { PAID: 'UNFULFILLED', CANCELED: 'CANCELED', ...SENDING },
  PARTIALLY_FULFILLED: { PAID: 'PARTIALLY_FULFILLED', ...SENDING },
  FULFILLED: { PAID: 'FULFILLED', ...SENDING },
  PARTIALLY_RETURNED: { PAID: 'PARTIALLY_RETURNED', ...SENDING },
  RETURNED: { PAID: 'RETURNED' },
  CANCELED: { PAID: 'CANCELED' },
  EXPIRED: { PAID: 'EXPIRED' },
}

/** The state after it, or null when it cannot happen in this state. */
export const nextStatus = (status: OrderStatus, happening: OrderHappening): OrderStatus | null =>
  TRANSITIONS[status][happening] ?? null

/** Money that comes now does not bring it back. */
export const isOver = (status: OrderStatus): boolean => status === 'EXPIRED' || status === 'CANCELED'

/** It is confirmed, and some of its goods are still to be sent. */
export const waitsForSending = (status: OrderStatus): boolean =>
  status === 'UNFULFILLED' || status === 'PARTIALLY_FULFILLED'

/** Nobody looks at a provider every second: what is seen so soon after the deadline was sent in time. */
export const GRACE_MS = 20_000
/** How long after its deadline an order is held at most for money that is on its way, or for the rest of it. */
export const HELD_FOR_MS = 24 * 3_600_000

interface DeadlineFacts {
  status: OrderStatus
  expiresAt: Date | null
  totalGross: number
  totalCharged: number
  totalAuthorized: number
}

/** Whether what was charged and authorised is all that the order costs. What a provider tolerates counts as whole. */
export const isCovered = (o: Pick<DeadlineFacts, 'totalGross' | 'totalCharged' | 'totalAuthorized'>): boolean =>
  o.totalCharged + o.totalAuthorized >= o.totalGross

/** An order that holds goods for a buyer who has not paid all of it may not be paid after its deadline. */
export const isPastDeadline = (o: DeadlineFacts, now: Date): boolean =>
  o.expiresAt !== null && o.expiresAt <= now && nextStatus(o.status, 'EXPIRED') !== null && !isCovered(o)

/** Past its deadline, and not held for money that is on its way. */
export const isDue = (o: DeadlineFacts & { seenUntil: Date | null }, now: Date): boolean =>
  isPastDeadline(o, now) && (o.seenUntil === null || o.seenUntil <= now)
