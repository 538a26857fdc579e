/** The shop's one HTTP server: logging, request ids, trusted proxies, time limits, and how it closes. */
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { operationOf } from '@semena/commerce/traffic'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { type LogTarget, logOptions } from './log.ts'
import { countRequest } from './metrics.ts'
import { publicNetwork, publicPath } from './private.ts'
import { createAddressList } from './proxies.ts'
import { REQUEST_ID, requestIds } from './request-id.ts'

type Fast = (request: IncomingMessage, response: ServerResponse, id: string) => boolean

export interface HttpServer {
  app: FastifyInstance
  /**
   * Sets a function that sees each request before Fastify does. When it answers true, the request has been answered.
   */
  setFast(fast: Fast): void
  /**
   * Takes no new connections. Requests on the open ones are answered, each as the last of its connection; resolves when
   * all are closed, or after some seconds. No client then loses a request that it sent on a connection it kept.
   */
  drain(): Promise<void>
  /** Takes no new requests, waits for the running ones, and closes. */
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

const PATIENCE: Patience = { headersMs: 15_000, requestMs: 60_000, checkMs: 5000, idleMs: 120_000 }
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
/** How long connections that clients keep are waited for, while no new ones are taken. */
const DRAINING_MS = 5000
const QUIET = /^\/(?:api\/health\/?|metrics)$/

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
  let closing = false
  let draining = false
  let server: Server | undefined
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
          response.once('close', () => note(request, response, performance.now() - began))
          if (draining) response.setHeader('connection', 'close')
          if (closing || !fast(request, response, idOf(request))) handler(request, response)
        },
      )
      server.maxHeadersCount = MAX_HEADERS
      server.setTimeout(patience.idleMs)
      return server
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id)
    addresses.set(request.raw, request.ip)
    done()
  })

  /** Writes one line for each request and counts it, also for cached pages and for requests whose sender has gone. */
  const logged = ['info', 'debug', 'trace'].includes(log)
  const note = (request: IncomingMessage, response: ServerResponse, ms: number): void => {
    const path = request.url ?? ''
    const status = response.writableFinished ? response.statusCode : 499
    countRequest(path, status, ms)
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
  const cut = (): void => server?.closeAllConnections()
  return {
    app,
    cut,
    setFast: (newFast) => {
      fast = newFast
    },
    async drain() {
      if (!server?.listening) return
      draining = true
      // The server's own `close` would cut connections on which a request may be on its way.
      NetServer.prototype.close.call(server)
      const until = performance.now() + DRAINING_MS
      while (performance.now() < until && (await openConnections(server)) > 0)
        await new Promise((resolve) => setTimeout(resolve, SWEEP_MS))
    },
    async close() {
      closing = true
      const sweep = setInterval(() => server?.closeIdleConnections(), SWEEP_MS)
      const giveUp = setTimeout(cut, CLOSING_MS)
      try {
        await app.close()
      } finally {
        clearInterval(sweep)
        clearTimeout(giveUp)
      }
    },
  }
}

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

/** Visitors' addresses as Fastify determined them. */
const addresses = new WeakMap<IncomingMessage, string>()

function operationLine(request: IncomingMessage): Record<string, unknown> {
  const operation = operationOf(request)
  return operation ? { kind: operation.kind, operation: operation.name } : {}
}
