/** The query for one variety with everything that its page shows. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../platform/graphql.ts'
import { type PackOffer, toPacks } from '../pack.ts'
import { type NamedPicture, galleryOf, picturesOf } from '../pictures.ts'
import type { Place } from '../queries.ts'
import { withSaleDays } from '../sale-days.ts'
import { type Named, type Variety, collectionName, toVariety } from '../variety.ts'
import { CatalogProductPageDocument, type CatalogProductPageQuery } from './product.generated.ts'

export interface VarietyPage extends Variety {
  description: string | null
  seoTitle: string | null
  seoDescription: string | null
  pictures: readonly NamedPicture[]
  /** The picture for shared links, in a format that every network reads. */
  shared: string | null
  collections: Named[]
  packs: PackOffer[]
}

export const productQuery = ({ channel, language }: Place, slug: string) =>
  queryOptions({
    queryKey: ['variety', channel, language, slug],
    queryFn: async (): Promise<VarietyPage | null> => {
      const { product } = await request(CatalogProductPageDocument, { channel, language, slug })
      return product && (await withSaleDays([toPage(product)]))[0]!
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
    pictures: galleryOf(picturesOf(product.media)),
    shared: product.media?.find(({ type }) => type === 'IMAGE')?.shared ?? null,
    collections: (product.collections ?? []).map((collection) => ({
      slug: collection.slug,
      name: collectionName(collection),
    })),
    packs: toPacks(product),
  }
}
