/** Countries by name: those that the shop ships to, and all others. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { type Country, fromLines } from '../../platform/country-lines.ts'
import { request } from '../../platform/graphql.ts'
import { type LanguageCode, useLanguageCode } from '../../platform/i18n.ts'
import { AddressCountriesDocument } from './address.generated.ts'

/** Every country the shop knows, with the shop's names for them in one language. */
export const countriesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['countries', language],
    staleTime: 60 * 60_000,
    queryFn: async (): Promise<Country[]> => (await request(AddressCountriesDocument, { language })).shop.countries,
  })

export interface NamedCountry {
  code: string
  name: string
}

/**
 * Countries by their names in the visitor's language, in alphabetical order. `shipping` lists the channel's countries,
 * `billing` all countries of the shop. The shop's name of a country overrides the channel's; until the shop has
 * answered, `Intl` names it.
 */
export function useCountries(language: string): { shipping: NamedCountry[]; billing: NamedCountry[] } {
  const { countries: lines } = useChannel()
  const { data } = useQuery(countriesQuery(useLanguageCode()))
  return useMemo(() => {
    const countries = fromLines(lines)
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const shop = new Map((data ?? []).map(({ code, country }) => [code, country]))
    const named = (list: readonly Country[]): NamedCountry[] =>
      list
        .map(({ code, country }) => ({ code, name: shop.get(code) ?? names.of(code) ?? country }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language))
    return { shipping: named(countries), billing: named(data && data.length > 0 ? data : countries) }
  }, [lines, data, language])
}

/** The country that is chosen at first: the one from the browser's language settings, if it is in the list. */
export function guessCountry(languages: readonly string[], countries: readonly NamedCountry[]): string {
  for (const tag of languages) {
    const region = regionOf(tag)
    if (region && countries.some(({ code }) => code === region)) return region
  }
  return countries.length === 1 ? (countries[0]?.code ?? '') : ''
}

/** The region of a language's tag, if it has one. Some systems name languages otherwise, such as `en-US@posix`. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}
