/** The parts that both stand-ins share: a plain HTTP server on loopback, its faults, and small pages for a payer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface Told {
  status: number
  headers?: Record<string, string>
  /** An object is sent as JSON, a text as an HTML page. */
  body?: unknown
}

/**
 * STATUS answers with that status. HANG never answers. CUT ends the connection. GARBAGE answers nonsense. LOST does
 * what was asked and then ends the connection.
 */
export type Fault = ({ kind: 'STATUS'; status: number } | { kind: 'HANG' | 'CUT' | 'GARBAGE' | 'LOST' }) & {
  /** The fault waits for a request that matches, such as `POST /path`; left out, it takes the next request. */
  on?: RegExp
}

export interface StandInServer {
  /** The server's address without a slash at the end, such as http://127.0.0.1:40123 */
  url: string
  /** Faults for the next requests of the API. Each is used once. */
  faults: Fault[]
  /** The requests of the API so far, as `POST /path`. */
  asked: string[]
  close(): Promise<void>
}

export async function startServer(
  isApi: (path: string) => boolean,
  answer: (asked: Asked) => Told | Promise<Told>,
): Promise<StandInServer> {
  const faults: Fault[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, searchParams } = new URL(request.url!, 'http://stand-in')
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    const isCall = isApi(pathname)
    if (isCall) asked.push(`${request.method} ${pathname}`)
    const at = isCall ? faults.findIndex(({ on }) => !on || on.test(`${request.method} ${pathname}`)) : -1
    const fault = at >= 0 ? faults.splice(at, 1)[0] : undefined
    if (fault?.kind === 'HANG') return
    if (fault?.kind === 'CUT') return void request.socket.destroy()
    if (fault?.kind === 'GARBAGE') return void response.writeHead(200).end('<!doctype html><p>Bad gateway')
    if (fault?.kind === 'STATUS') return void response.writeHead(fault.status).end('{}')
    const told = await answer({
      method: request.method!,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    })
    if (fault?.kind === 'LOST') return void request.socket.destroy()
    const isPage = typeof told.body === 'string'
    response.writeHead(told.status, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      ...told.headers,
    })
    response.end(told.body === undefined ? '' : isPage ? (told.body as string) : JSON.stringify(told.body))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A page of the stand-in for a payer with a browser. `body` is HTML. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escape(title)}</title><main><h1>${escape(title)}</h1>${body}</main></html>`

export const button = (name: string, value: string, label: string): string =>
  `<button name="${name}" value="${value}">${escape(label)}</button>`

export const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

export const goTo = (url: string): Told => ({ status: 303, headers: { location: url } })
