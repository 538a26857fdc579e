/**
 * Which events follow when a movement changes: from the state in our book to the state that the provider says, as data
 * (decision 0020).
 */
import type { Movement } from './port.ts'

export type BookState = 'NONE' | Movement['state']
export type MovementEvent =
  | 'INFO'
  | 'CHARGE_SUCCESS'
  | 'CHARGE_FAILURE'
  | 'CHARGE_BACK'
  | 'REFUND_SUCCESS'
  | 'REFUND_FAILURE'
  | 'REFUND_REVERSE'

type Table = Readonly<Record<BookState, Readonly<Record<Movement['state'], readonly MovementEvent[]>>>>

/**
 * Events of money that comes in. A movement that is only announced must not look paid, so a coin that is seen is an
 * INFO.
 */
export const CHARGES: Table = {
  NONE: {
    SEEN: ['INFO'],
    SETTLED: ['CHARGE_SUCCESS'],
    FAILED: ['CHARGE_FAILURE'],
    BACK: ['CHARGE_SUCCESS', 'CHARGE_BACK'],
  },
  SEEN: {
    SEEN: [],
    SETTLED: ['CHARGE_SUCCESS'],
    FAILED: ['CHARGE_FAILURE'],
    BACK: ['CHARGE_SUCCESS', 'CHARGE_BACK'],
  },
  SETTLED: { SEEN: ['CHARGE_BACK'], SETTLED: [], FAILED: ['CHARGE_BACK'], BACK: ['CHARGE_BACK'] },
  FAILED: { SEEN: ['INFO'], SETTLED: ['CHARGE_SUCCESS'], FAILED: [], BACK: [] },
  BACK: { SEEN: [], SETTLED: ['CHARGE_SUCCESS'], FAILED: [], BACK: [] },
}

/** Events of money that goes back. */
export const REFUNDS: Table = {
  NONE: { SEEN: [], SETTLED: ['REFUND_SUCCESS'], FAILED: ['REFUND_FAILURE'], BACK: ['REFUND_FAILURE'] },
  SEEN: { SEEN: [], SETTLED: ['REFUND_SUCCESS'], FAILED: ['REFUND_FAILURE'], BACK: ['REFUND_FAILURE'] },
  SETTLED: { SEEN: [], SETTLED: [], FAILED: ['REFUND_REVERSE'], BACK: ['REFUND_REVERSE'] },
  FAILED: { SEEN: [], SETTLED: ['REFUND_SUCCESS'], FAILED: [], BACK: [] },
  BACK: { SEEN: [], SETTLED: ['REFUND_SUCCESS'], FAILED: [], BACK: [] },
}
