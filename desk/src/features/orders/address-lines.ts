/** A postal address as lines, in the way of its country. */
import { asTyped } from '@semena/contract/typed-address'
export interface Postal {
  firstName: string
  lastName: string
  companyName: string
  streetAddress1: string
  streetAddress2: string
  city: string
  cityArea: string
  countryArea: string
  postalCode: string
  country: { code: string; country: string }
  /** What was typed, beside what is stored. */
  metafields?: Record<string, string> | null
}

/** The area and the code follow the city on one line. */
const AREA_AFTER_CITY = new Set(['US', 'CA', 'AU', 'IN', 'BR', 'MX'])
/** The code stands on a line of its own, below the city. */
const CODE_BELOW = new Set(['GB', 'IE', 'RU', 'UA', 'KZ', 'BY'])

const joined = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)

/**
 * From the person down to the country, without lines that are empty. The country's name is the English one, which every
 * post understands, unless another is given.
 */
export function addressLines(stored: Postal, country = stored.country.country): string[] {
  const at = asTyped(stored, stored.metafields)
  const { code } = at.country
  const place = AREA_AFTER_CITY.has(code)
    ? [joined([at.city, joined([at.countryArea, at.postalCode], ' ')], ', ')]
    : CODE_BELOW.has(code)
      ? [at.city, at.countryArea, at.postalCode]
      : [joined([at.postalCode, at.city], ' '), at.countryArea]
  return [
    joined([at.firstName, at.lastName], ' '),
    at.companyName,
    at.streetAddress1,
    at.streetAddress2,
    at.cityArea,
    ...place,
    country,
  ].filter(Boolean)
}
