/** Lists of trusted machines: addresses, networks and the three names that SEMENA_TRUSTED_PROXIES takes. */
import { BlockList, isIP } from 'node:net'

const NAMES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

export type Among = (address: string | undefined) => boolean

/**
 * Answers a function that says whether an address is in these networks. An IPv4 address written as IPv6 counts as IPv4.
 */
export function createAddressList(networks: readonly string[]): Among {
  const list = new BlockList()
  for (const network of networks.flatMap((name) => NAMES[name] ?? [name])) {
    const [address, bits] = network.split('/') as [string, string | undefined]
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address = '') => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0]!
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}
