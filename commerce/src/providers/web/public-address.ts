/** Which addresses are those of the public internet, and where a host is: one rule for every request that leaves the shop. */
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { OutsideFault } from '../../domain/fault-text.ts'

/**
 * Networks that are nobody's on the internet: private, local, reserved, for documents, for groups. Of IPv6 only those
 * among global unicast addresses are named, because no others are public.
 */
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
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6')

/** The addresses of IPv6 that somebody on the internet may have. */
const GLOBAL_UNICAST = new BlockList()
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return family === 6 && GLOBAL_UNICAST.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}

export interface Address {
  address: string
  family: number
}

/**
 * The address to which a request for this URL may go. Throws an `OutsideFault` where there is none: `allowPrivate` opens
 * networks that are not public, and the signal ends the wait for a name.
 */
export async function addressOf(
  { hostname }: URL,
  { allowPrivate, signal }: { allowPrivate: boolean; signal: AbortSignal },
): Promise<Address> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await addressesOf(host, signal)
  const allowed = found.find((a) => allowPrivate || isPublic(a.address))
  if (!allowed) throw new OutsideFault('the address is in a network that is not public')
  return allowed
}

/** Asks for a name's addresses, for as long as the signal allows: the look-up itself cannot be stopped. */
function addressesOf(host: string, signal: AbortSignal): Promise<Address[]> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new OutsideFault('the address did not answer in time'))
    if (signal.aborted) return late()
    signal.addEventListener('abort', late, { once: true })
    lookup(host, { all: true })
      .then(resolve, () => reject(new OutsideFault('the host is not known')))
      .finally(() => signal.removeEventListener('abort', late))
  })
}
