/** The empty state of a list: says which filter to widen. */
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { EmptyState } from '@semena/ui/blank'
import { buttonClass } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'
import type { Chip } from './chips.ts'
import { SearchLink } from './search-link.tsx'

export function EmptyList({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) {
    return (
      <EmptyState title={m.catalog_none_title()}>
        <Link to="/catalog" className={buttonClass({ look: 'leaf' })}>
          {m.catalog_all()}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={m.catalog_empty_title()} text={m.catalog_empty_text()}>
      {chips.map(({ key, text, without }) => (
        <SearchLink key={key} search={without} className="chip" aria-label={m.catalog_filter_drop({ filter: text })}>
          {text}
          <Icon name="x" />
        </SearchLink>
      ))}
      <SearchLink search={{}} className={buttonClass({ look: 'line' })}>
        {m.catalog_filters_clear()}
      </SearchLink>
    </EmptyState>
  )
}
