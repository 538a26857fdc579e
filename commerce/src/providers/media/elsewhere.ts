/**
 * Fetches pictures from addresses that people entered. The address of the host is checked before each request and the
 * request goes to the one that was checked, so that no name leads into the shop's own network.
 */
import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'

const MOST_BYTES = 10 * 1024 * 1024
const PATIENCE_MS = 10_000
const MOST_REDIRECTS = 3

/** Networks that are not the public internet: private, local, reserved, for documents, for groups. */
const NOT_PUBLIC = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address, prefix] = network.split('/') as [string, string]
  NOT_PUBLIC.addSubnet(address, Number(prefix), 'ipv4')
}

/** Whether an address is one of the public internet. Of IPv6 only global unicast addresses are. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return family === 6 && /^[23][0-9a-f]{3}:/i.test(address) && !/^(?:2001:(?:0{0,4}|db8):|2002:)/i.test(address)
}

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
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true })
  const to = found.find(({ address }) => isPublic(address))
  if (!to) return null
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
    outgoing.end()
  })
}
