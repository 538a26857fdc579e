/** Common parts of the service's own JSON endpoints beside GraphQL: who asks, and how requests are refused. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import { admit } from '../traffic/bodies.ts'
import { readViewer } from './viewer.ts'

/** The address under which the shop is reached, such as `https://shop.example.com`. */
export const originOf = (
  { settings }: Pick<Services, 'settings'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => settings.publicUrl ?? `${protocol}://${host}`

/** Marks every answer as not to be cached, because it is about one person. */
export function noStore(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })
}

/**
 * Answers with a coded refusal when a body cannot be read, when requests come too often, or when the endpoint fails.
 */
export function refuseFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode === 429) return sendRefusal(reply, 429, 'TOO_MANY_REQUESTS', error.message)
    if (error.statusCode === 413) return sendRefusal(reply, 413, 'TOO_LARGE', 'The body is too large.')
    if (error.statusCode === 415) return sendRefusal(reply, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json.')
    if (error.statusCode && error.statusCode < 500) return sendRefusal(reply, 400, 'BAD_REQUEST', error.message)
    request.log.error({ err: error, path: request.routeOptions.url }, 'an own interface failed')
    return sendRefusal(reply.header('retry-after', 10), 503, 'UNAVAILABLE', 'This cannot be done now. Try again soon.')
  })
}

/** Largest body where a route says nothing else, in bytes. */
const BODY_LIMIT = 64 << 10

export interface OwnRoute {
  /** Largest body, in bytes. */
  bodyLimit?: number
}

/** Registers a route with and without a slash at the end. */
export function withAndWithoutSlash(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS',
  path: string,
  handler: Handler,
  { bodyLimit, onRequest }: OwnRoute & { onRequest?: Hook } = {},
): void {
  for (const url of [`${path}/`, path])
    app.route({
      method,
      url,
      // Of these a body would be read, which they do not need.
      ...(method === 'DELETE' || method === 'OPTIONS' ? withoutBody(handler) : { handler }),
      ...(bodyLimit ? { bodyLimit } : {}),
      ...(onRequest ? { onRequest } : {}),
    })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** A route's handler that answers by the head of a request, so that nothing of a body is read. */
export const withoutBody = (answer: Handler): { preParsing: Handler; handler: () => never } => ({
  preParsing: answer,
  handler: () => {
    throw new Error('it was answered before')
  },
})

export interface PersonalRoute extends OwnRoute {
  /**
   * Which staff is answered, also by the page of an app with a permission at least, which then acts for them. Left out
   * where it is about the account of whoever is signed in: that is no app's business.
   */
  mayEnter?: (viewer: UserViewer) => boolean
  /** What the others are told. */
  denial?: string
}

/**
 * Registers a route for people who are signed in. Who asks is asked by the head of the request: of a body that comes
 * from anybody else nothing is read.
 */
export function personalRoute(
  app: FastifyInstance,
  services: Services,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  work: (viewer: UserViewer, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  { mayEnter, denial, bodyLimit = BODY_LIMIT }: PersonalRoute = {},
): void {
  const viewers = new WeakMap<FastifyRequest, UserViewer>()
  withAndWithoutSlash(app, method, path, (request, reply) => work(viewers.get(request)!, request, reply), {
    bodyLimit,
    onRequest: async (request, reply) => {
      const viewer = await userAsking(services, request)
      if (!viewer || (viewer.appId !== null && !mayEnter)) return notSignedIn(reply)
      const isIdlePage = viewer.appId !== null && viewer.permissions.size === 0
      if (mayEnter && (isIdlePage || !mayEnter(viewer))) return denied(reply, denial)
      viewers.set(request, viewer)
      admit(request, { name: `user ${viewer.userId}`, mostBytes: bodyLimit })
    },
  })
}

export const denied = (reply: FastifyReply, message = 'You need another permission for this.'): FastifyReply =>
  sendRefusal(reply, 403, 'PERMISSION_DENIED', message)

/** The user to whom the request's access token belongs; null when it has none or an invalid one. */
async function userAsking(services: Services, { headers }: FastifyRequest): Promise<UserViewer | null> {
  const viewer = await readViewer(services, headers)
  try {
    return viewer.kind === 'user' ? viewer : null
  } catch {
    // The token has expired, or its session has ended.
    return null
  }
}

export const notSignedIn = (reply: FastifyReply): FastifyReply =>
  sendRefusal(
    reply.header('www-authenticate', 'Bearer'),
    401,
    'NOT_SIGNED_IN',
    'Send an access token that is still good.',
  )

/** Answers with a status and one coded refusal that is about no field. */
export const sendRefusal = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ code, field: null, message })
