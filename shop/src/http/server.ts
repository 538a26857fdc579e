/** The one HTTP server: logging, request ids, whom it believes, and how it ends. */
import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'

type Fast = (request: IncomingMessage, response: ServerResponse) => boolean

export interface HttpServer {
  app: FastifyInstance
  /** Called with each request before Fastify sees it; true means answered. */
  setFast(fast: Fast): void
  /** Takes no new requests, lets the running ones end, and closes. */
  close(): Promise<void>
  /** Cuts every connection; a `close` under way then ends at once. */
  cut(): void
}

const BODY_LIMIT = 256 * 1024
/** How often connections that fell idle while closing are looked for. */
const SWEEP_MS = 50
const PATIENCE_MS = 20_000

export function createServer({ log, trustedProxies }: Pick<Config, 'log' | 'trustedProxies'>): HttpServer {
  let fast: Fast = () => false
  let closing = false
  let server: Server | undefined
  const app = fastify({
    logger: { level: log, stream: process.stderr, serializers: { req: briefly } },
    genReqId: () => randomUUID(),
    // One line for each request only for those who ask for it.
    logController: new LogController({
      disableRequestLogging: !['info', 'debug', 'trace'].includes(log),
      requestIdLogLabel: 'request',
    }),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    serverFactory: (handler) => {
      server = createHttpServer(
        { requestTimeout: 60_000, headersTimeout: 30_000, keepAliveTimeout: 65_000 },
        (request, response) => {
          if (closing || !fast(request, response)) handler(request, response)
        },
      )
      return server
    },
  })
  const cut = (): void => server?.closeAllConnections()
  return {
    app,
    cut,
    setFast: (newFast) => {
      fast = newFast
    },
    async close() {
      closing = true
      const sweep = setInterval(() => server?.closeIdleConnections(), SWEEP_MS)
      const patience = setTimeout(cut, PATIENCE_MS)
      try {
        await app.close()
      } finally {
        clearInterval(sweep)
        clearTimeout(patience)
      }
    },
  }
}

/** Of a request only what is no secret: queries may hold tokens of mails. */
function briefly({
  method,
  url,
  host,
  ip,
}: {
  method: string
  url: string
  host?: string
  ip?: string
}): Record<string, unknown> {
  return { method, path: url.split('?', 1)[0], host, remoteAddress: ip }
}
