/**
 * Fetches pictures from addresses that people entered. Each request, also after a redirect, goes to an address that was
 * checked before, so that it cannot reach the shop's own network (SSRF).
 */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { addressOf } from '../web/public-address.ts'

const MOST_BYTES = 10 * 1024 * 1024
const PATIENCE_MS = 10_000
const MOST_REDIRECTS = 3

/** The content of a picture at an address; null where there is none that may be fetched. */
export async function fetchPicture(address: string): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  let url = URL.parse(address)
  for (let turn = 0; url && turn <= MOST_REDIRECTS; turn++) {
    const answer = await ask(url, signal).catch(() => null)
    if (!answer || 'content' in answer) return answer?.content ?? null
    url = URL.parse(answer.location, url.href)
  }
  return null
}

type Answer = { content: Buffer } | { location: string }

async function ask(url: URL, signal: AbortSignal): Promise<Answer | null> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const to = await addressOf(url, { allowPrivate: false, signal })
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestHttps : requestHttp
    const outgoing = open(
      url,
      {
        // A connection of its own, which leads to the address that was checked.
        agent: false,
        lookup: (_host, options, done) => {
          if (options.all) done(null, [to])
          else done(null, to.address, to.family)
        },
        signal,
        headers: { accept: 'image/*' },
      },
      (incoming) => {
        const status = incoming.statusCode ?? 0
        const { location } = incoming.headers
        const end = (answer: Answer | null): void => {
          resolve(answer)
          outgoing.destroy()
        }
        if (status >= 300 && status < 400) return end(location ? { location } : null)
        if (status !== 200 || !incoming.headers['content-type']?.startsWith('image/')) return end(null)
        const chunks: Buffer[] = []
        let size = 0
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MOST_BYTES) end(null)
          else chunks.push(chunk)
        })
        incoming.on('end', () => resolve({ content: Buffer.concat(chunks) }))
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    // Without a listener Node drops the connection of a server that leaves the protocol (101), and tells nobody.
    outgoing.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve(null)
    })
    outgoing.end()
  })
}
