/** A pack size of a variety with its prices. */
import { ATTRIBUTES } from '@semena/contract/limits'
import { type Money, perUnit } from '../../platform/money.ts'
import type { CatalogPackFragment } from './catalog.generated.ts'
import { packName } from '../../platform/units.ts'
import { isInStock } from './variety.ts'

export interface PackSize {
  id: string
  name: string
  sku: string | null
  /** How many seeds it holds; null where the shop does not say. */
  seeds: number | null
  inStock: boolean
  /** How many are left; null where the service does not say. */
  left: number | null
  price: Money | null
  before: Money | null
}

interface Packed {
  isAvailableForPurchase: boolean | null
  variants: readonly CatalogPackFragment[] | null
}

export const toPacks = ({ isAvailableForPurchase, variants }: Packed): PackSize[] =>
  (variants ?? []).map((variant) => toPack(variant, isAvailableForPurchase !== false))

function toPack(variant: CatalogPackFragment, onSale: boolean): PackSize {
  const { pricing } = variant
  const said = Number(variant.attributes.find(({ attribute }) => attribute.slug === ATTRIBUTES.pack)?.values[0]?.slug)
  const seeds = Number.isSafeInteger(said) && said > 0 ? said : null
  const price = pricing?.price?.gross ?? null
  const before = pricing?.onSale ? (pricing.priceUndiscounted?.gross ?? null) : null
  return {
    id: variant.id,
    name: packName(variant, seeds),
    sku: variant.sku,
    seeds,
    inStock: onSale && price !== null && isInStock(variant),
    left: variant.quantityAvailable,
    price,
    before: before && price && before.amount > price.amount ? before : null,
  }
}

/** What one seed costs in the pack where it costs least; null where packs do not say how many they hold. */
export function cheapestSeed(packs: readonly PackSize[]): { price: Money; pack: PackSize } | null {
  let least: { price: Money; pack: PackSize } | null = null
  for (const pack of packs) {
    if (!pack.inStock || !pack.price || pack.seeds === null) continue
    const price = perUnit(pack.price, pack.seeds)
    if (!least || price.amount < least.price.amount) least = { price, pack }
  }
  return least
}

/** What the article numbers of several packs have in common, such as `NTL-FEM` of `NTL-FEM-3`; a single pack's own. */
export function commonSku(packs: readonly PackSize[]): string | null {
  const skus = packs.flatMap(({ sku }) => sku || [])
  const stems = new Set(skus.map((sku) => sku.replace(/-\d+$/, '')))
  if (skus.length > 1 && stems.size === 1) return [...stems][0] ?? null
  return skus[0] ?? null
}
