/** Decides which lines of an old order can be ordered again. */

import { joinNames } from '../../platform/units.ts'

interface OldLine {
  productName: string
  variantName: string
  productVariantId: string | null
  quantity: number
}

/**
 * Splits lines by `stock`: a variant that the service no longer knows is missing; one whose stock it does not tell
 * (null) is taken to be there.
 */
export function linesToReorder(
  lines: readonly OldLine[],
  stock: ReadonlyMap<string, number | null>,
): { lines: { variantId: string; quantity: number }[]; missing: string[] } {
  const again: { variantId: string; quantity: number }[] = []
  const missing: string[] = []
  for (const { productName, variantName, productVariantId: variantId, quantity } of lines) {
    const left = variantId === null ? 0 : stock.get(variantId)
    const can = left === undefined ? 0 : left === null ? quantity : Math.min(left, quantity)
    if (variantId !== null && can > 0) again.push({ variantId, quantity: can })
    if (can < quantity) missing.push(`${joinNames(productName, variantName)}${can > 0 ? ` × ${quantity - can}` : ''}`)
  }
  return { lines: again, missing }
}
