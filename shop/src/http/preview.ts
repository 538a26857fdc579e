/**
 * POST /api/preview begins a look at the shop's draft (docs/rules.md#draft). The desk sends a form into a frame: an access
 * token of whoever is signed in there, and the page to show. The answer leads to that page, and leaves the token in a
 * cookie that no script reads. The token ends within minutes, and whether it may see a draft the service says, for each page
 * anew.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { PREVIEW_COOKIE } from '@semena/contract/shop-port'
import type { Config } from '../config/config.ts'
import { isFromElsewhere } from '../inbox/http/own-site.ts'
import { ownDeskOrigin } from './desk-host.ts'

const BODY_LIMIT = 16_384
/** Longer than tokens live, so that a page after a token's end says so. Seconds. */
const LIFE_S = 3600
const TOKEN = /^[\w-]{1,4000}\.[\w-]{1,8000}\.[\w-]{1,2000}$/

export const preview =
  (config: Pick<Config, 'deskHost' | 'publicUrl'>): FastifyPluginAsync =>
  async (app) => {
    const deskOrigin = ownDeskOrigin(config)
    const isFromDesk = (request: FastifyRequest): boolean =>
      deskOrigin
        ? request.headers.origin === deskOrigin
        : // A browser names where a form comes from; whoever does not is no desk.
          request.headers.origin !== undefined && !isFromElsewhere(request, config.publicUrl)
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    app.post('/api/preview', {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request, reply) => {
        if (!isFromDesk(request))
          return reply.code(403).send({ code: 'FORBIDDEN', field: null, message: 'Only the desk asks for a preview.' })
      },
      handler: async ({ body, protocol }, reply) => {
        const form = body instanceof URLSearchParams ? body : new URLSearchParams()
        const token = form.get('token') ?? ''
        if (!TOKEN.test(token))
          return reply.code(400).send({ code: 'INVALID', field: 'token', message: 'This is no token.' })
        const page = pathOf(form.get('path') ?? '/')
        if (!page) return reply.code(400).send({ code: 'INVALID', field: 'path', message: 'This is no page.' })
        return reply
          .header('cache-control', 'no-store')
          .header(
            'set-cookie',
            `${PREVIEW_COOKIE}=${token}; Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Strict${protocol === 'https' ? '; Secure' : ''}`,
          )
          .redirect(page, 303)
      },
    })
  }

/** A page of the shop, as a path with its search parameters; null for what leads elsewhere. */
function pathOf(text: string): string | null {
  const base = 'http://shop'
  const url = text.startsWith('/') ? URL.parse(text, base) : null
  return url?.origin === base ? `${url.pathname.replace(/^\/+/, '/')}${url.search}` : null
}
