/** Deletes abandoned checkouts, after the times that Saleor keeps them. */
import { HOUR_MS, DAY_MS } from '@semena/contract/time'
import type { Services } from '../../context.ts'
import { deleteStaleCheckouts } from '../../db/queries/checkout/stale.ts'

const EMPTY_MS = 6 * HOUR_MS
const ANONYMOUS_MS = 30 * DAY_MS
const KNOWN_MS = 90 * DAY_MS

/** Deletes at most `limit` checkouts; answers how many it deleted. */
export function removeStaleCheckouts(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  limit: number,
): Promise<number> {
  const now = clock.now()
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  return deleteStaleCheckouts(database.pool, {
    now,
    emptyBefore: before(EMPTY_MS),
    anonymousBefore: before(ANONYMOUS_MS),
    knownBefore: before(KNOWN_MS),
    limit,
  })
}
