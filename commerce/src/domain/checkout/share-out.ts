/** Shares out what is free of stocks among lines. Pure. */
import type { FreeStock } from '../../db/queries/warehouse/stock.ts'

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
