/**
 * POST /graphql/ as Saleor answers it: documents and variables that do not validate are 400, everything else is
 * 200; errors carry `extensions.exception.code`; an unexpected error is logged once and shown without details. The
 * storefront's server, which runs in the same process, asks without HTTP.
 */
import type { GraphqlPort, GraphqlPortAnswer, GraphqlPortRequest } from '@semena/contract/shop-port'
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLSchema } from 'graphql'
import type { Pool } from 'pg'
import type { UserViewer, Viewer } from '../context.ts'
import type { CommerceServices } from '../settings.ts'
import { createTurns, type Turns } from '../traffic/turns.ts'
import { networkOf } from '../traffic/network.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { type Answered, executeOperation } from '../graphql/execute.ts'
import { createLoaders } from '../graphql/loaders.ts'
import { executableSchema } from '../graphql/schema.ts'
import { requireSizes } from '../graphql/shared/pages.ts'
import { readCookies, writeCookie } from './cookies.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { countErrors, countOperation } from '../metrics/graphql.ts'
import { acceptUploads, refuseForm } from './graphql-upload.ts'
import {
  createDocuments,
  type Documents,
  NO_SUBSCRIPTIONS,
  type Prepared,
  type PreparedOperation,
} from './documents.ts'
import { judgeCost } from '../graphql/limits/operation.ts'
import { OWN_REQUEST, isOwnRequest } from './limits/own-request.ts'
import { withNumbersAsTexts } from '../graphql/lenient-input.ts'
import { judgeVariables } from '../graphql/limits/variables.ts'
import { traced } from '../tracing/trace.ts'
import { createWindow, type Window } from '../traffic/window.ts'
import { originOf, withoutBody } from './own-api.ts'
import { noteOperation, operationOf } from './noted.ts'
import { needNewRows } from '../db/driver/connect.ts'
import { rowsForList, sharedRows, type SharedRows } from '../memory/rows.ts'
import { reference } from '../db/queries/reference/reference.ts'
import { UploadForm } from './upload-form.ts'
import { putFile } from './upload-places.ts'
import { readViewer } from './viewer.ts'
import { tellingChanges } from './told-changes.ts'
import { lackOf, LACKING, report } from './reported-error.ts'
import { toWire, type WireError, wireError } from './wire-error.ts'
import { inWeightUnit } from '../graphql/shared/weight.ts'

const BODY_LIMIT = 256 * 1024
/** How many bytes of a body that is too large are still received, so that its sender can read the refusal. */
const MOST_DRAINED = 32 << 20
/** What all operations of one network may cost in a minute. A shopper in the storefront uses about a hundredth. */
const COST_PER_MINUTE = 12_000_000
/**
 * An operation that costs more than this (about microseconds) keeps the process busy for long and waits for a queue
 * turn. Each network waits in a queue of its own, and between two long operations all small ones are answered.
 */
const LONG = 20_000
const LONG_AT_ONCE = 3
const LONG_PATIENCE_MS = 4000
/** Seconds after which a client may try again. */
const BUSY_RETRY_AFTER = 2
const HEADERS = { 'cache-control': 'no-store' }

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
  schema: GraphQLSchema
  documents: Documents
  /** What the operations of each network may cost; null when there is no limit. */
  costs: Window | null
  /** Queue turns for reading documents that may take long. */
  reading: Turns
  long: Turns
}

/** What is read of whoever asks. Requests over HTTP have all of it. */
type Asking = Pick<FastifyRequest, 'body' | 'ip' | 'headers' | 'protocol' | 'host' | 'log'> & {
  /** Stands for the request where others note something about it. */
  raw: object
}
/** What an answer may carry besides its body. */
interface Answering {
  header(name: string, value: unknown): unknown
  log: Pick<FastifyBaseLogger, 'warn'>
}

export interface GraphqlRoute {
  plugin: FastifyPluginAsync
  /**
   * Answers the storefront's server as HTTP would, with the object itself, because writing it as text and reading that
   * again would take longer than what most pages ask for. Limits of visitors do not count here. Throws before the
   * plugin is mounted, and once it has closed.
   */
  ask: GraphqlPort
}

export function graphqlRoute(services: CommerceServices): GraphqlRoute {
  let edge: Edge | undefined
  const { introspection = true, rateLimits } = services.settings
  return {
    plugin: async (app) => {
      const schema = requireSizes(executableSchema())
      edge = {
        app,
        services,
        schema,
        documents: createDocuments(schema, { introspection }),
        costs: rateLimits ? createWindow({ name: 'costs', max: COST_PER_MINUTE, windowMs: 60_000 }) : null,
        reading: createTurns({ places: 1, patienceMs: LONG_PATIENCE_MS }),
        long: createTurns({ places: LONG_AT_ONCE, patienceMs: LONG_PATIENCE_MS }),
      }
      app.addHook('onClose', async () => {
        edge = undefined
      })
      await app.register(overHttp(edge))
    },
    ask: (own) => {
      if (!edge) throw new Error('the commerce service has not started')
      return askDirectly(edge, own)
    },
  }
}

/** Where the storefront's server is, as far as the service is concerned. */
const HERE = '127.0.0.1'

async function askDirectly(
  edge: Edge,
  { query, variables, operationName, headers = {}, remoteAddress = HERE, requestId }: GraphqlPortRequest,
): Promise<GraphqlPortAnswer> {
  const began = performance.now()
  const { app } = edge
  const asking: Asking = {
    body: { query, variables: asSent(variables), operationName },
    ip: remoteAddress,
    headers: { ...headers, ...OWN_REQUEST },
    raw: {},
    protocol: 'http',
    host: headers['host'] ?? HERE,
    // Few requests write a line, and each logger takes time to make.
    get log() {
      return requestId ? app.log.child({ request: requestId }) : app.log
    },
  }
  // Pages are answered without the headers of what they ask.
  const answering: Answering = {
    header: () => {},
    get log() {
      return asking.log
    },
  }
  const turn: Turn = { end: () => {} }
  const done = ({ status, body }: Answer): GraphqlPortAnswer => {
    noteAnswer(asking, status, body, performance.now() - began)
    app.log.debug({ request: requestId, operation: operationOf(asking.raw)?.name, status }, 'query of a page')
    return { status, body }
  }
  try {
    return done(await tracedAnswer(edge, asking, answering, turn))
  } catch (error) {
    const lack = lacking(error)
    if (lack) return done(lack)
    asking.log.error({ err: error as Error }, 'graphql request failed')
    return done({ status: 500, body: { errors: [wireError('Internal error.', 'InternalError')] } })
  } finally {
    turn.end()
  }
}

/**
 * Variables as they would come over HTTP, which leaves out what is undefined (that means something else than null) and
 * knows no number that is not finite. They are plain: objects, lists, texts, numbers.
 */
function asSent(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map((one) => (one === undefined ? null : asSent(one)))
  if (typeof value !== 'object' || value === null) return value
  const named = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(named.map(([name, one]) => [name, asSent(one)]))
}

function overHttp(edge: Edge): FastifyPluginAsync {
  const { services } = edge
  return async (app) => {
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
      // A client that is still sending would never read the answer if the connection were cut at once.
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
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      app.getDefaultJsonParser('error', 'error'),
    )
    acceptUploads(app, BODY_LIMIT)
    for (const url of ['/graphql/', '/graphql']) {
      app.route({
        method: 'POST',
        url,
        onRequest: async (request, reply) => {
          const refusal = await refuseForm(services, request)
          if (refusal) return send(request, reply, { status: 401, body: { errors: [toWire(refusal)] } })
        },
        handler: async (request, reply) => {
          const turn: Turn = { end: () => {} }
          try {
            return send(request, reply, await tracedAnswer(edge, request, reply, turn))
          } catch (error) {
            const lack = lacking(error)
            if (lack) return send(request, reply, lack)
            throw error
          } finally {
            turn.end()
          }
        },
      })
      app.route({
        method: 'OPTIONS',
        url,
        ...withoutBody(async (request, reply) =>
          reply
            .code(204)
            .headers({ ...HEADERS, ...preflightHeaders(request.headers) })
            .send(),
        ),
      })
      app.route({
        method: ['GET', 'PUT', 'PATCH', 'DELETE'],
        url,
        ...withoutBody(async (request, reply) =>
          reply
            .code(405)
            .headers({ ...HEADERS, ...corsHeaders(request.headers), allow: 'OPTIONS, POST' })
            .send({ errors: [wireError('Send operations by POST with a JSON body.', 'GraphQLError')] }),
        ),
      })
    }
  }
}

/** A queue turn of a long operation; `end` gives it back and does nothing when none was taken. */
interface Turn {
  end: () => void
}

const tracedAnswer = (edge: Edge, request: Asking, reply: Answering, turn: Turn): Promise<Answer> =>
  traced('graphql', {}, async (span) => {
    const answered = await answer(edge, request, reply, turn)
    const operation = operationOf(request.raw)
    if (span && operation) {
      const { kind, name } = operation
      // Names that other clients choose may be many, so only those of the shop's own pages stand in the span's name.
      span.rename(name && isOwnRequest(request.headers) ? `graphql ${kind} ${name}` : `graphql ${kind}`)
      span.set({ 'graphql.operation.type': kind, ...(name ? { 'graphql.operation.name': name.slice(0, 100) } : {}) })
    }
    const code = answered.body.errors?.[0]?.extensions.exception.code
    if (code) span?.fail(code)
    return answered
  })

async function answer(
  { services, schema, documents, costs, reading, long }: Edge,
  request: Asking,
  reply: Answering,
  turn: Turn,
): Promise<Answer> {
  const network = networkOf(request.ip)
  const form = request.body instanceof UploadForm ? request.body : null
  const read = readOperation(form ? form.operation : request.body)
  if (typeof read === 'string') return refuse(wireError(read, 'GraphQLError'))
  const { variables: given } = read
  const budget = costs && !isOwnRequest(request.headers) ? costs : null
  const endReading = documents.workFor(read.query) > LONG ? await reading.take(network) : null
  // For a network that has used up its costs no further document is read.
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
    // The process can do nothing else while it reads a document, so as much time again is left for everything else.
    if (endReading) setTimeout(endReading, performance.now() - began)
  }
  const late = tooDear(budget, request, prepared.work)
  if (late) return late
  if (!prepared.ok && prepared.errors.includes(NO_SUBSCRIPTIONS))
    return { status: 200, body: { errors: prepared.errors, data: null } }
  if (!prepared.ok) return refuse(...prepared.errors)
  const { operation } = prepared
  noteOperation(request.raw, operation)
  const tooMuch = judgeVariables(given)
  if (tooMuch) return refuse(toWire(tooMuch))
  const misplaced = form && putFile(given, form, operation.isUpload)
  if (misplaced) return refuse(wireError(misplaced, 'GraphQLError'))
  const variables = operation.readVariables(given)
  const { cost, refusal } = judgeCost(operation.plan, variables)
  if (refusal) return refuse(toWire(refusal))
  const dear = tooDear(budget, request, cost)
  if (dear) return dear
  if (cost > LONG) turn.end = await long.take(network)
  const ctx = await createContext(services, request, operation)
  if (await isUnwanted(ctx, request)) return { status: 401, body: { errors: [NO_STOREFRONTS] } }
  const taken = withNumbersAsTexts(variables)
  const inItsWords = (errors: readonly GraphQLError[]): WireError[] => {
    const message = operation.variableFault(given, taken)
    const [first, ...others] = errors.map(toWire)
    return !first ? [] : message === null ? [first, ...others] : [{ ...first, message }]
  }
  const { data, errors } = await (operation.kind === 'mutation'
    ? tellingChanges(services, reply, () => run(schema, operation, ctx, taken))
    : run(schema, operation, ctx, taken))
  // Whoever changes the catalogue here sees the change at once, also as a visitor; other processes are told. A replica
  // that does not have it yet would answer what was dropped.
  if (operation.kind === 'mutation' && isOfTheShop(ctx.viewer)) {
    needNewRows(services.database.pool)
    sharedRows.drop(services.database.pool)
  }
  if (ctx.setCookies.length)
    void reply.header(
      'set-cookie',
      ctx.setCookies.map((c) => writeCookie(request, c, ctx.origin)),
    )
  if (errors.length === 0) return { status: 200, body: { data } }
  // Errors without a path and without data mean that the variables do not fit and that nothing was executed.
  const invalid = data === null && errors.every((e) => !e.path)
  if (invalid) return refuse(...inItsWords(errors))
  const told = errors.map((e) => report(e, request))
  // The storefront's server gets a 503, so that it does not render a page with gaps; other clients read in the answer
  // what is missing.
  const isLacking = isOwnRequest(request.headers) && told.some((e) => LACKING.has(e.extensions.exception.code))
  return { status: isLacking ? 503 : 200, body: { errors: told, data } }
}

function tooDear(budget: Window | null, request: Asking, cost: number): Answer | null {
  const seconds = budget?.take(networkOf(request.ip), cost) ?? 0
  if (seconds === 0) return null
  const message = `Too much asked for. Try again in ${seconds} seconds.`
  return { status: 429, retryAfter: seconds, body: { errors: [wireError(message, 'TooManyRequests')] } }
}

/** The answer to who met that the shop is busy, at whatever step; null for any other error. */
function lacking(error: unknown): Answer | null {
  const lack = lackOf(error)
  return lack && { status: 503, retryAfter: BUSY_RETRY_AFTER, body: { errors: [lack] } }
}

const refuse = (...errors: WireError[]): Answer => ({ status: 400, body: { errors } })

async function run(
  schema: GraphQLSchema,
  operation: PreparedOperation,
  ctx: GraphqlContext,
  variables: Record<string, unknown>,
): Promise<Answered> {
  const { defaultWeightUnit } = (await reference(ctx.database.pool)).settings
  return inWeightUnit(defaultWeightUnit, () => executeOperation(schema, operation, ctx, variables))
}

function send(request: FastifyRequest, reply: FastifyReply, { status, body, retryAfter }: Answer): FastifyReply {
  noteAnswer(request, status, body, reply.elapsedTime)
  if (retryAfter) void reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .headers({ ...HEADERS, ...corsHeaders(request.headers) })
    .send(body)
}

/** Counts an answer, which took so many milliseconds. */
function noteAnswer(request: Pick<Asking, 'raw'>, status: number, { errors }: Answer['body'], ms: number): void {
  if (errors) countErrors(errors.map((e) => e.extensions.exception.code))
  countOperation(operationOf(request.raw)?.kind ?? 'none', status, ms)
}

async function createContext(
  services: CommerceServices,
  request: Asking,
  { kind, plan }: PreparedOperation,
): Promise<GraphqlContext> {
  const network = networkOf(request.ip)
  const buying = { ...services, database: services.database.forVisitor('buying', network) }
  const viewer = await readViewer(buying, request.headers)
  const isReading = kind === 'query' && plan.lists
  const isForPage = isOwnRequest(request.headers)
  const isCatalog = kind === 'query' && plan.isCatalog && isNobody(viewer)
  const own =
    isOfTheShop(viewer) && !isForPage
      ? services
      : isCatalog
        ? { ...services, database: services.database.forReader(isReading ? 'reading' : 'buying', network) }
        : isReading
          ? { ...services, database: services.database.forVisitor('reading', network) }
          : buying
  return {
    ...own,
    viewer,
    origin: originOf(services, request),
    remoteAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: readCookies(request.headers.cookie),
    setCookies: [],
    loaders: createLoaders(own, {
      ...rowsFor(own.database.pool, { isReading, isPublic: isCatalog || isForPage, isVisitor: !isOfTheShop(viewer) }),
      isForPage,
    }),
  }
}

/**
 * The rows of the catalogue that an operation shares. Pages, and lists that are the same for everybody, are the reason to
 * keep them, until a change is told. Baskets and orders of visitors show the same varieties, whose rows are then there.
 * Staff and apps read everything anew, but through a page.
 */
function rowsFor(
  pool: Pool,
  of: { isReading: boolean; isPublic: boolean; isVisitor: boolean },
): { rows: SharedRows | null; sharesLists: boolean } {
  if (of.isReading) return { rows: of.isPublic ? rowsForList(pool) : null, sharesLists: of.isPublic }
  return { rows: of.isPublic || of.isVisitor ? sharedRows(pool) : null, sharesLists: false }
}

/**
 * Whether the viewer may use the shop's own connections: staff and apps may. Anybody can register, so customers count
 * as visitors.
 */
function isOfTheShop(viewer: Viewer): boolean {
  const kind = kindOf(viewer)
  return kind === 'app' || (kind === 'user' && (viewer as UserViewer).isStaff)
}

/** Whether somebody without a session asks. */
const isNobody = (viewer: Viewer): boolean => kindOf(viewer) === 'anonymous'

/** The property of a viewer whose token is no longer valid throws when it is read, which belongs to the operation. */
const kindOf = (viewer: Viewer): Viewer['kind'] =>
  Object.getOwnPropertyDescriptor(viewer, 'kind')?.get ? 'anonymous' : viewer.kind

/** Saleor's code stands where its clients look for it as well. */
const NO_STOREFRONTS: WireError = {
  message: 'Storefront traffic is not allowed.',
  extensions: { code: 'STOREFRONT_TRAFFIC_NOT_ALLOWED', exception: { code: 'STOREFRONT_TRAFFIC_NOT_ALLOWED' } },
}

/** Whether the shop serves only staff, apps and its own pages, and this is somebody else. */
const isUnwanted = async ({ database, viewer }: GraphqlContext, { headers }: Asking): Promise<boolean> =>
  !(await reference(database.pool)).settings.allowStorefrontTraffic && !isOfTheShop(viewer) && !isOwnRequest(headers)

/** The request's operation, or a text that says what is wrong with the body. */
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
