import { describe, expect, it } from 'vitest'
import { cheapestSeed } from './cheapest-seed.ts'
import { commonSku } from './common-sku.ts'
import type { PackOffer } from './pack.ts'

const pack = (name: string, price: number, rest: Partial<PackOffer> = {}): PackOffer => ({
  id: name,
  name,
  sku: null,
  seeds: null,
  inStock: true,
  left: null,
  price: { amount: price, currency: 'USD' },
  before: null,
  ...rest,
})

describe('packs', () => {
  it('know where a seed costs least', () => {
    const packs = [
      pack('1', 8.5, { seeds: 1 }),
      pack('5', 36.5, { seeds: 5 }),
      pack('10', 60, { seeds: 10, inStock: false }),
    ]
    expect(cheapestSeed(packs)).toEqual({ price: { amount: 7.3, currency: 'USD' }, pack: packs[1] })
  })
  it('that do not say how many they hold have no price per seed', () => {
    expect(cheapestSeed([pack('Tin', 20)])).toBeNull()
  })
  it('share the stem of their article numbers, and nothing else is cut', () => {
    expect(commonSku([pack('1', 1, { sku: 'NTL-FEM-1' }), pack('3', 1, { sku: 'NTL-FEM-3' })])).toBe('NTL-FEM')
    expect(commonSku([pack('one', 1, { sku: 'ABC-123' })])).toBe('ABC-123')
    expect(commonSku([pack('S', 1, { sku: 'RED-1' }), pack('M', 1, { sku: 'BLUE-1' })])).toBe('RED-1')
    expect(commonSku([pack('one', 1)])).toBeNull()
  })
})
