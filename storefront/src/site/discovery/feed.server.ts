/** The blog as RSS, in the address's language. */
import { pathTo } from '@semena/contract/page-paths'
import { BLOG_FEED } from '../feed-link.ts'
import { postsQuery } from '../../features/content/index.ts'
import { m } from '../../paraglide/messages.js'
import { cachedForAll } from '../../platform/cache-headers.ts'
import { currentLanguage, languageCode } from '../../platform/i18n.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { absolute, sharePath } from '../../platform/seo.ts'
import { shopFor } from '../../platform/shop.server.ts'
import { laterResponse } from './answers.server.ts'
import { escapeXml } from './xml.ts'

const MOST = 30

export async function blogFeed(visit: Request): Promise<Response> {
  try {
    const { name, channel, origin } = await shopFor(visit)
    const posts = await createQueryClient().fetchQuery(postsQuery({ channel: channel.slug, language: languageCode() }))
    const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
    const items = posts.slice(0, MOST).map(({ slug, title, teaser, publishedAt }) => {
      const address = absolute(origin, pathTo('post', slug))
      return [
        '<item>',
        element('title', title),
        element('link', address),
        `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
        ...(publishedAt ? [element('pubDate', new Date(publishedAt).toUTCString())] : []),
        element('description', teaser),
        `<media:content url="${escapeXml(absolute(origin, sharePath(`blog/${slug}`)))}" medium="image" type="image/jpeg"/>`,
        '</item>',
      ].join('')
    })
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
      element('title', `${m.content_blog_title()} · ${name}`),
      element('link', absolute(origin, pathTo('blog'))),
      element('description', m.content_blog_lead()),
      element('language', currentLanguage()),
      `<atom:link href="${escapeXml(absolute(origin, BLOG_FEED))}" rel="self" type="application/rss+xml"/>`,
      ...items,
      '</channel></rss>\n',
    ].join('\n')
    return new Response(body, {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', ...cachedForAll('site', 'pages') },
    })
  } catch {
    return laterResponse('The feed cannot be made now.\n')
  }
}
