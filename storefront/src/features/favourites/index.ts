/** Favourites, as other features may use them. */
export { FavouriteButton } from './favourite-button.tsx'
export { FavouritesInStep } from './in-step.tsx'
export { useFavourites } from './store.ts'
