/** Groups the rates of delivery: countries with the same shipping methods at the same prices form one group. */

interface Money {
  amount: number
  currency: string
}
export interface ShippingOption {
  name: string
  days: readonly [number, number] | null
  price: Money
  /** The lowest and highest order value of the method; null where there is no limit. */
  from: Money | null
  upTo: Money | null
}
interface Method {
  name: string
  translation: { name: string | null } | null
  minimumDeliveryDays: number | null
  maximumDeliveryDays: number | null
  price: Money
  minimumOrderPrice: Money | null
  maximumOrderPrice: Money | null
}
export interface CountryRates {
  countryCode: string
  shippingMethods: readonly Method[] | null
}
export interface Country {
  code: string
  name: string
}
export interface RateGroup {
  /** The countries in alphabetical order, the shop's own country first. */
  countries: readonly Country[]
  /** The methods that every order may use come first, the cheapest at the top. */
  ways: readonly ShippingOption[]
}

const wayOf = (method: Method): ShippingOption => {
  const { minimumDeliveryDays: least, maximumDeliveryDays: most } = method
  const days = [least ?? most, most ?? least]
  return {
    name: method.translation?.name || method.name,
    days: days[0] != null && days[1] != null && days[1] > 0 ? [days[0], days[1]] : null,
    price: method.price,
    from: method.minimumOrderPrice && method.minimumOrderPrice.amount > 0 ? method.minimumOrderPrice : null,
    upTo: method.maximumOrderPrice,
  }
}

/** Groups rates. The group with `home`, the shop's own country, comes first, then those with the most countries. */
export function groupRates(
  rates: readonly CountryRates[],
  home: string | null,
  nameOf: (code: string) => string,
  language: string,
): RateGroup[] {
  const groups = new Map<string, { codes: string[]; ways: ShippingOption[] }>()
  for (const { countryCode, shippingMethods } of rates) {
    const ways = (shippingMethods ?? [])
      .map(wayOf)
      .toSorted((a, b) => (a.from?.amount ?? 0) - (b.from?.amount ?? 0) || a.price.amount - b.price.amount)
    if (ways.length === 0) continue
    const key = JSON.stringify(ways)
    const known = groups.get(key)
    if (known) known.codes.push(countryCode)
    else groups.set(key, { codes: [countryCode], ways })
  }
  const isHome = (code: string): number => (code === home ? 0 : 1)
  return [...groups.values()]
    .map(({ codes, ways }) => ({
      ways,
      countries: codes
        .map((code) => ({ code, name: nameOf(code) }))
        .toSorted((a, b) => isHome(a.code) - isHome(b.code) || a.name.localeCompare(b.name, language)),
    }))
    .toSorted(
      (a, b) => isHome(a.countries[0]!.code) - isHome(b.countries[0]!.code) || b.countries.length - a.countries.length,
    )
}
