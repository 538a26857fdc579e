/** How a variant is called beside its product. Shops that do not name their variants have an id in the name's place. */
import { packName } from './units.ts'

interface Named {
  name: string
  translation?: { name: string | null } | null
}

/** A Saleor gives a variant that nobody named its SKU, or without one its own global id. */
function isId(name: string): boolean {
  try {
    return /^ProductVariant:\d+$/.test(atob(name))
  } catch {
    return false
  }
}

/** The name to show; empty for a variant without one. `seeds`: as for `packName`. */
export const variantLabel = (variant: Named, seeds: number | null = null): string =>
  !variant.translation?.name && isId(variant.name) ? '' : packName(variant, seeds)

/** `Northern Lights, 5 seeds`; the product's name alone where its variant has none. */
export const fullName = (product: string, variant: string): string => [product, variant].filter(Boolean).join(', ')
