/** The same basket in a checkout of its own: the packs go along, address, e-mail, codes and owner stay behind. */
import { currentLanguage, languageCode } from '../../platform/i18n.ts'
import type { NewLine, Outcome } from './adding.ts'
import { outcome } from './adding.ts'
import { type BasketApi, type BasketCheckout, basketApi } from './api.ts'
import { basketStore } from './store.ts'
import { enqueue } from './use-basket.ts'

/** Throws as `request` does, and has changed nothing then: it can be tried again. */
export const moveToFreshCheckout = (channel: string, checkoutId: string): Promise<void> =>
  enqueue(async () => {
    const isStill = (): boolean => basketStore.read(channel).checkoutId === checkoutId
    if (!isStill()) return
    const api = basketApi(languageCode(currentLanguage()), channel)
    const old = await api.fetch(checkoutId)
    const lines = (old?.lines ?? [])
      // Gifts follow from the basket.
      .filter(({ isGift }) => !isGift)
      .map(({ variant: { id: variantId }, quantity }) => ({ variantId, quantity }))
    const moved = lines.length > 0 ? await created(api, lines) : null
    if (!isStill()) return
    if (moved) basketStore.keep(channel, moved.id, moved.quantity)
    // Nothing of it can be had any more.
    else basketStore.clear(channel)
  })

/** With all lines; when the service refuses those, with each that it takes. */
async function created(api: BasketApi, lines: NewLine[]): Promise<BasketCheckout | null> {
  const whole = outcome(await api.create(lines))
  if (whole.ok) return whole.checkout
  let checkout: BasketCheckout | null = null
  for (const line of lines) {
    // Each needs the checkout that the one before has made.
    // oxlint-disable-next-line no-await-in-loop
    const next: Outcome<BasketCheckout> = outcome(await (checkout ? api.add(checkout.id, [line]) : api.create([line])))
    if (next.ok) checkout = next.checkout
  }
  return checkout
}
