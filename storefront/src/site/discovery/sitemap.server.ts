/** `sitemap.xml` of a host: every page of its channel in every language; an index of parts where they are too many for one. */
import { DEFAULT_LANGUAGE, LANGUAGES } from '@semena/contract/limits'
import { shared } from '../../platform/cache-headers.ts'
import { absolute } from '../../platform/seo.ts'
import { shopFor } from '../../platform/shop.server.ts'
import { pagePath } from '../frame.ts'
import { laterResponse, textResponse } from './answers.server.ts'
import { SiteCollectionsDocument, SitePagesDocument } from './sitemap.generated.ts'
import { type Entry, allProducts, ask } from './walk.server.ts'
import { escapeXml } from './xml.ts'

const OWN: Entry[] = ['/', '/catalog', '/delivery', '/contact', '/faq', '/blog', '/refund', '/newsletter'].map(
  (path) => ({ path }),
)
/** Content types that are parts of other pages. */
const PARTS = new Set(['faq', 'slide', 'social'])
/** A sitemap holds at most 50,000 addresses and 50 MB; each page has an address in each language, and names the others. */
export const MOST_ENTRIES = 15_000
const TYPE = 'application/xml; charset=utf-8'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `part` counts from one; without it the whole is asked for. */
export async function sitemap(visit: Request, part?: number): Promise<Response> {
  try {
    const { channel, origin } = await shopFor(visit)
    const entries = await entriesOf(visit, channel.slug)
    const parts = Math.ceil(entries.length / MOST_ENTRIES)
    if (part === undefined && parts > 1) return xml(indexOf(origin, parts))
    const from = ((part ?? 1) - 1) * MOST_ENTRIES
    if (from < 0 || from >= entries.length) return textResponse('There is no such sitemap.\n', 404)
    return xml(urlSet(origin, entries.slice(from, from + MOST_ENTRIES)))
  } catch {
    return laterResponse('The sitemap cannot be made now.\n')
  }
}

async function entriesOf(visit: Request, channel: string): Promise<Entry[]> {
  const known = new Map<string, Entry>(OWN.map((entry) => [entry.path, entry]))
  const add = (entry: Entry): void => void (known.has(entry.path) || known.set(entry.path, entry))
  await everyPage(async (after) => {
    const { collections } = await ask(visit, SiteCollectionsDocument, { channel, after })
    for (const { node } of collections?.edges ?? []) add({ path: `/collections/${node.slug}` })
    return collections?.pageInfo
  })
  await everyPage(async (after) => {
    const { pages } = await ask(visit, SitePagesDocument, { channel, after })
    for (const { node } of pages?.edges ?? []) {
      const { slug, pageType, publishedAt } = node
      if (PARTS.has(pageType.slug) || slug.startsWith('home-')) continue
      add({ path: pagePath(slug, pageType.slug), ...(publishedAt ? { changed: publishedAt.slice(0, 10) } : {}) })
    }
    return pages?.pageInfo
  })
  for (const entry of await allProducts(visit, channel)) add(entry)
  return [...known.values()]
}

type Reached = { hasNextPage: boolean; endCursor: string | null } | undefined
const MOST_PAGES = 100

async function everyPage(read: (after: string | null) => Promise<Reached>): Promise<void> {
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const reached = await read(after)
    if (!reached?.hasNextPage) return
    after = reached.endCursor
  }
}

function urlSet(origin: string, entries: readonly Entry[]): string {
  const address = (path: string, language: (typeof LANGUAGES)[number]) => escapeXml(absolute(origin, path, language))
  const urls = entries.flatMap(({ path, changed }) => {
    const alternates = [
      ...LANGUAGES.map((language) => [language, language] as const),
      ['x-default', DEFAULT_LANGUAGE] as const,
    ]
      .map(([tag, language]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path, language)}"/>`)
      .join('')
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return LANGUAGES.map((language) => `<url><loc>${address(path, language)}</loc>${lastmod}${alternates}</url>`)
  })
  return `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function indexOf(origin: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${i + 1}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>\n`
}

const xml = (body: string): Response =>
  new Response(HEAD + body, {
    headers: { 'content-type': TYPE, ...shared('site', 'products', 'collections', 'pages') },
  })
