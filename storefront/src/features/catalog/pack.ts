/** A pack of a variety with its price and stock. */
import { ATTRIBUTES } from '@semena/contract/limits'
import type { Money } from '../../platform/money.ts'
import { packName } from '../../platform/units.ts'
import type { CatalogOfferFragment, CatalogPackFragment } from './catalog.generated.ts'

export interface PackOffer {
  id: string
  /** The pack's name; empty where the shop has given it none. */
  name: string
  sku: string | null
  /** How many seeds the pack holds; null where the shop does not say. */
  seeds: number | null
  inStock: boolean
  /** Whether the variety is for sale at all; what is not shows no price. */
  forSale: boolean
  /** How many packs are left; null where the service does not say. */
  left: number | null
  price: Money | null
  before: Money | null
}

interface Packed {
  isAvailableForPurchase: boolean | null
  variants: readonly (CatalogOfferFragment & Partial<Pick<CatalogPackFragment, 'attributes'>>)[] | null
}
type Variant = NonNullable<Packed['variants']>[number]

export const toPacks = ({ isAvailableForPurchase, variants }: Packed): PackOffer[] =>
  (variants ?? []).map((variant) => toPack(variant, isAvailableForPurchase !== false))

function toPack(variant: Variant, onSale: boolean): PackOffer {
  const { pricing } = variant
  const said = Number(variant.attributes?.find(({ attribute }) => attribute.slug === ATTRIBUTES.pack)?.values[0]?.slug)
  const seeds = Number.isSafeInteger(said) && said > 0 ? said : null
  const price = onSale ? (pricing?.price?.gross ?? null) : null
  const before = pricing?.onSale ? (pricing.priceUndiscounted?.gross ?? null) : null
  return {
    id: variant.id,
    name: packName(variant, seeds),
    sku: variant.sku,
    seeds,
    // Where the service does not say how many are left, there are taken to be enough.
    forSale: onSale,
    inStock: onSale && price !== null && (variant.quantityAvailable === null || variant.quantityAvailable > 0),
    left: variant.quantityAvailable,
    price,
    before: before && price && before.amount > price.amount ? before : null,
  }
}

const byPrice = (a: PackOffer, b: PackOffer): number => (a.price?.amount ?? Infinity) - (b.price?.amount ?? Infinity)

/**
 * The pack that is put into the basket where nobody has chosen one: the cheapest that is available. Pages show its
 * price, so that the price on a card is the price of what its button adds. Undefined when the variety is sold out.
 */
export const packToAdd = (packs: readonly PackOffer[]): PackOffer | undefined =>
  packs.filter(({ inStock }) => inStock).toSorted(byPrice)[0]

/** The pack whose price is shown for a variety: the one to add, or the cheapest when all are sold out. */
export const shownPack = (packs: readonly PackOffer[]): PackOffer | undefined =>
  packToAdd(packs) ?? packs.toSorted(byPrice)[0]

/** The offer that a list shows for a product: the pack to add and its price. */
export function offerOf(product: Packed) {
  const packs = toPacks(product)
  const { id, name } = packToAdd(packs) ?? {}
  const { price = null, before = null } = shownPack(packs) ?? {}
  return {
    price,
    before,
    forSale: product.isAvailableForPurchase !== false,
    pack: id === undefined || name === undefined ? null : { id, name },
  }
}
