/** The address of the blog's feed, for pages that link to it. */
import { m } from '../paraglide/messages.js'
import { SITE, absolute } from '../platform/seo.ts'

export const BLOG_FEED = '/blog/feed.xml'

export const feedLink = (origin: string) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${m.content_blog_title()} · ${SITE}`,
  href: absolute(origin, BLOG_FEED),
})
