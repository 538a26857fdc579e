/** What every page must know before it can load anything: the channel, the origin and the shop's settings. */
import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { createContext, useContext } from 'react'
import { SHOP_KEY } from './query-client.ts'
import type { Shop } from './shop-data.ts'
import { shopFor } from './shop.server.ts'

export type { Channel, Shop } from './shop-data.ts'

/** The query for it. The server answers it once for each request and sends it with the page; the browser never asks. */
export const shopQuery = queryOptions({
  queryKey: SHOP_KEY,
  queryFn: () => readShop(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  retry: (count) => !import.meta.env.SSR && count < 1,
})

const readShop = createIsomorphicFn()
  .server((): Promise<Shop> => shopFor(getRequest()))
  .client((): Promise<Shop> => Promise.reject(new Error('the page came without its shop')))

const ShopContext = createContext<Shop | null>(null)
export const ShopProvider = ShopContext.Provider

/** The shop; null on a page that stands in for one that could not be loaded. */
export const useKnownShop = (): Shop | null => useContext(ShopContext)

export function useShop(): Shop {
  const shop = useKnownShop()
  if (!shop) throw new Error('useShop is for pages of the shop')
  return shop
}
