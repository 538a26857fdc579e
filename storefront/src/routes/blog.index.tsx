import { createFileRoute } from '@tanstack/react-router'
import { PostsPage, loadPosts } from '../features/content/index.ts'
import { m } from '../paraglide/messages.js'
import { shared } from '../platform/cache-headers.ts'
import { breadcrumbData, pageHead } from '../platform/seo.ts'

const crumbs = () => [
  { name: m.content_home(), path: '/' },
  { name: m.content_blog_title(), path: '/blog' },
]

export const Route = createFileRoute('/blog/')({
  loader: ({ context }) => loadPosts(context),
  headers: () => shared('site', 'pages'),
  head: ({ match }) =>
    pageHead(match.context.shop, {
      title: m.content_blog_title(),
      description: m.content_blog_lead(),
      path: '/blog',
      data: match.context.shop ? [breadcrumbData(match.context.shop.origin, crumbs())] : [],
    }),
  component: () => <PostsPage crumbs={crumbs()} />,
})
