/** Loads what content pages need before they are shown. */
import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { languageCode } from '../../platform/i18n.ts'
import { type Crumb, type Data, breadcrumbData } from '../../platform/seo.ts'
import type { Shop } from '../../platform/shop.ts'
import { postData } from './post-data.ts'
import { BLOG, pageQuery, illustrationsOf, postsQuery } from './queries.ts'

interface Context {
  queryClient: QueryClient
  shop: Shop
}

export interface ArticleHead {
  title: string
  description: string
  path: string
  share: string
  type: 'article' | 'website'
  published: string | null
  crumbs: Crumb[]
  data: Data[]
}

/**
 * Loads a content page; null where there is none at `path`: a post is not found under `/pages/`, nor a page under
 * `/blog/`.
 */
export async function loadArticle(
  { queryClient, shop }: Context,
  slug: string,
  path: string,
): Promise<ArticleHead | null> {
  const place = { channel: shop.channel.slug, language: languageCode() }
  const page = await queryClient.ensureQueryData(pageQuery(place, slug))
  const isPost = path.startsWith('/blog/')
  if (!page || (page.type === BLOG) !== isPost) return null
  if (page.plate) await queryClient.ensureQueryData(illustrationsOf(place, [page.plate]))
  const home = { name: m.content_home(), path: '/' }
  const blog = isPost ? [{ name: m.content_blog_title(), path: '/blog' }] : []
  const crumbs = [home, ...blog, { name: page.title, path }]
  return {
    title: page.seoTitle || page.title,
    description: page.description,
    path,
    share: `${isPost ? 'blog' : 'pages'}/${slug}`,
    type: isPost ? 'article' : 'website',
    published: isPost ? page.publishedAt : null,
    crumbs,
    // Only search engines use this data, and they read what the server sends.
    data: import.meta.env.SSR ? [breadcrumbData(shop.origin, crumbs), ...(isPost ? [postData(shop, page)] : [])] : [],
  }
}

/** The head of a page that exists even where the shop has not written its text. */
export function bareArticle(title: string, path: string): ArticleHead {
  const crumbs = [
    { name: m.content_home(), path: '/' },
    { name: title, path },
  ]
  return { title, description: title, path, share: 'site', type: 'website', published: null, crumbs, data: [] }
}

export async function loadPosts({ queryClient, shop }: Context, most?: number): Promise<void> {
  const place = { channel: shop.channel.slug, language: languageCode() }
  const posts = await queryClient.ensureQueryData(postsQuery(place))
  await queryClient.ensureQueryData(
    illustrationsOf(
      place,
      posts.slice(0, most).map(({ plate }) => plate),
    ),
  )
}
