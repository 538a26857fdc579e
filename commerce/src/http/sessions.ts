/**
 * JSON endpoints for the sessions of whoever is signed in, for which Saleor's schema has no fields. Requests carry the
 * access token in the Authorization header, which no other site can add, so no CSRF token is needed.
 *
 *     GET    /api/sessions/           where they are signed in
 *     DELETE /api/sessions/           ends every session but the one that asks
 *     DELETE /api/sessions/current/   signs out; a refresh token is enough, also one whose session has ended
 *     DELETE /api/sessions/<id>/      ends that one
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { endOthers, endSession, listSessions } from '../domain/account/session.ts'
import { readClaims } from '../domain/account/tokens.ts'
import { writeCookie } from './cookies.ts'
import { withAndWithoutSlash, noStore, notSignedIn, sendRefusal, refuseFailures, signedIn } from './own-api.ts'
import { bearerToken } from './viewer.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const PATH = '/api/sessions'

export function sessionsPlugin(services: Services): FastifyPluginAsync {
  const origin = (request: FastifyRequest): string =>
    services.settings.publicUrl ?? `${request.protocol}://${request.host}`
  return async (app) => {
    noStore(app)
    refuseFailures(app)

    withAndWithoutSlash(app, 'GET', PATH, async (request, reply) => {
      const viewer = await signedIn(services, request)
      return viewer ? reply.send(await listSessions(services, viewer)) : notSignedIn(reply)
    })

    withAndWithoutSlash(app, 'DELETE', PATH, async (request, reply) => {
      const viewer = await signedIn(services, request)
      if (!viewer) return notSignedIn(reply)
      await endOthers(services, viewer)
      return reply.code(204).send()
    })

    withAndWithoutSlash(app, 'DELETE', `${PATH}/current`, async (request, reply) => {
      const token = bearerToken(request.headers)
      if (!token) return notSignedIn(reply)
      const claims = await readClaims(services, token)
      if (typeof claims !== 'string') await endSession(services, claims.userId, claims.sessionId)
      const gone = { name: 'refreshToken', value: '', maxAge: 0 }
      return reply
        .code(204)
        .header('set-cookie', writeCookie(gone, origin(request)))
        .send()
    })

    withAndWithoutSlash(app, 'DELETE', `${PATH}/:id`, async (request, reply) => {
      const viewer = await signedIn(services, request)
      if (!viewer) return notSignedIn(reply)
      const { id } = request.params as { id: string }
      const isEnded = UUID.test(id) && (await endSession(services, viewer.userId, id))
      return isEnded ? reply.code(204).send() : sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such session.')
    })
  }
}
