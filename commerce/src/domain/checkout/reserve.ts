/**
 * Keeps pieces for the lines of a checkout for some minutes, where the shop is set so: other checkouts and drafts cannot
 * have them meanwhile, and the stock that is shown lacks them. Stock is locked before it is counted, as where an order
 * takes it, so no piece is kept twice.
 */
import type { PoolClient } from 'pg'
import type { Reference } from '../../db/queries/reference/reference.ts'
import { reserve, reservedIn, notifyStock } from '../../db/queries/checkout/reservation.ts'
import { type FreeStock, lockStock } from '../../db/queries/warehouse/stock.ts'
import { isReserving } from '../reserving.ts'
import { refuse, type Result } from '../result.ts'
import { type Checkout, ownLines, warehousesFor, warehousesIn } from './state.ts'

/** Locked stock without the pieces that others keep; the same where the shop reserves nothing. */
export async function withoutReserved(
  client: PoolClient,
  shop: Pick<Reference, 'settings'>,
  stocks: readonly FreeStock[],
  now: Date,
  checkoutId?: string,
): Promise<FreeStock[]> {
  if (!isReserving(shop)) return [...stocks]
  const kept = await reservedIn(
    client,
    stocks.map((s) => s.id),
    now,
    checkoutId === undefined ? {} : { checkoutId },
  )
  return stocks.map((s) => ({ ...s, free: s.free - (kept.get(s.id) ?? 0) }))
}

/**
 * Locks the stock of a checkout's lines and sees that there is enough for those that were put in; what those that are
 * taken out had kept is free for them. Answers what writes the reservations, once the lines are written, or why there are
 * none.
 */
export async function holdStock(
  client: PoolClient,
  shop: Reference,
  checkout: Pick<
    Checkout,
    'id' | 'channel' | 'country' | 'lines' | 'collectionPointId' | 'shippingMethodId' | 'appMethod'
  >,
  { putIds, goneIds }: { putIds: readonly string[]; goneIds: readonly string[] },
  { now, minutes }: { now: Date; minutes: number },
): Promise<Result<() => Promise<void>, 'INSUFFICIENT_STOCK'>> {
  const { channel, country } = checkout
  const tracked = ownLines(checkout).filter((line) => line.trackInventory)
  // Pieces at a collection point are kept only where the others are too few: nobody knows yet whether they are fetched.
  const shipping = warehousesFor(shop, channel.id, country)
  const warehouses = warehousesIn(shop, checkout, country)
  const locked = await lockStock(client, [...new Set(tracked.map((line) => line.variantId))], warehouses)
  const stockIds = locked.map((s) => s.id)
  const kept = await reservedIn(client, stockIds, now, { lineIds: [...putIds, ...goneIds] })
  const free = locked.map((s) => ({ ...s, free: s.free - (kept.get(s.id) ?? 0) }))
  const isShipped = (s: FreeStock): number => Number(!shipping.includes(s.warehouseId))
  const inOrder = inTakingOrder(free, warehouses, channel.allocationStrategy).toSorted(
    (a, b) => isShipped(a) - isShipped(b),
  )
  const put = tracked.filter((line) => putIds.includes(line.id))
  const shared = shareOut(put, inOrder)
  if ('short' in shared)
    return refuse('INSUFFICIENT_STOCK', 'quantity', 'Insufficient product stock.', { variants: shared.short })
  const until = new Date(now.getTime() + minutes * 60_000)
  return {
    ok: true,
    value: async () => {
      await reserve(client, {
        checkoutId: checkout.id,
        lineIds: putIds,
        reservations: shared.taken,
        now,
        until,
        stockIds,
      })
      const taken = Map.groupBy(shared.taken, (one) => one.stockId)
      const isGone = (s: FreeStock): boolean =>
        s.free > 0 && s.free <= (taken.get(s.id) ?? []).reduce((n, one) => n + one.quantity, 0)
      if (free.some(isGone)) await notifyStock(client)
    },
  }
}

export interface Taking {
  lineId: string
  stockId: number
  quantity: number
}

/**
 * Takes what lines need from stocks in their order. Answers the variants of which there is too little instead, where
 * there are any.
 */
export function shareOut(
  lines: readonly { id: string; variantId: number; quantity: number; trackInventory: boolean }[],
  stocks: readonly FreeStock[],
): { taken: Taking[] } | { short: number[] } {
  const free = new Map(stocks.map((s) => [s.id, s.free]))
  const taken: Taking[] = []
  const short = new Set<number>()
  for (const line of lines) {
    if (!line.trackInventory) continue
    let left = line.quantity
    for (const stock of stocks) {
      if (stock.variantId !== line.variantId || left === 0) continue
      const quantity = Math.min(left, Math.max(0, free.get(stock.id)!))
      if (quantity === 0) continue
      free.set(stock.id, free.get(stock.id)! - quantity)
      left -= quantity
      taken.push({ lineId: line.id, stockId: stock.id, quantity })
    }
    if (left > 0) short.add(line.variantId)
  }
  return short.size > 0 ? { short: [...short] } : { taken }
}

/** Stocks in the order in which a channel takes from them: of its warehouses, or those with the most first. */
export function inTakingOrder(
  stocks: readonly FreeStock[],
  warehouseIds: readonly string[],
  strategy: string,
): FreeStock[] {
  const isFullestFirst = strategy === 'PRIORITIZE_HIGH_STOCK'
  const place = (stock: FreeStock): number => (isFullestFirst ? -stock.free : warehouseIds.indexOf(stock.warehouseId))
  return stocks.toSorted((a, b) => place(a) - place(b))
}
