import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '../features/account/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/account/info')({
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.account_tab_info(), path: '/account/info', hidden: true }),
  component: InfoPage,
})
