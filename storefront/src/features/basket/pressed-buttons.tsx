/**
 * Serves the buttons of cards and tables that add a pack or open the quick order (docs/rules.md#quick-order), to which no
 * component listens. The dialog is loaded when it is first opened.
 */
import { Suspense, lazy, useEffect, useState } from 'react'
import { mayFetchAhead } from '../../platform/ahead.ts'
import { servePresses } from '@semena/ui/early-clicks'
import { add, prepareAdding, useBasketPlace } from './use-adding.ts'

const QuickOrderDialog = lazy(() => import('./quick-order.ts'))

/** Shows how many presses of a button wait for their answer. */
function countPresses(button: HTMLButtonElement, by: 1 | -1): void {
  const presses = Number(button.dataset['presses'] ?? 0) + by
  button.ariaBusy = presses > 0 ? 'true' : null
  if (presses > 0) button.dataset['presses'] = String(presses)
  else delete button.dataset['presses']
}

export function PressedButtons() {
  const place = useBasketPlace()
  const [quick, setQuick] = useState<{ id: string; name: string } | null>(null)
  useEffect(() => {
    servePresses('add', async (button) => {
      const { variant = '', name = '' } = button.dataset
      countPresses(button, 1)
      await add(place, { variantId: variant, quantity: 1, name })
      countPresses(button, -1)
    })
    servePresses('quick', ({ dataset: { product = '', name = '' } }) => setQuick({ id: product, name }))
  }, [place])
  useEffect(() => {
    if (!mayFetchAhead()) return undefined
    const near = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('[data-adds]')) prepareAdding()
    }
    window.addEventListener('pointerover', near)
    return () => window.removeEventListener('pointerover', near)
  }, [])
  return (
    quick && (
      <Suspense>
        <QuickOrderDialog productId={quick.id} productName={quick.name} open onClose={() => setQuick(null)} />
      </Suspense>
    )
  )
}
