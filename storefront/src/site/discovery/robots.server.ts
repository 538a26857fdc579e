/**
 * `robots.txt` of a host. It disallows what is no page. Pages of one visitor stay allowed, because robots must read
 * them to see their `noindex`.
 */
import { cachedForAll } from '../../platform/cache-headers.ts'
import { shopFor } from '../../platform/shop.server.ts'
import { textResponse } from './answers.server.ts'

const CLOSED = ['/graphql/', '/api/', '/mailbox/']

export async function robots(visit: Request): Promise<Response> {
  const origin = await shopFor(visit).then(
    (shop) => shop.origin,
    () => new URL(visit.url).origin,
  )
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return textResponse(`${lines.join('\n')}\n`, 200, cachedForAll('site'))
}
