/** The three kinds of offers, as tabs above whatever list is shown. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Page } from '../../parts/page.tsx'
import { TabRow } from '../../parts/tab-row.tsx'
import { useMay } from '../../platform/rights.ts'

export function OfferPage({
  aside,
  actions,
  children,
}: {
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const mayDiscount = useMay('MANAGE_DISCOUNTS')
  const mayCards = useMay('MANAGE_GIFT_CARD')
  const exact = { exact: true, includeSearch: false }
  return (
    <Page title={m.frame_offers()} aside={aside} actions={actions}>
      <TabRow label={m.offers_kinds()}>
        {mayDiscount && (
          <>
            <Link
              to="/offers"
              className="views-one offer-tab"
              activeOptions={exact}
              activeProps={{ 'aria-current': 'true' }}
            >
              {m.offers_promotions()}
            </Link>
            <Link
              to="/offers/vouchers"
              className="views-one offer-tab"
              activeOptions={exact}
              activeProps={{ 'aria-current': 'true' }}
            >
              {m.offers_vouchers()}
            </Link>
          </>
        )}
        {mayCards && (
          <Link
            to="/offers/cards"
            className="views-one offer-tab"
            activeOptions={exact}
            activeProps={{ 'aria-current': 'true' }}
          >
            {m.offers_cards()}
          </Link>
        )}
      </TabRow>
      {children}
    </Page>
  )
}
