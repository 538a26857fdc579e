/**
 * `GET /api/account/export/`: everything the shop knows of the person who is signed in, as a file. Saleor has no name
 * for it, so it is one of the shop's own addresses (decision D2).
 */
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { userById } from '../db/queries/user.ts'
import { personalData } from '../domain/privacy/export.ts'
import { personOf } from '../domain/privacy/person.ts'
import { readViewer } from './viewer.ts'

const SIGN_IN = { code: 'NOT_SIGNED_IN', field: null, message: 'Sign in to read your data.' }

export function personalDataPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    for (const url of ['/api/account/export/', '/api/account/export'])
      app.get(url, async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        const viewer = await readViewer(services, request.headers)
        const userId = signedIn(viewer)
        const user = userId === null ? null : await userById(services.database.pool, userId)
        if (!user) return reply.code(401).send(SIGN_IN)
        const data = await personalData(services, personOf(user))
        return reply
          .header('content-disposition', 'attachment; filename="personal-data.json"')
          .type('application/json; charset=utf-8')
          .send(`${JSON.stringify(data, null, 2)}\n`)
      })
  }
}

/** Asking a viewer whose token ran out for its kind throws: to whoever reads a file that is the same as nobody. */
function signedIn(viewer: Awaited<ReturnType<typeof readViewer>>): number | null {
  try {
    return viewer.kind === 'user' ? viewer.userId : null
  } catch {
    return null
  }
}
