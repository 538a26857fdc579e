/** `/.well-known/jwks.json`: the public keys by which other services can check the access tokens. */
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { publicKeys } from '../domain/account/keys.ts'

export function jwksPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    app.get('/.well-known/jwks.json', async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
        .send(await publicKeys(services)),
    )
  }
}
