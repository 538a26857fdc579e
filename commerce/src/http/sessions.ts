/**
 * JSON endpoints for the sessions of whoever is signed in, for which Saleor's schema has no fields. Requests carry the
 * access token in the Authorization header, which no other site can add, so no CSRF token is needed.
 *
 *     GET    /api/sessions/           where they are signed in
 *     DELETE /api/sessions/           ends every session but the one that asks
 *     DELETE /api/sessions/current/   signs out; a refresh token is enough, also one whose session has ended
 *     DELETE /api/sessions/<id>/      ends that one
 */
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { endOthers, endSession, listSessions } from '../domain/account/session.ts'
import { readClaims } from '../domain/account/tokens.ts'
import { writeCookie } from './cookies.ts'
import {
  noStore,
  notSignedIn,
  originOf,
  personalRoute,
  refuseFailures,
  sendRefusal,
  withAndWithoutSlash,
} from './own-api.ts'
import { bearerToken } from './viewer.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const PATH = '/api/sessions'

export function sessionsPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    noStore(app)
    refuseFailures(app)

    personalRoute(app, services, 'GET', PATH, async (viewer, _request, reply) =>
      reply.send(await listSessions(services, viewer)),
    )

    personalRoute(app, services, 'DELETE', PATH, async (viewer, _request, reply) => {
      await endOthers(services, viewer)
      return reply.code(204).send()
    })

    withAndWithoutSlash(app, 'DELETE', `${PATH}/current`, async (request, reply) => {
      const token = bearerToken(request.headers)
      if (!token) return notSignedIn(reply)
      const claims = await readClaims(services, token)
      // The page of an app signs nobody out.
      if (typeof claims !== 'string' && claims.page) return notSignedIn(reply)
      if (typeof claims !== 'string') await endSession(services, claims.userId, claims.sessionId)
      const gone = { name: 'refreshToken', value: '', maxAge: 0 }
      return reply
        .code(204)
        .header('set-cookie', writeCookie(request, gone, originOf(services, request)))
        .send()
    })

    personalRoute(app, services, 'DELETE', `${PATH}/:id`, async (viewer, request, reply) => {
      const { id } = request.params as { id: string }
      const isEnded = UUID.test(id) && (await endSession(services, viewer.userId, id))
      return isEnded ? reply.code(204).send() : sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such session.')
    })
  }
}
