import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage, loadArticle } from '../features/content/index.ts'
import { DeliveryRates, ratesQuery } from '../features/delivery/index.ts'
import { cachedForAll } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/delivery')({
  loader: async ({ context }) => {
    const [head] = await Promise.all([
      loadArticle(context, 'delivery', '/delivery'),
      // Where the service does not tell the rates, the page is shown without them.
      context.queryClient.prefetchQuery(ratesQuery(context.shop.channel)),
    ])
    if (!head) throw notFound()
    return head
  },
  headers: () => cachedForAll('site', 'pages', 'products'),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context.shop, loaderData) : {}),
  component: Article,
})

function Article() {
  return <ArticlePage slug="delivery" crumbs={Route.useLoaderData().crumbs} lead={<DeliveryRates />} />
}
