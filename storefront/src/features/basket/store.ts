/** The one basket store of this browser, and the hooks that read it. */
import { useSyncExternalStore } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { EMPTY_BASKET, type BasketStore, type StoredBasket, createBasketStore } from './stored.ts'

let store: BasketStore | undefined

function shelf(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** In the browser only: the server knows nothing of a visitor's basket. */
export function basketStore(): BasketStore {
  store ??= createBasketStore(shelf(), window)
  return store
}

const subscribe = (listener: () => void): (() => void) => basketStore().subscribe(listener)

/** The stored id and quantity of this channel; empty on the server and while hydrating. */
export function useStoredBasket(): StoredBasket {
  const channel = useChannel().slug
  return useSyncExternalStore(subscribe, () => basketStore().read(channel), () => EMPTY_BASKET)
}

/** Packs in the basket, for the header. */
export const useBasketCount = (): number => useStoredBasket().quantity
