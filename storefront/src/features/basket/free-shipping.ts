/**
 * The order value from which shipping is free (docs/rules.md#badges): the lowest minimum of a method that costs
 * nothing.
 */
import { minorOf, ofMinor } from '../../platform/minor-units.ts'

interface Amount {
  amount: number
  currency: string
}
interface Method {
  price: Amount
  minimumOrderPrice: Amount | null
}
export interface CountryMethods {
  countryCode: string
  shippingMethods: readonly Method[] | null
}

export interface FreeShipping {
  from: Amount
  /**
   * Whether the value depends on the country, because others of the channel differ and the visitor's is not known yet.
   */
  depends: boolean
}

const lowest = ({ shippingMethods }: CountryMethods): Amount | null =>
  (shippingMethods ?? [])
    .flatMap(({ price, minimumOrderPrice }) =>
      price.amount === 0 && minimumOrderPrice && minimumOrderPrice.amount > 0 ? [minimumOrderPrice] : [],
    )
    .reduce<Amount | null>((least, next) => (least && least.amount <= next.amount ? least : next), null)

/** The value for a known country, else the lowest of the channel; null where no method becomes free. */
export function freeShippingFrom(countries: readonly CountryMethods[], country: string | null): FreeShipping | null {
  const here = country ? countries.find(({ countryCode }) => countryCode === country) : undefined
  if (here) {
    const from = lowest(here)
    return from && { from, depends: false }
  }
  const all = countries.map(lowest)
  const from = all.reduce<Amount | null>(
    (least, next) => (!next || (least && least.amount <= next.amount) ? least : next),
    null,
  )
  return from && { from, depends: all.some((amount) => amount?.amount !== from.amount) }
}

/** How much `now` is below `from`, worked out in whole minor units to avoid binary fractions. Nothing is charged by it. */
export const missingTo = (from: Amount, now: Amount): Amount =>
  ofMinor(Math.max(0, minorOf(from) - minorOf(now)), now.currency)
