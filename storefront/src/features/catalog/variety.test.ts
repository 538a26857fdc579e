import { describe, expect, it } from 'vitest'
import { latinName } from './facts/words.ts'
import { isMeasured } from './neighbours.ts'
import { measuresOf } from './queries.ts'
import { factsOf, toVariety } from './variety.ts'

const attribute = (slug: string, ...names: string[]) => ({
  attribute: { slug },
  values: names.map((name) => ({ slug: name.toLowerCase(), name, translation: null })),
})

const product = (isAvailableForPurchase: boolean | null, left: (number | null)[]) => ({
  id: 'p',
  slug: 'blue',
  name: 'Blue',
  isAvailableForPurchase,
  translation: null,
  attributes: [],
  media: [],
  pricing: null,
  variants: left.map((quantityAvailable, i) => ({
    id: `v${i}`,
    name: `${i} seeds`,
    quantityAvailable,
    translation: null,
  })),
})

describe('what a card puts into the basket', () => {
  it('is the first pack that is left', () => {
    expect(toVariety(product(true, [0, 3, 5])).pack).toEqual({ id: 'v1', name: '1\u00a0seed' })
  })

  it('is any pack where the service does not count', () => {
    expect(toVariety(product(null, [null])).pack?.id).toBe('v0')
  })

  it('is nothing before the day of sale, however much is in stock', () => {
    expect(toVariety(product(false, [50])).pack).toBeNull()
  })

  it('is nothing when all are sold', () => {
    expect(toVariety(product(true, [0, 0])).pack).toBeNull()
  })
})

describe('a shop that says little of its products', () => {
  const book = factsOf([])
  const seed = factsOf([attribute('genotype-indica', '80'), attribute('min-thc', '12')])

  it('gets no botanical name for what is no seed', () => {
    expect(latinName(book)).toBeNull()
    expect(latinName(seed)).toBe('Cannabis indica Lam.')
    expect(latinName(factsOf([attribute('genetics', 'Feminized')]))).toBe('Cannabis sativa L.')
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
