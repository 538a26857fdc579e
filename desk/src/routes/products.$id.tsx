import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '../features/products/product-page.tsx'
import { productQuery, surroundingsQuery } from '../features/products/queries.ts'
import { readAhead } from '../platform/ahead.ts'

export const Route = createFileRoute('/products/$id')({
  loader: ({ context, params }) =>
    readAhead(context.queryClient, async (client) => {
      const product = await client.fetchQuery(productQuery(params.id))
      if (product) await client.prefetchQuery(surroundingsQuery(product.productType.id))
    }),
  component: ProductPage,
})
