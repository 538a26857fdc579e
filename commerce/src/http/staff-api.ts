/** Own JSON endpoints for staff: who asks is read from the access token, and pages of other origins may send them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import type { Refusal } from '../domain/result.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import {
  noStore,
  notSignedIn,
  type OwnRoute,
  refuseFailures,
  sendRefusal,
  signedIn,
  withAndWithoutSlash,
} from './own-api.ts'

export type StaffWork = (viewer: UserViewer, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export interface StaffRoute extends OwnRoute {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  work: StaffWork
}

/** Registers endpoints that answer staff only. `mayEnter` says whether a member of staff is answered at all. */
export function staffRoutes(
  app: FastifyInstance,
  services: Services,
  mayEnter: (viewer: UserViewer) => boolean,
  routes: readonly StaffRoute[],
): void {
  noStore(app)
  refuseFailures(app)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(corsHeaders(request.headers))
  })
  for (const [path, own] of Map.groupBy(routes, (route) => route.path)) {
    const methods = [...own.map(({ method }) => method), 'OPTIONS'].join(', ')
    withAndWithoutSlash(app, 'OPTIONS', path, async (request, reply) =>
      reply.code(204).headers(preflightHeaders(request.headers, methods)).send(),
    )
  }
  for (const { method, path, work, ...more } of routes)
    withAndWithoutSlash(
      app,
      method,
      path,
      async (request, reply) => {
        const viewer = await signedIn(services, request)
        if (!viewer) return notSignedIn(reply)
        if (!viewer.isStaff || !mayEnter(viewer)) return denied(reply)
        return work(viewer, request, reply)
      },
      more,
    )
}

export const denied = (reply: FastifyReply): FastifyReply =>
  sendRefusal(reply, 403, 'PERMISSION_DENIED', 'You need another permission for this.')

/** Refuses what was sent, with every fault by its field. */
export const sendFaults = (reply: FastifyReply, faults: readonly Refusal<string>[]): FastifyReply =>
  reply.code(400).send(faults.map(({ code, field, message }) => ({ code, field, message })))

/** The fields of a body that is a JSON object; none for anything else. */
export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
