/** Loads the checkout and its ways to pay. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLanguageCode } from '../../platform/i18n.ts'
import { type CheckoutApi, type CheckoutDetails, checkoutApi, fetchGateways } from './api.ts'

export function useCheckoutApi(): CheckoutApi {
  const language = useLanguageCode()
  return useMemo(() => checkoutApi(language), [language])
}

export const checkoutKey = (id: string, language: string) => ['checkout', id, language] as const

export function useCheckout(id: string) {
  const language = useLanguageCode()
  const api = useCheckoutApi()
  const client = useQueryClient()
  const key = useMemo(() => checkoutKey(id, language), [id, language])
  const query = useQuery({ queryKey: key, queryFn: () => api.fetch(id), staleTime: 0, refetchOnWindowFocus: 'always' })
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
