/** The service over HTTP: `/graphql/`, pictures and the test gateway's page, as one Fastify plugin. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import mercurius from 'mercurius'
import type { Services } from '../context.ts'
import { resolvers, typeDefs } from '../graphql/schema.ts'
import { jwksPlugin } from './jwks.ts'
import { graphqlRoute, MAX_TOKENS } from './graphql-route.ts'
import { mediaPlugin } from './media.ts'
import { usesRecursiveInput } from '../graphql/recursive-input.ts'
import { testCardPage } from './test-card-page.ts'

/** Deepest nesting of fields in one operation. */
const MAX_DEPTH = 16
/** Requests of one address in a minute. */
const REQUESTS_PER_MINUTE = 1200

export function httpPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    if (services.settings.rateLimits) {
      await app.register(rateLimit, {
        max: REQUESTS_PER_MINUTE,
        timeWindow: 60_000,
        errorResponseBuilder: (_request, context) => ({
          statusCode: context.statusCode,
          errors: [
            {
              message: `Too many requests. Try again in ${context.after}.`,
              extensions: { exception: { code: 'TooManyRequests' } },
            },
          ],
        }),
      })
    }
    await app.register(mercurius, {
      schema: typeDefs,
      resolvers: resolvers() as never,
      routes: false,
      graphiql: false,
      jit: 2,
      queryDepth: MAX_DEPTH,
      graphql: { parseOptions: { maxTokens: MAX_TOKENS } },
      // Errors are shaped by the route, which also knows the status.
      errorFormatter: (execution) => ({
        statusCode: 200,
        response: { data: execution.data ?? null, errors: [...(execution.errors ?? [])] },
      }),
    })
    app.graphql.addHook('preExecution', async (_schema, document) =>
      usesRecursiveInput(document) ? { document } : undefined,
    )
    await app.register(graphqlRoute(services))
    await app.register(jwksPlugin(services))
    await app.register(mediaPlugin(services))
    if (services.gateways.has('semena.test-card')) await app.register(testCardPage(services))
  }
}
