/** How long is waited before what failed is tried again: twice as long each time, up to the longest. */
import { SECOND_MS } from '@semena/contract/time'

const MINUTES = 60
const HOURS = 60 * MINUTES

/** Seconds: the first wait, and the longest. */
const WAITS = {
  'purge of a CDN': { first: 1, longest: MINUTES },
  'mail server': { first: 5, longest: MINUTES },
  'deletion of a picture': { first: 5, longest: HOURS },
  'look at a payment': { first: 5, longest: 5 * MINUTES },
  'look at a payment that ended long ago': { first: 5, longest: 6 * HOURS },
  'action of a payment': { first: 30, longest: 6 * HOURS },
} as const

/** The wait in milliseconds after so many failures, of which 0 is the first. */
export const waitAfter = (failures: number, what: keyof typeof WAITS): number =>
  Math.min(WAITS[what].first * 2 ** failures, WAITS[what].longest) * SECOND_MS
