/** The head of the favourites tab: how many, and where they are kept. */
import { m } from '../../paraglide/messages.js'
import { useFavourites } from '../favourites/index.ts'

export function FavouritesHead() {
  const { length: count } = useFavourites()
  if (count === 0) return <h2 className="vh">{m.account_tab_favourites()}</h2>
  return (
    <div className="mb-6">
      <h2 className="text-d2">{m.account_favourites_count({ count })}</h2>
      <p className="text-ink-2">{m.account_favourites_lead()}</p>
    </div>
  )
}
