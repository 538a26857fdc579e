/** Arithmetic with decimal texts is exact. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled, worthOf } from './decimal.ts'

describe('decimal texts', () => {
  it('are cut off, never rounded up', () => {
    expect(scaled('17', 2)).toBe(1700n)
    expect(scaled('17.00', 2)).toBe(1700n)
    expect(scaled('0.019', 2)).toBe(1n)
    expect(scaled('0.00000001', 8)).toBe(1n)
  })

  it('multiply without losing anything', () => {
    expect(worthOf({ value: '0.00026154', fee: '0.0', rate: '65000' }, 2)).toBe(1700n)
    expect(worthOf({ value: '0.0001', fee: '0.00000100', rate: '65000.12' }, 2)).toBe(643n)
    expect(worthOf({ value: '0.0001', fee: '0.0002', rate: '65000' }, 2)).toBe(0n)
  })

  it('of satoshi and cents agree with whole numbers', () => {
    const satoshi = fc.bigInt(0n, 21n * 10n ** 14n)
    const cents = fc.bigInt(1n, 10n ** 9n)
    const text = (digits: bigint, places: number): string => {
      const padded = digits.toString().padStart(places + 1, '0')
      return `${padded.slice(0, -places)}.${padded.slice(-places)}`
    }
    fc.assert(
      fc.property(satoshi, cents, (s, c) => {
        expect(worthOf({ value: text(s, 8), fee: '0', rate: text(c, 2) }, 2)).toBe((s * c) / 100_000_000n)
      }),
    )
  })
})
