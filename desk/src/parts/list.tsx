/**
 * A list of a noun's rows: a table with columns, moved through by arrows, with rows to choose many at once. On narrow
 * screens each row becomes a block. More rows come as one scrolls.
 */
import { Link, type LinkProps } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { troubleText } from '../platform/faults.ts'
import { Nothing } from './page.tsx'

export interface Column<Row> {
  /** Unique in the list. */
  name: string
  title: string
  /** Figures stand at the right. */
  align?: 'right'
  /** Left out on narrow screens. */
  minor?: boolean
  /** Says its title before it on narrow screens, where there is no head that does. */
  named?: boolean
  /** Takes what is left of its line on narrow screens, so that what follows begins a new one. */
  fills?: boolean
  /** The column by which the list can be ordered, if any. */
  sort?: string
  show(row: Row): ReactNode
}

export interface Sort {
  by: string
  descending: boolean
}

interface Props<Row extends { id: string }> {
  label: string
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  /** Called with Enter or a press on the row. */
  onOpen?: (row: Row) => void
  /** The row's own link, so that it can be opened in another tab; it stands in the first column. */
  link?: (row: Row) => Pick<LinkProps, 'to' | 'params' | 'search'>
  /** Ids of chosen rows; without it nothing can be chosen. */
  chosen?: ReadonlySet<string>
  onChoose?: (chosen: ReadonlySet<string>) => void
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** What is shown when there is nothing. */
  empty: ReactNode
  error?: unknown
  onAgain?: () => void
  hasMore?: boolean
  onMore?: () => void
  /** Rows to be looked at. */
  tone?: (row: Row) => 'clay' | 'quiet' | undefined
}

/** The ids of the chosen rows that the list shows: what another search has taken out of sight is left alone. */
export const chosenIn = (rows: readonly { id: string }[] | undefined, chosen: ReadonlySet<string>): string[] =>
  (rows ?? []).map(({ id }) => id).filter((id) => chosen.has(id))

const SKELETON_ROWS = 8

/** Puts the focus on the row of the screen's list where one was last; answers whether there is one. */
export function focusRows(): boolean {
  const row = document.querySelector<HTMLElement>('main .list-table tbody > tr[tabindex="0"]')
  row?.focus()
  return row !== null
}

export function List<Row extends { id: string }>(props: Props<Row>) {
  const { label, rows, columns, onOpen, link, chosen, onChoose, sort, onSort, empty, error, hasMore, onMore, tone } =
    props
  const [at, setAt] = useState(0)
  const table = useRef<HTMLTableElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)

  useEffect(() => {
    const place = end.current
    if (!place || !hasMore || !onMore) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' })
    watcher.observe(place)
    return () => watcher.disconnect()
    // Watched anew with more rows, because the end may still be in sight.
  })

  if (error && !rows)
    return (
      <Nothing
        title={m.parts_trouble()}
        text={troubleText(error)}
        action={
          props.onAgain && (
            <button type="button" className="button button--line" onClick={props.onAgain}>
              {m.parts_again()}
            </button>
          )
        }
      />
    )
  if (rows?.length === 0) return <>{empty}</>

  const choose = (row: Row, isRange: boolean): void => {
    if (!onChoose || !rows) return
    const next = new Set(chosen)
    const from = isRange ? rows.findIndex(({ id }) => id === last.current) : -1
    const to = rows.indexOf(row)
    const isOn = !next.has(row.id)
    for (const one of from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1))
      if (isOn) next.add(one.id)
      else next.delete(one.id)
    last.current = row.id
    onChoose(next)
  }
  const move = (to: number): void => {
    const place = Math.max(0, Math.min(to, (rows?.length ?? 1) - 1))
    setAt(place)
    table.current?.querySelectorAll<HTMLElement>('tbody > tr')[place]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.target as HTMLElement).closest('input, select, textarea, button') || !rows) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = rows[at]
    const act: Record<string, () => void> = {
      ArrowDown: () => move(at + 1),
      j: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      k: () => move(at - 1),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      Enter: () => row && onOpen?.(row),
      x: () => row && choose(row, event.shiftKey),
      ' ': () => row && choose(row, event.shiftKey),
    }
    if (event.key === 'Enter' && (event.target as HTMLElement).closest('a')) return
    if (!act[event.key]) return
    event.preventDefault()
    act[event.key]!()
  }
  const all = rows ?? []
  const areAllChosen = all.length > 0 && all.every(({ id }) => chosen?.has(id))

  return (
    <div className="list">
      <table ref={table} className="list-table" aria-label={label} aria-busy={!rows} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {onChoose && (
              <th className="list-tick">
                <input
                  type="checkbox"
                  aria-label={m.parts_choose_all()}
                  checked={areAllChosen}
                  disabled={!rows}
                  onChange={() => onChoose(new Set(areAllChosen ? [] : all.map(({ id }) => id)))}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={classOf(column)}
                aria-sort={sort && sort.by === column.sort ? (sort.descending ? 'descending' : 'ascending') : undefined}
              >
                {column.sort && onSort ? (
                  <button
                    type="button"
                    className="list-sort"
                    onClick={() =>
                      onSort({ by: column.sort!, descending: sort?.by === column.sort && !sort?.descending })
                    }
                  >
                    {column.title}
                  </button>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {!rows &&
            Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <tr key={row} aria-hidden="true">
                {onChoose && <td />}
                {columns.map((column) => (
                  <td key={column.name} className={classOf(column)}>
                    <span className="list-bone skeleton" />
                  </td>
                ))}
              </tr>
            ))}
          {all.map((row, index) => (
            <tr
              key={row.id}
              tabIndex={index === Math.min(at, all.length - 1) ? 0 : -1}
              aria-selected={onChoose ? (chosen?.has(row.id) ?? false) : undefined}
              className={rowClass(tone?.(row))}
              onFocus={() => setAt(index)}
              onClick={(event) => {
                if ((event.target as HTMLElement).closest('a, button, input, label, select')) return
                onOpen?.(row)
              }}
            >
              {onChoose && (
                <td className="list-tick">
                  <label className="list-tick-area">
                    <input
                      type="checkbox"
                      aria-label={m.parts_choose()}
                      checked={chosen?.has(row.id) ?? false}
                      onChange={() => {}}
                      onClick={(event) => choose(row, event.shiftKey)}
                    />
                  </label>
                </td>
              )}
              {columns.map((column, place) => (
                <td key={column.name} className={classOf(column)} data-title={column.title}>
                  {place === 0 && link ? (
                    <Link {...(link(row) as { to: '/' })}>{column.show(row)}</Link>
                  ) : (
                    column.show(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div ref={end} className="list-end" aria-live="polite">
        {hasMore ? m.parts_more_comes() : null}
      </div>
    </div>
  )
}

const classOf = ({ align, minor, named, fills }: Omit<Column<never>, 'name' | 'title' | 'show'>): string =>
  `${align === 'right' ? 'list-right' : ''} ${minor ? 'list-minor' : ''} ${named ? 'list-named' : ''} ${fills ? 'list-fills' : ''}`

const TONES = { clay: 'list-row list-row--clay', quiet: 'list-row list-row--quiet' }
const rowClass = (tone: keyof typeof TONES | undefined): string => (tone ? TONES[tone] : 'list-row')
