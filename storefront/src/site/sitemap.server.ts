/** `sitemap.xml` and `robots.txt` of a host: every page of its channel in every language. */
import type { TypedDocument } from '@semena/contract/document'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@semena/contract/limits'
import { shared } from '../platform/cache-headers.ts'
import { ServiceUnreachable } from '../platform/errors.ts'
import { sendFor } from '../platform/graphql.server.ts'
import { localPath } from '../platform/i18n.ts'
import { shopFor } from '../platform/shop.server.ts'
import { pagePath } from './frame.ts'
import { SiteProductsDocument, type SiteProductsQuery, SiteRestDocument } from './sitemap.generated.ts'

interface Entry {
  path: string
  changed?: string
}

const OWN: Entry[] = ['/', '/catalog', '/delivery', '/contact', '/faq', '/blog', '/refund', '/newsletter'].map(
  (path) => ({ path }),
)
/** Content types that are parts of other pages. */
const PARTS = new Set(['faq', 'slide', 'social'])
/** A sitemap holds at most 50,000 addresses. */
const MOST_PAGES = 160

export async function sitemap(visit: Request): Promise<Response> {
  try {
    const { channel, origin } = await shopFor(visit)
    const ask = async <R, V extends object>(document: TypedDocument<R, V>, variables: V): Promise<R> => {
      const { data } = ((await sendFor(visit, {
        query: document.source,
        operationName: document.name,
        variables: variables as Record<string, unknown>,
      })) ?? {}) as { data?: R | null }
      if (!data) throw new ServiceUnreachable()
      return data
    }
    const rest = await ask(SiteRestDocument, { channel: channel.slug })
    const products: Entry[] = []
    let after: string | null = null
    for (let page = 0; page < MOST_PAGES; page++) {
      const { products: list }: SiteProductsQuery = await ask(SiteProductsDocument, { channel: channel.slug, after })
      for (const { node } of list?.edges ?? [])
        products.push({ path: `/sort/${node.slug}`, changed: node.updatedAt.slice(0, 10) })
      after = list?.pageInfo.endCursor ?? null
      if (!list?.pageInfo.hasNextPage) break
    }
    const collections = (rest.collections?.edges ?? []).map(({ node }) => ({ path: `/collections/${node.slug}` }))
    const pages = (rest.pages?.edges ?? [])
      .filter(({ node }) => !PARTS.has(node.pageType.slug) && !node.slug.startsWith('home-'))
      .map(({ node }) => ({ path: pagePath(node.slug, node.pageType.slug) }))
    const known = new Map([...OWN, ...collections, ...products, ...pages].map((entry) => [entry.path, entry]))
    return new Response(xml(origin, [...known.values()]), {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        ...shared('site', 'products', 'collections', 'pages'),
      },
    })
  } catch {
    return new Response('The sitemap cannot be made now.\n', {
      status: 503,
      headers: { 'content-type': 'text/plain', 'retry-after': '10', 'cache-control': 'no-store' },
    })
  }
}

function xml(origin: string, entries: readonly Entry[]): string {
  const address = (path: string, language: (typeof LANGUAGES)[number]) =>
    escape(`${origin}${localPath(path, language)}`)
  const urls = entries.flatMap(({ path, changed }) => {
    const alternates = [
      ...LANGUAGES.map((language) => [language, language] as const),
      ['x-default', DEFAULT_LANGUAGE] as const,
    ]
      .map(([tag, language]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path, language)}"/>`)
      .join('')
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${address(path, language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Filtered lists and pages of one visitor are nothing to search for. */
export async function robots(visit: Request): Promise<Response> {
  const origin = await shopFor(visit).then(
    (shop) => shop.origin,
    () => new URL(visit.url).origin,
  )
  const closed = ['/basket', '/checkout/', '/payment', '/favorites', '/graphql/'].flatMap((path) =>
    LANGUAGES.map((language) => localPath(path, language)),
  )
  const text = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', ...shared('site') } })
}
