/** Loads the checkout and its ways to pay. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLanguageCode } from '../../platform/i18n.ts'
import { useMe, userStore } from '../../platform/user-store.ts'
import { type CheckoutApi, type CheckoutDetails, checkoutApi } from './api.ts'
import { isOthersCheckout } from './others-checkout.ts'

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

/**
 * Whether the checkout is to be hidden, because it belongs to an account that is not signed in here; undefined while
 * that is not known. A form on screen stays when its customer's session expires.
 */
export function useIsOthers(id: string): { data: boolean | undefined; isError: boolean } {
  const me = useMe()
  const wasOwn = useRef(false)
  const { data, isError } = useQuery({
    queryKey: ['checkout-owner', id, me?.id ?? null],
    queryFn: () => isOthersCheckout(id),
    placeholderData: (before) => before,
    retry: false,
  })
  useEffect(() => {
    if (data === false) wasOwn.current = true
  }, [data])
  return { data: data === true && wasOwn.current && userStore.get().ended ? false : data, isError }
}
