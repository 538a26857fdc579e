/** Own JSON endpoints for staff: who asks is read from the access token, and pages of other origins may send them. */
import type { PermissionEnum } from '@semena/contract/enums'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { hasPermission, type Services, type UserViewer } from '../context.ts'
import type { Refusal } from '../domain/result.ts'
import { networkOf } from '../traffic/network.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { noStore, personalRoute, type PersonalRoute, refuseFailures, withAndWithoutSlash } from './own-api.ts'

export { denied } from './own-api.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a member of staff asks of an endpoint. */
export interface StaffRequest {
  viewer: UserViewer
  request: FastifyRequest
  reply: FastifyReply
  params: Readonly<Record<string, string>>
  query: Fields
  /** The fields of the body; none where it is no JSON object. */
  fields: Fields
  /** The service with the connections of visitors who read, and of those who change something. */
  reading: Services
  writing: Services
}

/** Answers with the body to send, or sends the reply itself. */
export type StaffWork = (asked: StaffRequest) => Promise<unknown>

type Method = 'GET' | 'POST' | 'DELETE'

/**
 * Makes endpoints that answer staff only, each under its method and path: `{ 'GET /api/payments': work }`. `mayEnter`
 * says whether a member of staff is answered at all; the others are told `denial`. `bodyLimit` is in bytes.
 */
export const staffPlugin =
  (
    services: Services,
    { mayEnter = () => true, ...more }: PersonalRoute,
    routes: Readonly<Record<`${Method} ${string}`, StaffWork>>,
  ): FastifyPluginAsync =>
  async (app) => {
    noStore(app)
    refuseFailures(app)
    app.addHook('onRequest', async (request, reply) => {
      void reply.headers(corsHeaders(request.headers))
    })
    const all = Object.entries(routes).map(([name, work]) => ({ name: name.split(' ') as [Method, string], work }))
    for (const [path, own] of Map.groupBy(all, ({ name }) => name[1])) {
      const methods = [...own.map(({ name }) => name[0]), 'OPTIONS'].join(', ')
      withAndWithoutSlash(app, 'OPTIONS', path, async (request, reply) =>
        reply.code(204).headers(preflightHeaders(request.headers, methods)).send(),
      )
    }
    const on = (lane: 'reading' | 'buying', { ip }: FastifyRequest): Services => ({
      ...services,
      database: services.database.forVisitor(lane, networkOf(ip)),
    })
    for (const { name, work } of all)
      personalRoute(
        app,
        services,
        ...name,
        async (viewer, request, reply) => {
          const body = await work({
            viewer,
            request,
            reply,
            params: request.params as Record<string, string>,
            query: request.query as Fields,
            fields: fieldsOf(request.body),
            reading: on('reading', request),
            writing: on('buying', request),
          })
          return reply.sent ? reply : reply.send(body)
        },
        { ...more, mayEnter: (viewer) => viewer.isStaff && mayEnter(viewer) },
      )
  }

/** Whether somebody has all of these permissions. */
export const having =
  (...permissions: readonly PermissionEnum[]) =>
  (viewer: UserViewer): boolean =>
    permissions.every((permission) => hasPermission({ viewer }, permission))

/** The channels whose orders somebody sees; null for all. */
export const channelsOf = ({ channelIds }: UserViewer): number[] | null => channelIds && [...channelIds]

/** Refuses what was sent, with every fault by its field. */
export const sendFaults = (reply: FastifyReply, ...faults: readonly Refusal<string>[]): FastifyReply =>
  reply.code(400).send(faults.map(({ code, field, message }) => ({ code, field, message })))

/** The fields of a body that is a JSON object; none for anything else. */
export const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {}
