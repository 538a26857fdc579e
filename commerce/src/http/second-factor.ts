/**
 * Switching the second step of signing in on and off, as JSON: what Saleor's schema has no field for. Asked with the
 * access token in the Authorization header, which no other site can add, so no CSRF token is needed.
 *
 *     GET  /api/second-factor/                  whether it is on, demanded, and how many recovery codes are left
 *     POST /api/second-factor/begin/            password (and code, to change it): the secret for the person's app
 *     POST /api/second-factor/confirm/          setUp of the above, code: switches it on, answers the recovery codes
 *     POST /api/second-factor/recovery-codes/   password, code: ten new ones
 *     POST /api/second-factor/off/              password, code
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import { limitAttempts } from '../domain/attempts.ts'
import {
  beginSetUp,
  confirmSetUp,
  renewRecoveryCodes,
  secondFactorState,
  type SetUpCtx,
  turnOff,
} from '../domain/account/second-factor/set-up.ts'
import type { Refusal, Result } from '../domain/result.ts'
import { readViewer } from './viewer.ts'

const PATH = '/api/second-factor'
const BODY_LIMIT = 8 * 1024
/** Of one account in an hour, whatever becomes of them: each costs a password's check. */
const MOST_AN_HOUR = 60
const HOUR_MS = 3_600_000

type Fields = Record<string, unknown>
type Work = (ctx: SetUpCtx, viewer: UserViewer, fields: Fields) => Promise<Result<object | null>>

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
const proofOf = (viewer: UserViewer, fields: Fields) => ({
  viewer,
  password: textOf(fields, 'password'),
  code: textOf(fields, 'code'),
})

const DOORS: Readonly<Record<string, Work>> = {
  begin: (ctx, viewer, fields) => beginSetUp(ctx, proofOf(viewer, fields)),
  confirm: (ctx, viewer, fields) =>
    confirmSetUp(ctx, viewer, { setUp: textOf(fields, 'setUp'), code: textOf(fields, 'code') }),
  'recovery-codes': (ctx, viewer, fields) => renewRecoveryCodes(ctx, proofOf(viewer, fields)),
  off: (ctx, viewer, fields) => turnOff(ctx, proofOf(viewer, fields)),
}

export function secondFactorPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error.statusCode === 429) return refuse(reply, 429, 'TOO_MANY_REQUESTS', error.message)
      if (error.statusCode === 413) return refuse(reply, 413, 'TOO_LARGE', 'The body is too large.')
      if (error.statusCode === 415) return refuse(reply, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json.')
      if (error.statusCode && error.statusCode < 500) return refuse(reply, 400, 'BAD_REQUEST', error.message)
      request.log.error({ err: error }, 'the second step failed')
      return refuse(reply.header('retry-after', 10), 503, 'UNAVAILABLE', 'This cannot be done now. Try again soon.')
    })
    both(app, 'GET', PATH, async (request, reply) => {
      const viewer = await signedIn(services, request)
      return viewer ? reply.send(await secondFactorState(services, viewer.userId)) : notSignedIn(reply)
    })
    for (const [name, work] of Object.entries(DOORS))
      both(app, 'POST', `${PATH}/${name}`, async (request, reply) => {
        const viewer = await signedIn(services, request)
        if (!viewer) return notSignedIn(reply)
        const allowed = await limitAttempts(services, {
          name: 'second-factor-change',
          key: String(viewer.userId),
          max: MOST_AN_HOUR,
          windowMs: HOUR_MS,
        })
        if (!allowed.ok) {
          void reply.header('retry-after', Math.ceil(allowed.retryAfterMs / 1000))
          return refuse(reply, 429, 'TOO_MANY_REQUESTS', 'Too many requests. Try again later.')
        }
        const ctx = { ...services, remoteAddress: request.ip }
        const done = await work(ctx, viewer, bodyOf(request))
        if (!done.ok) return refuseAll(reply, done.errors)
        return done.value ? reply.send(done.value) : reply.code(204).send()
      })
  }
}

/** With and without a slash at the end. */
function both(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  path: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  for (const url of [`${path}/`, path]) app.route({ method, url, bodyLimit: BODY_LIMIT, handler })
}

const bodyOf = ({ body }: FastifyRequest): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {}

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

/** Having to wait concerns the whole, and so does what is not there; all else are faults of fields. */
function refuseAll(reply: FastifyReply, errors: readonly Refusal[]): FastifyReply {
  const [{ code, message }] = errors as [Refusal]
  if (code === 'LOGIN_ATTEMPT_DELAYED') return refuse(reply, 429, code, message)
  return reply.code(400).send(errors.map((e) => ({ code: e.code, field: e.field, message: e.message })))
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ code, field: null, message })
