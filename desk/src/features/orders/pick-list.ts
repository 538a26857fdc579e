/** What is taken from the shelves for several orders, each thing once. */
import type { PackOrder } from './many-query.ts'

export interface Pick {
  key: string
  name: string
  variant: string
  sku: string
  picture: string | null
  quantity: number
  orders: { number: string; quantity: number }[]
}

export interface Shelf {
  /** Null where the goods are kept in no warehouse. */
  id: string | null
  name: string
  picks: Pick[]
}

/** By warehouse, then by SKU. Only what was not sent yet. */
export function pickList(orders: readonly PackOrder[]): Shelf[] {
  const shelves = new Map<string | null, Shelf>()
  const add = (
    where: { id: string; name: string } | null,
    line: PackOrder['lines'][number],
    number: string,
    quantity: number,
  ): void => {
    const id = where?.id ?? null
    let shelf = shelves.get(id)
    if (!shelf) shelves.set(id, (shelf = { id, name: where?.name ?? '', picks: [] }))
    const key = line.productSku ?? `${line.productName} ${line.variantName}`
    let pick = shelf.picks.find((one) => one.key === key)
    if (!pick)
      shelf.picks.push(
        (pick = {
          key,
          name: line.productName,
          variant: line.variantName,
          sku: line.productSku ?? '',
          picture: line.thumbnail?.url ?? null,
          quantity: 0,
          orders: [],
        }),
      )
    pick.quantity += quantity
    const same = pick.orders.find((one) => one.number === number)
    if (same) same.quantity += quantity
    else pick.orders.push({ number, quantity })
  }
  for (const order of orders)
    for (const line of order.lines) {
      let left = line.quantityToFulfill
      for (const { warehouse, quantity } of line.allocations ?? []) {
        const taken = Math.min(left, quantity)
        if (taken > 0) add(warehouse, line, order.number, taken)
        left -= taken
      }
      if (left > 0) add(null, line, order.number, left)
    }
  for (const shelf of shelves.values()) shelf.picks.sort((a, b) => (a.key < b.key ? -1 : 1))
  return [...shelves.values()]
}
