/** Countries by ISO 3166-1 with the English names that Saleor's clients know; other languages come from the runtime. */
import { DEFAULT_LANGUAGE, knownLanguage } from '@semena/contract/languages'
import type { CountryCode } from '@semena/contract/enums'
import { COUNTRY_NAMES } from '../../domain/countries.ts'

export interface CountryDisplay {
  code: string
  country: string
}

/** Every country code, by English name. */
export const COUNTRY_CODES: readonly string[] = [...COUNTRY_NAMES.keys()]

/** Whether the schema knows the country. */
export const isCountry = (code: string): code is CountryCode => COUNTRY_NAMES.has(code)

/** A country with its English name; an unknown code is its own name. */
export const countryDisplay = (code: string): CountryDisplay => ({ code, country: COUNTRY_NAMES.get(code) ?? code })

/** The countries of these codes, in the order of their English names. */
export function sortedCountries(codes: Iterable<string>): CountryDisplay[] {
  const wanted = new Set(codes)
  return COUNTRY_CODES.filter((c) => wanted.has(c)).map(countryDisplay)
}

/** The countries of these codes, with names and order of a language such as `RU` or `PT_BR`. */
export function translatedCountries(codes: Iterable<string>, languageCode: string): CountryDisplay[] {
  if (knownLanguage(languageCode) === DEFAULT_LANGUAGE) return sortedCountries(codes)
  const tag = languageCode.replaceAll('_', '-').toLowerCase()
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  const collator = new Intl.Collator([tag, 'en'])
  return sortedCountries(codes)
    .map(({ code, country }) => ({ code, country: names.of(code) ?? country }))
    .toSorted((a, b) => collator.compare(a.country, b.country))
}
