import { createFileRoute } from '@tanstack/react-router'
import { FavouritesHead } from '../features/account/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'
import { FavouritesList } from '../site/index.ts'

export const Route = createFileRoute('/account/favorites')({
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.account_tab_favourites(), path: '/account/favorites', hidden: true }),
  component: Favourites,
})

function Favourites() {
  return (
    <>
      <FavouritesHead />
      <FavouritesList heading="h3" />
    </>
  )
}
