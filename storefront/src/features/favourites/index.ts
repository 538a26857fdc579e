/** Favourites, as other features may use them. */
export { FavouriteButton } from './favourite-button.tsx'
export { FavouritesInStep } from './in-step.tsx'
export { FAVOURITES_KEY, favourites, toggleFavourite, useFavourites } from './store.ts'
