import { createFileRoute } from '@tanstack/react-router'
import { ListPage, catalogSearch, isNarrowedOrLater, loadList } from '../features/catalog/index.ts'
import { m } from '../paraglide/messages.js'
import { cachedForAll } from '../platform/cache-headers.ts'
import { breadcrumbData, pageHead } from '../platform/seo.ts'

const crumbs = () => [
  { name: m.catalog_home(), path: '/' },
  { name: m.catalog_title(), path: '/catalog' },
]

export const Route = createFileRoute('/catalog')({
  validateSearch: catalogSearch,
  // The names that the page knows, and no others: it is made, kept and taken over without those.
  loaderDeps: ({ search }) => catalogSearch(search as Record<string, unknown>),
  loader: async ({ context, deps }) => {
    const { pages, items } = await loadList({ ...context, path: '/catalog', search: deps })
    // Search engines read what the server sends; a browser needs none of it.
    return { pages, data: import.meta.env.SSR ? [breadcrumbData(context.shop.origin, crumbs()), ...items] : [] }
  },
  headers: () => cachedForAll('site', 'products'),
  head: ({ match, loaderData }) =>
    pageHead(match.context.shop, {
      title: m.catalog_title(),
      description: m.catalog_description(),
      path: '/catalog',
      pages: loaderData?.pages,
      hidden: isNarrowedOrLater(match.search),
      data: loaderData?.data ?? [],
    }),
  component: Catalog,
})

function Catalog() {
  return (
    <ListPage
      title={m.catalog_title()}
      lead={<p>{m.catalog_lead()}</p>}
      crumbs={crumbs()}
      search={Route.useLoaderDeps()}
    />
  )
}
