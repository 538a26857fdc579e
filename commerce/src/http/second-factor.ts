/**
 * JSON endpoints that switch two-step sign-in on and off, for which Saleor's schema has no fields. Requests carry the
 * access token in the Authorization header, which no other site can add, so no CSRF token is needed.
 *
 *     GET  /api/second-factor/                  whether it is on, demanded, and how many recovery codes are left
 *     POST /api/second-factor/begin/            password (and code, to change it): the secret for the person's app
 *     POST /api/second-factor/confirm/          challenge of the above, code: switches it on, answers the recovery codes
 *     POST /api/second-factor/recovery-codes/   password, code: ten new ones
 *     POST /api/second-factor/off/              password, code
 */
import { HOUR_MS } from '@semena/contract/time'
import type { AccountErrorCode } from '@semena/contract/enums'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import { limitAttempts } from '../domain/attempts.ts'
import {
  beginSetUp,
  confirmSetUp,
  renewRecoveryCodes,
  secondFactorState,
  type SetUpCtx,
  switchOffSecondFactor,
} from '../domain/account/second-factor/set-up.ts'
import type { Refusal, Result } from '../domain/result.ts'
import { noStore, personalRoute, refuseFailures, sendRefusal } from './own-api.ts'
import { fieldsOf, sendFaults } from './staff-api.ts'

const PATH = '/api/second-factor'
const BODY_LIMIT = 8 * 1024
/** Most requests of one account in an hour, successful or not, because each costs the check of a password. */
const MOST_AN_HOUR = 60

/** Codes of refusals: those of accounts, and one that GraphQL never gives. */
type Code = AccountErrorCode | 'SECOND_FACTOR_DEMANDED'
type Fields = Readonly<Record<string, unknown>>
type Work = (ctx: SetUpCtx, viewer: UserViewer, fields: Fields) => Promise<Result<object | null, Code>>

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
const proofOf = (viewer: UserViewer, fields: Fields) => ({
  viewer,
  password: textOf(fields, 'password'),
  code: textOf(fields, 'code'),
})

const ENDPOINTS: Readonly<Record<string, Work>> = {
  begin: (ctx, viewer, fields) => beginSetUp(ctx, proofOf(viewer, fields)),
  confirm: (ctx, viewer, fields) =>
    confirmSetUp(ctx, viewer, { challenge: textOf(fields, 'challenge'), code: textOf(fields, 'code') }),
  'recovery-codes': (ctx, viewer, fields) => renewRecoveryCodes(ctx, proofOf(viewer, fields)),
  off: (ctx, viewer, fields) => switchOffSecondFactor(ctx, proofOf(viewer, fields)),
}

export function secondFactorPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    noStore(app)
    refuseFailures(app)
    personalRoute(app, services, 'GET', PATH, async (viewer, _request, reply) =>
      reply.send(await secondFactorState(services, viewer.userId)),
    )
    for (const [name, work] of Object.entries(ENDPOINTS))
      personalRoute(
        app,
        services,
        'POST',
        `${PATH}/${name}`,
        async (viewer, request, reply) => {
          const allowed = await limitAttempts(services, {
            name: 'second-factor-change',
            key: String(viewer.userId),
            max: MOST_AN_HOUR,
            windowMs: HOUR_MS,
          })
          if (!allowed.ok) {
            void reply.header('retry-after', Math.ceil(allowed.retryAfterMs / 1000))
            return sendRefusal(reply, 429, 'TOO_MANY_REQUESTS', 'Too many requests. Try again later.')
          }
          const ctx = { ...services, remoteAddress: request.ip }
          const done = await work(ctx, viewer, fieldsOf(request.body))
          if (!done.ok) return refuseAll(reply, done.errors)
          return done.value ? reply.send(done.value) : reply.code(204).send()
        },
        { bodyLimit: BODY_LIMIT },
      )
  }
}

/** Answers with the refusals: 429 when the account has to wait, else 400 with the faults of the fields. */
function refuseAll(reply: FastifyReply, errors: readonly Refusal<Code>[]): FastifyReply {
  const [{ code, message }] = errors as [Refusal<Code>]
  if (code === 'LOGIN_ATTEMPT_DELAYED') return sendRefusal(reply, 429, code, message)
  return sendFaults(reply, ...errors)
}
