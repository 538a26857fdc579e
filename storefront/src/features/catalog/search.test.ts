import { describe, expect, it } from 'vitest'
import { toFilter, toOrder } from './filter.ts'
import { catalogSearch, withChange, isNarrowedOrLater, parseRange, withLess, withMore } from './search.ts'

describe('the address of a list', () => {
  it('drops what is empty, wrong or at the end of its scale', () => {
    expect(
      catalogSearch({
        search: ' ',
        genetics: '',
        price: ['', ''],
        'genotype-sativa': ['0', '100'],
        'min-thc': '0',
        'max-thc': '30',
        sort: 'magic',
        'in-stock': 'on',
        colour: 'red',
      }),
    ).toEqual({})
  })
  it('takes a form’s two fields and a short address alike', () => {
    expect(catalogSearch({ price: ['', '15'] })).toEqual({ price: '-15' })
    expect(catalogSearch({ price: '8-15' })).toEqual(catalogSearch({ price: ['8', '15'] }))
    expect(catalogSearch({ genetics: 'regular' })).toEqual({ genetics: ['regular'] })
  })
  it('takes figures as the service keeps them, in whole numbers; prices have cents', () => {
    expect(
      catalogSearch({
        'min-thc': '5.5',
        'max-thc': '20.2',
        'min-time-of': '1e300',
        'max-time-of': '99.5',
        'genotype-sativa': ['20.5', '60.5'],
        'genotype-indica': '0.5-',
        price: '8.5-15.25',
      }),
    ).toEqual({
      'min-thc': '5',
      'max-thc': '21',
      'max-time-of': '100',
      'genotype-sativa': '20-61',
      price: '8.5-15.25',
    })
    expect(catalogSearch({ 'min-thc': '0.5', 'max-thc': '29.9', 'min-time-of': '3000000000' })).toEqual({})
  })
  it('turns bounds that stand the wrong way round', () => {
    expect(catalogSearch({ 'min-thc': '25', 'max-thc': '10' })).toEqual({ 'min-thc': '10', 'max-thc': '25' })
    expect(parseRange('90-20', [0, 100])).toEqual([20, 90])
    expect(parseRange('5,5-10', [0, 100])).toEqual([5.5, 10])
  })
  it('grows a page at a time, as far as one question reaches', () => {
    expect(withMore({ after: 'c' })).toEqual({ after: 'c', more: '1' })
    expect(withMore({ more: '8' })).toEqual({ more: '9' })
    expect(withMore({ more: '9' })).toBeNull()
    expect(withMore({ before: 'c' })).toBeNull()
    expect(withLess({ more: '2', sort: 'name' })).toEqual({ more: '1', sort: 'name' })
    expect(withLess({ more: '1' })).toEqual({ more: undefined })
    expect(withLess({})).toBeNull()
    for (const more of ['0', '10', '1.5', '-1', 'all']) expect(catalogSearch({ more })).toEqual({})
    expect(isNarrowedOrLater({ more: '1' })).toBe(true)
  })
  it('begins at the first page when the list changes', () => {
    expect(withChange({ after: 'c', more: '2', sort: 'name' }, { genetics: ['regular'] })).toEqual({
      sort: 'name',
      genetics: ['regular'],
    })
  })
})

describe('what the service is asked', () => {
  it('asks for the highest figure of a variety, so that “up to” is never more', () => {
    expect(toFilter({ 'min-thc': '18', 'max-thc': '22' }).attributes).toEqual([
      { slug: 'max-thc', valuesRange: { gte: 18, lte: 22 } },
    ])
    expect(toFilter({ 'max-time-of': '60' }).attributes).toEqual([{ slug: 'max-time-of', valuesRange: { lte: 60 } }])
  })
  it('leaves out what has no THC where that is the order, because Saleor would put it first', () => {
    expect(toFilter({ sort: 'thc' }).attributes).toEqual([{ slug: 'max-thc', valuesRange: { gte: 0 } }])
    expect(toFilter({ sort: 'thc', 'min-thc': '18' }).attributes).toEqual([
      { slug: 'max-thc', valuesRange: { gte: 18 } },
    ])
    expect(toFilter({ sort: 'name' }).attributes).toBeUndefined()
  })
  it('narrows by collection, price and stock', () => {
    expect(toFilter({ price: '8-', 'in-stock': '1' }, 'C1')).toEqual({
      collections: ['C1'],
      minimalPrice: { gte: 8 },
      stockAvailability: 'IN_STOCK',
    })
  })
  it('sorts by an attribute where the shop has it', () => {
    expect(toOrder('best', { unitsSold: 'A', maxThc: null })).toEqual({ attributeId: 'A', direction: 'DESC' })
    expect(toOrder('best', { unitsSold: null, maxThc: null })).toEqual({ field: 'PUBLISHED_AT', direction: 'DESC' })
  })
})
