/** The account's pages, as the routes use them. */
export { AccountFrame } from './account-frame.tsx'
export { AddressesPage } from './addresses/addresses-page.tsx'
export { DeleteAccountPage } from './delete-page.tsx'
export { FavouritesHead } from './favourites-head.tsx'
export { InfoPage } from './info/info-page.tsx'
export { OrderPage } from './orders/order-page.tsx'
export { OrdersPage } from './orders/orders-page.tsx'
export { SavedAddresses } from './saved-addresses.tsx'
