import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, lazy } from 'react'
import { ListPage, catalogSearch, isNarrowedOrLater, loadList } from '../features/catalog/index.ts'
import { FoundPages as PagesOnServer } from '../features/search/found-pages.tsx'
import { m } from '../paraglide/messages.js'
import { cachedForAll } from '../platform/cache-headers.ts'
import { breadcrumbData, pageHead } from '../platform/seo.ts'

const crumbs = () => [
  { name: m.catalog_home(), path: '/' },
  { name: m.catalog_title(), path: '/catalog' },
]

const loadSearch = () => import('../features/search/suggestions.tsx')
const LaterPages = lazy(async () => ({ default: (await loadSearch()).FoundPages }))
/** The server has them in its page; the browser loads what shows them where somebody searches. */
const FoundPages = createIsomorphicFn()
  .server(PagesOnServer)
  .client((props: { text: string }) => <LaterPages {...props} />)

export const Route = createFileRoute('/catalog')({
  validateSearch: catalogSearch,
  // Only the parameters that the page knows count, so that others do not make another page of it.
  loaderDeps: ({ search }) => catalogSearch(search as Record<string, unknown>),
  loader: async ({ context, deps }) => {
    const [{ pages, items }] = await Promise.all([
      loadList({ ...context, path: '/catalog', search: deps }),
      deps.search &&
        loadSearch().then((found) =>
          found.loadFoundPages(context.queryClient, context.shop.channel.slug, deps.search!),
        ),
    ])
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
  const search = Route.useLoaderDeps()
  return (
    <ListPage
      title={m.catalog_title()}
      lead={
        <>
          <p>{m.catalog_lead()}</p>
          {search.search && (
            <Suspense>
              <FoundPages text={search.search} />
            </Suspense>
          )}
        </>
      }
      crumbs={crumbs()}
      search={search}
    />
  )
}
