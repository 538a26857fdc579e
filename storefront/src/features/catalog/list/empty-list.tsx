/** The empty state of a list: says which filter to widen, or that the words that were looked for are nowhere. */
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { EmptyState } from '@semena/ui/blank'
import { Icon } from '@semena/ui/icon'
import type { Chip } from './chips.ts'
import { SearchLink } from './search-link.tsx'

interface Props {
  chips: readonly Chip[]
  /** The words that were looked for. */
  words: string | undefined
}

export function EmptyList({ chips, words }: Props) {
  // Words alone are no filter to take away.
  if (chips.length === (words ? 1 : 0)) {
    return (
      <EmptyState title={words ? m.search_none({ text: words }) : m.catalog_none_title()}>
        <Link to="/catalog" className="button">
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
      <SearchLink search={{}} className="button button--line">
        {m.catalog_filters_clear()}
      </SearchLink>
    </EmptyState>
  )
}
