/** What the device remembers of the basket, channel by channel: the checkout's id and how many packs are in it. */
import type { Stored } from '../../platform/stored.ts'

export interface StoredBasket {
  checkoutId: string | null
  quantity: number
}
export type Baskets = Readonly<Record<string, StoredBasket>>

/** The key under which the device keeps them. */
export const BASKET_KEY = 'semena.basket'

export const EMPTY_BASKET: StoredBasket = Object.freeze({ checkoutId: null, quantity: 0 })

export interface BasketStore {
  read: (channel: string) => StoredBasket
  /** The stored baskets by channel. */
  all: () => Baskets
  /** Stores the id and the quantity that the service answered after a change. */
  keep: (channel: string, checkoutId: string, quantity: number) => void
  addQuantity: (channel: string, by: number) => void
  setQuantity: (channel: string, quantity: number) => void
  /** Removes the checkout's id; its quantity becomes 0. */
  clear: (channel: string) => void
  subscribe: (listener: () => void) => () => void
}

/** How the id of every checkout begins: `Checkout:` in Base64. */
const CHECKOUT = 'Q2hlY2tvdXQ6'

const isStored = (value: unknown): value is StoredBasket => {
  const { checkoutId, quantity } = (value ?? {}) as Partial<StoredBasket>
  return (
    (checkoutId === null || String(checkoutId).startsWith(CHECKOUT)) &&
    Number.isSafeInteger(quantity) &&
    Number(quantity) >= 0
  )
}

/** Reads what the device has stored; entries that are no basket are left out. */
export function readBaskets(raw: string | null): Baskets {
  try {
    const found = Object.entries((JSON.parse(raw ?? '{}') ?? {}) as Record<string, unknown>)
    return Object.fromEntries(found.filter((entry): entry is [string, StoredBasket] => isStored(entry[1])))
  } catch {
    return {}
  }
}

/** A basket store over a stored value, which tests replace. */
export function createBasketStore(stored: Stored<Baskets>): BasketStore {
  const read = (channel: string): StoredBasket => stored.get()[channel] ?? EMPTY_BASKET
  const write = (channel: string, basket: StoredBasket): void => {
    const now = read(channel)
    // An unchanged basket is not written, because writing notifies every listener in every tab.
    if (now.checkoutId !== basket.checkoutId || now.quantity !== basket.quantity)
      stored.set({ ...stored.get(), [channel]: basket })
  }
  return {
    read,
    all: stored.get,
    keep: (channel, checkoutId, quantity) => write(channel, { checkoutId, quantity }),
    addQuantity: (channel, by) =>
      write(channel, { ...read(channel), quantity: Math.max(0, read(channel).quantity + by) }),
    setQuantity: (channel, quantity) => write(channel, { ...read(channel), quantity }),
    clear: (channel) => write(channel, EMPTY_BASKET),
    subscribe: stored.subscribe,
  }
}
