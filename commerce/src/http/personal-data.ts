/**
 * The endpoint that exports everything the shop knows of the person who is signed in, for which Saleor's schema has no
 * field.
 *
 *     GET /api/account/export/
 */
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { userById } from '../db/queries/user.ts'
import { networkOf } from '../traffic/network.ts'
import { personalData } from '../domain/privacy/export.ts'
import { personOf } from '../domain/privacy/person.ts'
import { withAndWithoutSlash, noStore, notSignedIn, refuseFailures, signedIn } from './own-api.ts'

export function personalDataPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    noStore(app)
    refuseFailures(app)
    withAndWithoutSlash(app, 'GET', '/api/account/export', async (request, reply) => {
      const viewer = await signedIn(services, request)
      const database = services.database.forVisitor('reading', networkOf(request.ip))
      const user = viewer && (await userById(database.pool, viewer.userId))
      if (!user) return notSignedIn(reply)
      const data = await personalData({ ...services, database }, personOf(user))
      return reply
        .header('content-disposition', 'attachment; filename="personal-data.json"')
        .type('application/json; charset=utf-8')
        .send(`${JSON.stringify(data, null, 2)}\n`)
    })
  }
}
