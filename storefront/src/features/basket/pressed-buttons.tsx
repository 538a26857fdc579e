/**
 * Serves the buttons of cards and tables that add a pack or open the quick order (docs/rules.md#quick-order), to which no
 * component listens. The dialog is loaded when it is first opened.
 */
import { Suspense, lazy, useEffect, useState } from 'react'
import { servePresses } from '@semena/ui/early-clicks'
import { add, prepareAdding, useBasketPlace } from './use-adding.ts'

const QuickOrderDialog = lazy(() => import('./quick-order.ts'))

export function PressedButtons() {
  const place = useBasketPlace()
  const [quick, setQuick] = useState<{ id: string; name: string } | null>(null)
  useEffect(() => {
    servePresses('add', async (button) => {
      if (button.ariaBusy) return
      button.ariaBusy = button.ariaDisabled = 'true'
      const { variant = '', name = '' } = button.dataset
      await add(place, { variantId: variant, quantity: 1, name })
      button.ariaBusy = button.ariaDisabled = null
    })
    servePresses('quick', ({ dataset: { product = '', name = '' } }) => setQuick({ id: product, name }))
  }, [place])
  useEffect(() => {
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
