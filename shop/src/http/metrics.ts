/** GET /metrics for Prometheus, and the figures that only the shop's process can count. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { CONTENT_TYPE, counter, histogram, renderMetrics } from '@semena/commerce/metrics'
import type { FastifyPluginAsync } from 'fastify'
import { fromThisMachine, type Setting } from './this-machine.ts'

const requests = counter('semena_http_requests_total', 'Requests answered, by what was asked for and status.')
const seconds = histogram(
  'semena_http_seconds',
  'How long requests took, by what was asked for.',
  [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
)
const pages = counter(
  'semena_pages_total',
  'Pages answered, by what the page cache knew: hit, stale, old, miss, bypass.',
)

/** Counts a request that was answered, and notes how long it took. */
export function countRequest(path: string, status: number, ms: number): void {
  const kind = kindOf(path)
  requests.add({ kind, status: String(status) })
  seconds.observe(ms / 1000, { kind })
}

/** Counts a page that was answered. `bypass` stands for a page that belongs to one visitor and is never cached. */
export const countPage = (cache: 'hit' | 'stale' | 'old' | 'miss' | 'bypass'): void => pages.add({ cache })

function kindOf(path: string): string {
  const first = /^\/([a-z-]*)/.exec(path)?.[1]
  if (first === 'graphql' || first === 'api' || first === 'media' || first === 'assets' || first === 'metrics')
    return first
  return first === 'thumbnail' ? 'media' : 'page'
}

/**
 * Answers requests with the token. Where no token is set, answers requests of somebody who tries the shop out on this
 * machine. All others get a 404.
 */
export function metricsRoute(
  setting: Setting & { metricsToken: string | null },
  write: () => Promise<string> = renderMetrics,
): FastifyPluginAsync {
  const { metricsToken: token } = setting
  const isFromHere = fromThisMachine(setting)
  return async (app) => {
    app.get('/metrics', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      if (token === null ? !isFromHere(request) : !holds(request.headers.authorization, token))
        return reply.code(404).type('text/plain').send('Not found\n')
      return reply.type(CONTENT_TYPE).send(await write())
    })
  }
}

function holds(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return given !== undefined && timingSafeEqual(hash(given), hash(token))
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
