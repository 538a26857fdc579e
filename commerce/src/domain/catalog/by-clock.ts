/**
 * Brings the catalogue to what it is at this moment: promotions that began, ended or changed, and products that moved or
 * have another price, are worked into the prices, and caches are told of that and of what was published. It works in short transactions of some hundred products, so that
 * no buyer waits. Checkouts do not depend on it, since their prices are computed when read.
 */
import { MOST_TURNS } from '@semena/contract/limits'
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import { type RefreshedPrices, refreshPrices } from '../../db/triggers/derived.ts'
import { type AppEvent, addAppEvents } from '../../db/queries/webhook/app-event.ts'
import {
  type Due,
  markDone,
  queueProductsOf,
  togglePromotions,
  whatIsDue,
  withPricingLock,
} from '../../db/queries/catalog/by-clock.ts'
import { notifyStock } from '../../db/queries/checkout/reservation.ts'
import { takeStaleProducts } from '../../db/queries/promotion/rule-variants.ts'
import { transactionOn } from '../../db/driver/transaction.ts'
import { coverChangedRules, coverProducts } from './covered.ts'

/** Number of products whose prices one transaction writes. */
const BATCH = 500
const LOOK_AGAIN_MS = 50

interface Tells {
  changes: Pick<Services['changes'], 'tell'>
}

export interface CatchUpResult {
  /** When something is due next by the clock; null where nothing is known to be. */
  next: Date | null
  /** Whether another process, or an import, is writing prices just now. */
  isBusy: boolean
  /** How many prices, or products of which lists show another one, changed. */
  changed: number
}

export interface CatchUpOptions {
  /** How long to wait for whoever is writing prices just now; not at all unless said. */
  patienceMs?: number
  isStopped?: () => boolean
}

/**
 * Works into prices what is due by the clock, and tells caches of it. Answers early where another process writes
 * prices.
 */
export async function bringUpToDate(
  services: Pick<Services, 'database' | 'clock'> & Tells,
  { patienceMs = 0, isStopped = () => false }: CatchUpOptions = {},
): Promise<CatchUpResult> {
  const { database, clock } = services
  const began = performance.now()
  let changed = 0
  // What becomes due again each time is left to the next call, so that a call always ends.
  for (let turn = 0; turn < MOST_TURNS && !isStopped();) {
    const { isDue, next } = await whatIsDue(database.pool, clock.now())
    if (!isDue) return { next, isBusy: false, changed }
    const isMine = await withPricingLock(database.pool, async (client) => {
      changed += await bring(client, services, isStopped)
    })
    if (isMine) turn++
    else if (performance.now() - began >= patienceMs) return { next: null, isBusy: true, changed }
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  return { next: null, isBusy: false, changed }
}

/** Works on the one connection that has the lock: a small pool may have no other. */
async function bring(
  connection: PoolClient,
  { clock, changes }: Pick<Services, 'clock'> & Tells,
  isStopped: () => boolean,
): Promise<number> {
  // Another process may have done the work meanwhile.
  const due = await whatIsDue(connection, clock.now())
  if (!due.isDue) return 0
  await transactionOn(connection, async (client) => {
    await coverChangedRules(client)
    await queueProductsOf(client, due.rules)
    await toggle(client, due)
  })
  const changed: RefreshedPrices = { prices: 0, listings: 0 }
  const sum = (): number => changed.prices + changed.listings
  for (;;) {
    if (isStopped()) return sum()
    const done = await transactionOn(connection, (client) => workOff(client, due.at))
    if (done === null) break
    changed.prices += done.prices
    changed.listings += done.listings
  }
  await transactionOn(connection, async (client) => {
    await markDone(client, due)
    if (due.isByTime || changed.prices > 0) await changes.tell(client)
    // What is sold out moves products within lists, and in a busy hour every second.
    else if (changed.listings > 0) await notifyStock(client)
  })
  return sum()
}

/** Works out the prices of some products of the queue. Answers what changed; null when the queue was empty. */
async function workOff(client: PoolClient, at: Date): Promise<RefreshedPrices | null> {
  const products = await takeStaleProducts(client, BATCH)
  if (products.length === 0) return null
  const moved = products.filter((p) => p.isMoved).map((p) => p.id)
  if (moved.length) await coverProducts(client, moved)
  return refreshPrices(
    client,
    at,
    products.map((p) => p.id),
  )
}

/** Tells apps which promotions, and which older sales behind them, began and ended. */
async function toggle(client: PoolClient, { toggled }: Pick<Due, 'toggled'>): Promise<void> {
  if (toggled.length === 0) return
  const events = await togglePromotions(client, toggled)
  await addAppEvents(
    client,
    events.flatMap(({ id, type, saleId }): AppEvent[] => [
      {
        type: type === 'PROMOTION_STARTED' ? 'PROMOTION_STARTED' : 'PROMOTION_ENDED',
        subjectType: 'Promotion',
        subjectKey: id,
        snapshot: null,
      },
      ...(saleId === null
        ? []
        : [
            {
              type: 'SALE_TOGGLE' as const,
              subjectType: 'Sale',
              subjectKey: String(saleId),
              snapshot: null,
            },
          ]),
    ]),
  )
}
