import { createFileRoute } from '@tanstack/react-router'
import { ComparePage, compareSearch, loadComparison } from '../features/catalog/index.ts'
import { m } from '../paraglide/messages.js'
import { cachedForAll } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

const crumbs = () => [
  { name: m.catalog_home(), path: '/' },
  { name: m.catalog_title(), path: '/catalog' },
  { name: m.catalog_compare(), path: '/compare' },
]

export const Route = createFileRoute('/compare')({
  validateSearch: compareSearch,
  // Only the parameters that the page knows count, so that others do not make another page of it.
  loaderDeps: ({ search }) => compareSearch({ ...search }),
  loader: ({ context, deps }) => loadComparison(context, deps),
  headers: () => cachedForAll('site', 'products'),
  head: ({ match }) => pageHead(match.context.shop, { title: m.catalog_compare(), path: '/compare', hidden: true }),
  component: Compare,
})

function Compare() {
  return <ComparePage search={Route.useLoaderDeps()} crumbs={crumbs()} />
}
