/** The address of the blog's feed, for pages that link to it. */
import { m } from '../paraglide/messages.js'
import { type ShopOfHead, absolute } from '../platform/seo.ts'

export const BLOG_FEED = '/blog/feed.xml'

export const feedLink = ({ name, origin }: ShopOfHead) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${m.content_blog_title()} · ${name}`,
  href: absolute(origin, BLOG_FEED),
})
