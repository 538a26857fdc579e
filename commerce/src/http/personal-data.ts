/**
 * The endpoints that export everything the shop knows of a person, for which Saleor's schema has no field: of whoever is
 * signed in, and for staff of a customer who asks for it.
 *
 *     GET /api/account/export/
 *     GET /api/customers/<id>/export/   with `MANAGE_USERS` and `MANAGE_ORDERS` in all channels
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import { userById } from '../db/queries/customer/user.ts'
import { networkOf } from '../traffic/network.ts'
import { personalData } from '../domain/privacy/export.ts'
import { personOf } from '../domain/privacy/person.ts'
import { intKey } from '../domain/global-id.ts'
import type { UserRow } from '../db/queries/customer/user.ts'
import { noStore, notSignedIn, personalRoute, refuseFailures, sendRefusal } from './own-api.ts'

/** What may be read without them is less than what the export holds. */
const NEEDED = ['MANAGE_USERS', 'MANAGE_ORDERS'] as const

export function personalDataPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    noStore(app)
    refuseFailures(app)
    const send = async (request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<FastifyReply> => {
      const database = services.database.forVisitor('reading', networkOf(request.ip))
      const data = await personalData({ ...services, database }, personOf(user))
      return reply
        .header('content-disposition', 'attachment; filename="personal-data.json"')
        .type('application/json; charset=utf-8')
        .send(`${JSON.stringify(data, null, 2)}\n`)
    }
    const find = (request: FastifyRequest, id: number): Promise<UserRow | null> =>
      userById(services.database.forVisitor('reading', networkOf(request.ip)).pool, id)
    personalRoute(app, services, 'GET', '/api/account/export', async (viewer, request, reply) => {
      const user = await find(request, viewer.userId)
      return user ? send(request, reply, user) : notSignedIn(reply)
    })
    const mayExport = (viewer: UserViewer): boolean =>
      viewer.isStaff &&
      (viewer.isSuperuser || NEEDED.every((permission) => viewer.permissions.has(permission))) &&
      // Orders of channels that are not theirs would be among the data.
      viewer.channelIds === null
    personalRoute(
      app,
      services,
      'GET',
      '/api/customers/:id/export',
      async (_viewer, request, reply) => {
        const key = intKey((request.params as { id: string }).id, 'User')
        const user = key === null ? null : await find(request, key)
        // Staff's own data are nobody else's business.
        if (!user || user.isStaff) return sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such customer.')
        return send(request, reply, user)
      },
      { mayEnter: mayExport, denial: `This needs ${NEEDED.join(' and ')} in all channels.` },
    )
  }
}
