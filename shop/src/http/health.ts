/**
 * GET /api/health/: 200 while the process answers, so that another address may decide about restarts. GET /api/ready/:
 * 200 while the shop can sell, 503 while it cannot. Strangers are told no reason.
 */
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

export interface HealthParts {
  /** Whether the shop can sell. */
  isReady: () => Promise<boolean>
  isClosed: boolean
  /** The time by which deadlines are decided; what pages count down to goes by the header of an answer. */
  now: () => Date
}

export function health({ isReady, isClosed, now }: HealthParts): FastifyPluginAsync {
  const fresh = (reply: FastifyReply): FastifyReply =>
    reply.headers({ 'cache-control': 'no-store', date: now().toUTCString() })
  return async (app) => {
    for (const url of ['/api/health/', '/api/health'])
      app.get(url, { logLevel: 'error' }, (_request, reply) => fresh(reply).send({ status: 'ok' }))
    for (const url of ['/api/ready/', '/api/ready'])
      app.get(url, { logLevel: 'error' }, async (_request, reply) => {
        const ready = await isReady()
        return fresh(reply)
          .code(ready ? 200 : 503)
          .send({ status: !ready ? 'unavailable' : isClosed ? 'maintenance' : 'ok' })
      })
  }
}
