/** Puts a pack into the basket and says how that went. */
import { addLine } from './adding.ts'
import { basketApi } from './api.ts'
import { basketStore } from './store.ts'
import { tellAdded, tellErrors } from './tell.ts'
import type { PackToAdd } from './use-adding.ts'
import { type BasketPlace, settleChange } from './use-basket.ts'

export async function addPack(
  place: BasketPlace,
  { variantId, productName, variantName, quantity = 1 }: PackToAdd,
): Promise<void> {
  const api = basketApi(place.language, place.channel)
  const result = await settleChange(place, () => addLine(api, basketStore, place.channel, { variantId, quantity }))
  if (result.ok) tellAdded(productName, variantName)
  else tellErrors(result.errors)
}
