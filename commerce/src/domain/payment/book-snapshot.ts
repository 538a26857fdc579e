/**
 * Computes what has to be written down from our book and a provider's snapshot (decision 0020). Pure. Whatever
 * snapshots came before, and in whatever order: afterwards the money charged is what the provider's settled movements
 * are worth.
 */
import type { BookedMovement } from '../../db/queries/payment/payment-books.ts'
import type { Movement, Snapshot } from './port.ts'
import { type BookState, CHARGES, type MovementEvent, REFUNDS } from './movement-states.ts'

export interface BookedEvent {
  type: MovementEvent | 'CANCEL_SUCCESS'
  /** Minor units. */
  amount: number
  pspReference: string
  message: string
  externalUrl: string
}

export interface Book {
  movements: readonly BookedMovement[]
  /** Minor units charged and not charged back so far; refunds are not subtracted. */
  booked: number
  /** Minor units asked for. */
  amount: number
  pspReference: string
  /** The state in the last snapshot; null where this is the first. */
  providerState: Snapshot['state'] | null
}

export interface Booking {
  /** The movements that are new or changed. */
  movements: BookedMovement[]
  events: BookedEvent[]
  /** Charges that were taken back, with the references that their events have. */
  takenBack: { reference: string; amount: number }[]
  /** Refunds that failed, with the references that their events have. */
  failedRefunds: { reference: string; amount: number }[]
}

const UNKNOWN = 'The provider does not know it any more.'

/** Computes the movements and events to write for a snapshot. The book and the snapshot must be of the same payment. */
export function bookSnapshot(book: Book, snapshot: Snapshot, now: Date): Booking {
  const worth = snapshot.worth ?? Number
  const known = new Map(book.movements.map((m) => [m.reference, m]))
  const told = [...snapshot.movements, ...vanished(book, snapshot)]
  const steps = told
    .map((movement) => ({ movement, before: known.get(movement.reference) ?? null }))
    // Movements that were taken back are written first, then those that came; each group in an order that never
    // changes.
    .toSorted(
      (a, b) =>
        Number(rises(a.movement)) - Number(rises(b.movement)) || (a.movement.reference < b.movement.reference ? -1 : 1),
    )
  const result: Booking = { movements: [], events: [], takenBack: [], failedRefunds: [] }
  const units = new Map(
    book.movements.filter((m) => m.kind === 'CHARGE' && m.state === 'SETTLED').map((m) => [m.reference, m.units]),
  )
  const value = (): number => worth([...units.values()].reduce((sum, u) => sum + u, 0n))
  let { booked } = book
  const take = (type: MovementEvent, movement: Movement): number => {
    if (movement.kind === 'REFUND') return worth(movement.units)
    if (type === 'INFO' || type === 'CHARGE_FAILURE') return worth(movement.units)
    if (type === 'CHARGE_SUCCESS') units.set(movement.reference, movement.units)
    else units.delete(movement.reference)
    const sign = type === 'CHARGE_SUCCESS' ? 1 : -1
    const amount = Math.max(0, sign * (value() - booked))
    booked += sign * amount
    return amount
  }

  for (const { movement, before } of steps) {
    const from: BookState = before?.state ?? 'NONE'
    // A refund that was made stays made when its provider reports it as under way again.
    if (movement.kind === 'REFUND' && from === 'SETTLED' && movement.state === 'SEEN') continue
    let settledTimes = before?.settledTimes ?? 0
    const types = (movement.kind === 'CHARGE' ? CHARGES : REFUNDS)[from][movement.state]
      // A failure would void the success with that reference, which an event of its own has already taken back.
      .map((type) => (settledTimes > 0 && type.endsWith('_FAILURE') ? 'INFO' : type))
    let amount = before?.amount ?? worth(movement.units)
    for (const type of types) {
      if (type.endsWith('_SUCCESS')) settledTimes++
      amount = take(type, movement)
      const pspReference = settledTimes > 1 ? `${movement.reference}#${settledTimes}` : movement.reference
      result.events.push({
        type,
        amount,
        pspReference,
        message: movement.message ?? '',
        externalUrl: movement.externalUrl ?? '',
      })
      if (type === 'CHARGE_BACK') result.takenBack.push({ reference: pspReference, amount })
      if (type === 'REFUND_FAILURE' || type === 'REFUND_REVERSE')
        result.failedRefunds.push({ reference: pspReference, amount })
    }
    if (!before || before.state !== movement.state || before.units !== movement.units)
      result.movements.push({
        reference: movement.reference,
        kind: movement.kind,
        units: movement.units,
        state: movement.state,
        amount,
        settledTimes,
        seenAt: before?.seenAt ?? movement.at ?? now,
      })
  }
  result.events.push(...ending(book, snapshot, booked, result.events))
  return result
}

/** Whether the movement may raise the amount charged. */
const rises = ({ kind, state }: Movement): boolean => kind === 'CHARGE' && (state === 'SETTLED' || state === 'SEEN')

/** A movement that our book has and the provider no longer names counts as failed. */
const vanished = (book: Book, snapshot: Snapshot): Movement[] => {
  const named = new Set(snapshot.movements.map((m) => m.reference))
  return book.movements
    .filter((m) => !named.has(m.reference) && (m.state === 'SEEN' || m.state === 'SETTLED'))
    .map(({ reference, kind, units }) => ({ reference, kind, units, state: 'FAILED', message: UNKNOWN }))
}

/** The event of the payment's own end, written once. */
function ending(book: Book, snapshot: Snapshot, booked: number, events: readonly BookedEvent[]): BookedEvent[] {
  if (snapshot.state === book.providerState) return []
  const event = { pspReference: book.pspReference, message: snapshot.message ?? '', externalUrl: '' }
  if (snapshot.state === 'EXPIRED' || snapshot.state === 'CANCELED')
    return [{ ...event, type: 'CANCEL_SUCCESS', amount: Math.max(0, book.amount - booked) }]
  if (snapshot.state === 'FAILED' && !events.some((e) => e.type === 'CHARGE_FAILURE'))
    return [{ ...event, type: 'CHARGE_FAILURE', amount: Math.max(0, book.amount - booked) }]
  return []
}

/** Minor units that events say were charged and not charged back. */
export const bookedOf = (events: readonly { type: string; amount: number; counts: boolean }[]): number =>
  events.reduce(
    (sum, { type, amount, counts }) =>
      !counts ? sum : type === 'CHARGE_SUCCESS' ? sum + amount : type === 'CHARGE_BACK' ? sum - amount : sum,
    0,
  )
