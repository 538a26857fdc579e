/** A variety as the pages see it: the service's product and its attributes, read once into plain facts. */
import { ATTRIBUTES } from '@semena/contract/limits'
import type { Money } from '../../platform/money.ts'
import type { CatalogProductFragment } from './catalog.generated.ts'
import { offerOf } from './pack.ts'
import { type Picture, type View, pictureOf, picturesOf } from './pictures.ts'

export interface Named {
  slug: string
  name: string
}

/** A word of the shop; `translated` says whether it is in the visitor's language. */
export interface OwnWord extends Named {
  translated: boolean
}

export type Span = readonly [from: number, to: number]

export interface Facts {
  number: number | null
  genetics: Named | null
  breeder: string | null
  /** Percent; indica and sativa add up to a hundred. */
  indica: number | null
  thc: Span | null
  weeks: Span | null
  days: Span | null
  height: number | null
  aroma: string[]
  /** The badges that the shop has given the variety. */
  badges: OwnWord[]
}

export interface CardPack extends Named {
  id: string
  available: boolean
}

export interface Variety {
  id: string
  slug: string
  name: string
  facts: Facts
  plate: Picture | null
  leaf: Picture | null
  /** The price of the pack that the card adds to the basket, or of the cheapest pack when the variety is sold out. */
  price: Money | null
  before: Money | null
  /** Whether it is for sale, if only one day again. */
  forSale: boolean
  /** The day from which it is for sale where it is not yet: at first as the service says it, then in words. */
  saleDay: string | null
  /** Whether any pack is on sale, even if it is not the card's. */
  onSale: boolean
  /** The pack that the card adds to the basket (`packToAdd`); null when the variety is sold out. */
  pack: { id: string; name: string } | null
}

interface Attribute {
  attribute: { slug: string | null }
  values: readonly { slug: string | null; name: string | null; translation?: { name: string } | null }[]
}

export const nameOf = ({ name, translation }: { name: string; translation: { name: string | null } | null }): string =>
  translation?.name || name

/** A collection's name; one without a name is called the same in every language (docs/rules.md#missing-names). */
export const collectionName = (collection: Parameters<typeof nameOf>[0]): string =>
  nameOf(collection) || 'Unknown Collection'

/**
 * Reads the facts from a product's attributes by their slugs. Slugs that pages also filter or sort by are in the
 * contract.
 */
export function factsOf(attributes: readonly Attribute[]): Facts {
  const values = (slug: string) => attributes.find(({ attribute }) => attribute.slug === slug)?.values ?? []
  const names = (slug: string): Named[] =>
    values(slug).map((value) => ({ slug: value.slug ?? '', name: value.translation?.name || (value.name ?? '') }))
  const number = (slug: string): number | null => {
    const text = values(slug)[0]?.name
    const parsed = Number.parseFloat(text ?? '')
    return Number.isFinite(parsed) ? parsed : null
  }
  const span = (from: string, to: string): Span | null => {
    const [a, b] = [number(from), number(to)]
    return a === null && b === null ? null : [a ?? b!, b ?? a!]
  }
  const [indica, sativa] = [number(ATTRIBUTES.indica), number(ATTRIBUTES.sativa)]
  return {
    number: number('catalogue-number'),
    genetics: names(ATTRIBUTES.genetics)[0] ?? null,
    breeder: names('breeder')[0]?.name ?? null,
    indica: indica ?? (sativa === null ? null : 100 - sativa),
    thc: span(ATTRIBUTES.minThc, ATTRIBUTES.maxThc),
    weeks: span('min-flowering', 'max-flowering'),
    days: span(ATTRIBUTES.minTime, ATTRIBUTES.maxTime),
    height: number('height'),
    aroma: names('aroma').map(({ name }) => name),
    badges: values('badge').map(({ slug, name, translation }) => ({
      slug: slug ?? '',
      name: translation?.name || (name ?? ''),
      translated: !!translation?.name,
    })),
  }
}

/** Reads a product as a variety; `view` chooses which of its pictures becomes its `plate`. */
export function toVariety(product: CatalogProductFragment, view: View = 'plate'): Variety {
  const pictures = picturesOf(product.media)
  return {
    id: product.id,
    slug: product.slug,
    name: nameOf(product),
    facts: factsOf(product.attributes),
    plate: pictureOf(pictures, view),
    leaf: pictureOf(pictures, 'leaf'),
    saleDay: product.isAvailableForPurchase === false ? product.availableForPurchaseAt : null,
    onSale: product.variants?.some(({ pricing }) => pricing?.onSale) ?? false,
    ...offerOf(product),
  }
}
