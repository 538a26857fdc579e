/**
 * Purges a cache in front of the shop by tags. Purges wait in the database and are retried by any process, so that no
 * change fails because of them.
 */
import { waitAfter } from '../waits.ts'
import { SECOND_MS } from '@semena/contract/time'
import type { Services } from '../../context.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { addPurges, claimPurges, deferPurges, endPurges } from '../../db/queries/file/cdn-purge.ts'
import { ALL_PAGES, type Cdn, fileTag } from './port.ts'

export type PurgeServices = Pick<Services, 'database' | 'clock'>

const PATIENCE_MS = 10 * SECOND_MS
/** Longer than a request may take. */
const CLAIM_MS = 30 * SECOND_MS
/**
 * A page that was on its way to the cache while the purge overtook it is dropped by a second purge after this time.
 */
const AGAIN_MS = 5 * SECOND_MS

/** Tags of changes that no page shows. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['promotions'])

/** The tags to purge after a change was told; none of them means that anything may have changed. */
export const tagsToPurge = (told?: readonly string[]): string[] =>
  told ? told.filter((tag) => !NOT_SHOWN.has(tag)) : [ALL_PAGES]

/** Puts tags down to be purged at once. */
export const notePurges = async ({ database, clock }: PurgeServices, tags: readonly string[]): Promise<void> => {
  await addPurges(database.pool, tags, clock.now())
}

/**
 * Purges what is due, in one request. Answers how many tags that were; throws an `OutsideFault` where the cache did not
 * do it, and tries it again later.
 */
export async function purgeNext(
  { database: { pool }, clock }: PurgeServices,
  cdn: Cdn,
  over: AbortSignal,
): Promise<number> {
  const now = clock.now()
  const rows = await claimPurges(pool, now, new Date(now.getTime() + CLAIM_MS), cdn.mostTags)
  if (rows.length === 0) return 0
  const tags = rows.map((row) => row.tag)
  try {
    await cdn.purge(tags, AbortSignal.any([over, AbortSignal.timeout(PATIENCE_MS)]))
  } catch (error) {
    const tries = Math.max(...rows.map((row) => row.attempts))
    const wait = over.aborted ? 0 : waitAfter(tries - 1, 'purge of a CDN')
    const until = new Date(clock.now().getTime() + wait)
    await transaction(pool, (client) => deferPurges(client, tags, until))
    // A process that ends leaves it to the next one.
    if (over.aborted) return 0
    throw error
  }
  const again = new Date(clock.now().getTime() + AGAIN_MS)
  await transaction(pool, (client) => endPurges(client, rows, again))
  return rows.length
}

/** What is called with the path of each file that is deleted; undefined where no cache is in front of the shop. */
export const purgesOf = (
  { cdn }: { cdn?: object | null },
  services: PurgeServices,
): ((path: string) => Promise<void>) | undefined => (cdn ? (path) => notePurges(services, [fileTag(path)]) : undefined)
