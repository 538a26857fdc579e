/** Finds the lowest price of a single seed. */
import { type Money, perUnit } from '../../platform/money.ts'
import type { PackOffer } from './pack.ts'

/** The lowest price of a single seed, and the pack that has it; null where no pack says how many seeds it holds. */
export function cheapestSeed(packs: readonly PackOffer[]): { price: Money; pack: PackOffer } | null {
  let least: { price: Money; pack: PackOffer } | null = null
  for (const pack of packs) {
    if (!pack.inStock || !pack.price || pack.seeds === null) continue
    const price = perUnit(pack.price, pack.seeds)
    if (!least || price.amount < least.price.amount) least = { price, pack }
  }
  return least
}
