import { describe, expect, it } from 'vitest'
import { cheapestSeed } from './cheapest-seed.ts'
import { offerOf, type PackOffer, toPacks } from './pack.ts'

const pack = (name: string, price: number, rest: Partial<PackOffer> = {}): PackOffer => ({
  id: name,
  name,
  sku: null,
  seeds: null,
  inStock: true,
  forSale: true,
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

describe('what is not for sale', () => {
  const gross = { amount: 5, currency: 'USD' }
  const variant = {
    id: 'V',
    name: '1 seed',
    sku: 'SEO-U',
    quantityAvailable: 5,
    translation: null,
    pricing: { onSale: true, price: { gross }, priceUndiscounted: { gross: { amount: 6, currency: 'USD' } } },
  }
  it('shows no price, neither the present one nor that before a sale', () => {
    const product = { isAvailableForPurchase: false, variants: [variant] }
    expect(offerOf(product)).toEqual({ price: null, before: null, forSale: false, pack: null })
    expect(toPacks(product)).toMatchObject([{ price: null, before: null, forSale: false, inStock: false }])
  })
  it('is not what is sold out', () => {
    const product = { isAvailableForPurchase: true, variants: [{ ...variant, quantityAvailable: 0 }] }
    expect(offerOf(product)).toMatchObject({ price: gross, forSale: true, pack: null })
  })
})
