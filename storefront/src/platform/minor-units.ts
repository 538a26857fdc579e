/** Amounts in whole minor units, such as cents: as many to the main unit as the currency has decimals. */

import { decimalsOf } from '@semena/contract/formats'

/** An amount as the service gives it: in the currency's main unit, such as euros. */
export interface Money {
  amount: number
  currency: string
}

export { decimalsOf }

/** An amount in whole minor units, to avoid binary fractions. */
export const minorOf = ({ amount, currency }: Money): number => Math.round(amount * 10 ** decimalsOf(currency))

/** Minor units as an amount. */
export const ofMinor = (minor: number, currency: string): Money => ({
  amount: minor / 10 ** decimalsOf(currency),
  currency,
})
