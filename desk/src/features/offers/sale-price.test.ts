/** Prices after a promotion, as the service computes them. */
import { describe, expect, it } from 'vitest'
import { bestPrice, salePrice } from './sale-price.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

describe('a price after a promotion', () => {
  it.each([
    [3.5, 15, 2.97],
    [2.9, 15, 2.46],
    [0.1, 5, 0.09],
    [10, 100, 0],
    [1.15, 10, 1.03],
  ])('%d less %d percent', (price, value, after) => {
    expect(salePrice(eur(price), { valueType: 'PERCENTAGE', value })).toEqual(eur(after))
  })

  it('never goes below zero', () => {
    expect(salePrice(eur(2), { valueType: 'FIXED', value: 5 })).toEqual(eur(0))
  })

  it('is none where nothing is taken off', () => {
    expect(salePrice(eur(2), { valueType: 'PERCENTAGE', value: 0 })).toBeNull()
    expect(salePrice(eur(0.01), { valueType: 'PERCENTAGE', value: 10 })).toBeNull()
    expect(salePrice(eur(0), { valueType: 'FIXED', value: 1 })).toBeNull()
  })

  it('is the one best for the buyer', () => {
    const rewards = [
      { valueType: 'PERCENTAGE' as const, value: 10 },
      { valueType: 'FIXED' as const, value: 3 },
    ]
    expect(bestPrice(eur(10), rewards)).toEqual(eur(7))
    expect(bestPrice(eur(50), rewards)).toEqual(eur(45))
    expect(bestPrice(eur(5), [])).toBeNull()
  })
})
