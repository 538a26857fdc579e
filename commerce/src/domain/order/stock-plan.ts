/** Computes stock and allocations after goods leave the warehouses. Pure. */
import type { AllocationRow, StockWithAllocations } from '../../db/queries/order/fulfillment.ts'

/** A quantity of one order line that leaves one warehouse. */
export interface Leaving {
  orderLineId: string
  /** Null where the variant is no longer sold, so that its stock is unknown. */
  variantId: number | null
  isTracked: boolean
  warehouseId: string
  quantity: number
}

export interface StockPlan {
  /** Stock rows after the goods have left; only those that changed. */
  stocks: StockWithAllocations[]
  /** Changed allocations; one with a quantity of 0 is used up. */
  allocations: AllocationRow[]
  /** The stock row from which each of the leaving goods comes, in their order; null where stock is not tracked. */
  from: (number | null)[]
}

/**
 * Uses the lines' own allocations first, those in the chosen warehouse before others. Then each warehouse must have the
 * goods without what is allocated to other orders, unless `mayExceed`. Answers the goods that are short instead, where
 * there are any.
 */
export function planStock(
  leaving: readonly Leaving[],
  held: { stocks: readonly StockWithAllocations[]; allocations: readonly AllocationRow[] },
  mayExceed: boolean,
): StockPlan | { short: Leaving[] } {
  const stocks = new Map(held.stocks.map((s) => [s.id, { ...s }]))
  const allocations = held.allocations.map((a) => ({ ...a }))
  const changed = new Set<number>()
  for (const part of leaving) {
    let left = part.quantity
    const own = allocations.filter((a) => a.orderLineId === part.orderLineId)
    const isHere = (a: AllocationRow): boolean => stocks.get(a.stockId)?.warehouseId === part.warehouseId
    for (const promise of [...own.filter(isHere), ...own.filter((a) => !isHere(a))]) {
      const kept = Math.min(left, promise.quantity)
      if (kept === 0) continue
      promise.quantity -= kept
      left -= kept
      stocks.get(promise.stockId)!.allocated -= kept
      changed.add(promise.stockId)
    }
  }
  const short: Leaving[] = []
  const from = leaving.map((part) => {
    const stock = [...stocks.values()].find((s) => s.variantId === part.variantId && s.warehouseId === part.warehouseId)
    if (part.variantId !== null && !part.isTracked) return stock?.id ?? null
    if (!mayExceed && (!stock || stock.quantity - stock.allocated < part.quantity)) short.push(part)
    if (!stock) return null
    stock.quantity -= part.quantity
    changed.add(stock.id)
    return stock.id
  })
  if (short.length) return { short }
  return {
    stocks: [...stocks.values()].filter((s) => changed.has(s.id)),
    allocations: allocations.filter((a, i) => a.quantity !== held.allocations[i]!.quantity),
    from,
  }
}
