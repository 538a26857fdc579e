import { describe, expect, it } from 'vitest'
import { deliveryOf, freeFor } from './delivery-query.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const method = (price: number, days: [number, number] | null, least: number | null = null) => ({
  minimumDeliveryDays: days?.[0] ?? null,
  maximumDeliveryDays: days?.[1] ?? null,
  price: usd(price),
  minimumOrderPrice: least === null ? null : usd(least),
})

describe('delivery beside a price', () => {
  it('is the cheapest way open to any order, and the sum that makes it free', () => {
    const shippingMethods = [method(19, [5, 8]), method(6, [7, 14]), method(0, [7, 14], 90)]
    expect(deliveryOf([{ countryCode: 'US', shippingMethods }])).toEqual({
      days: [7, 14],
      price: usd(6),
      freeFrom: usd(90),
      freeFor: 90,
    })
  })
  it('that is free for all has no threshold', () => {
    const shippingMethods = [method(0, [7, 14]), method(0, [5, 8], 90), method(6, null)]
    expect(deliveryOf([{ countryCode: 'US', shippingMethods }])).toEqual({
      days: [7, 14],
      price: usd(0),
      freeFrom: null,
      freeFor: 0,
    })
  })
  it('says nothing that the service does not', () => {
    expect(deliveryOf([])).toEqual({ days: null, price: null, freeFrom: null, freeFor: null })
    expect(deliveryOf([{ countryCode: 'US', shippingMethods: null }])).toEqual({
      days: null,
      price: null,
      freeFrom: null,
      freeFor: null,
    })
    expect(deliveryOf([{ countryCode: 'US', shippingMethods: [method(4, null)] }]).days).toBeNull()
  })
})

describe('free delivery', () => {
  const from = (...shippingMethods: ReturnType<typeof method>[]) => freeFor([{ countryCode: 'US', shippingMethods }])
  it('begins at the lowest sum of a method that costs nothing', () => {
    expect(from(method(6, null), method(0, null, 140), method(0, null, 90))).toBe(90)
    expect(from(method(0, null), method(0, null, 90))).toBe(0)
    expect(from(method(6, null, 10))).toBeNull()
  })
})
