/** Offers a signed-in customer's addresses in the checkout. Guests do not load the code of the list. */
import { Suspense, lazy } from 'react'
import { useMe } from '../../platform/user-store.ts'
import type { SavedAddressesProps } from '../checkout/index.ts'

const SavedList = lazy(() => import('./saved-list.tsx'))

export function SavedAddresses(props: SavedAddressesProps) {
  const me = useMe()
  return (
    me && (
      <Suspense fallback={null}>
        <SavedList userId={me.id} {...props} />
      </Suspense>
    )
  )
}
