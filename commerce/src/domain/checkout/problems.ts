/**
 * What prevents a checkout from becoming an order: lines that are no longer available, or a shipping method that has
 * gone.
 */
import { variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import type { CheckoutCtx } from './change.ts'
import { readRules } from './change.ts'
import { totalsByVariant } from './input-lines.ts'
import { type Checkout, type CheckoutLine, ownLines, warehousesFor } from './state.ts'

export type LineProblem =
  | { kind: 'INSUFFICIENT_STOCK'; line: CheckoutLine; available: number }
  | { kind: 'NOT_AVAILABLE'; line: CheckoutLine }

/** Lines that are no longer for sale, or of which too few are in stock, in the checkout's order. */
export async function lineProblems(
  ctx: Pick<CheckoutCtx, 'database' | 'clock'>,
  checkout: Checkout,
): Promise<LineProblem[]> {
  const lines = ownLines(checkout)
  const tracked = lines.filter((l) => l.trackInventory)
  const { shop } = await readRules(ctx)
  const totals = totalsByVariant(lines)
  const rows = await variantsForSale(
    ctx.database.pool,
    [...new Set(tracked.map((l) => l.variantId))],
    checkout.channel.id,
    warehousesFor(shop, checkout.channel.id, checkout.country),
    ctx.clock.now(),
    checkout.id,
  )
  return lines.flatMap((line): LineProblem[] => {
    if (line.price === null || !line.isForSale) return [{ kind: 'NOT_AVAILABLE', line }]
    const available = line.trackInventory ? (rows.get(line.variantId)?.inStock ?? 0) : Infinity
    return totals.get(line.variantId)! > available ? [{ kind: 'INSUFFICIENT_STOCK', line, available }] : []
  })
}
