import { createFileRoute } from '@tanstack/react-router'
import { FinderPage, finderSearch, loadFinder } from '../features/catalog/index.ts'
import { m } from '../paraglide/messages.js'
import { cachedForAll } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/finder')({
  validateSearch: finderSearch,
  // Only the parameters that the page knows count, so that others do not make another page of it.
  loaderDeps: ({ search }) => finderSearch({ ...search }),
  loader: ({ context, deps }) => loadFinder(context, deps),
  headers: () => cachedForAll('site', 'products'),
  head: ({ match }) =>
    pageHead(match.context.shop, {
      title: m.catalog_finder(),
      description: m.catalog_finder_note(),
      path: '/finder',
      // With answers given it is the same page again for search engines.
      hidden: Object.values(match.loaderDeps).some(Boolean),
    }),
  component: Finder,
})

function Finder() {
  return <FinderPage search={Route.useLoaderDeps()} />
}
