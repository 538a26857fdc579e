import { createFileRoute } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'
import { FavouritesPage } from '../site/index.ts'

export const Route = createFileRoute('/favorites')({
  headers: own,
  head: ({ match }) => pageHead(match.context.shop, { title: m.favourites_title(), path: '/favorites', hidden: true }),
  component: FavouritesPage,
})
