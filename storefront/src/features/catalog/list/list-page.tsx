/** A list of varieties with its filters: the whole catalogue, or a collection. */
import { PAGE_SIZE } from '@semena/contract/limits'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { languageCode } from '../../../platform/i18n.ts'
import { InTurn } from '../../../platform/in-turn.tsx'
import type { Crumb } from '../../../platform/seo.ts'
import { useChannel } from '../../../platform/channel.ts'
import { Icon } from '@semena/ui/icon'
import { VarietyCard } from '../card.tsx'
import { Crumbs } from '../crumbs.tsx'
import { listQuery, scalesQuery } from '../queries.ts'
import { useRanks } from '../ranks.ts'
import type { CatalogSearch } from '../search.ts'
import { chipsOf } from './chips.ts'
import { EmptyList } from './empty-list.tsx'
import { FILTER_FORM, FilterButton, FilterForm } from './filter-form.tsx'
import { MORE, Pages } from './pages.tsx'
import { SearchLink } from './search-link.tsx'
import { SortField } from './sort-field.tsx'

interface Props {
  title: string
  lead: ReactNode
  crumbs: readonly Crumb[]
  search: CatalogSearch
  collection?: string | undefined
}

const SHEET = 'filter-sheet'
const SIZES = '(min-width: 80rem) 13rem, (min-width: 64rem) 20vw, (min-width: 44rem) 30vw, 46vw'
/**
 * How many pictures are loaded at once: the first row of a phone, on whose line more would hold up what is seen. Those
 * that a wide screen shows beside them follow as soon as the browser knows where they stand.
 */
const EAGER = 2

export function ListPage({ title, lead, crumbs, search, collection }: Props) {
  const { slug: channel, currency } = useChannel()
  const place = { channel, language: languageCode() }
  const { data: scales } = useSuspenseQuery(scalesQuery(place))
  const { data: list } = useSuspenseQuery(listQuery({ ...place, search, scales, collection }))
  const ranks = useRanks()
  const busy = useRouterState({ select: ({ isLoading }) => isLoading })
  const navigate = useNavigate()
  const sheet = useRef<HTMLElement>(null)
  const chips = chipsOf(search, scales, currency)
  const count = m.catalog_varieties({ count: list.total })
  const go = (next: CatalogSearch): void =>
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })

  return (
    <>
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
        <div className="page-head">
          <h1>{title}</h1>
          {lead}
        </div>
      </div>
      <div className="list-bar">
        <div className="list-bar-sheet">
          <div className="wrap list-bar-row">
            <FilterButton count={chips.length} />
            <p className="list-bar-count" role="status" aria-busy={busy}>
              {count}
            </p>
            <ul className="chip-list" aria-label={m.catalog_filters_chosen()}>
              {chips.map(({ key, text, without }) => (
                <li key={key}>
                  <SearchLink search={without} className="chip" aria-label={m.catalog_filter_drop({ filter: text })}>
                    {text}
                    <Icon name="x" />
                  </SearchLink>
                </li>
              ))}
              {chips.length > 0 && (
                <li>
                  <SearchLink search={search.sort ? { sort: search.sort } : {}} className="button-link list-bar-clear">
                    {m.catalog_filters_clear()}
                  </SearchLink>
                </li>
              )}
            </ul>
            <SortField sort={search.sort} ids={scales} />
          </div>
        </div>
      </div>
      <div className="wrap list-page">
        <aside ref={sheet} id={SHEET} popover="auto" className="filter-sheet" aria-label={m.catalog_filters()}>
          <div className="filter-sheet-head">
            <h2>{m.catalog_filters()}</h2>
            <button
              type="button"
              className="button-square"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              aria-label={m.catalog_filters_close()}
            >
              <Icon name="x" />
            </button>
          </div>
          <InTurn>
            <FilterForm
              channel={channel}
              currency={currency}
              search={search}
              scales={scales}
              collection={collection}
              onChange={go}
              onDone={() => sheet.current?.matches(':popover-open') && sheet.current.hidePopover()}
            />
          </InTurn>
          <div className="filter-sheet-foot">
            <SearchLink search={{}} className="button button--line">
              {m.catalog_filters_clear()}
            </SearchLink>
            <button type="submit" form="filters" className="button" aria-busy={busy}>
              {m.catalog_filters_show({ count: list.total })}
            </button>
          </div>
        </aside>
        <InTurn>
          <section
            className="list-page-results"
            aria-label={m.catalog_list()}
            aria-busy={busy || undefined}
            data-of={FILTER_FORM}
            suppressHydrationWarning
          >
            {list.varieties.length === 0 ? (
              <EmptyList chips={chips} words={search.search} />
            ) : (
              <div className="card-grid card-grid--list">
                {list.varieties.map((variety, i) => (
                  <VarietyCard
                    key={variety.slug}
                    variety={variety}
                    ranks={ranks}
                    heading="h2"
                    sizes={SIZES}
                    anchor={i && i === Number(search.more) * PAGE_SIZE ? MORE : undefined}
                    priority={i === 0 ? 'first' : i < EAGER ? 'eager' : undefined}
                  />
                ))}
              </div>
            )}
            <Pages search={search} list={list} busy={busy} />
          </section>
        </InTurn>
      </div>
    </>
  )
}
