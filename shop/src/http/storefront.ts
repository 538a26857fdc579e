/**
 * Serves the storefront behind the page cache: pages by GET come from the cache, everything else goes straight to the
 * handler.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { traced } from '@semena/commerce/tracing'
import { Busy, createTurns, createWindow, networkOf } from '@semena/commerce/traffic'
import { isFramed, type StorefrontServer } from '@semena/contract/shop-port'
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { answerPage } from '../page-cache/answer.ts'
import type { Seal } from '../page-cache/csp.ts'
import { type Guard, pageFromResponse } from '../page-cache/from-response.ts'
import { type PageAddress, type PageRequest, pageAddress as addressOf } from '../page-cache/key.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { Page } from '../page-cache/page.ts'
import type { DrawnShop } from '../pages/known-shop.ts'
import { languageOf, plainPage } from '../pages/plain-page.ts'
import { UNAVAILABLE } from '../pages/texts.ts'
import type { CdnHeaders } from './cdn.ts'
import { countPage } from './metrics.ts'
import { publicPath } from './private.ts'
import { withRequestId } from './request-id.ts'
import { nameRoute } from './request-span.ts'

/** What a build of the storefront exports by default. A handler without `searchNames` gets every search parameter. */
export type StorefrontHandler = Pick<StorefrontServer, 'fetch'> & Partial<StorefrontServer>

export interface StorefrontParts {
  handler: StorefrontHandler
  cache: PageCache
  seal: Seal
  guard: Guard
  /** The origin of a desk that has a host of its own, which may frame pages; null where the desk shares the shop's. */
  deskOrigin: string | null
  /** Whether a proxy may have said under which address and protocol the visitor came. */
  behindProxy: boolean
  rateLimits: boolean
  /** The headers for a cache in front of the shop; left out where there is none. */
  cdn?: CdnHeaders | null
  log: FastifyBaseLogger
  /** What the shop is called; null where that is not known. */
  knownShop: () => DrawnShop | null
  /** How long the rendering of a page may take. Milliseconds. */
  patienceMs?: number
}

const PATIENCE_MS = 6000
const BODY_LIMIT = 1 << 20
const RETRY_AFTER_S = 10
/** How many pages one network may have rendered in a minute; cached pages do not count. */
const PAGES_PER_MINUTE = 300
/** How many pages are rendered at a time. More at once would make each of them late, and everything else with them. */
const MADE_AT_ONCE = 4
/** How long a page waits for its queue turn. */
const TURN_PATIENCE_MS = 4000
/**
 * How long a page that is kept, but out of date, is waited for while nobody waits for a queue turn. Where somebody does,
 * the kept one is shown at once.
 */
const RENEWAL_PATIENCE_MS = 1000
/** Renewals of cached pages, for which nobody waits, share the queue turns of a single visitor under this name. */
const RENEWALS = 'renewals'
const ACCEPT = 'text/html,application/xhtml+xml,*/*;q=0.8'

export interface Storefront {
  plugin: FastifyPluginAsync
  /** Answers from the page cache before anything else looks at the request; false means that it has not answered. */
  fast(request: IncomingMessage, response: ServerResponse, id: string): boolean
}

/** Makes the storefront's routes, and the faster answer for cached pages. */
export function storefront({
  handler,
  cache,
  seal,
  guard,
  deskOrigin,
  behindProxy,
  rateLimits,
  cdn = null,
  log,
  knownShop,
  patienceMs = PATIENCE_MS,
}: StorefrontParts): Storefront {
  const made = rateLimits ? createWindow({ name: 'pages', max: PAGES_PER_MINUTE, windowMs: 60_000 }) : null
  const countMade = ({ ip }: FastifyRequest): void => {
    const seconds = made?.take(networkOf(ip)) ?? 0
    if (seconds > 0) throw Object.assign(new Error('too many pages'), { statusCode: 429, retryAfter: seconds })
  }
  const pageAddress = (request: PageRequest) => addressOf(request, (path) => handler.searchNames?.(path) ?? null)
  const turns = createTurns({ places: MADE_AT_ONCE, patienceMs: TURN_PATIENCE_MS })
  const make = async (network: string, request: () => Request, framedBy?: string): Promise<Page> => {
    const end = await turns.take(network)
    try {
      return await traced('render', {}, async () =>
        pageFromResponse(await inTime(handler.fetch(request()), patienceMs), (answer) => seal(answer, framedBy), guard),
      )
    } finally {
      end()
    }
  }
  const render = (url: string, headers: Record<string, string>, network: string): Promise<Page> =>
    make(network, () => new Request(url, { headers }))
  const renew = (address: PageAddress, headers: Record<string, string>) =>
    cache.renew(address.key, () =>
      render(address.url, headers, RENEWALS).catch((error: unknown) => {
        if (error instanceof Busy) throw error
        log.error({ err: error, path: publicPath(path(address.url)) }, 'a page could not be renewed')
        throw error
      }),
    )
  const name = (request: IncomingMessage): void => nameRoute(request, (path) => handler.pathPattern?.(path) ?? '/*')
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    name(request.raw)
    const address = isAnonymous(request.raw) ? pageAddress(ofVisitor(request)) : null
    if (!address || !URL.canParse(address.url)) return pass(request, reply)
    const headers = pageHeaders(request.ip, request.headers.cookie, address)
    const network = networkOf(request.ip)
    const known = cache.find(address.key, network)
    if (known?.state === 'stale') renew(address, headers)
    const found =
      known && known.state !== 'old'
        ? known
        : await cache.load(
            address.key,
            async () => {
              // Who has used up his share of renderings still gets what is kept.
              countMade(request)
              return withRequestId(request.id, () => render(address.url, headers, network))
            },
            network,
            turns.waiting > 0 ? 0 : RENEWAL_PATIENCE_MS,
          )
    countPage(found.state === 'old' ? 'old' : found !== known ? 'miss' : found.state === 'stale' ? 'stale' : 'hit')
    void reply.hijack()
    answerPage(request.raw, reply.raw, { cache, key: address.key, id: request.id, cdn, ...found })
  }
  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    name(request.raw)
    countMade(request)
    countPage('bypass')
    const { method } = request
    const init: RequestInit = { method, headers: outgoing(request) }
    if (request.body instanceof Buffer && method !== 'GET' && method !== 'HEAD')
      init.body = new Uint8Array(request.body)
    const url = `${request.protocol}://${request.host}${request.url}`
    // A target that is no path would be read as a part of the host, and a host may be no name at all.
    if (!request.url.startsWith('/') || !URL.canParse(url))
      throw Object.assign(new Error('no address'), { statusCode: 400 })
    const framedBy = isFramed(request.headers['sec-fetch-dest']) ? (deskOrigin ?? "'self'") : undefined
    const own = await withRequestId(request.id, () =>
      make(networkOf(request.ip), () => new Request(url, init), framedBy),
    )
    void reply.hijack()
    answerPage(request.raw, reply.raw, {
      cache,
      key: '',
      id: request.id,
      page: { ...own, shared: false },
      state: 'fresh',
      cdn,
    })
  }

  return {
    plugin: async (app) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
        done(null, body),
      )
      app.setErrorHandler((error: Error & { statusCode?: number; retryAfter?: number }, request, reply) => {
        const code = error.statusCode && error.statusCode < 500 ? error.statusCode : 503
        if (code === 503 && !(error instanceof Busy)) request.log.error({ err: error }, 'no page')
        const shop = knownShop()
        const language = languageOf(request.url, request.headers.cookie, request.headers['accept-language'], shop)
        const { html, headers } = plainPage({
          shop,
          language,
          texts: UNAVAILABLE[language],
          href: request.url,
          target: request.url,
          retryAfter: error.retryAfter ?? RETRY_AFTER_S,
        })
        return reply.code(code).headers(headers).send(html)
      })
      app.route({ method: ['GET', 'HEAD'], url: '/*', handler: page })
      app.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url: '/*',
        bodyLimit: BODY_LIMIT,
        onRequest: async (request, reply) => {
          if (request.headers['sec-fetch-site'] === 'cross-site')
            return reply.code(403).send({ code: 'FORBIDDEN', field: null, message: 'Sent from another site.' })
        },
        handler: pass,
      })
    },
    fast(request, response, id) {
      if (!isAnonymous(request) || (behindProxy && isForwarded(request))) return false
      const address = pageAddress({
        protocol: 'http',
        host: request.headers.host ?? '',
        target: request.url ?? '',
        cookies: request.headers.cookie,
      })
      const found = address && cache.find(address.key, networkOf(request.socket.remoteAddress ?? ''))
      if (!found || found.state === 'old') return false
      if (found.state === 'stale')
        renew(address, pageHeaders(request.socket.remoteAddress ?? '', request.headers.cookie, address))
      name(request)
      countPage(found.state === 'stale' ? 'stale' : 'hit')
      answerPage(request, response, { cache, key: address.key, id, cdn, ...found })
      return true
    },
  }
}

const ofVisitor = ({ protocol, host, url, headers }: FastifyRequest): PageRequest => ({
  protocol,
  host,
  target: url,
  cookies: headers.cookie,
})

const isForwarded = ({ headers }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] !== undefined ||
  headers['x-forwarded-host'] !== undefined ||
  headers['x-forwarded-proto'] !== undefined

/** Whether the answer is the same for everybody, as far as the request can tell. */
function isAnonymous({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    !isFramed(headers['sec-fetch-dest']) &&
    headers.range === undefined &&
    !url.startsWith('/_') &&
    !url.startsWith('/api/')
  )
}

/**
 * The only headers with which a cached page is rendered. With more of a visitor's headers the page would be theirs
 * alone.
 */
function pageHeaders(ip: string, cookies: string | undefined, { key, url }: PageAddress): Record<string, string> {
  return {
    accept: ACCEPT,
    host: new URL(url).host,
    'x-forwarded-for': ip,
    // The page may depend on the language cookie only where the cache key contains the language.
    ...(key !== url && cookies ? { cookie: cookies } : {}),
  }
}

function outgoing(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith('x-forwarded-') || name === 'connection' || name === 'content-length')
      continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  headers.set('x-forwarded-for', request.ip)
  return headers
}

function inTime(answer: Response | Promise<Response>, patienceMs: number): Promise<Response> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page took too long')), patienceMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const path = (url: string): string => new URL(url).pathname
