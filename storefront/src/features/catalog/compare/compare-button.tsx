/** Puts a variety side by side with others, or takes it out again. */
import { m } from '../../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'
import { COMPARED_KEY, MOST_COMPARED, compared } from './store.ts'

export function CompareButton({ slug, name, className = '' }: { slug: string; name: string; className?: string }) {
  return (
    <button
      type="button"
      data-early={COMPARED_KEY}
      data-slug={slug}
      data-most={MOST_COMPARED}
      className={`button-square ${className}`}
      aria-pressed={!import.meta.env.SSR && compared.get().includes(slug)}
      aria-label={m.catalog_compare_of({ product: name })}
      title={m.catalog_compare()}
      suppressHydrationWarning
    >
      <Icon name="scales" />
    </button>
  )
}
