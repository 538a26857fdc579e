/** The warehouses that an order's goods can come from or go back to. */
import { useQuery } from '@tanstack/react-query'
import { goodsQuery, type Order, type Parcel } from './order-query.ts'

interface Place {
  id: string
  name: string
}

/** That of the parcel first, then all where something of the order's goods lies. */
export function useWarehouses(order: Order, parcel?: Parcel): Place[] {
  const { data } = useQuery(goodsQuery(order.id))
  const places = new Map<string, Place>()
  for (const one of [parcel, ...order.fulfillments]) if (one?.warehouse) places.set(one.warehouse.id, one.warehouse)
  for (const line of data ?? [])
    for (const { warehouse } of [...(line.allocations ?? []), ...(line.variant?.stocks ?? [])])
      if (!places.has(warehouse.id)) places.set(warehouse.id, warehouse)
  return [...places.values()]
}
