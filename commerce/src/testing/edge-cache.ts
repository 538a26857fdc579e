/**
 * For tests: a shared HTTP cache in front of a shop, as a CDN is one. It keeps what it may by the headers that Fastly,
 * Cloudflare and Varnish read, and drops it by tag when it is told in the words of one of them.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const PURGE_TOKEN = 'purge-token-0123456789'
const AGES = ['surrogate-control', 'cloudflare-cdn-cache-control', 'cdn-cache-control'] as const

interface Kept {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  tags: string[]
  until: number
  /** The request headers by which answers of this address differ, with the values that this one was for. */
  varies: Record<string, string | undefined>
}

export interface EdgeCache {
  url: string
  /** The address for purges, which any of the three may use. */
  purgeUrl: string
  /** The tags of each purge that was done, in order. */
  purged: string[][]
  /** How many purges were asked for and not done. */
  refused: number
  /** Whether purges are refused at the moment. */
  refuses: boolean
  /** Leads requests to a shop from now on, such as `http://127.0.0.1:4000`. */
  leadTo(shop: string): void
  close(): Promise<void>
}

export async function startEdgeCache(): Promise<EdgeCache> {
  const kept = new Map<string, Kept[]>()
  let shop = ''
  const server = createServer((incoming, outgoing) => {
    const work = isPurge(incoming) ? purge(incoming, outgoing) : serve(incoming, outgoing)
    work.catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const edge: EdgeCache = {
    url,
    purgeUrl: `${url}/.purge`,
    purged: [],
    refused: 0,
    refuses: false,
    leadTo: (address) => {
      shop = address
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function purge(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = (await bodyOf(incoming)).toString()
    const { headers, method } = incoming
    const said = text ? (JSON.parse(text) as { tags?: string[]; surrogate_keys?: string[] }) : {}
    const isAllowed =
      headers['fastly-key'] === PURGE_TOKEN
        ? said.surrogate_keys !== undefined
        : headers.authorization === `Bearer ${PURGE_TOKEN}`
    const tags = said.tags ?? said.surrogate_keys ?? (method === 'PURGE' ? words(headers['surrogate-key']) : [])
    if (edge.refuses || !isAllowed || tags.length === 0) {
      edge.refused++
      return void outgoing.writeHead(isAllowed ? 503 : 403).end()
    }
    edge.purged.push(tags)
    for (const [key, all] of kept)
      kept.set(
        key,
        all.filter((one) => !one.tags.some((tag) => tags.includes(tag))),
      )
    outgoing.writeHead(200).end()
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url: path = '/' } = incoming
    const key = `${headers.host} ${path}`
    const isRead = method === 'GET' && headers.authorization === undefined
    const found = isRead
      ? kept
          .get(key)
          ?.find(
            (one) =>
              one.until > Date.now() && Object.entries(one.varies).every(([name, value]) => headers[name] === value),
          )
      : undefined
    if (found) return answer(outgoing, found, 'HIT')
    const fresh = await ask(incoming, await bodyOf(incoming))
    const seconds = isRead ? secondsOf(fresh) : 0
    if (seconds > 0) {
      const names = words(fresh.headers.vary)
      const one = {
        ...fresh,
        tags: [...words(fresh.headers['surrogate-key']), ...words(fresh.headers['cache-tag'])],
        until: Date.now() + seconds * 1000,
        varies: Object.fromEntries(names.map((name) => [name, headers[name] as string | undefined])),
      }
      kept.set(key, [...(kept.get(key) ?? []), one])
    }
    return answer(outgoing, fresh, 'MISS')
  }

  async function ask(incoming: IncomingMessage, body: Buffer): Promise<Pick<Kept, 'status' | 'headers' | 'body'>> {
    const { hostname, port } = new URL(shop)
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      request(
        {
          hostname,
          port,
          method: incoming.method,
          path: incoming.url,
          headers: { ...incoming.headers, 'x-forwarded-for': '203.0.113.5', connection: 'close' },
        },
        resolve,
      )
        .on('error', reject)
        .end(body)
    })
    return { status: answered.statusCode!, headers: answered.headers, body: await bodyOf(answered) }
  }

  return edge
}

const isPurge = ({ method, url }: IncomingMessage): boolean => method === 'PURGE' || url === '/.purge'

const words = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(' ')
    .split(/[\s,]+/)
    .filter(Boolean)

/** For how many seconds an answer may be kept. What is meant for such caches counts before what is meant for all. */
function secondsOf({ status, headers }: Pick<Kept, 'status' | 'headers'>): number {
  const control = headers['cache-control'] ?? ''
  if (headers['set-cookie'] || status !== 200 || words(headers.vary).includes('*')) return 0
  const own = AGES.map((name) => headers[name]).find((value) => value !== undefined)
  const said = String(own ?? control)
  if (/\bprivate\b/.test(control) || /\b(?:no-store|no-cache|private)\b/.test(said)) return 0
  return Number(/\bs-maxage=(\d+)/.exec(said)?.[1] ?? /\bmax-age=(\d+)/.exec(said)?.[1] ?? 0)
}

function answer(
  outgoing: ServerResponse,
  { status, headers, body }: Pick<Kept, 'status' | 'headers' | 'body'>,
  cache: 'HIT' | 'MISS',
): void {
  outgoing.writeHead(status, {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'transfer-encoding')),
    'content-length': body.length,
    'x-cache': cache,
  })
  outgoing.end(body)
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}
