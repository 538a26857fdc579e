/** The countries of the world, with their names in the desk's language. */
import { useQuery } from '@tanstack/react-query'
import { request } from '../platform/graphql.ts'
import { language } from '../platform/i18n.ts'
import { DeskCountriesDocument } from './countries.generated.ts'

export interface Country {
  code: string
  name: string
}

let names: Intl.DisplayNames | undefined

/** A country's name; its code where the browser does not know it. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames([language()], { type: 'region' })
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** Ordered by name; empty until they are known. */
export function useCountries(): readonly Country[] {
  const { data } = useQuery({
    queryKey: ['countries'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { shop } = await request(DeskCountriesDocument, {}, signal)
      return shop.countries
        .map(({ code }) => ({ code, name: countryName(code) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language()))
    },
  })
  return data ?? NONE
}
const NONE: Country[] = []
