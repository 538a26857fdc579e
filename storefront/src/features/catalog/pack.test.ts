import { describe, expect, it } from 'vitest'
import { cheapestSeed } from './cheapest-seed.ts'
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
})
