import { createFileRoute } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { cachedForAll } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'
import { HomePage, loadHome } from '../site/index.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  headers: () => cachedForAll('site', 'products', 'collections', 'pages'),
  head: ({ match, loaderData }) =>
    pageHead(match.context.shop, {
      title: m.site_title(),
      description: m.site_description(),
      path: '/',
      data: loaderData ?? [],
    }),
  component: HomePage,
})
