/** Varieties that match the typed text, listed under the search field, with a link to all of them. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { Icon } from '@semena/ui/icon'
import { PackPrice, VarietyPicture } from '../catalog/index.ts'
import { Matched } from './matched.tsx'
import { PageLink } from './page-link.tsx'
import { LEAST_LETTERS, type Suggestion, suggestQuery } from './suggest-query.ts'
import type { FoundPage } from './to-pages.ts'
import { useCombobox } from './use-combobox.ts'
import { useTyped } from './use-typed.ts'

// In the same chunk, because few pages need it.
export { FoundPages, loadFoundPages } from './found-pages.tsx'

/** The list is shown under `field`, which is on the page already. */
export interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  /** Called when something was chosen and the page is about to change. */
  onLeave: () => void
}

const NONE: readonly Suggestion[] = []
const NO_PAGES: readonly FoundPage[] = []
const SKELETONS = [1, 2, 3]

export default function Suggestions({ field, onLeave }: SuggestionsProps) {
  const list = useId()
  const text = useTyped(field)
  const { slug: channel } = useChannel()
  const { data, isError, isPlaceholderData } = useQuery(suggestQuery(channel, languageCode(), text))
  const asked = text.length >= LEAST_LETTERS
  const found = asked && !isError ? data : undefined
  const varieties = found?.varieties ?? NONE
  const pages = found?.pages ?? NO_PAGES
  // After the varieties one more option leads to all of them.
  const toPages = varieties.length > 0 ? varieties.length + 1 : 0
  const { open, active } = useCombobox(field, list, toPages + pages.length, data)
  const option = (i: number) => ({
    id: `${list}-${i}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': i === active,
    onClick: onLeave,
  })
  return (
    <div className="wrap suggestions" aria-busy={asked && (!data || isPlaceholderData) && !isError}>
      <p className="visually-hidden" role="status">
        {open && !isPlaceholderData && found && m.catalog_varieties({ count: found.total })}
      </p>
      {isError && asked && (
        <p className="suggestions-status" role="status">
          {m.search_failed()}
        </p>
      )}
      {asked && !data && !isError && SKELETONS.map((i) => <span key={i} className="skeleton suggestions-skeleton" />)}
      {found && varieties.length === 0 && !isPlaceholderData && (
        <div className="suggestions-status" role="status">
          <p>{pages.length > 0 ? m.search_none_varieties({ text }) : m.search_none({ text })}</p>
          {pages.length === 0 && <p className="text-quiet">{m.search_none_hint()}</p>}
        </div>
      )}
      {open && found && (
        <div id={list} role="listbox" aria-label={m.search_list()}>
          {varieties.map(({ slug, name, picture, pack, ...prices }, i) => (
            <Link key={slug} to="/sort/$slug" params={{ slug }} className="suggestions-variety" {...option(i)}>
              <span className="plate">{picture && <VarietyPicture picture={picture} sizes="3rem" alt="" />}</span>
              <b>
                <Matched name={name} text={text} />
              </b>
              <PackPrice pack={pack ?? { name: m.catalog_badge_sold_out() }} {...prices} />
            </Link>
          ))}
          {varieties.length > 0 && (
            <Link to="/catalog" search={{ search: text }} className="suggestions-all" {...option(varieties.length)}>
              {m.search_all({ text })}
              <span className="text-quiet">{found.total}</span>
              <Icon name="right" small />
            </Link>
          )}
          {pages.length > 0 && (
            <div role="group" aria-label={m.search_pages()} className="suggestions-pages">
              <p aria-hidden="true">{m.search_pages()}</p>
              {pages.map((page, i) => (
                <PageLink key={page.slug} page={page} className="suggestions-page" {...option(toPages + i)} />
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
