import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProductPage, loadProduct } from '../features/catalog/index.ts'
import { cachedForAll } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/sort/$slug')({
  loader: async ({ context, params }) => {
    const head = await loadProduct(context, params.slug)
    if (!head) throw notFound()
    return head
  },
  headers: () => cachedForAll('site', 'products'),
  head: ({ match, loaderData, params }) =>
    loaderData ? pageHead(match.context.shop, { ...loaderData, path: `/sort/${params.slug}`, type: 'product' }) : {},
  component: Product,
})

function Product() {
  return <ProductPage slug={Route.useParams().slug} crumbs={Route.useLoaderData().crumbs} />
}
