/** The shop's one HTTP server: logging, request ids, trusted proxies, time limits, and how it closes. */
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { refuseFailures } from '@semena/commerce/extension'
import { within } from '@semena/commerce/tracing'
import { boundBodies, LEAVING, operationOf } from '@semena/commerce/traffic'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { plainListener, type Where } from './listen.ts'
import { type LogTarget, logOptions } from './log.ts'
import { countRequest } from './metrics.ts'
import { publicNetwork, publicPath } from './private.ts'
import { createAddressList } from './proxies.ts'
import { REQUEST_ID, requestIds } from './request-id.ts'
import { beginRequest, endRequest, nameRoute } from './request-span.ts'

type Fast = (request: IncomingMessage, response: ServerResponse, id: string) => boolean

export interface HttpServer {
  app: FastifyInstance
  /**
   * Sets a function that sees each request before Fastify does. When it answers true, the request has been answered.
   */
  setFast(fast: Fast): void
  /** Begins to listen. */
  listen(where: Where): Promise<unknown>
  /** Makes the server ready for connections that another process accepts and that `take` is given. */
  expectConnections(): Promise<void>
  /** Answers requests on a connection that another process accepted. */
  take(connection: Socket): void
  /**
   * Takes no new connections. Requests on the open ones are answered, each as the last of its connection; resolves when
   * all are closed, or after some seconds. No client then loses a request that it sent on a connection it kept.
   */
  drain(): Promise<void>
  /**
   * Takes no new connections, closes those without a request, waits for the running requests, for a limited time, and
   * closes.
   */
  close(): Promise<void>
  /** Cuts every connection, so that a running `close` ends at once. */
  cut(): void
}

export interface Patience {
  /**
   * Limits for a request's head and for the whole request, so that a slow sender cannot keep a connection for longer.
   * Milliseconds.
   */
  headersMs: number
  requestMs: number
  /** How often connections are checked against these limits. Milliseconds. */
  checkMs: number
  /** Limit for a connection on which nothing moves in either direction. Milliseconds. */
  idleMs: number
}

const PATIENCE: Patience = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkMs: 5000,
  idleMs: 120_000,
}
/**
 * Longer than the minute for which proxies usually keep an idle connection, so that the proxy is the one to close it.
 */
const KEEP_ALIVE_MS = 65_000
const BODY_LIMIT = 256 * 1024
const MAX_HEADER_BYTES = 16 * 1024
const MAX_HEADERS = 100
/** While closing, connections that became idle are looked for this often. */
const SWEEP_MS = 50
const CLOSING_MS = 20_000
/**
 * How long connections that clients keep are waited for, while no new ones are taken. The proxies of `deploy/` close
 * what was idle for four seconds, so that none of theirs is left then.
 */
const DRAINING_MS = 5000
const QUIET = /^\/(?:api\/(?:health|ready)\/?|metrics)$/

export interface ServerOptions {
  patience?: Patience
  logTarget?: LogTarget
}

/** Makes the server, which does not listen yet. */
export function createServer(
  { log, trustedProxies }: Pick<Config, 'log' | 'trustedProxies'>,
  { patience = PATIENCE, logTarget = process.stderr }: ServerOptions = {},
): HttpServer {
  const isProxy = createAddressList(trustedProxies)
  const idOf = requestIds(isProxy)
  let fast: Fast = () => false
  let isLeaving = false
  let server: Server | undefined
  const connections = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  const app = fastify({
    ...logOptions(log, logTarget),
    genReqId: idOf,
    trustProxy: trustedProxies.length > 0 ? isProxy : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    serverFactory: (handler) => {
      server = createHttpServer(
        {
          requestTimeout: patience.requestMs,
          headersTimeout: patience.headersMs,
          connectionsCheckingInterval: patience.checkMs,
          keepAliveTimeout: KEEP_ALIVE_MS,
          maxHeaderSize: MAX_HEADER_BYTES,
        },
        (request, response) => {
          const began = performance.now()
          const span = beginRequest(request, idOf, isProxy)
          answers.add(response)
          response.once('close', () => {
            answers.delete(response)
            note(request, response, performance.now() - began)
          })
          if (isLeaving) response.setHeader('connection', 'close')
          within(span, () => {
            if (!fast(request, response, idOf(request))) handler(request, response)
          })
        },
      )
      server.maxHeadersCount = MAX_HEADERS
      server.setTimeout(patience.idleMs)
      server.on('connection', (connection) => {
        connections.add(connection)
        connection.once('close', () => connections.delete(connection))
      })
      return server
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id)
    addresses.set(request.raw, request.ip)
    nameRoute(request.raw, () => request.routeOptions.url ?? '/*')
    // By its head, because of a request that no route takes Fastify would read the body first.
    if (request.is404)
      void reply.code(404).send({
        code: 'NOT_FOUND',
        field: null,
        message: 'There is nothing here.',
      })
    else done()
  })

  // For the routes whose plugin has no words of its own.
  refuseFailures(app)
  boundBodies(app)

  /** Writes one line for each request and counts it, also for cached pages and for requests whose sender has gone. */
  const logged = ['info', 'debug', 'trace'].includes(log)
  const note = (request: IncomingMessage, response: ServerResponse, ms: number): void => {
    const path = request.url ?? ''
    const status = response.writableFinished ? response.statusCode : 499
    countRequest(path, status, ms)
    endRequest(request, status)
    if (!logged) return
    const line = {
      request: idOf(request),
      method: request.method,
      path: publicPath(path),
      status,
      ms: Math.round(ms * 10) / 10,
      ...operationLine(request),
      network: publicNetwork(addresses.get(request) ?? request.socket.remoteAddress ?? ''),
    }
    app.log[QUIET.test(path) ? 'debug' : 'info'](line, 'request')
  }
  const cut = (): void => {
    for (const connection of connections) connection.destroy()
  }
  /** From now on no connection is taken, and each answer is the last of its connection. */
  const leave = (): void => {
    if (isLeaving) return
    isLeaving = true
    // The server's own `close` would cut connections on which a request may be on its way.
    if (server?.listening) NetServer.prototype.close.call(server)
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
    server?.emit(LEAVING)
  }
  const allClosed = async (ms: number): Promise<void> => {
    const until = performance.now() + ms
    while (performance.now() < until && connections.size > 0) await pause(SWEEP_MS)
  }
  return {
    app,
    cut,
    setFast: (newFast) => {
      fast = newFast
    },
    async listen(where) {
      if ('port' in where) return app.listen({ ...where, listenTextResolver: () => '' })
      await app.ready()
      return plainListener(server!).listen(where)
    },
    async expectConnections() {
      await app.ready()
      // Node then watches the connections' limits of time, as it does for those that the server accepts itself.
      server?.emit('listening')
    },
    take(connection) {
      // As for connections that the server accepts itself: who has said everything still wants the answer.
      connection.allowHalfOpen = true
      server?.emit('connection', connection)
      connection.resume()
    },
    async drain() {
      leave()
      await allClosed(DRAINING_MS)
    },
    async close() {
      leave()
      const closeIdle = (): void => {
        server?.closeIdleConnections()
        // Node counts a connection on which nothing was ever sent as one whose request is on its way.
        for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
      }
      closeIdle()
      const sweep = setInterval(closeIdle, SWEEP_MS)
      try {
        await allClosed(CLOSING_MS)
        cut()
        await app.close()
      } finally {
        clearInterval(sweep)
      }
    },
  }
}

/** Visitors' addresses as Fastify determined them. */
const addresses = new WeakMap<IncomingMessage, string>()

function operationLine(request: IncomingMessage): Record<string, unknown> {
  const operation = operationOf(request)
  return operation ? { kind: operation.kind, operation: operation.name } : {}
}
