/** Adding a pack to the basket from anywhere, with its toasts. */
import { useState } from 'react'
import { tellAdded, tellErrors, tellOffline } from './tell.ts'
import { useBasketChanges } from './use-basket.ts'

export interface PackToAdd {
  variantId: string
  productName: string
  variantName: string
  quantity?: number
}

export function useAddToBasket(): { add: (pack: PackToAdd) => Promise<void>; busy: boolean } {
  const changes = useBasketChanges()
  const [busy, setBusy] = useState(false)
  const add = async ({ variantId, productName, variantName, quantity = 1 }: PackToAdd): Promise<void> => {
    setBusy(true)
    try {
      const result = await changes.add({ variantId, quantity })
      if (result.ok) tellAdded(productName, variantName)
      else tellErrors(result.errors)
    } catch {
      tellOffline()
    } finally {
      setBusy(false)
    }
  }
  return { add, busy }
}
