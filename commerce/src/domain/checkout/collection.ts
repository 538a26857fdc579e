/** The collection points that a checkout is offered. */
import type { Ctx } from '../../context.ts'
import type { CollectionPoint, Reference } from '../../db/queries/reference/reference.ts'
import { freeStockOf } from '../../db/queries/warehouse/stock.ts'
import { pointsOf } from './collection-point.ts'
import type { Checkout, CheckoutLine } from './state.ts'

/** What is to be fetched. */
interface Fetched extends Pick<Checkout, 'channel' | 'isShippingRequired'> {
  /** The checkout, whose own pieces count; left out of an order. */
  id?: string
  lines: readonly Pick<CheckoutLine, 'variantId' | 'quantity' | 'trackInventory'>[]
}

/** Points at which a checkout's goods can be fetched: those with everything in stock, and those to which it is brought. */
export async function pointsFor(
  { database, clock }: Pick<Ctx, 'database' | 'clock'>,
  { id, channel, lines, isShippingRequired }: Fetched,
  shop: Reference,
): Promise<CollectionPoint[]> {
  const points = isShippingRequired ? pointsOf(shop, channel.id) : []
  const local = points.filter((p) => p.isLocal).map((p) => p.id)
  const wanted = new Map<number, number>()
  for (const { variantId, quantity, trackInventory } of lines)
    if (trackInventory) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  if (local.length === 0 || wanted.size === 0) return points
  const free = new Map(
    (await freeStockOf(database.pool, [...wanted.keys()], local, { now: clock.now(), checkoutId: id ?? null })).map(
      (s) => [`${s.warehouseId} ${s.variantId}`, s.free],
    ),
  )
  const hasAll = (id: string): boolean =>
    [...wanted].every(([variantId, quantity]) => (free.get(`${id} ${variantId}`) ?? 0) >= quantity)
  return points.filter((p) => !p.isLocal || hasAll(p.id))
}
