/**
 * The sessions of whoever is signed in, as JSON: what Saleor's schema has no field for. Asked with the access token in
 * the Authorization header, which no other site can add, so no CSRF token is needed.
 *
 *     GET    /api/sessions/           where they are signed in
 *     DELETE /api/sessions/           ends every session but the one that asks
 *     DELETE /api/sessions/current/   signs out; a refresh token will do, and so will one whose session has ended
 *     DELETE /api/sessions/<id>/      ends that one
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import { endOthers, endSession, listSessions } from '../domain/account/session.ts'
import { readClaims } from '../domain/account/tokens.ts'
import { writeCookie } from './cookies.ts'
import { bearerToken, readViewer } from './viewer.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const PATH = '/api/sessions'

export function sessionsPlugin(services: Services): FastifyPluginAsync {
  const origin = (request: FastifyRequest): string =>
    services.settings.publicUrl ?? `${request.protocol}://${request.host}`
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error.statusCode === 429) return refuse(reply, 429, 'TOO_MANY_REQUESTS', error.message)
      if (error.statusCode && error.statusCode < 500) return refuse(reply, 400, 'BAD_REQUEST', error.message)
      request.log.error({ err: error }, 'sessions failed')
      return refuse(reply.header('retry-after', 10), 503, 'UNAVAILABLE', 'This cannot be done now. Try again soon.')
    })

    both(app, 'GET', PATH, async (request, reply) => {
      const viewer = await signedIn(services, request)
      return viewer ? reply.send(await listSessions(services, viewer)) : notSignedIn(reply)
    })

    both(app, 'DELETE', PATH, async (request, reply) => {
      const viewer = await signedIn(services, request)
      if (!viewer) return notSignedIn(reply)
      await endOthers(services, viewer)
      return reply.code(204).send()
    })

    both(app, 'DELETE', `${PATH}/current`, async (request, reply) => {
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

    both(app, 'DELETE', `${PATH}/:id`, async (request, reply) => {
      const viewer = await signedIn(services, request)
      if (!viewer) return notSignedIn(reply)
      const { id } = request.params as { id: string }
      const isEnded = UUID.test(id) && (await endSession(services, viewer.userId, id))
      return isEnded ? reply.code(204).send() : refuse(reply, 404, 'NOT_FOUND', 'There is no such session.')
    })
  }
}

/** With and without a slash at the end. */
function both(
  app: FastifyInstance,
  method: 'GET' | 'DELETE',
  path: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  for (const url of [`${path}/`, path]) app.route({ method, url, handler })
}

async function signedIn(services: Services, { headers }: FastifyRequest): Promise<UserViewer | null> {
  const viewer = await readViewer(services, headers)
  try {
    return viewer.kind === 'user' ? viewer : null
  } catch {
    // A token that has run out, or whose session has ended.
    return null
  }
}

const notSignedIn = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('www-authenticate', 'Bearer'), 401, 'NOT_SIGNED_IN', 'Send an access token that is still good.')

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ code, field: null, message })
