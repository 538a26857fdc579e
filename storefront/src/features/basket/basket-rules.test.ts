import { describe, expect, it } from 'vitest'
import { freeShippingFrom, missingTo } from './free-shipping.ts'
import { lineState } from './line-state.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const methods = (free: number | null) => [
  { price: usd(6), minimumOrderPrice: usd(0) },
  ...(free === null ? [] : [{ price: usd(0), minimumOrderPrice: usd(free) }]),
]
const countries = [
  { countryCode: 'US', shippingMethods: methods(90) },
  { countryCode: 'CZ', shippingMethods: methods(140) },
  { countryCode: 'JP', shippingMethods: methods(null) },
]

describe('free delivery', () => {
  it('is that of the country when it is known', () => {
    expect(freeShippingFrom(countries, 'CZ')).toEqual({ from: usd(140), depends: false })
    expect(freeShippingFrom(countries, 'JP')).toBeNull()
  })
  it('is the lowest of the channel before', () => {
    expect(freeShippingFrom(countries, null)).toEqual({ from: usd(90), depends: true })
    expect(freeShippingFrom([countries[0]!], null)).toEqual({ from: usd(90), depends: false })
    expect(freeShippingFrom([], null)).toBeNull()
  })
  it('counts in cents', () => {
    expect(missingTo(usd(90), usd(63.54))).toEqual(usd(26.46))
    expect(missingTo(usd(90), usd(120))).toEqual(usd(0))
  })
})

describe('a line of the basket', () => {
  const line = (quantity: number, left: number | null, isAvailable = true) => ({
    quantity,
    isGift: false,
    variant: { quantityAvailable: left, product: { isAvailable } },
  })
  it('can be had while there is enough', () => {
    expect(lineState(line(2, 2))).toEqual({ kind: 'ready' })
    expect(lineState(line(2, null))).toEqual({ kind: 'ready' })
  })
  it('says what is left', () => {
    expect(lineState(line(3, 1))).toEqual({ kind: 'left', count: 1 })
    expect(lineState(line(1, 0))).toEqual({ kind: 'gone' })
    expect(lineState(line(1, 0, false))).toEqual({ kind: 'withdrawn' })
  })
})
