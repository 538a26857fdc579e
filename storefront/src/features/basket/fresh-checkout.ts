/** Moves a basket to a new checkout: its packs move, while address, e-mail, codes and owner stay with the old one. */
import { currentLanguage, languageCode } from '../../platform/i18n.ts'
import type { NewLine, Outcome } from './adding.ts'
import { outcome } from './adding.ts'
import { type BasketApi, type BasketCheckout, basketApi } from './api.ts'
import { basketStore } from './store.ts'
import { enqueue } from './use-basket.ts'

/** Moves the basket to a new checkout. Throws as `request` does; nothing has changed then, so it can be tried again. */
export const moveToFreshCheckout = (channel: string, checkoutId: string): Promise<void> =>
  enqueue(async () => {
    const isStill = (): boolean => basketStore.read(channel).checkoutId === checkoutId
    if (!isStill()) return
    const api = basketApi(languageCode(currentLanguage()), channel)
    const old = await api.fetch(checkoutId)
    const lines = (old?.lines ?? [])
      // The service adds gifts by itself.
      .filter(({ isGift }) => !isGift)
      .map(({ variant: { id: variantId }, quantity }) => ({ variantId, quantity }))
    const moved = lines.length > 0 ? await created(api, lines) : null
    if (!isStill()) return
    if (moved) basketStore.keep(channel, moved.id, moved.quantity)
    // None of the packs is available any more.
    else basketStore.clear(channel)
  })

/**
 * Creates a checkout with all lines or, if the service refuses that, with each line that it accepts; null if it accepts
 * none.
 */
async function created(api: BasketApi, lines: NewLine[]): Promise<BasketCheckout | null> {
  const whole = outcome(await api.create(lines))
  if (whole.ok) return whole.checkout
  let checkout: BasketCheckout | null = null
  for (const line of lines) {
    // The requests run one after another, since each needs the checkout that the one before has made.
    // oxlint-disable-next-line no-await-in-loop
    const next: Outcome<BasketCheckout> = outcome(await (checkout ? api.add(checkout.id, [line]) : api.create([line])))
    if (next.ok) checkout = next.checkout
  }
  return checkout
}
