/** GET /api/health/: 200 while the shop can sell, 503 while it cannot. */
import type { FastifyPluginAsync } from 'fastify'

const PATIENCE_MS = 2000

/** `check` throws when something that the shop needs does not answer. */
export function health(check: () => Promise<unknown>, maintenance: boolean): FastifyPluginAsync {
  return async (app) => {
    for (const url of ['/api/health/', '/api/health']) {
      app.get(url, { logLevel: 'error' }, async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        try {
          await withPatience(check())
          return { status: maintenance ? 'maintenance' : 'ok' }
        } catch (error) {
          request.log.error({ err: error }, 'not healthy')
          return reply.code(503).send({ status: 'unavailable' })
        }
      })
    }
  }
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
