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
  // Only the parameters that the page knows count, so that others do not make another page of it.
  loaderDeps: ({ search }) => catalogSearch(search as Record<string, unknown>),
  loader: async ({ context, deps }) => {
    const { pages, items } = await loadList({ ...context, path: '/catalog', search: deps })
    // Only search engines use this data, and they read what the server sends.
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
