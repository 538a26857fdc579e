import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListPage, catalogSearch, collectionQuery, isNarrowedOrLater, loadList } from '../features/catalog/index.ts'
import { m } from '../paraglide/messages.js'
import { cachedForAll } from '../platform/cache-headers.ts'
import { languageCode } from '../platform/i18n.ts'
import { firstText } from '../platform/rich-text/blocks.ts'
import { RichText } from '../platform/rich-text/rich-text.tsx'
import { breadcrumbData, pageHead } from '../platform/seo.ts'

const crumbs = (collection: { slug: string; name: string }) => [
  { name: m.catalog_home(), path: '/' },
  { name: m.catalog_title(), path: '/catalog' },
  { name: collection.name, path: `/collections/${collection.slug}` },
]

export const Route = createFileRoute('/collections/$slug')({
  validateSearch: catalogSearch,
  // Only the parameters that the page knows count, so that others do not make another page of it.
  loaderDeps: ({ search }) => catalogSearch(search as Record<string, unknown>),
  loader: async ({ context, params: { slug }, deps }) => {
    const collection = await context.queryClient.ensureQueryData(
      collectionQuery({ channel: context.shop.channel.slug, language: languageCode() }, slug),
    )
    if (!collection) throw notFound()
    const path = `/collections/${slug}`
    const { pages, items } = await loadList({
      ...context,
      path,
      search: deps,
      collection: collection.id,
    })
    const { name, seoTitle, seoDescription, description } = collection
    return {
      path,
      share: path.slice(1),
      title: seoTitle || name,
      description: seoDescription || firstText(description),
      pages,
      // Only search engines use this data, and they read what the server sends.
      data: import.meta.env.SSR ? [breadcrumbData(context.shop.origin, crumbs(collection)), ...items] : [],
    }
  },
  headers: () => cachedForAll('site', 'products', 'collections'),
  head: ({ match, loaderData }) =>
    loaderData ? pageHead(match.context.shop, { ...loaderData, hidden: isNarrowedOrLater(match.search) }) : {},
  component: Collection,
})

function Collection() {
  const { shop } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { data: collection } = useSuspenseQuery(
    collectionQuery({ channel: shop.channel.slug, language: languageCode() }, slug),
  )
  if (!collection) return null
  return (
    <ListPage
      key={slug}
      title={collection.name}
      lead={<RichText json={collection.description} />}
      crumbs={crumbs(collection)}
      search={Route.useLoaderDeps()}
      collection={collection.id}
    />
  )
}
