/**
 * Loads the promo code's field after the page and keeps its place free, since nobody types a code in the first moment.
 */
import { type ComponentProps, Suspense, lazy } from 'react'

const PromoCode = lazy(() => import('./promo-code.tsx'))

export function Promo(props: ComponentProps<typeof PromoCode>) {
  return (
    <Suspense fallback={<span className="skeleton promo-code-skeleton" aria-hidden="true" />}>
      <PromoCode {...props} />
    </Suspense>
  )
}
