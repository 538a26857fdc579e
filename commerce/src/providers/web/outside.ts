/**
 * Requests to addresses that people entered, such as those of apps. A name is resolved once and the request goes to the
 * address that was checked, so that a name cannot lead into the shop's own network; redirects are not followed.
 */
import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { OutsideFault } from '../../domain/fault-text.ts'
import type { OutsideAnswer, OutsideRequest, OutsideWeb } from '../../domain/webhook/port.ts'

/** Networks that are nobody's on the internet: private, local, reserved, for documents, for groups. */
const NOT_PUBLIC = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6')

/** Whether an address is one of the public internet. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address)
  if (family === 0) return false
  return !NOT_PUBLIC.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** `allowPrivate` opens networks that are not public, for apps that run beside the shop. */
export const outsideWeb = ({ allowPrivate }: { allowPrivate: boolean }): OutsideWeb => ({
  send: async (asked) => {
    const url = URL.parse(asked.url)
    if (!url || !/^https?:$/.test(url.protocol)) throw new OutsideFault('the address is none of http or https')
    const signal = AbortSignal.timeout(asked.patienceMs)
    const address = await addressOf(url.hostname.replace(/^\[|\]$/g, ''), allowPrivate, signal)
    return exchange(url, address, asked, signal)
  },
})

interface Address {
  address: string
  family: number
}

async function addressOf(host: string, allowPrivate: boolean, signal: AbortSignal): Promise<Address> {
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await addressesOf(host, signal)
  const allowed = found.find((a) => allowPrivate || isPublic(a.address))
  if (!allowed) throw new OutsideFault('the address is in a network that is not public')
  return allowed
}

/** Asks for a name's addresses, for as long as the signal allows: the look-up itself cannot be stopped. */
function addressesOf(host: string, signal: AbortSignal): Promise<Address[]> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new OutsideFault('the address did not answer in time'))
    signal.addEventListener('abort', late, { once: true })
    lookup(host, { all: true })
      .then(resolve, () => reject(new OutsideFault('the host is not known')))
      .finally(() => signal.removeEventListener('abort', late))
  })
}

function exchange(
  url: URL,
  { address, family }: Address,
  { method, headers, body, mostBytes }: OutsideRequest,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  const pinned: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const fail = (text: string): void => reject(new OutsideFault(text))
    const open = url.protocol === 'https:' ? requestHttps : requestHttp
    const outgoing = open(
      url,
      {
        method,
        // Every request has a connection of its own, which leads to the address that was checked.
        agent: false,
        lookup: pinned,
        signal,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        let size = 0
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size <= mostBytes) return chunks.push(chunk)
          fail('the answer is too large')
          return outgoing.destroy()
        })
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        incoming.on('error', () => fail('the connection broke'))
      },
    )
    outgoing.on('error', () =>
      fail(signal.aborted ? 'the address did not answer in time' : 'the address cannot be reached'),
    )
    outgoing.end(body)
  })
}
