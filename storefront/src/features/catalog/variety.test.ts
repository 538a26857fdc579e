import { describe, expect, it } from 'vitest'
import { latinName } from './facts/latin-name.ts'
import { isMeasured } from './neighbours.ts'
import { measuresOf } from './queries.ts'
import { factsOf, toVariety } from './variety.ts'

const attribute = (slug: string, ...names: string[]) => ({
  attribute: { slug },
  values: names.map((name) => ({ slug: name.toLowerCase(), name, translation: null })),
})

const usd = (amount: number) => ({ gross: { amount, currency: 'USD' } })

const product = (
  isAvailableForPurchase: boolean | null,
  left: (number | null)[],
  prices = left.map((_, i) => 10 + i),
) => ({
  id: 'p',
  slug: 'blue',
  name: 'Blue',
  isAvailableForPurchase,
  availableForPurchaseAt: null as string | null,
  translation: null,
  attributes: [],
  media: [],
  variants: left.map((quantityAvailable, i) => ({
    id: `v${i}`,
    name: `${i} seeds`,
    sku: null,
    quantityAvailable,
    translation: null,
    pricing: { onSale: false, price: usd(prices[i]!), priceUndiscounted: usd(prices[i]!) },
  })),
})

describe('what a card puts into the basket', () => {
  it('is the cheapest pack that is left, and its price is the one that shows', () => {
    const { pack, price } = toVariety(product(true, [0, 3, 5]))
    expect(pack).toEqual({ id: 'v1', name: '1\u00a0seed' })
    expect(price?.amount).toBe(11)
    const turned = toVariety(product(true, [4, 3, 0], [30, 20, 5]))
    expect([turned.pack?.id, turned.price?.amount]).toEqual(['v1', 20])
  })

  it('is never a pack without a price', () => {
    const free = product(true, [3, 3])
    const { pack, price } = toVariety({
      ...free,
      variants: free.variants.map((variant, i) => (i === 0 ? { ...variant, pricing: null } : variant)),
    })
    expect([pack?.id, price?.amount]).toEqual(['v1', 11])
  })

  it('is any pack where the service does not count', () => {
    expect(toVariety(product(null, [null])).pack?.id).toBe('v0')
  })

  it('is nothing before the day of sale, however much is in stock', () => {
    expect(toVariety(product(false, [50])).pack).toBeNull()
    const soon = toVariety({ ...product(false, [50]), availableForPurchaseAt: '2027-01-01T05:00:00+00:00' })
    expect(soon.saleDay).toBe('2027-01-01T05:00:00+00:00')
  })

  it('is nothing when all are sold; the cheapest price is told all the same', () => {
    const { pack, price } = toVariety(product(true, [0, 0]))
    expect([pack, price?.amount]).toEqual([null, 10])
  })
})

describe('a shop that says little of its products', () => {
  const book = factsOf([])
  const seed = factsOf([attribute('genotype-indica', '80'), attribute('min-thc', '12')])

  it('gets no botanical name for what is no seed', () => {
    expect(latinName(book)).toBeNull()
    expect(latinName(seed)).toBe('Cannabis indica Lam. × sativa L.')
    expect(latinName(factsOf([attribute('genetics', 'Feminized')]))).toBe('Cannabis sativa L.')
  })

  it('gets the botanical name that is printed on its plate', () => {
    const names = [0, 5, 20, 50, 95].map((indica) => latinName(factsOf([attribute('genotype-indica', String(indica))])))
    expect(names).toEqual([
      'Cannabis sativa L.',
      'Cannabis sativa L.',
      'Cannabis sativa L. × indica Lam.',
      'Cannabis indica Lam. × sativa L.',
      'Cannabis indica Lam.',
    ])
    const auto = factsOf([attribute('genetics', 'Autoflowering'), attribute('genotype-indica', '75')])
    expect(latinName(auto)).toBe('Cannabis indica Lam. × sativa L. × ruderalis')
  })

  it('gets neighbours for what is measured only', () => {
    expect(isMeasured(seed)).toBe(true)
    expect(isMeasured(book)).toBe(false)
    expect(isMeasured(factsOf([attribute('genotype-indica', '80')]))).toBe(false)
  })

  it('gets sliders for whole scales only', () => {
    expect(measuresOf([])).toEqual([])
    expect(measuresOf(['min-thc', 'genotype-sativa', null])).toEqual(['sativa'])
    expect(measuresOf(['max-time-of', 'min-thc', 'max-thc', 'min-time-of'])).toEqual(['thc', 'days'])
  })
})
