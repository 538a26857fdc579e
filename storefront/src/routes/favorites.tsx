import { createFileRoute } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { notCached } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'
import { FavouritesPage } from '../site/index.ts'

export const Route = createFileRoute('/favorites')({
  headers: notCached,
  head: ({ match }) => pageHead(match.context.shop, { title: m.favourites_title(), path: '/favorites', hidden: true }),
  component: FavouritesPage,
})
