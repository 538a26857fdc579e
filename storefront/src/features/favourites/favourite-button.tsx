/** The button with a heart, which is filled when the variety is a favourite. */
import { m } from '../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'
import { FAVOURITES_KEY, favourites } from './store.ts'

export function FavouriteButton({ slug, name, className = '' }: { slug: string; name: string; className?: string }) {
  return (
    <button
      type="button"
      data-early={FAVOURITES_KEY}
      data-slug={slug}
      className={`button-square ${className}`}
      aria-pressed={!import.meta.env.SSR && favourites.get().includes(slug)}
      aria-label={m.favourites_of({ product: name })}
      title={m.favourites_title()}
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  )
}
