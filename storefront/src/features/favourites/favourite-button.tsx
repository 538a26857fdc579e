/** The button with a heart, which is filled when the variety is a favourite. */
import { m } from '../../paraglide/messages.js'
import { useEarlyClick } from '@semena/ui/early-clicks'
import { Icon } from '@semena/ui/icon'
import { FAVOURITES_KEY, toggleFavourite, useFavourites } from './store.ts'

export function FavouriteButton({ slug, name, className = '' }: { slug: string; name: string; className?: string }) {
  const kept = useFavourites().includes(slug)
  return (
    <button
      ref={useEarlyClick()}
      type="button"
      data-early={FAVOURITES_KEY}
      data-slug={slug}
      className={`button-square ${className}`}
      aria-pressed={kept}
      aria-label={m.favourites_of({ product: name })}
      title={m.favourites_title()}
      onClick={() => toggleFavourite(slug)}
    >
      <Icon name="heart" />
    </button>
  )
}
