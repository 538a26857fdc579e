/** What a promotion makes of a price, by the service's own rule. */
import { digitsOf, type Money } from '../../platform/money.ts'

export interface Reward {
  valueType: 'PERCENTAGE' | 'FIXED'
  value: number
}

/**
 * A percentage is taken off and rounded half up to the smallest unit of the currency; a fixed amount never goes below
 * zero. Null where the price does not become lower.
 */
export function salePrice({ amount, currency }: Money, { valueType, value }: Reward): Money | null {
  const unit = 10 ** digitsOf(currency)
  const minor = Math.round(amount * unit)
  // Counted in whole thousandths of a percent, since a fraction such as 0.07 has no exact number.
  const off =
    valueType === 'PERCENTAGE'
      ? Math.floor((minor * Math.round(value * 1000)) / 100_000 + 0.5)
      : Math.round(value * unit)
  const left = Math.max(0, minor - off)
  return left < minor ? { amount: left / unit, currency } : null
}

/** The lowest of what several rewards make of a price, since the rule that is best for the buyer counts. */
export const bestPrice = (price: Money, rewards: readonly Reward[]): Money | null =>
  rewards
    .map((reward) => salePrice(price, reward))
    .filter((found) => found !== null)
    .toSorted((a, b) => a.amount - b.amount)[0] ?? null
