/** Finds products for the palette, by names and SKUs. */
import { request } from '../../platform/graphql.ts'
import { DeskFindProductsDocument } from './find.generated.ts'

export async function findProducts(search: string, signal: AbortSignal) {
  const { productVariants } = await request(DeskFindProductsDocument, { search }, signal)
  return (productVariants?.edges ?? []).map(({ node: { id, name, sku, product } }) => ({
    id,
    title: [product.name, name].filter(Boolean).join(' · '),
    detail: sku ?? '',
    icon: 'products' as const,
    link: { to: '/products/$id' as const, params: { id: product.id } },
  }))
}
