/**
 * Brings the catalogue to what it is at this moment: a promotion that began or ended is worked into the prices, and
 * caches are told of that and of what was published. It works in short transactions of some hundred products, so that
 * no buyer waits. Checkouts do not depend on it, since their prices are computed when read.
 */
import type { Services } from '../../context.ts'
import { refreshPrices } from '../../db/derived.ts'
import { withPricingLock, markDone, productsConcerned, whatIsDue } from '../../db/queries/by-clock.ts'
import { transaction } from '../../db/transaction.ts'

/** Number of products whose prices one transaction writes. */
const BATCH = 500
const LOOK_AGAIN_MS = 200
/** How long a start waits for whoever is writing prices; a long import brings them up to date by itself at its end. */
const PATIENCE_MS = 10_000
/** Most passes in one call: what becomes due again each time is left to the next call, so that a call always ends. */
const MOST_PASSES = 10

export interface CatchUpResult {
  /** When something is due next by the clock; null where nothing is known to be. */
  next: Date | null
  /** Whether another process, or an import, is writing prices just now. */
  isBusy: boolean
  /** How many prices changed. */
  changed: number
}

export interface CatchUpOptions {
  /** Whether to wait some seconds for whoever is writing prices just now. */
  isPatient?: boolean
  isStopped?: () => boolean
}

/**
 * Works into prices what is due by the clock, and tells caches of it. Answers early where another process writes
 * prices.
 */
export async function bringUpToDate(
  services: Pick<Services, 'database' | 'clock' | 'changes'>,
  { isPatient = false, isStopped = () => false }: CatchUpOptions = {},
): Promise<CatchUpResult> {
  const { database, clock } = services
  const began = performance.now()
  let changed = 0
  for (let turn = 0; turn < MOST_PASSES && !isStopped();) {
    const { isDue, next } = await whatIsDue(database.pool, clock.now())
    if (!isDue) return { next, isBusy: false, changed }
    const isMine = await withPricingLock(database.pool, async () => {
      changed += await bring(services, isStopped)
    })
    if (isMine) turn++
    else if (!isPatient || performance.now() - began > PATIENCE_MS) return { next: null, isBusy: true, changed }
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  return { next: null, isBusy: false, changed }
}

async function bring(
  { database: { pool }, clock, changes }: Pick<Services, 'database' | 'clock' | 'changes'>,
  isStopped: () => boolean,
): Promise<number> {
  // Another process may have done the work meanwhile.
  const due = await whatIsDue(pool, clock.now())
  if (!due.isDue) return 0
  const ids = await productsConcerned(pool, due)
  let changed = 0
  for (let i = 0; i < ids.length; i += BATCH) {
    if (isStopped()) return changed
    changed += await transaction(pool, (client) => refreshPrices(client, due.at, ids.slice(i, i + BATCH)))
  }
  await transaction(pool, async (client) => {
    await markDone(client, due)
    await changes.tell(client)
  })
  return changed
}
