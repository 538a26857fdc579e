/** Serves the stylesheet of a look. Its name says all that is in it, so no process needs to know the shop for it. */
import type { FastifyPluginAsync } from 'fastify'
import { LOOK_PATH, lookName, lookNamed, lookSheet } from '@semena/contract/look'

export const lookRoute: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { name: string } }>(`${LOOK_PATH}:name`, (request, reply) => {
    const { name } = request.params
    const look = lookNamed(name)
    if (!look) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
    // Another version of the shop may make another sheet of the same colours: then its name ends otherwise.
    const isThis = lookName(look) === name
    return reply
      .header('cache-control', isThis ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .type('text/css; charset=utf-8')
      .send(lookSheet(look))
  })
}
