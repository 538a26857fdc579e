/** What the pages of the account share: the customer's name, the tabs, and the check that somebody is signed in. */
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { pageTitle } from '../../platform/seo.ts'
import { useShop } from '../../platform/shop.ts'
import { Title } from '../../platform/title.tsx'
import { useMe } from '../../platform/user-store.ts'
import { NoScript } from '@semena/ui/no-script'
import { SignedIn } from '../auth/index.ts'
import { AccountSkeleton } from './account-skeleton.tsx'
import { MeProvider } from './me.ts'

const TABS = [
  { to: '/account/info', label: m.account_tab_info },
  { to: '/account/addresses', label: m.account_tab_addresses },
  { to: '/account/orders', label: m.account_tab_orders },
  { to: '/account/favorites', label: m.account_tab_favourites },
] as const

export function AccountFrame({ children }: { children: ReactNode }) {
  const me = useMe()
  const tabs = useCurrentInSight()
  const { pathname } = useLocation()
  const current = TABS.find(({ to }) => pathname.startsWith(to))
  return (
    <div className="wrap account-frame">
      <Title>{pageTitle(useShop(), current?.label() ?? m.account_title())}</Title>
      <p className="breadcrumbs">{me?.email}</p>
      <h1 className="page-title">{m.account_title()}</h1>
      <nav className="account-tabs" ref={tabs} aria-label={m.account_title()}>
        {TABS.map(({ to, label }) => (
          // The search is left out, so that a tab opens at the beginning of its list and not at a cursor.
          <Link key={to} to={to} activeOptions={{ includeSearch: false }} activeProps={{ 'aria-current': 'page' }}>
            {label()}
          </Link>
        ))}
      </nav>
      <div className="account">
        <NoScript>{m.account_noscript()}</NoScript>
        <SignedIn skeleton={<AccountSkeleton />}>
          {(signedIn) => <MeProvider value={signedIn}>{children}</MeProvider>}
        </SignedIn>
      </div>
    </div>
  )
}

/** Scrolls the current tab into sight: on a phone the tabs are wider than the page. */
function useCurrentInSight(): RefObject<HTMLElement | null> {
  const tabs = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = tabs.current?.querySelectorAll('a')[TABS.findIndex(({ to }) => pathname.startsWith(to))]
    if (tabs.current && current) tabs.current.scrollLeft = current.offsetLeft - tabs.current.offsetWidth / 3
  }, [pathname])
  return tabs
}
