/** The head of the favourites tab: how many favourites there are, and where they are kept. */
import { m } from '../../paraglide/messages.js'
import { useFavourites } from '../favourites/index.ts'

export function FavouritesHead() {
  const { length: count } = useFavourites()
  if (count === 0) return <h2 className="visually-hidden">{m.account_tab_favourites()}</h2>
  return (
    <div className="favourites-head">
      <h2 className="text-heading">{m.account_favourites_count({ count })}</h2>
      <p className="text-soft">{m.account_favourites_lead()}</p>
    </div>
  )
}
