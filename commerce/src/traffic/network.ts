/** Networks, for which limits count: an internet address belongs to one. */
import { isIP } from 'node:net'

/** How many of the eight groups of an IPv6 address name a network. One household usually has all addresses below. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/**
 * The network of an address. An IPv4 address is its own network, also when it is written as IPv6 (`::ffff:192.0.2.1`,
 * `::ffff:c000:201`). The network of an IPv6 address is its /64 in the shortest form (`2001:db8::/64`), without a zone.
 * A text that is no address is given back unchanged. Requests through a Unix socket have no address, whatever their
 * type says, and count as one network, the empty text.
 */
export function networkOf(address: string | undefined): string {
  if (!address) return ''
  const plain = address.split('%', 1)[0]!
  if (isIP(plain) !== 6) return address
  const groups = groupsOf(plain)
  if (groups.slice(0, 5).every((g) => g === 0) && groups[5] === 0xffff)
    return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.')
  const network = [...groups.slice(0, NETWORK_GROUPS), ...Array.from({ length: GROUPS - NETWORK_GROUPS }, () => 0)]
  return `${new URL(`http://[${network.map((g) => g.toString(16)).join(':')}]`).hostname.slice(1, -1)}/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = numbers(head)
  const after = tail === undefined ? [] : numbers(tail)
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => 0), ...after]
}

/** The numbers of some groups; an IPv4 address at the end stands for two groups. */
const numbers = (text: string): number[] =>
  text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)]
      const [a, b, c, d] = group.split('.').map(Number)
      return [a! * 256 + b!, c! * 256 + d!]
    })
