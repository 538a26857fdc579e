/** Clears the stored basket when it was the one that was ordered; a quick order leaves it as it is. */
import { basketStore } from '../basket/index.ts'

export function clearBasket(channel: string, checkoutId: string): void {
  if (basketStore.read(channel).checkoutId === checkoutId) basketStore.clear(channel)
}
