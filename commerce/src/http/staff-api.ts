/** Own JSON endpoints for staff: who asks is read from the access token, and pages of other origins may send them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import type { Refusal } from '../domain/result.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { noStore, type OwnRoute, personalRoute, refuseFailures, withAndWithoutSlash } from './own-api.ts'

export { denied } from './own-api.ts'

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
    personalRoute(app, services, method, path, work, {
      ...more,
      mayEnter: (viewer) => viewer.isStaff && mayEnter(viewer),
    })
}

/** Refuses what was sent, with every fault by its field. */
export const sendFaults = (reply: FastifyReply, faults: readonly Refusal<string>[]): FastifyReply =>
  reply.code(400).send(faults.map(({ code, field, message }) => ({ code, field, message })))

/** The fields of a body that is a JSON object; none for anything else. */
export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
