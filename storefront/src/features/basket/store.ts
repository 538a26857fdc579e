/** The one basket store of this browser, and the hooks that read it. */
import { useSyncExternalStore } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { createStored } from '../../platform/stored.ts'
import { BASKET_KEY, type Baskets, EMPTY_BASKET, type StoredBasket, createBasketStore, readBaskets } from './stored.ts'

/** The store itself, for use in the browser only: the server knows nothing of a visitor's basket. */
export const basketStore = createBasketStore(createStored<Baskets>(BASKET_KEY, readBaskets, JSON.stringify))

/** The stored id and quantity of this channel; empty on the server and while hydrating. */
export function useStoredBasket(): StoredBasket {
  const channel = useChannel().slug
  return useSyncExternalStore(
    basketStore.subscribe,
    () => basketStore.read(channel),
    () => EMPTY_BASKET,
  )
}

/** How many packs are in the basket. */
export const useBasketCount = (): number => useStoredBasket().quantity
