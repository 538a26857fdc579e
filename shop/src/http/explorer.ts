/**
 * A page at `/graphql/` for trying queries: Altair, served from its own package. It is there in development, and in a
 * demo for requests from this machine; everybody else gets no such page.
 */
import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fromThisMachine, type Setting } from './this-machine.ts'

const PAGE = '/graphql/'
/** The path below which the page's scripts and styles lie. */
const FILES = '/graphql/explorer/'

/** The policy lets the page load nothing from other sites and send nothing to them. */
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

/** Adds the page. Does nothing where the package is absent, since it is a dependency of development only. */
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
