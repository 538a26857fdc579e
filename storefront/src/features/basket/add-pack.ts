/** Puts a pack into the basket and shows a message about the result. */
import { m } from '../../paraglide/messages.js'
import { notify } from '@semena/ui/toast'
import { tellErrors, tellThrown } from '../errors/index.ts'
import { type NewLine, type Outcome, addLine, addLines } from './adding.ts'
import { type BasketCheckout, basketApi } from './api.ts'
import { basketStore } from './store.ts'
import { type BasketPlace, applyChange } from './use-basket.ts'

export interface PackToAdd {
  variantId: string
  quantity: number
  /** The names of product and pack, for the message. */
  name: string
}

/** Packs that wait for a change before them. What is pressed meanwhile joins them, so that ten presses are few requests. */
const waiting = new Map<string, { quantity: number; added: Promise<void> }>()

export async function addPack(place: BasketPlace, pack: PackToAdd): Promise<void> {
  const same = waiting.get(pack.variantId)
  if (same) {
    same.quantity += pack.quantity
    return same.added
  }
  const packs = { quantity: pack.quantity, added: Promise.resolve() }
  waiting.set(pack.variantId, packs)
  // From the moment of the request on, a press begins anew.
  packs.added = request(place, pack, () => {
    waiting.delete(pack.variantId)
    return packs.quantity
  }).finally(() => {
    if (waiting.get(pack.variantId) === packs) waiting.delete(pack.variantId)
  })
  return packs.added
}

/** Asks the service when the changes before are done. `take` is called then, and answers how many packs there are. */
async function request(place: BasketPlace, { variantId, name }: PackToAdd, take: () => number): Promise<void> {
  const api = basketApi(place.language, place.channel)
  const before = basketStore.read(place.channel).checkoutId
  try {
    const result = await applyChange(place, () =>
      addLine(api, basketStore, place.channel, { variantId, quantity: take() }),
    )
    if (!result.ok) return await tellErrors(result.errors)
    if (before && before !== result.checkout.id) notify.warn(m.basket_gone_title(), m.basket_gone_new())
    notify.success(m.basket_added_title(), name, {
      text: m.basket_added_go(),
      path: '/basket',
    })
  } catch (thrown) {
    await tellThrown(thrown)
  }
}

/**
 * Puts several packs into the basket at once, without a message: the caller shows the result. Throws as `request` does.
 */
export const addToBasket = (place: BasketPlace, lines: NewLine[]): Promise<Outcome<BasketCheckout>> =>
  applyChange(place, () => addLines(basketApi(place.language, place.channel), basketStore, place.channel, lines))
