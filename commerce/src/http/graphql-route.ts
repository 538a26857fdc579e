/**
 * POST /graphql/ as Saleor answers it: documents and variables that do not validate are 400, everything else is
 * 200; errors carry `extensions.exception.code`; a fault of ours is logged once and shown without details.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { execute, type ExecutionResult, GraphQLError, parse } from 'graphql'
import type { UserViewer, Viewer } from '../context.ts'
import type { CommerceServices } from '../settings.ts'
import { Busy, createTurns, type Turns } from '../traffic/turns.ts'
import { networkOf } from '../traffic/network.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { createLoaders } from '../graphql/loaders.ts'
import { readCookies, writeCookie } from './cookies.ts'
import { countErrors, countOperation } from '../metrics/graphql.ts'
import { acceptUploads } from './graphql-upload.ts'
import { createDocuments, type Documents, type Prepared, type PreparedOperation } from './documents.ts'
import { judgeCost } from './limits/operation.ts'
import { isOwnRequest } from './limits/own-request.ts'
import { judgeVariables } from './limits/variables.ts'
import { createWindow, type Window } from '../traffic/window.ts'
import { noteOperation, operationOf } from './noted.ts'
import { readViewer } from './viewer.ts'
import { codeOf, toWire, type WireError, wireError } from './wire-error.ts'

const BODY_LIMIT = 256 * 1024
/** Bytes of a body that is too large which are still taken in, so that its sender gets to read why. */
const MOST_DRAINED = 32 << 20
/** Of all operations of one address; the storefront's shoppers use about a hundredth. */
const COST_PER_MINUTE = 12_000_000
/**
 * Operations that keep this process busy for long, in the measure of costs (about microseconds), are begun in turn. Each
 * network waits for itself, and between two of them everything small is answered.
 */
const LONG = 20_000
const LONG_AT_ONCE = 3
const LONG_PATIENCE_MS = 4000
/** Seconds. */
const BUSY_RETRY_AFTER = 2
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

interface Answer {
  status: number
  /** Seconds. */
  retryAfter?: number
  body: { data?: unknown; errors?: WireError[] }
}

interface Edge {
  app: FastifyInstance
  services: CommerceServices
  documents: Documents
  /** What one address may have us work out; null: as much as it likes. */
  costs: Window | null
  /** For documents that may take long to read. */
  reading: Turns
  long: Turns
}

export function graphqlRoute(services: CommerceServices): FastifyPluginAsync {
  return async (app) => {
    const { introspection = true, rateLimits } = services.settings
    const edge: Edge = {
      app,
      services,
      documents: createDocuments(app.graphql.schema, { introspection }),
      costs: rateLimits ? createWindow({ max: COST_PER_MINUTE, windowMs: 60_000 }) : null,
      reading: createTurns({ places: 1, patienceMs: LONG_PATIENCE_MS }),
      long: createTurns({ places: LONG_AT_ONCE, patienceMs: LONG_PATIENCE_MS }),
    }
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
      // A client that still writes would never read the answer if the connection were cut at once.
      if (status === 413 && Number(request.headers['content-length'] ?? 0) <= MOST_DRAINED) {
        request.raw.resume()
        void reply.removeHeader('connection')
      }
      if (status === 500) request.log.error({ err: error }, 'graphql request failed')
      const code = status === 500 ? 'InternalError' : status === 429 ? 'TooManyRequests' : 'GraphQLError'
      return send(request, reply, {
        status,
        body: { errors: [wireError(status === 500 ? 'Internal error.' : error.message, code)] },
      })
    })
    acceptUploads(app, services, BODY_LIMIT)
    for (const url of ['/graphql/', '/graphql']) {
      app.route({
        method: 'POST',
        url,
        bodyLimit: BODY_LIMIT,
        handler: async (request, reply) => {
          const turn: Turn = { end: () => {} }
          try {
            return send(request, reply, await answer(edge, request, reply, turn))
          } catch (error) {
            if (error instanceof Busy) return send(request, reply, busy())
            throw error
          } finally {
            turn.end()
          }
        },
      })
      app.route({ method: 'OPTIONS', url, handler: (_request, reply) => reply.code(204).headers(PREFLIGHT).send() })
      app.route({
        method: 'GET',
        url,
        handler: (_request, reply) =>
          reply
            .code(405)
            .headers({ ...HEADERS, allow: 'POST' })
            .send({ errors: [wireError('Send operations by POST with a JSON body.', 'GraphQLError')] }),
      })
    }
  }
}

/** A place among the long operations, once it was taken. */
interface Turn {
  end: () => void
}

async function answer(
  { app, services, documents, costs, reading, long }: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  turn: Turn,
): Promise<Answer> {
  const network = networkOf(request.ip)
  const read = readOperation(request.body)
  if (typeof read === 'string') return refuse(wireError(read, 'GraphQLError'))
  const { variables } = read
  const budget = costs && !isOwnRequest(request.headers) ? costs : null
  const endReading = documents.workFor(read.query) > LONG ? await reading.take(network) : null
  // Whoever has used up what they may cost has no other document read.
  const spent = tooDear(budget, request, 0)
  if (spent) {
    endReading?.()
    return spent
  }
  const began = performance.now()
  let prepared: Prepared
  try {
    prepared = documents.prepare(read.query, read.operationName)
  } finally {
    // Nothing else is done while a document is read, so as much time again is for everything else.
    if (endReading) setTimeout(endReading, performance.now() - began)
  }
  const late = tooDear(budget, request, prepared.work)
  if (late) return late
  if (!prepared.ok) return refuse(...prepared.errors)
  const { operation } = prepared
  noteOperation(request.raw, operation)
  const tooMuch = judgeVariables(variables)
  if (tooMuch) return refuse(toWire(tooMuch))
  const { cost, refusal } = judgeCost(operation.plan, variables)
  if (refusal) return refuse(toWire(refusal))
  const dear = tooDear(budget, request, cost)
  if (dear) return dear
  if (cost > LONG) turn.end = await long.take(network)
  const ctx = await createContext(services, request, operation)
  try {
    const result = await run(app, operation, ctx, variables)
    if (ctx.setCookies.length)
      void reply.header(
        'set-cookie',
        ctx.setCookies.map((c) => writeCookie(c, ctx.origin)),
      )
    const errors = result.errors
    if (!errors?.length) return { status: 200, body: { data: result.data } }
    // Variables that do not fit are found before anything runs: no path, no data.
    const invalid = (result.data ?? null) === null && errors.every((e) => !e.path)
    if (invalid) return refuse(...errors.map(toWire))
    const told = errors.map((e) => report(e, request))
    // A page that could not be filled is none; a client reads in the answer what is missing.
    const isLacking = isOwnRequest(request.headers) && told.some((e) => LACKING.has(e.extensions.exception.code))
    return { status: isLacking ? 503 : 200, body: { errors: told, data: result.data } }
  } catch (error) {
    const refused = validationErrors(error)
    if (refused) return refuse(...refused.map(toWire))
    throw error
  }
}

function tooDear(budget: Window | null, request: FastifyRequest, cost: number): Answer | null {
  const seconds = budget?.take(networkOf(request.ip), cost) ?? 0
  if (seconds === 0) return null
  const message = `Too much asked for. Try again in ${seconds} seconds.`
  return { status: 429, retryAfter: seconds, body: { errors: [wireError(message, 'TooManyRequests')] } }
}

const BUSY = wireError('Too many visitors ask for much at once. Try again in a moment.', 'ServiceBusy')
const busy = (): Answer => ({ status: 503, retryAfter: BUSY_RETRY_AFTER, body: { errors: [BUSY] } })

const refuse = (...errors: WireError[]): Answer => ({ status: 400, body: { errors } })

/** The engine keeps the trees of documents; one that is too large for that is read for this once. */
async function run(
  app: FastifyInstance,
  { source, heavy }: PreparedOperation,
  ctx: GraphqlContext,
  variables: Record<string, unknown>,
): Promise<Pick<ExecutionResult, 'data' | 'errors'>> {
  return heavy
    ? execute({ schema: app.graphql.schema, document: parse(source), contextValue: ctx, variableValues: variables })
    : app.graphql(source, ctx, variables)
}

function send(request: FastifyRequest, reply: FastifyReply, { status, body, retryAfter }: Answer): FastifyReply {
  if (body.errors) countErrors(body.errors.map((e) => e.extensions.exception.code))
  const operation = operationOf(request.raw)
  countOperation(operation?.kind ?? 'none', status, reply.elapsedTime)
  if (isOwnRequest(request.headers)) request.log.debug({ operation: operation?.name, status }, 'query of a page')
  if (retryAfter) void reply.header('retry-after', retryAfter)
  return reply.code(status).headers(HEADERS).send(body)
}

async function createContext(
  services: CommerceServices,
  request: FastifyRequest,
  { kind, plan }: PreparedOperation,
): Promise<GraphqlContext> {
  const network = networkOf(request.ip)
  const buying = { ...services, database: services.database.forVisitor('buying', network) }
  const viewer = await readViewer(buying, request.headers)
  const isReading = kind === 'query' && plan.lists
  const own =
    isOfTheShop(viewer) && !isOwnRequest(request.headers)
      ? services
      : isReading
        ? { ...services, database: services.database.forVisitor('reading', network) }
        : buying
  return {
    ...own,
    viewer,
    origin: services.settings.publicUrl ?? `${request.protocol}://${request.host}`,
    remoteAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: readCookies(request.headers.cookie),
    setCookies: [],
    loaders: createLoaders(own),
  }
}

/** Staff and programs have the shop's own connections. Anybody may register, so customers are visitors like others. */
function isOfTheShop(viewer: Viewer): boolean {
  // A token that is no longer good says so when it is asked for more.
  const kind = Object.getOwnPropertyDescriptor(viewer, 'kind')?.get ? 'anonymous' : viewer.kind
  return kind === 'app' || (kind === 'user' && (viewer as UserViewer).isStaff)
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

/** Errors of a document that does not parse or validate; null for anything else. */
function validationErrors(error: unknown): readonly GraphQLError[] | null {
  if (error instanceof GraphQLError) return [error]
  const { code, errors } = error as { code?: string; errors?: readonly GraphQLError[] }
  return code === 'MER_ERR_GQL_VALIDATION' && errors ? errors : null
}

/** An error of a running operation: coded ones as they are, ours without details and logged. */
function report(error: GraphQLError, request: FastifyRequest): WireError {
  if (codeOf(error) || (error instanceof GraphQLError && !error.originalError)) return toWire(error)
  if (error.originalError instanceof GraphQLError)
    return { ...toWire(error.originalError), ...(error.path ? { path: error.path } : {}) }
  const place = error.path ? { path: error.path } : {}
  if (isNoText(error.originalError)) return { ...wireError('A text holds what no text can.', 'GraphQLError'), ...place }
  if (isCause(error.originalError, (e) => e instanceof Busy)) return { ...BUSY, ...place }
  if (isCause(error.originalError, (e) => e.code === OUT_OF_TIME)) return { ...LATE, ...place }
  request.log.error({ err: error.originalError ?? error, path: error.path }, 'resolver failed')
  return { ...wireError('Internal error.', 'InternalError'), ...place }
}

/** PostgreSQL takes no NUL in texts. Where one gets that far, the client is told, and it is no fault of ours. */
const isNoText = (error: unknown): boolean => isCause(error, (e) => e.code === '22021')

/** PostgreSQL ended a statement, because it took too long itself or waited too long for another. */
const OUT_OF_TIME = '57014'
const LATE = wireError('This would take too long. Ask for less at once.', 'OutOfTime')
/** The answer lacks what was asked for, and may have it another time. */
const LACKING: ReadonlySet<string> = new Set(['ServiceBusy', 'OutOfTime'])

function isCause(error: unknown, is: (e: Error & { code?: string }) => boolean): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (is(e)) return true
  return false
}
