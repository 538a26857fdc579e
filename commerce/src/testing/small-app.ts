/** For tests: a small app on 127.0.0.1, with a manifest, a place for its token, and webhooks whose answers tests choose. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Reply {
  status?: number
  body?: unknown
}

export interface SmallApp {
  url: string
  received: Received[]
  /** What the app answers at a path, or how it makes its answer; left out, an empty object with status 200. */
  answers: Map<string, Reply | ((received: Received) => Reply)>
  /** Paths at which it hears everything, but answers only when it is told to. */
  holds: Set<string>
  /** Answers what was held back at a path. */
  release(path: string): void
  close(): Promise<void>
}

export async function openSmallApp(manifest: (url: string) => object): Promise<SmallApp> {
  const received: Received[] = []
  const answers: SmallApp['answers'] = new Map()
  const holds: SmallApp['holds'] = new Set()
  const held: { path: string; go: () => void }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const now = { path, headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(now)
      const answer = answers.get(path) ?? {}
      const { status = 200, body = path === '/manifest' ? manifest(url) : {} } =
        typeof answer === 'function' ? answer(now) : answer
      const go = (): void => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
      if (holds.has(path)) held.push({ path, go })
      else go()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    answers,
    holds,
    release: (path) => {
      holds.delete(path)
      for (const one of held.splice(0)) if (one.path === path) one.go()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
