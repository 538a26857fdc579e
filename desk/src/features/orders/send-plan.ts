/** From which warehouses the goods of an order are sent. */
export interface Take {
  lineId: string
  warehouseId: string
  quantity: number
}

/** A line of an order, with where it is kept and where it could be taken from. */
interface Sendable {
  id: string
  quantityToFulfill: number
  allocations: readonly { quantity: number; warehouse: { id: string } }[] | null
  variant: { stocks: readonly { quantity: number; warehouse: { id: string } }[] | null } | null
}

/** Goods are taken where they are kept for the order; what is kept nowhere, where most of it lies. */
export function planOf(lines: readonly Sendable[], fallback: string | null = null): Take[] {
  return lines.flatMap((line) => {
    const takes: Take[] = []
    let left = line.quantityToFulfill
    const take = (warehouseId: string, most: number): void => {
      const quantity = Math.min(left, most)
      if (quantity < 1) return
      const before = takes.find((one) => one.warehouseId === warehouseId)
      if (before) before.quantity += quantity
      else takes.push({ lineId: line.id, warehouseId, quantity })
      left -= quantity
    }
    for (const { warehouse, quantity } of line.allocations ?? []) take(warehouse.id, quantity)
    const stocks = (line.variant?.stocks ?? []).toSorted((a, b) => b.quantity - a.quantity)
    const rest = takes[0]?.warehouseId ?? stocks[0]?.warehouse.id ?? fallback
    if (rest) take(rest, left)
    return takes
  })
}

/** Those of lines that are still to be sent: others may have been sent since these were typed. */
export const openTakes = (takes: readonly Take[], lines: readonly { id: string }[]): Take[] =>
  takes.filter(({ lineId }) => lines.some(({ id }) => id === lineId))

/** As the service wants it: each line once, with all its warehouses. */
export function inputOf(takes: readonly Take[]): {
  orderLineId: string
  stocks: { quantity: number; warehouse: string }[]
}[] {
  const lines = new Map<string, { quantity: number; warehouse: string }[]>()
  for (const { lineId, warehouseId, quantity } of takes) {
    if (quantity < 1) continue
    const stocks = lines.get(lineId) ?? []
    const before = stocks.find(({ warehouse }) => warehouse === warehouseId)
    if (before) before.quantity += quantity
    else stocks.push({ warehouse: warehouseId, quantity })
    lines.set(lineId, stocks)
  }
  return [...lines].map(([orderLineId, stocks]) => ({ orderLineId, stocks }))
}
