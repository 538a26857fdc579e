import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differ, fromBitcoin, lessPercent, toBitcoin, toSatoshi, worth } from './amounts.ts'
import { paymentUri } from './uri.ts'

describe('amounts', () => {
  it('turns money into satoshi, rounded up', () => {
    expect(toSatoshi(9800012, 'USD', '98000.12')).toBe(100_000_000n)
    expect(toSatoshi(100, 'USD', '98000.12')).toBe(1021n)
    // 1 / 98000.12 = 0.0000102040…, which is rounded up by one satoshi.
    expect(toSatoshi(1, 'USD', '1000000')).toBe(294n)
    expect(toSatoshi(5000, 'JPY', '15000000')).toBe(33_334n)
    expect(toSatoshi(123_456, 'RUB', '9123456.789012')).toBe(13_532n)
  })

  it('asks for so much that it pays, and for no satoshi more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 99 }),
        (minor, whole, cents) => {
          const rate = `${whole}.${String(cents).padStart(2, '0')}`
          const satoshi = toSatoshi(minor, 'USD', rate)
          const hundredths = BigInt(whole) * 100n + BigInt(cents)
          const pays = (s: bigint): boolean => s * hundredths >= BigInt(minor) * 100_000_000n
          expect(pays(satoshi)).toBe(true)
          expect(satoshi === 294n || !pays(satoshi - 1n)).toBe(true)
        },
      ),
    )
  })

  it.each(['', 'x', '-1', '1e5', '0', '0.00', '1.', 'NaN'])('refuses %j as a rate', (rate) => {
    expect(() => toSatoshi(100, 'USD', rate)).toThrow(RangeError)
  })

  it('writes bitcoin as decimal text and reads it', () => {
    expect([123_456n, 100_000_000n, 0n, 1n, 2_100_000_000_000_000n].map(toBitcoin)).toEqual([
      '0.00123456',
      '1',
      '0',
      '0.00000001',
      '21000000',
    ])
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n }), (s) => fromBitcoin(toBitcoin(s)) === s))
    expect(['0.123456789', '-1', '', '1e3'].map(fromBitcoin)).toEqual([null, null, null, null])
  })

  it('is worth the amount at what was asked, in proportion otherwise, and never less for more', () => {
    const price = { amount: 1700, satoshi: 17_347n, enough: 17_347n }
    expect(worth(price, 0n)).toBe(0)
    expect(worth(price, 17_346n)).toBe(1699)
    expect(worth(price, 17_347n)).toBe(1700)
    expect(worth(price, 34_694n)).toBe(3400)
    fc.assert(
      fc.property(
        fc.bigInt(0n, 60_000n),
        fc.bigInt(0n, 60_000n),
        fc.constantFrom(17_347n, 17_174n, 15_613n),
        (a, b, enough) => {
          const [low, high] = a < b ? [a, b] : [b, a]
          return worth({ ...price, enough }, low) <= worth({ ...price, enough }, high)
        },
      ),
    )
  })

  it('tolerates what the owner tolerates', () => {
    const enough = lessPercent(17_347n, '1')
    expect(enough).toBe(17_174n)
    expect(worth({ amount: 1700, satoshi: 17_347n, enough }, 17_174n)).toBe(1700)
    expect(worth({ amount: 1700, satoshi: 17_347n, enough }, 17_173n)).toBe(1682)
    expect(lessPercent(17_347n, '0')).toBe(17_347n)
    expect(lessPercent(1000n, '0.05')).toBe(1000n)
  })

  it('tells rates apart that differ by more than so many percent', () => {
    expect(differ('100', '95', 5n)).toBe(false)
    expect(differ('94.99', '100', 5n)).toBe(true)
    expect(differ('98000.12', '98000.12', 0n)).toBe(false)
  })

  it('writes the address as wallets read it', () => {
    expect(paymentUri('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 123_450n)).toBe(
      'bitcoin:bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu?amount=0.0012345',
    )
  })
})
