/** What seeds cost one by one. */
import { type Money, perUnit } from '../../platform/money.ts'
import type { PackOffer } from './pack.ts'

/** What one seed costs in the pack where it costs least; null where packs do not say how many they hold. */
export function cheapestSeed(packs: readonly PackOffer[]): { price: Money; pack: PackOffer } | null {
  let least: { price: Money; pack: PackOffer } | null = null
  for (const pack of packs) {
    if (!pack.inStock || !pack.price || pack.seeds === null) continue
    const price = perUnit(pack.price, pack.seeds)
    if (!least || price.amount < least.price.amount) least = { price, pack }
  }
  return least
}
