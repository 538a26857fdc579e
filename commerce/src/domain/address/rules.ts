/** What a postal address needs in each country: required and upper-cased parts, postal codes, lists of areas. */
import { patternOf } from '@semena/contract/pattern'
import { readFileSync } from 'node:fs'

/** One letter for each part, as Google's address data names them. */
export const PARTS = { A: 'streetAddress1', C: 'city', D: 'cityArea', S: 'countryArea', Z: 'postalCode' } as const

export interface Area {
  key: string
  /** Lower-case names by which it is also known, with the key itself. */
  names: string[]
  /** The same names as they are written, without the key. */
  written: string[]
  postalCode: RegExp | null
}

export interface CountryRules {
  required: ReadonlySet<string>
  upper: ReadonlySet<string>
  allowed: ReadonlySet<string>
  postalCode: RegExp | null
  areas: Area[]
}

/** `[required, upper, allowed, postal code pattern, areas as ["KEY|Name|…", pattern of postal codes?]]`. */
type Raw = [string, string, string, string, [string, string?][]?]

const raw = JSON.parse(readFileSync(new URL('./countries.json', import.meta.url), 'utf8')) as Record<string, Raw>
const read = new Map<string, CountryRules>()

/** Rules of a country by ISO 3166-1 code. Countries without data ask for street and city only. */
export function rulesOf(country: string): CountryRules {
  let rules = read.get(country)
  if (!rules) {
    const [required, upper, allowed, postal, areas] = raw[country] ?? ['AC', 'C', 'ACNO', '']
    rules = {
      required: new Set(required),
      upper: new Set(upper),
      allowed: new Set(allowed),
      postalCode: postal ? patternOf(`^(?:${postal})$`) : null,
      areas: (areas ?? []).map(([names, zip]) => {
        const all = names.split('|')
        return {
          key: all[0]!,
          names: all.map((n) => n.toLowerCase()),
          written: all.slice(1),
          postalCode: zip ? patternOf(`^(?:${zip})`) : null,
        }
      }),
    }
    read.set(country, rules)
  }
  return rules
}
