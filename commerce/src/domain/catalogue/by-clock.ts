/**
 * Brings the catalogue to what it is at this moment: a promotion that began or ended is worked into the prices, and
 * whoever keeps something is told of it and of what was published. In short transactions of some hundred products, so
 * that nobody who buys waits; baskets do not lean on it, their prices are worked out when they are asked for.
 */
import type { Services } from '../../context.ts'
import { refreshPrices } from '../../db/derived.ts'
import { withPricingLock, markDone, productsConcerned, whatIsDue } from '../../db/queries/by-clock.ts'
import { transaction } from '../../db/transaction.ts'

/** Products whose prices one transaction writes. */
const BATCH = 500
const LOOK_AGAIN_MS = 200
/** A start waits no longer for somebody else; a long import brings prices up to date by itself at its end. */
const PATIENCE_MS = 10_000
/** What is due anew each time is left for the next look, not done for ever. */
const MOST_PASSES = 10

export interface CatchUpResult {
  /** When the clock changes something next; null: as far as anybody knows, never. */
  next: Date | null
  /** Another process, or an import, is at the prices just now. */
  isBusy: boolean
  /** How many prices changed. */
  changed: number
}

export interface CatchUpOptions {
  /** Waits for whoever is at the prices just now, for some seconds. */
  isPatient?: boolean
  isStopped?: () => boolean
}

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
  // Another process may have done it meanwhile.
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
