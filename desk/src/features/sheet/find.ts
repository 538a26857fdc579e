/** Finds products for the palette, by names and SKUs. */
import { question } from '../../parts/found.ts'
import { DeskFindProductsDocument } from './find.generated.ts'

export const productQuestion = question(DeskFindProductsDocument, ['productVariants'], ({ productVariants }) =>
  (productVariants?.edges ?? []).map(({ node: { id, name, sku, product } }) => ({
    id,
    title: [product.name, name].filter(Boolean).join(' · '),
    detail: sku ?? '',
    icon: 'products' as const,
    link: { to: '/products/$id' as const, params: { id: product.id } },
  })),
)
