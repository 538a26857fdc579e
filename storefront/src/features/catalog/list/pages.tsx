/**
 * Links that show more of a list below or lead to another page. They are real links, so that Back, a reload and a
 * shared address lead to the same place.
 */
import { type MouseEvent, useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'
import type { VarietyList } from '../to-list.ts'
import { type CatalogSearch, fromStart, withMore } from '../search.ts'
import { SearchLink } from './search-link.tsx'

/**
 * The id of the first card that the last "show more" has added; without scripts the browser scrolls there by itself.
 */
export const MORE = 'more'

interface Props {
  search: CatalogSearch
  list: VarietyList
  busy: boolean
}

export function Pages({ search, list: { total, varieties, before, after }, busy }: Props) {
  const shown = varieties.length
  const onMore = useFocusOnNew(shown)
  if (before === null && after === null) return null
  const more = after === null ? null : withMore(search)
  const rest = fromStart(search)
  return (
    <nav className="pager" aria-label={m.catalog_pages()}>
      {search.after === undefined && search.before === undefined && (
        <p className="pager-count" role="status">
          {m.catalog_shown({ shown, count: total })}
        </p>
      )}
      {more && (
        <SearchLink
          search={more}
          hash={MORE}
          replace
          className="button button--line pager-more"
          aria-busy={busy}
          onClick={onMore}
        >
          {m.catalog_show_more()}
        </SearchLink>
      )}
      {before !== null && (
        <SearchLink search={{ ...rest, before }} className="button-link pager-previous" rel="prev" stay={false}>
          <Icon name="left" small />
          {m.catalog_previous()}
        </SearchLink>
      )}
      {after !== null && (
        <SearchLink search={{ ...rest, after }} className="button-link pager-next" rel="next" stay={false}>
          {m.catalog_next()}
          <Icon name="right" small />
        </SearchLink>
      )}
    </nav>
  )
}

/** Moves the focus to the first added card; the page scrolls only for visitors who use the keyboard. */
function useFocusOnNew(shown: number) {
  const asked = useRef<{ from: number; keyboard: boolean } | null>(null)
  useEffect(() => {
    const was = asked.current
    if (!was || was.from === shown) return
    asked.current = null
    document.getElementById(MORE)?.focus({ preventScroll: !was.keyboard })
  }, [shown])
  return (event: MouseEvent): void => {
    asked.current = { from: shown, keyboard: event.detail === 0 }
  }
}
