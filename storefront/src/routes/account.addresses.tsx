import { createFileRoute } from '@tanstack/react-router'
import { AddressesPage } from '../features/account/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/account/addresses')({
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.account_tab_addresses(), path: '/account/addresses', hidden: true }),
  component: AddressesPage,
})
