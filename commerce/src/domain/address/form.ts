/** The form of an address in each country: the order of its parts, what they are called there, choices and examples. */
import { readFileSync } from 'node:fs'
import { type Area, rulesOf } from './rules.ts'

/** What Google's address data says of a country beside its rules; a missing field is as in most countries. */
interface Format {
  name?: string
  /** Such as `%N%n%O%n%A%n%C, %S %Z`: parts by their letters, `%n` for a new line. */
  format: string
  /** The same in Latin letters, where that differs. */
  latin?: string
  /** What areas, cities, parts of cities and postal codes are called. */
  types?: Partial<Record<'S' | 'C' | 'D' | 'Z', string>>
  examples?: string[]
  prefix?: string
  /** Whether the keys of areas are names, too, as in Japan; the opposite holds for the keys in `except`. */
  keysAreNames?: boolean
  except?: string[]
}

export interface AddressForm {
  countryName: string
  addressFormat: string
  addressLatinFormat: string
  allowedFields: string[]
  requiredFields: string[]
  upperFields: string[]
  countryAreaType: string
  countryAreaChoices: { raw: string; verbose: string }[]
  cityType: string
  cityAreaType: string
  postalCodeType: string
  postalCodeMatchers: string[]
  postalCodeExamples: string[]
  postalCodePrefix: string
}

const USUAL: Format = { format: '%N%n%O%n%A%n%C' }
/** Parts by their letters, in the order in which most countries write them. */
const FIELDS: readonly [letter: string, fields: string[]][] = [
  ['N', ['firstName', 'lastName']],
  ['O', ['companyName']],
  ['A', ['streetAddress1', 'streetAddress2']],
  ['C', ['city']],
  ['D', ['cityArea']],
  ['S', ['countryArea']],
  ['Z', ['postalCode']],
]

let formats: Readonly<Record<string, Format>> | undefined
const formatOf = (country: string): Format => {
  formats ??= JSON.parse(readFileSync(new URL('./formats.json', import.meta.url), 'utf8')) as Record<string, Format>
  return formats[country] ?? USUAL
}

/** Answers the form for a country. `area` is the key or a name of one of its areas; any other text changes nothing. */
export function addressForm(country: string, countryName: string, area: string | null): AddressForm {
  const rules = rulesOf(country)
  const format = formatOf(country)
  const types = { S: 'province', C: 'city', D: 'suburb', Z: 'postal', ...format.types }
  const wanted = area?.trim().toLowerCase()
  const chosen = wanted ? rules.areas.find((a) => a.names.includes(wanted)) : undefined
  return {
    countryName: format.name ?? countryName.toUpperCase(),
    addressFormat: format.format,
    addressLatinFormat: format.latin ?? format.format,
    allowedFields: fieldsOf(rules.allowed),
    // A second line is never required.
    requiredFields: fieldsOf(rules.required).filter((field) => field !== 'streetAddress2'),
    upperFields: fieldsOf(rules.upper),
    countryAreaType: types.S,
    countryAreaChoices: rules.areas.flatMap((a) => namesOf(a, format).map((verbose) => ({ raw: a.key, verbose }))),
    cityType: types.C,
    cityAreaType: types.D,
    postalCodeType: types.Z,
    postalCodeMatchers: [rules.postalCode, chosen?.postalCode].flatMap((matcher) =>
      matcher ? [patternOf(matcher)] : [],
    ),
    postalCodeExamples: format.examples ?? [],
    postalCodePrefix: format.prefix ?? '',
  }
}

const fieldsOf = (letters: ReadonlySet<string>): string[] =>
  FIELDS.flatMap(([letter, fields]) => (letters.has(letter) ? fields : []))

function namesOf({ key, written }: Area, { keysAreNames = false, except = [] }: Format): string[] {
  const names = keysAreNames === except.includes(key) ? written : [...written, key]
  return names.length ? [...new Set(names)].toSorted() : [key]
}

/** The pattern as the data writes it, without the anchors that were added. */
const patternOf = ({ source }: RegExp): string => source.replace(/^\^\(\?:(.*)\)(\$?)$/s, '^$1$2')
