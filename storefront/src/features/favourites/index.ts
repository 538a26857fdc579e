/** Favourites, as other rooms may use them. */
export { FavouriteButton } from './favourite-button.tsx'
export { useFavourites } from './store.ts'
