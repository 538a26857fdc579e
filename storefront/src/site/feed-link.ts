/** The address of the blog's feed, for pages that link to it. */
import { m } from '../paraglide/messages.js'
import { type ShopOfHead, absolute, pageTitle } from '../platform/seo.ts'

export const BLOG_FEED = '/blog/feed.xml'

export const feedLink = ({ name, origin }: ShopOfHead) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: pageTitle({ name }, m.content_blog_title()),
  href: absolute(origin, BLOG_FEED),
})
