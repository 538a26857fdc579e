import { createFileRoute } from '@tanstack/react-router'
import { PostsPage, loadPosts } from '../features/content/index.ts'
import { m } from '../paraglide/messages.js'
import { cachedForAll } from '../platform/cache-headers.ts'
import { breadcrumbData, pageHead } from '../platform/seo.ts'
import { feedLink } from '../site/index.ts'

const crumbs = () => [
  { name: m.content_home(), path: '/' },
  { name: m.content_blog_title(), path: '/blog' },
]

export const Route = createFileRoute('/blog/')({
  loader: async ({ context }) => {
    await loadPosts(context)
    // Only search engines use this data, and they read what the server sends.
    return { data: import.meta.env.SSR ? [breadcrumbData(context.shop.origin, crumbs())] : [] }
  },
  headers: () => cachedForAll('site', 'pages', 'products'),
  head: ({ match, loaderData }) => {
    const { shop } = match.context
    const head = pageHead(shop, {
      title: m.content_blog_title(),
      description: m.content_blog_lead(),
      path: '/blog',
      data: loaderData?.data ?? [],
    })
    return shop ? { ...head, links: [...head.links, feedLink(shop)] } : head
  },
  component: () => <PostsPage crumbs={crumbs()} />,
})
