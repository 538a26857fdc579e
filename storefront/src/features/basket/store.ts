/** The one basket store of this browser, and the hooks that read it. */
import { useSyncExternalStore } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { createStored } from '../../platform/stored.ts'
import { type Baskets, EMPTY_BASKET, type StoredBasket, createBasketStore, readBaskets } from './stored.ts'

/** For code that runs in the browser: the server knows nothing of a visitor's basket. */
export const basketStore = createBasketStore(createStored<Baskets>('semena.basket', readBaskets, JSON.stringify))

/** The stored id and quantity of this channel; empty on the server and while hydrating. */
export function useStoredBasket(): StoredBasket {
  const channel = useChannel().slug
  return useSyncExternalStore(
    basketStore.subscribe,
    () => basketStore.read(channel),
    () => EMPTY_BASKET,
  )
}

/** Packs in the basket, for the header. */
export const useBasketCount = (): number => useStoredBasket().quantity
