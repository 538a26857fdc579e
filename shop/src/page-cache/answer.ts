/** Sends a page over a raw response: the whole page, or 304 to a browser that has it already. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CdnHeaders, privately } from '../http/cdn.ts'
import { encodingFor, type Page, type EncodedPage, encodedAtHand } from './page.ts'
import type { PageCache, Freshness } from './page-cache.ts'

/**
 * Sends the page in the best encoding that the client takes. It waits only when the page has not been compressed that
 * way before.
 */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  {
    cache,
    key,
    page,
    state,
    id,
    cdn = null,
  }: {
    cache: PageCache
    key: string
    page: Page
    state: Freshness
    id: string
    /** The headers for a cache in front of the shop, where there is one. */
    cdn?: CdnHeaders | null
  },
): void {
  const forCdn = cdn ? (): ForCdn => forCdnOf(cdn, cache, key, page, request) : null
  if (page.shared && request.headers['if-none-match']?.includes(page.etag)) {
    send(response, request, { status: 304, headers: notModified(page), body: undefined, state, id, forCdn })
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const found = encodedAtHand(page, encoding)
  const sendVariant = ({ headers, body }: EncodedPage): void =>
    send(response, request, { status: page.status, headers, body, state, id, forCdn })
  if (found) sendVariant(found)
  else cache.variant(key, page, encoding).then(sendVariant, () => sendVariant(page.identity))
}

interface Outgoing {
  status: number
  headers: string[]
  body: Buffer | undefined
  state: Freshness
  /** The id of the request. */
  id: string
  forCdn: (() => ForCdn) | null
}

interface ForCdn {
  headers: [string, string][]
  isPrivate: boolean
}

/** What a cache in front of the shop may do with the page, as things are in the moment in which it is sent. */
function forCdnOf(cdn: CdnHeaders, cache: PageCache, key: string, page: Page, request: IncomingMessage): ForCdn {
  if (!page.shared || !page.keepable || isOfAnotherHost(request)) return { headers: cdn.refused, isPrivate: true }
  const { url } = request
  // At this address the page follows from a cookie, which says the language.
  const isHome = url === '/' || url?.startsWith('/?') === true
  if (!cache.isCurrent(key, page)) return { headers: cdn.passing(page.tags), isPrivate: false }
  const kept = cdn.kept(page.tags, isHome)
  return kept ? { headers: kept, isPrivate: false } : { headers: cdn.refused, isPrivate: true }
}

/**
 * Whether the request names another host than the one under which a cache keeps the page. Visitors may send such a
 * header through a cache that passes it on, and must not choose what others get.
 */
function isOfAnotherHost({ headers }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-host']
  return forwarded !== undefined && forwarded !== headers.host
}

function withCdn(headers: readonly string[], { headers: more, isPrivate }: ForCdn): string[] {
  const all: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    const [name, value] = [headers[i]!, headers[i + 1]!]
    all.push(name, isPrivate && name === 'cache-control' ? privately(value) : value)
  }
  return [...all, ...more.flat()]
}

function send(
  response: ServerResponse,
  request: IncomingMessage,
  { status, headers: own, body, state, id, forCdn }: Outgoing,
): void {
  if (response.headersSent || response.destroyed) return
  const headers = forCdn ? withCdn(own, forCdn()) : own
  // A cached page that is shown because the service is away says so.
  const warning = state === 'old' ? ['warning', '110 - "Response is Stale"'] : []
  response.writeHead(status, [...headers, ...warning, 'x-request-id', id])
  if (body && request.method !== 'HEAD') response.end(body)
  else response.end()
}

function notModified({ identity: { headers } }: Page): string[] {
  const kept: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    if (!/^content-(?:length|type|language)$/.test(headers[i]!)) kept.push(headers[i]!, headers[i + 1]!)
  }
  return kept
}
