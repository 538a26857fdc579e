/**
 * A plain HTTP proxy in front of a shop. It sees every request of a browser, those of workers too, and can break or
 * delay some.
 */
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningShop } from './shop.ts'

export interface Seen {
  path: string
  /** The name of the GraphQL operation; empty for other requests. */
  operation: string
  token: string | null
}

export interface Front {
  url: string
  seen: Seen[]
  /** How often an operation was requested. */
  count(operation: string): number
  /** Whether a request's connection is broken before it reaches the shop. */
  breaks: (request: Seen) => boolean
  /** What a request waits for before it reaches the shop; undefined for nothing. */
  holds: (request: Seen) => Promise<void> | undefined
  close(): Promise<void>
}

export async function startFront(shop: RunningShop): Promise<Front> {
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    count: (operation) => front.seen.filter((one) => one.operation === operation).length,
    breaks: () => false,
    holds: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { url: path = '/', method, headers } = incoming
    const operation = /"operationName":"(\w+)"/.exec(body.toString())?.[1] ?? ''
    const one = {
      path,
      operation,
      token: /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null,
    }
    front.seen.push(one)
    await front.holds(one)
    if (front.breaks(one)) return void outgoing.destroy()
    const onward = request({ host: '127.0.0.1', port: shop.port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  }
  return front
}
