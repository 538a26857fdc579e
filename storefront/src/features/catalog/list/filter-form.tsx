/** The filters of a list: a GET form that works without scripts; with scripts, each choice changes the list at once. */
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { localPath } from '../../../platform/i18n.ts'
import { currencySymbol } from '@semena/contract/currencies'
import { useEarlyInput } from '@semena/ui/early-clicks'
import { Icon } from '@semena/ui/icon'
import { Approximate } from '../approximate.tsx'
import { daysText, thcText } from '../facts/words.ts'
import { askedRanges } from '../filter.ts'
import type { Scales } from '../queries.ts'
import { type CatalogSearch, SCALES, catalogSearch, fromStart } from '../search.ts'
import { facetsQuery, histogramsQuery } from './facets-query.ts'
import { RangeFilter } from './range-filter.tsx'

export const FILTER_FORM = 'filters'
/** The pause in typing or dragging after which the list is loaded. */
const PAUSE_MS = 250

interface Props {
  channel: string
  currency: string
  search: CatalogSearch
  scales: Scales
  collection?: string | undefined
  onChange: (search: CatalogSearch) => void
  onDone: () => void
}

export function FilterForm({ channel, currency, search, scales, collection, onChange, onDone }: Props) {
  const { pathname } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ref = useRef<HTMLFormElement>(null)
  const asked = JSON.stringify(fromStart(search))
  // A search that the form itself asked for is in its fields already; any other (by Back or a chip) fills them anew.
  const said = useRef(asked)
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (said.current === asked) return
    said.current = asked
    setVersion((n) => n + 1)
  }, [asked])

  const send = (): void => {
    clearTimeout(timer.current)
    if (!ref.current) return
    const next = catalogSearch(readForm(ref.current))
    const text = JSON.stringify(next)
    if (text === said.current) return
    said.current = text
    onChange(next)
  }
  const { heard } = useEarlyInput(FILTER_FORM, () => {
    // The page's first script has marked the list; from now on that is the page's.
    document.querySelector(`[data-of="${FILTER_FORM}"]`)?.removeAttribute('aria-busy')
    send()
  })
  const sendSoon = (event: FormEvent): void => {
    heard()
    clearTimeout(timer.current)
    const slow = event.target instanceof HTMLInputElement && /^(?:range|search|number|text)$/.test(event.target.type)
    timer.current = setTimeout(send, slow ? PAUSE_MS : 0)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // In a task of its own, so that the choice itself is seen at once.
    setTimeout(send)
    onDone()
  }

  return (
    <form ref={ref} id={FILTER_FORM} method="get" action={localPath(pathname)} onInput={sendSoon} onSubmit={submit}>
      <Fields
        key={version}
        channel={channel}
        currency={currency}
        search={search}
        scales={scales}
        collection={collection}
      />
      <noscript>
        <button type="submit" className="button button--wide">
          {m.catalog_filters_apply()}
        </button>
      </noscript>
    </form>
  )
}

/** The values of the form; a name that occurs more than once becomes a list, as in an address. */
function readForm(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).length > 1 ? data.getAll(name) : data.get(name)]),
  )
}

function Fields({ channel, currency, search, scales, collection }: Omit<Props, 'onChange' | 'onDone'>) {
  const facets = useQuery(
    facetsQuery(
      { channel, search, collection },
      scales.genetics.map(({ slug }) => slug),
    ),
  ).data
  const hydrated = useMounted()
  const bars = useQuery({
    ...histogramsQuery({ channel, search, collection }),
    enabled: hydrated && scales.measures.length > 0,
  }).data
  const ranges = askedRanges(search)
  return (
    <>
      <div className="filter filter--search">
        <label className="visually-hidden" htmlFor="search">
          {m.catalog_search()}
        </label>
        <input
          className="field-input"
          id="search"
          type="search"
          name="search"
          defaultValue={search.search}
          placeholder={m.catalog_search()}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      {scales.genetics.length > 0 && (
        <fieldset className="filter">
          <legend>{m.catalog_genetics()}</legend>
          {scales.genetics.map(({ slug, name }) => (
            <label
              key={slug}
              className={facets?.genetics[slug] === 0 ? 'check-field check-field--none' : 'check-field'}
            >
              <input type="checkbox" name="genetics" value={slug} defaultChecked={search.genetics?.includes(slug)} />
              <span>{name}</span>
              <span className="check-field-count">{facets?.genetics[slug]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {scales.measures.includes('sativa') && (
        <RangeFilter
          label={m.catalog_sativa_share()}
          names={['genotype-sativa', 'genotype-sativa']}
          scale={SCALES.sativa}
          asked={ranges.sativa}
          bars={bars?.sativa}
          say={(n) => m.catalog_percent({ figure: n })}
        />
      )}
      {scales.measures.includes('thc') && (
        <RangeFilter
          label={m.catalog_thc()}
          names={['min-thc', 'max-thc']}
          scale={SCALES.thc}
          asked={ranges.thc}
          bars={bars?.thc}
          say={(n) => thcText([n, n])}
        />
      )}
      {scales.measures.includes('days') && (
        <RangeFilter
          label={m.catalog_harvest()}
          names={['min-time-of', 'max-time-of']}
          scale={SCALES.days}
          asked={ranges.days}
          bars={bars?.days}
          say={(n) => daysText([n, n])}
        />
      )}
      <fieldset className="filter">
        <legend>
          {m.catalog_price()}, {currencySymbol(currency)}
        </legend>
        <div className="filter-range">
          {(['from', 'to'] as const).map((end, i) => (
            <input
              key={end}
              className="field-input"
              type="number"
              name="price"
              inputMode="decimal"
              min={0}
              step="any"
              // What is no price does not filter, so it does not stand there as if it did.
              onBlur={({ target }) => {
                if (!target.validity.valid) target.value = ''
              }}
              defaultValue={ranges.price[i] ?? undefined}
              placeholder={`${end === 'from' ? m.catalog_from_short() : m.catalog_to_short()} ${scales.price?.[i] ?? ''}`}
              aria-label={
                end === 'from' ? m.catalog_from({ name: m.catalog_price() }) : m.catalog_to({ name: m.catalog_price() })
              }
            />
          ))}
        </div>
        {scales.price && (
          <Approximate of={scales.price.map((end, i) => ({ amount: ranges.price[i] ?? end, currency }))} />
        )}
      </fieldset>
      <div className="filter">
        <label className="check-field">
          <input type="checkbox" name="in-stock" value="1" defaultChecked={search['in-stock'] === '1'} />
          <span>{m.catalog_in_stock()}</span>
          <span className="check-field-count">{facets?.inStock}</span>
        </label>
      </div>
    </>
  )
}

function useMounted(): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted
}

/** The button that opens the filters on small screens; it works without scripts. */
export function FilterButton({ count }: { count: number }) {
  return (
    <button
      type="button"
      className="button button--line filter-button"
      popoverTarget="filter-sheet"
      aria-label={count > 0 ? m.catalog_filters_count({ count }) : undefined}
    >
      <Icon name="filter" />
      {m.catalog_filters()}
      {count > 0 && <span className="count">{count}</span>}
    </button>
  )
}
