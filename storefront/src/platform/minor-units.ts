/** Amounts in whole minor units, such as cents: as many to the main unit as the currency has decimals. */

/** An amount as the service gives it: in the currency's main unit, such as euros. */
export interface Money {
  amount: number
  currency: string
}

const digits = new Map<string, number>()

/** How many decimals a currency has; two where nobody knows it. */
export function decimalsOf(currency: string): number {
  let found = digits.get(currency)
  if (found === undefined) {
    try {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency })
      found = format.resolvedOptions().maximumFractionDigits ?? 2
    } catch {
      found = 2
    }
    digits.set(currency, found)
  }
  return found
}

/** An amount in whole minor units, to avoid binary fractions. */
export const minorOf = ({ amount, currency }: Money): number => Math.round(amount * 10 ** decimalsOf(currency))

/** Minor units as an amount. */
export const ofMinor = (minor: number, currency: string): Money => ({
  amount: minor / 10 ** decimalsOf(currency),
  currency,
})
