/**
 * A page at `/graphql/` on which somebody at this machine tries queries: Altair, served from its own package. It is
 * there in development and in a demo that is tried out here; to all others it does not exist.
 */
import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fromThisMachine, type Setting } from './this-machine.ts'

const PAGE = '/graphql/'
/** Below it lie the page's scripts and styles. */
const FILES = '/graphql/explorer/'

/** Nothing is loaded from elsewhere, and nothing is sent elsewhere. */
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Does nothing where the package is absent: it is one for development. */
export async function addExplorer(app: FastifyInstance, setting: Setting): Promise<void> {
  const isFromHere = fromThisMachine(setting)
  const altair = await import('altair-static').catch(() => undefined)
  if (!altair) return
  await app.register(fastifyStatic, {
    root: altair.getDistDirectory(),
    prefix: FILES,
    index: false,
    decorateReply: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !/^\/graphql\/?(?:\?|$)/.test(request.url)) return
    if (!request.headers.accept?.includes('text/html') || !isFromHere(request)) return
    const nonce = randomBytes(16).toString('base64url')
    await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy(nonce),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(altair.renderAltair({ baseURL: FILES, endpointURL: PAGE, disableAccount: true, cspNonce: nonce }))
  })
}
