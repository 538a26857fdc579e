import { createFileRoute } from '@tanstack/react-router'
import { FavouritesHead } from '../features/account/index.ts'
import { FavouritesList } from '../site/index.ts'

export const Route = createFileRoute('/account/favorites')({
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
