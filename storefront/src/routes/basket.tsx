import { createFileRoute } from '@tanstack/react-router'
import { BasketPage } from '../features/basket/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/basket')({
  headers: notCached,
  head: ({ match }) => pageHead(match.context.shop, { title: m.basket_title(), path: '/basket', hidden: true }),
  component: BasketPage,
})
