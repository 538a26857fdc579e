/**
 * POST /graphql/ as Saleor answers it: documents and variables that do not validate are 400, everything else is
 * 200; errors carry `extensions.exception.code`; a fault of ours is logged once and shown without details.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, GraphQLError, Kind, parse, print, separateOperations } from 'graphql'
import type { Ctx, Services } from '../context.ts'
import { createLoaders } from '../graphql/loaders.ts'
import { readCookies, writeCookie } from './cookies.ts'
import { readViewer } from './viewer.ts'

/** Words and marks in one document; the storefront's largest has about a third of it. */
export const MAX_TOKENS = 6000
const BODY_LIMIT = 256 * 1024
/** Bytes of a body that is too large which are still taken in, so that its sender gets to read why. */
const MOST_DRAINED = 32 << 20
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
const PREFLIGHT = {
  ...HEADERS,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, authorization-bearer',
  'access-control-max-age': '600',
}

interface Operation {
  query: string
  variables: Record<string, unknown>
  operationName: string | undefined
}

interface WireError {
  message: string
  locations?: unknown
  path?: unknown
  extensions: { exception: { code: string } }
}

export function graphqlRoute(services: Services): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
      // A client that still writes would never read the answer if the connection were cut at once.
      if (status === 413 && Number(request.headers['content-length'] ?? 0) <= MOST_DRAINED) {
        request.raw.resume()
        void reply.removeHeader('connection')
      }
      if (status === 500) request.log.error({ err: error }, 'graphql request failed')
      return reply
        .code(status)
        .headers(HEADERS)
        .send({
          errors: [
            wire(
              status === 500 ? 'Internal error.' : error.message,
              status === 429 ? 'TooManyRequests' : 'GraphQLError',
            ),
          ],
        })
    })
    for (const url of ['/graphql/', '/graphql']) {
      app.route({
        method: 'POST',
        url,
        bodyLimit: BODY_LIMIT,
        handler: (request, reply) => answer(app, services, request, reply),
      })
      app.route({ method: 'OPTIONS', url, handler: (_request, reply) => reply.code(204).headers(PREFLIGHT).send() })
      app.route({
        method: 'GET',
        url,
        handler: (_request, reply) =>
          reply
            .code(405)
            .headers({ ...HEADERS, allow: 'POST' })
            .send({ errors: [wire('Send operations by POST with a JSON body.', 'GraphQLError')] }),
      })
    }
  }
}

async function answer(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  void reply.headers(HEADERS)
  const operation = readOperation(request.body)
  if (typeof operation === 'string') return reply.code(400).send({ errors: [wire(operation, 'GraphQLError')] })
  const ctx = await createContext(services, request)
  try {
    const source = onlyNamed(operation)
    const result = await app.graphql(source, ctx as never, operation.variables, operation.operationName)
    if (ctx.setCookies.length)
      void reply.header(
        'set-cookie',
        ctx.setCookies.map((c) => writeCookie(c, ctx.origin)),
      )
    const errors = result.errors
    if (!errors?.length) return { data: result.data }
    // Variables that do not fit are found before anything runs: no path, no data.
    const invalid = (result.data ?? null) === null && errors.every((e) => !e.path)
    if (invalid) return reply.code(400).send({ errors: errors.map(shape) })
    return { errors: errors.map((e) => report(e, request)), data: result.data }
  } catch (error) {
    const refused = validationErrors(error)
    if (refused) return reply.code(400).send({ errors: refused.map(shape) })
    throw error
  }
}

async function createContext(services: Services, request: FastifyRequest): Promise<Ctx> {
  return {
    ...services,
    viewer: await readViewer(services, request.headers),
    origin: services.settings.publicUrl ?? `${request.protocol}://${request.host}`,
    remoteAddress: request.ip,
    cookies: readCookies(request.headers.cookie),
    setCookies: [],
    loaders: createLoaders(services),
  }
}

/** The request's operation, or what is wrong with the body. */
function readOperation(body: unknown): Operation | string {
  if (Array.isArray(body)) return 'Batch requests are not served.'
  if (!body || typeof body !== 'object') return 'The body must be a JSON object with a query.'
  const { query, variables, operationName } = body as Record<string, unknown>
  if (typeof query !== 'string' || query.trim() === '') return 'Must provide a query string.'
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    return 'Variables must be an object.'
  if (operationName != null && typeof operationName !== 'string') return 'operationName must be a string.'
  return { query, variables: (variables ?? {}) as Record<string, unknown>, operationName: operationName || undefined }
}

/** The just-in-time compiler does not look at operationName: a document of several operations is cut to the named one. */
function onlyNamed({ query, operationName }: Operation): string {
  if ((query.match(/\b(?:query|mutation|subscription)\b/g)?.length ?? 0) < 2) {
    // The library would take a syntax tree in JSON for a document; nobody else does.
    if (query.trimStart().startsWith('{"')) parseOrRefuse(query)
    return query
  }
  const document = parseOrRefuse(query)
  const operations = document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION)
  if (operations.length < 2) return query
  const named = operationName && separateOperations(document)[operationName]
  if (!named) throw new GraphQLError('Must provide a valid operation name if the query contains multiple operations.')
  return print(named)
}

function parseOrRefuse(source: string): DocumentNode {
  return parse(source, { maxTokens: MAX_TOKENS })
}

/** Errors of a document that does not parse or validate; null for anything else. */
function validationErrors(error: unknown): readonly GraphQLError[] | null {
  if (error instanceof GraphQLError) return [error]
  const { code, errors } = error as { code?: string; errors?: readonly GraphQLError[] }
  return code === 'MER_ERR_GQL_VALIDATION' && errors ? errors : null
}

const wire = (message: string, code: string): WireError => ({ message, extensions: { exception: { code } } })

function shape(error: GraphQLError): WireError {
  const code =
    (error.extensions?.exception as { code?: string } | undefined)?.code ??
    (error.message.startsWith('Syntax Error') ? 'GraphQLSyntaxError' : 'GraphQLError')
  return {
    message: error.message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions: { exception: { code } },
  }
}

/** An error of a running operation: coded ones as they are, ours without details and logged. */
function report(error: GraphQLError, request: FastifyRequest): WireError {
  const coded = (error.extensions?.exception as { code?: string } | undefined)?.code
  if (coded || (error instanceof GraphQLError && !error.originalError)) return shape(error)
  if (error.originalError instanceof GraphQLError)
    return { ...shape(error.originalError), ...(error.path ? { path: error.path } : {}) }
  request.log.error({ err: error.originalError ?? error, path: error.path }, 'resolver failed')
  return { ...wire('Internal error.', 'InternalError'), ...(error.path ? { path: error.path } : {}) }
}
