/** Lists all products of a channel for its sitemap; where that takes long, it goes on in the background. */
import { pathTo } from '@semena/contract/page-paths'
import type { TypedDocument } from '@semena/contract/document'
import { ServiceUnreachable } from '../../platform/errors.ts'
import { sendFor } from '../../platform/graphql.server.ts'
import { sharedAnswers } from '../../platform/memory.ts'
import type { Entry } from './sitemap-xml.ts'
import { SiteProductsDocument, type SiteProductsQuery } from './sitemap.generated.ts'

const FRESH_MS = 10 * 60_000
/** How long a request for a sitemap waits for the walk, in milliseconds; the walk itself goes on. */
const PATIENCE_MS = 4000
/** The most pages of a walk, of a hundred products each. */
const MOST_PAGES = 10_000

const walks = sharedAnswers<Entry[]>(
  { name: 'sitemaps', holds: 'addresses of all varieties of a channel', most: 100, lifeMs: FRESH_MS },
  { whileRunning: true },
)

export async function requestFor<R, V extends object>(
  visit: Request,
  document: TypedDocument<R, V>,
  variables: V,
): Promise<R> {
  const answer = await sendFor(visit, {
    query: document.source,
    operationName: document.name,
    variables: variables as Record<string, unknown>,
  })
  const { data } = (answer ?? {}) as { data?: R | null }
  if (!data) throw new ServiceUnreachable()
  return data
}

/** Every product. Throws while a long walk is still under way. */
export const allProducts = (visit: Request, channel: string): Promise<Entry[]> =>
  inTime(walks(channel, () => products(visit, channel)))

async function products(visit: Request, channel: string): Promise<Entry[]> {
  const entries: Entry[] = []
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const { products: list }: SiteProductsQuery = await requestFor(visit, SiteProductsDocument, { channel, after })
    for (const { node } of list?.edges ?? [])
      entries.push({ path: pathTo('sort.detail', node.slug), changed: node.updatedAt.slice(0, 10) })
    if (!list?.pageInfo.hasNextPage) break
    after = list.pageInfo.endCursor
  }
  return entries
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceUnreachable()), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
