/** Keeps stock for the lines of an order: as much as each still needs, no more and no less. */
import type { PoolClient } from 'pg'
import type { ForSaleRow } from '../../db/queries/catalog/for-sale.ts'
import { allocatedTo, type AllocationChange, changeAllocations, lockStock } from '../../db/queries/warehouse/stock.ts'
import type { Reference } from '../../db/queries/reference/reference.ts'
import { withoutReserved } from '../checkout/reserve.ts'
import { ok, refuse, type Result } from '../result.ts'

interface Needing {
  id: string
  /** Null where nothing is to be kept for it any more. */
  variantId: number | null
  quantity: number
  quantityFulfilled: number
}

interface From {
  variants: ReadonlyMap<number, ForSaleRow>
  /** The warehouses that may be taken from, in their order. */
  warehouses: readonly string[]
  /** Whether the warehouse with the most comes first, in place of that order. */
  isFullestFirst: boolean
  /** The shop, in which checkouts may keep pieces. */
  shop: Reference
  now: Date
}

/**
 * Allocates what lines need and do not have, and gives back what they have beyond that. Refuses where there is too
 * little.
 */
export async function allocateTo(
  client: PoolClient,
  lines: readonly Needing[],
  { variants, warehouses, isFullestFirst, shop, now }: From,
): Promise<Result<null, 'INSUFFICIENT_STOCK'>> {
  const tracked = lines.flatMap((l) =>
    l.variantId !== null && variants.get(l.variantId)?.trackInventory ? l.variantId : [],
  )
  const locked = await lockStock(client, [...new Set(tracked)], warehouses)
  const stocks = await withoutReserved(client, shop, locked, now)
  const held = await allocatedTo(
    client,
    lines.map((l) => l.id),
  )
  const place = (s: (typeof stocks)[number]): number => (isFullestFirst ? -s.free : warehouses.indexOf(s.warehouseId))
  const inOrder = stocks.toSorted((a, b) => place(a) - place(b))
  const changes: AllocationChange[] = []
  const short: string[] = []
  for (const line of lines) {
    const own = held.filter((a) => a.lineId === line.id)
    const isTracked = line.variantId !== null && variants.get(line.variantId)?.trackInventory === true
    let missing = (isTracked ? line.quantity - line.quantityFulfilled : 0) - own.reduce((n, a) => n + a.quantity, 0)
    for (const a of own.toReversed()) {
      const back = Math.min(a.quantity, Math.max(0, -missing))
      if (back === 0) continue
      changes.push({ lineId: line.id, stockId: a.stockId, delta: -back })
      missing += back
    }
    for (const stock of inOrder) {
      const taken = stock.variantId === line.variantId ? Math.min(missing, Math.max(0, stock.free)) : 0
      if (taken <= 0) continue
      stock.free -= taken
      missing -= taken
      changes.push({ lineId: line.id, stockId: stock.id, delta: taken })
    }
    if (missing > 0) short.push(line.id)
  }
  if (short.length) return refuse('INSUFFICIENT_STOCK', 'lines', 'There is not enough in stock.', { orderLines: short })
  await changeAllocations(client, changes)
  return ok(null)
}
