/** Puts a variety side by side with others, or takes it out again. */
import { m } from '../../../paraglide/messages.js'
import { useEarlyClick } from '@semena/ui/early-clicks'
import { Icon } from '@semena/ui/icon'
import { COMPARED_KEY, MOST_COMPARED, toggleCompared, useCompared } from './store.ts'

export function CompareButton({ slug, name, className = '' }: { slug: string; name: string; className?: string }) {
  return (
    <button
      ref={useEarlyClick()}
      type="button"
      data-early={COMPARED_KEY}
      data-slug={slug}
      data-most={MOST_COMPARED}
      className={`button-square ${className}`}
      aria-pressed={useCompared().includes(slug)}
      aria-label={m.catalog_compare_of({ product: name })}
      title={m.catalog_compare()}
      onClick={() => toggleCompared(slug)}
    >
      <Icon name="scales" />
    </button>
  )
}
