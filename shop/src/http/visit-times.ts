/**
 * POST /api/visit-times takes what a visitor's browser measured of a page, and adds it to the metrics
 * (docs/rules.md#visit-times). Nothing of a visitor is kept: each figure becomes one more in a bucket.
 */
import { histogram } from '@semena/commerce/metrics'
import { createWindow, networkOf } from '@semena/commerce/traffic'
import { ROUTES, type RouteName } from '@semena/contract/page-paths'
import type { FastifyPluginAsync } from 'fastify'
import { isFromElsewhere } from '../inbox/http/own-site.ts'

const BODY_LIMIT = 256
/** How many pages of one network count in a minute. */
const MOST_A_MINUTE = 120
const DEVICES: ReadonlySet<string> = new Set(['phone', 'tablet', 'desktop'])
/** The kinds of pages, by the first part of their paths. All others are one kind. */
const KINDS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['home', 'home'],
      ['viewAll', 'catalogue'],
      ['collections', 'collection'],
      ['sort.detail', 'product'],
      ['favorites', 'favourites'],
      ['basket', 'basket'],
      ['checkout', 'checkout'],
      ['payment', 'payment'],
      ['account', 'account'],
      ['blog', 'text'],
      ['page', 'text'],
      ['faq', 'text'],
    ] satisfies [RouteName, string][]
  ).map(([route, kind]) => [ROUTES[route].split('/')[1]!, kind]),
)
const OTHER = 'other'
const NUMBER = /^\d{1,9}(?:\.\d{1,6})?$/
const PAGE = /^[a-z-]{0,40}$/

interface Measure {
  /** The largest value that counts; a larger one counts as this. */
  most: number
  /** What a sent value is divided by. */
  per: number
  into: ReturnType<typeof histogram>
}

const SECONDS = { most: 60, per: 1000 }
const MEASURES: Readonly<Record<string, Measure>> = {
  ttfb: {
    ...SECONDS,
    into: histogram(
      'semena_visit_ttfb_seconds',
      'Until the first byte of a page came to its visitor (TTFB), by kind of page and of device.',
      [0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 3, 5],
    ),
  },
  lcp: {
    ...SECONDS,
    into: histogram(
      'semena_visit_lcp_seconds',
      'Until the largest part of a page was seen (LCP), by kind of page and of device.',
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    ),
  },
  inp: {
    ...SECONDS,
    into: histogram(
      'semena_visit_inp_seconds',
      'Until the slowest press on a page showed (INP), by kind of page and of device.',
      [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    ),
  },
  cls: {
    most: 10,
    per: 1,
    into: histogram(
      'semena_visit_cls',
      'How much a page moved by itself (CLS), by kind of page and of device.',
      [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5],
    ),
  },
}

/** What a visitor's browser sent; null where it is not what the shop's script sends. */
function readTimes(body: string): { labels: { page: string; device: string }; values: [Measure, number][] } | null {
  const values: [Measure, number][] = []
  let device = ''
  let page: string | null = null
  const seen = new Set<string>()
  for (const [name, value] of new URLSearchParams(body)) {
    const measure = Object.hasOwn(MEASURES, name) ? MEASURES[name] : undefined
    if (seen.has(name)) return null
    seen.add(name)
    if (name === 'page' && PAGE.test(value)) page = KINDS.get(value) ?? OTHER
    else if (name === 'device' && DEVICES.has(value)) device = value
    else if (measure && NUMBER.test(value)) values.push([measure, Math.min(measure.most, Number(value) / measure.per)])
    else return null
  }
  return page === null || !device || values.length === 0 ? null : { labels: { page, device }, values }
}

interface Parts {
  rateLimits: boolean
  publicUrl: string | null
}

const REFUSALS: Readonly<Record<number, { code: string; message: string }>> = {
  413: { code: 'TOO_LARGE', message: 'The body is too large.' },
}

/** Makes the endpoint. Whoever asks not to be followed by a header is answered as all others, and is not counted. */
export function visitTimes({ rateLimits, publicUrl }: Parts): FastifyPluginAsync {
  const window = rateLimits ? createWindow({ name: 'visit-times', max: MOST_A_MINUTE, windowMs: 60_000 }) : null
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode !== undefined && REFUSALS[error.statusCode] ? error.statusCode : 400
      request.log.debug({ err: error }, 'times of a visit could not be read')
      return reply
        .code(status)
        .send({ field: null, ...(REFUSALS[status] ?? { code: 'BAD_REQUEST', message: 'The body cannot be read.' }) })
    })
    app.post('/api/visit-times', {
      logLevel: 'error',
      bodyLimit: BODY_LIMIT,
      onRequest: async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        if (isFromElsewhere(request, publicUrl))
          return reply.code(403).send({ code: 'FORBIDDEN', field: null, message: 'Sent from another site.' })
        const seconds = window?.take(networkOf(request.ip)) ?? 0
        if (seconds > 0)
          return reply
            .code(429)
            .header('retry-after', seconds)
            .send({ code: 'TOO_MANY_REQUESTS', field: null, message: 'Too many requests. Try again later.' })
      },
      handler: async ({ body, headers }, reply) => {
        const times = readTimes(typeof body === 'string' ? body : '')
        if (!times)
          return reply.code(400).send({ code: 'INVALID', field: null, message: 'These are no times of a visit.' })
        if (headers['sec-gpc'] !== '1' && headers['dnt'] !== '1')
          for (const [measure, value] of times.values) measure.into.observe(value, times.labels)
        return reply.code(204).send()
      },
    })
  }
}
