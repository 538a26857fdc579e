/** Amounts in our minor units and in Stripe's units. */
import { describe, expect, it } from 'vitest'
import { fromStripe, toStripe } from './currency.ts'

describe('amounts at Stripe', () => {
  it.each([
    ['USD', 1700, 1700],
    ['JPY', 1700, 1700],
    ['ISK', 1700, 170_000],
    ['KWD', 12_340, 12_340],
  ])('in %s: %d is %d there, and back', (currency, minor, there) => {
    expect(toStripe(minor, currency)).toBe(there)
    expect(fromStripe(there, currency)).toBe(minor)
  })

  it('that Stripe cannot say are none', () => {
    expect(toStripe(12_345, 'KWD')).toBeNull()
  })
})
