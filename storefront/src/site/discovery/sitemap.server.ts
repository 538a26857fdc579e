/**
 * `sitemap.xml` of a host: every page of its channel in every language; an index of parts where they are too many for
 * one.
 */
import { pathTo } from '@semena/contract/page-paths'
import { cachedForAll } from '../../platform/cache-headers.ts'
import { languageCode } from '../../platform/i18n.ts'
import { hasOwnPage } from '../../platform/own-pages.ts'
import { pagePath } from '../../platform/page-path.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { shopFor } from '../../platform/shop.server.ts'
import { frameQuery } from '../frame.ts'
import { laterResponse, textResponse } from './answers.server.ts'
import { SiteCollectionsDocument, SitePagesDocument } from './sitemap.generated.ts'
import { type Entry, sitemapXml } from './sitemap-xml.ts'
import { allProducts, requestFor } from './walk.server.ts'

const OWN: Entry[] = (['home', 'viewAll', 'finder', 'contact', 'newsletter'] as const).map((name) => ({
  path: pathTo(name),
}))

/** The response with the sitemap. `part` counts from one; without it, it is the whole sitemap or the index. */
export async function sitemap(visit: Request, part?: number): Promise<Response> {
  try {
    const shop = await shopFor(visit)
    const body = sitemapXml(shop, await entriesOf(visit, shop.channel.slug), part)
    return body === null ? textResponse('There is no such sitemap.\n', 404) : xml(body)
  } catch {
    return laterResponse('The sitemap cannot be made now.\n')
  }
}

async function entriesOf(visit: Request, channel: string): Promise<Entry[]> {
  const known = new Map<string, Entry>(OWN.map((entry) => [entry.path, entry]))
  const add = (entry: Entry): void => void (known.has(entry.path) || known.set(entry.path, entry))
  const { has } = await createQueryClient().fetchQuery(frameQuery(channel, languageCode()))
  for (const page of ['delivery', 'refund', 'faq', 'blog'] as const) if (has[page]) add({ path: pathTo(page) })
  await everyPage(async (after) => {
    const { collections } = await requestFor(visit, SiteCollectionsDocument, { channel, after })
    for (const { node } of collections?.edges ?? []) add({ path: pathTo('collections', node.slug) })
    return collections?.pageInfo
  })
  await everyPage(async (after) => {
    const { pages } = await requestFor(visit, SitePagesDocument, { channel, after })
    for (const { node } of pages?.edges ?? []) {
      const { slug, pageType, publishedAt } = node
      if (!hasOwnPage(slug, pageType.slug)) continue
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

const xml = (body: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      ...cachedForAll('site', 'products', 'collections', 'pages'),
    },
  })
