import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { PaymentPage } from '../features/payment/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { searchTexts } from '../platform/search-params.ts'
import { pageHead } from '../platform/seo.ts'
import { CalmFrame } from '../site/index.ts'

/** Only a guest's paid order shows it. */
const AccountOffer = lazy(() => import('../features/auth/account-offer.tsx'))

export const Route = createFileRoute('/payment')({
  validateSearch: searchTexts({ order: 512, checkout: 512, transaction: 512 }),
  headers: notCached,
  staticData: { isCalm: true },
  head: ({ match }) => pageHead(match.context.shop, { title: m.payment_title(), path: '/payment', hidden: true }),
  component: Payment,
})

function Payment() {
  return (
    <CalmFrame back="/catalog" backName={m.payment_to_shop()}>
      <PaymentPage {...Route.useSearch()} AccountOffer={AccountOffer} />
    </CalmFrame>
  )
}
