/**
 * The desk's session. An HttpOnly cookie of this path renews it, so no script can read the refresh token. Only pages of
 * the same origin that name themselves as the desk are answered.
 *
 *     POST   /desk/session/   a new access token, or null where nobody is signed in
 *     DELETE /desk/session/   signs out
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { endSession, refresh } from '../domain/account/session.ts'
import { readClaims } from '../domain/account/tokens.ts'
import { deskToken, isFromDesk, writeCookie } from './cookies.ts'
import { noStore, originOf, refuseFailures, sendRefusal, withAndWithoutSlash } from './own-api.ts'

const PATH = '/desk/session'

export function deskSessionPlugin(services: Services): FastifyPluginAsync {
  const forget = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.header('set-cookie', writeCookie(request, { name: '', value: '', maxAge: 0 }, originOf(services, request)))
  return async (app) => {
    noStore(app)
    refuseFailures(app)
    app.addHook('onRequest', async (request, reply) => {
      if (isFromDesk(request)) return
      return sendRefusal(reply, 403, 'FORBIDDEN', 'Only the desk itself may ask for this.')
    })

    withAndWithoutSlash(app, 'POST', PATH, async (request, reply) => {
      const refreshToken = deskToken(request)
      if (!refreshToken) return reply.send({ token: null })
      const sent = { refreshToken, csrfToken: null, cookie: null }
      const done = await refresh({ ...services, origin: originOf(services, request) }, sent)
      if (done.ok && done.value.user.isStaff) return reply.send({ token: done.value.token })
      return forget(request, reply).send({ token: null })
    })

    withAndWithoutSlash(app, 'DELETE', PATH, async (request, reply) => {
      const token = deskToken(request)
      const claims = token ? await readClaims(services, token) : null
      if (claims && typeof claims !== 'string') await endSession(services, claims.userId, claims.sessionId)
      return forget(request, reply).code(204).send()
    })
  }
}
