import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { BasketPage } from '../features/basket/index.ts'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

/** Only an empty basket shows them, so they are loaded once it is known to be empty. */
const Recent = lazy(async () => ({ default: (await import('../features/catalog/recent/recent.tsx')).Recent }))

export const Route = createFileRoute('/basket')({
  headers: notCached,
  head: ({ match }) => pageHead(match.context.shop, { title: m.basket_title(), path: '/basket', hidden: true }),
  component: Basket,
})

function Basket() {
  return (
    <BasketPage
      whenEmpty={
        <Suspense>
          <Recent />
        </Suspense>
      }
    />
  )
}
