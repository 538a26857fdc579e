import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage, loadArticle } from '../features/content/index.ts'
import { cachedForAll } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context, params }) => {
    const head = await loadArticle(context, params.slug, `/blog/${params.slug}`)
    if (!head) throw notFound()
    return head
  },
  headers: () => cachedForAll('site', 'pages', 'products'),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context.shop, loaderData) : {}),
  component: Article,
})

function Article() {
  return <ArticlePage slug={Route.useParams().slug} crumbs={Route.useLoaderData().crumbs} />
}
