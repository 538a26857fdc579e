/** The checkout's data: the checkout itself, the countries, and the ways to pay. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { useLanguageCode } from '../../platform/i18n.ts'
import {
  type CheckoutApi,
  type CheckoutDetails,
  type Country,
  checkoutApi,
  fetchCountries,
  fetchGateways,
} from './api.ts'

export function useCheckoutApi(): CheckoutApi {
  const language = useLanguageCode()
  return useMemo(() => checkoutApi(language), [language])
}

export function useCheckout(id: string) {
  const language = useLanguageCode()
  const api = useCheckoutApi()
  const client = useQueryClient()
  const key = useMemo(() => ['checkout', id, language] as const, [id, language])
  const query = useQuery({ queryKey: key, queryFn: () => api.fetch(id), staleTime: 0, refetchOnWindowFocus: false })
  const replace = useCallback((checkout: CheckoutDetails) => client.setQueryData(key, checkout), [client, key])
  return { query, replace }
}

export const useGateways = (id: string | null) =>
  useQuery({
    queryKey: ['gateways', id],
    queryFn: () => fetchGateways(id ?? ''),
    enabled: id !== null,
    staleTime: 60_000,
  })

export interface NamedCountry {
  code: string
  name: string
}

/**
 * Countries by their names in the visitor's language, in its alphabet's order. Shipping: those of the channel, where the
 * shop's own name goes before the channel's. Billing may be anywhere.
 */
export function useCountries(language: string): { shipping: NamedCountry[]; billing: NamedCountry[] } {
  const { countries } = useChannel()
  const { data } = useQuery({ queryKey: ['countries'], queryFn: fetchCountries, staleTime: 60 * 60_000 })
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const shop = new Map((data ?? []).map(({ code, country }) => [code, country]))
    const named = (list: readonly Country[]): NamedCountry[] =>
      list
        .map(({ code, country }) => ({ code, name: names.of(code) ?? shop.get(code) ?? country }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language))
    return { shipping: named(countries), billing: named(data && data.length > 0 ? data : countries) }
  }, [countries, data, language])
}

/** The country to begin with: that of the browser's own settings, when it is in the list. */
export function guessCountry(languages: readonly string[], countries: readonly NamedCountry[]): string {
  for (const tag of languages) {
    const region = new Intl.Locale(tag).region
    if (region && countries.some(({ code }) => code === region)) return region
  }
  return countries.length === 1 ? (countries[0]?.code ?? '') : ''
}
