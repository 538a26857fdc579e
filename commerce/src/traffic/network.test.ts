import { describe, expect, test } from 'vitest'
import { networkOf } from './network.ts'

describe('a network', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['2001:db8:a:b:ffff::1', '2001:db8:a:b::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['::', '::/64'],
    ['', ''],
    [undefined, ''],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('is the same however an address is written', () => {
    const ways = ['2001:db8:0:7:0:0:0:9', '2001:db8::7:0:0:0:9', '2001:0db8:0000:0007::0009', '2001:DB8:0:7::9']
    expect(new Set(ways.map(networkOf))).toEqual(new Set(['2001:db8:0:7::/64']))
  })
})
