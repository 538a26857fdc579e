/** One variety with all that its page shows. */
import { ATTRIBUTES } from '@semena/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../platform/graphql.ts'
import type { Money } from '../../../platform/money.ts'
import { packName } from '../../../platform/units.ts'
import { CatalogProductPageDocument, type CatalogProductPageQuery } from '../catalog.generated.ts'
import { type NamedPicture, picturesOf } from '../pictures.ts'
import type { Place } from '../queries.ts'
import { type Named, type Variety, isInStock, nameOf, toVariety } from '../variety.ts'

export interface PackSize {
  id: string
  name: string
  sku: string | null
  seeds: number | null
  inStock: boolean
  /** How many are left; null where the service does not say. */
  left: number | null
  price: Money | null
  before: Money | null
}

export interface VarietyPage extends Variety {
  description: string | null
  seoTitle: string | null
  seoDescription: string | null
  pictures: NamedPicture[]
  /** For those who share the page: a format that all of them read. */
  shared: string | null
  collections: Named[]
  packs: PackSize[]
}

export const productQuery = ({ channel, language }: Place, slug: string) =>
  queryOptions({
    queryKey: ['variety', channel, language, slug],
    queryFn: async (): Promise<VarietyPage | null> => {
      const { product } = await request(CatalogProductPageDocument, { channel, language, slug })
      return product && toPage(product)
    },
  })

type Product = NonNullable<CatalogProductPageQuery['product']>

function toPage(product: Product): VarietyPage {
  const { translation } = product
  return {
    ...toVariety(product),
    description: translation?.description || product.description,
    seoTitle: translation?.seoTitle || product.seoTitle,
    seoDescription: translation?.seoDescription || product.seoDescription,
    pictures: picturesOf(product.media),
    shared: product.media?.find(({ type }) => type === 'IMAGE')?.shared ?? null,
    collections: (product.collections ?? []).map((collection) => ({ slug: collection.slug, name: nameOf(collection) })),
    packs: (product.variants ?? []).map((variant) => toPack(variant, product.isAvailableForPurchase !== false)),
  }
}

function toPack(variant: NonNullable<Product['variants']>[number], onSale: boolean): PackSize {
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
