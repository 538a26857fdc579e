/** Checkouts of this device that have become orders, so that Back shows the order instead of an error. */

export interface Completed {
  orderId: string
  number: string
}

const KEY = 'semena.ordered'
const KEPT = 30

function all(): Record<string, Completed> {
  try {
    return (JSON.parse(window.localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Completed>
  } catch {
    return {}
  }
}

export const completedOrder = (checkoutId: string): Completed | null => all()[checkoutId] ?? null

/** The latest orders of this device, newest first. */
export const recentOrders = (): Completed[] => Object.values(all()).slice(-3).toReversed()

export function rememberCompleted(checkoutId: string, order: Completed): void {
  try {
    const entries = [...Object.entries(all()).filter(([id]) => id !== checkoutId), [checkoutId, order] as const].slice(
      -KEPT,
    )
    window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    /* Back then shows that the basket is gone */
  }
}
