/** What the device remembers of the basket, channel by channel: the checkout's id and how many packs are in it. */

export interface StoredBasket {
  checkoutId: string | null
  quantity: number
}

export const EMPTY_BASKET: StoredBasket = Object.freeze({ checkoutId: null, quantity: 0 })

export interface BasketStore {
  read: (channel: string) => StoredBasket
  /** After a successful change: the id, and the quantity hard-set. */
  keep: (channel: string, checkoutId: string, quantity: number) => void
  addQuantity: (channel: string, by: number) => void
  setQuantity: (channel: string, quantity: number) => void
  /** Forgets the checkout; its quantity becomes 0. */
  clear: (channel: string) => void
  subscribe: (listener: () => void) => () => void
}

/** The part of `localStorage` that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>
/** Where other tabs' changes are heard: `window`. */
export interface Tabs {
  addEventListener: (type: 'storage', listener: (event: { key: string | null }) => void) => void
  removeEventListener: (type: 'storage', listener: (event: { key: string | null }) => void) => void
}

export const STORAGE_KEY = 'semena.basket'

const isStored = (value: unknown): value is StoredBasket => {
  const { checkoutId, quantity } = (value ?? {}) as Partial<StoredBasket>
  return (checkoutId === null || typeof checkoutId === 'string') && Number.isSafeInteger(quantity) && Number(quantity) >= 0
}

/** A shelf that throws (private mode, full disk, switched off) leaves the basket in memory. */
export function createBasketStore(shelf: Shelf | null, tabs: Tabs | null): BasketStore {
  let all = load()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  function load(): Record<string, StoredBasket> {
    try {
      const parsed: unknown = JSON.parse(shelf?.getItem(STORAGE_KEY) ?? '{}')
      return Object.fromEntries(Object.entries(parsed ?? {}).filter((entry): entry is [string, StoredBasket] => isStored(entry[1])))
    } catch {
      return {}
    }
  }
  /** Another tab may have written another channel since: only this channel's entry is replaced. */
  function write(channel: string, basket: StoredBasket): void {
    all = { ...all, ...load(), [channel]: basket }
    try {
      shelf?.setItem(STORAGE_KEY, JSON.stringify(all))
    } catch { /* remembered until the tab closes */ }
    tell()
  }
  const read = (channel: string): StoredBasket => all[channel] ?? EMPTY_BASKET
  const heard = (event: { key: string | null }): void => {
    if (event.key !== null && event.key !== STORAGE_KEY) return
    all = load()
    tell()
  }

  return {
    read,
    keep: (channel, checkoutId, quantity) => write(channel, { checkoutId, quantity }),
    addQuantity: (channel, by) => write(channel, { ...read(channel), quantity: Math.max(0, read(channel).quantity + by) }),
    setQuantity: (channel, quantity) => write(channel, { ...read(channel), quantity }),
    clear: (channel) => write(channel, EMPTY_BASKET),
    subscribe(listener) {
      if (listeners.size === 0) tabs?.addEventListener('storage', heard)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) tabs?.removeEventListener('storage', heard)
      }
    },
  }
}
