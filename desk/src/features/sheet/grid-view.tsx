/** The sheet as one sees it: rows that come as one scrolls, a rectangle that is chosen, a field where one types. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRouter } from '@tanstack/react-router'
import { type ClipboardEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell } from '../../parts/act.ts'
import { troubleText } from '../../platform/faults.ts'
import { countText } from '../../platform/money.ts'
import type { Draft, Leave } from './cell-editor.tsx'
import { type Column, emptied, keyOf, type Row, typedCell, valueOf } from './cells.ts'
import { cells, useCells } from './cells-store.ts'
import type { Columns } from './columns.ts'
import { drawnRows } from './drawn.ts'
import {
  filledDown,
  isIn,
  pasted,
  type Place,
  readTable,
  rectOf,
  type Selection,
  type Typed,
  writeTable,
} from './grid.ts'
import { GridHead } from './grid-head.tsx'
import { cellId, GridRow, noteOf, ROW_HEIGHT, type Shape } from './grid-row.tsx'
import type { Rows } from './rows.ts'
import { type Keyed, pressInGrid } from './use-grid-keys.ts'

const OVERSCAN = 12
/** How long rows are in sight that nobody flings past, before they are asked for. */
const SETTLE_MS = 60
const HEAD_HEIGHT = 44
/** Most rows that one action reads or changes. */
const MOST = 5000
const START: Selection = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } }

export function GridView({
  label,
  rows,
  columns: { shown, frozen, widen, move },
  isClosed,
}: {
  label: string
  rows: Rows
  columns: Columns
  /** Whether the cells can be read, chosen and copied only. */
  isClosed: boolean
}) {
  const columns = useMemo(() => {
    const there = shown ?? []
    return isClosed ? there.map((column): Column => ({ ...column, isClosed: true })) : there
  }, [shown, isClosed])
  const total = rows.total ?? 0
  const { grid } = useCells()
  const box = useRef<HTMLDivElement>(null)
  const [selection, choose] = useState(START)
  const [draft, setDraft] = useState<Draft | null>(null)
  const router = useRouter()
  const shape = useMemo((): Shape => {
    const sums = columns.map((_, at) => columns.slice(0, at).reduce((sum, { width }) => sum + width, 0))
    return {
      columns,
      lefts: sums.map((sum, at) => (at < frozen ? sum : undefined)),
      width: columns.reduce((sum, { width }) => sum + width, 0),
    }
  }, [columns, frozen])
  // The React Compiler, which would memoize too much of it, is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
  })
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useWanted(rows, first, last)
  const drawn = useRef<ReadonlyMap<number, number>>(new Map())
  drawn.current = drawnRows(
    drawn.current,
    items.map(({ index }) => index),
  )

  const rect = rectOf(selection)
  const { focus } = selection
  /** Moves what is chosen, and the sheet with it. */
  const go = (next: Selection): void => {
    choose(next)
    virtual.scrollToIndex(next.focus.row)
    const [element, left] = [box.current, shape.lefts[next.focus.column]]
    if (!element || left !== undefined) return
    const from = columns.slice(0, next.focus.column).reduce((sum, { width }) => sum + width, 0)
    const covered = columns.slice(0, frozen).reduce((sum, { width }) => sum + width, 0)
    const to = from + (columns[next.focus.column]?.width ?? 0)
    if (from - covered < element.scrollLeft) element.scrollLeft = from - covered
    else if (to > element.scrollLeft + element.clientWidth) element.scrollLeft = to - element.clientWidth
  }
  /** Rows that an action needs are loaded before; undefined where they are too many or do not come. */
  const withRows = async (from: number, to: number, act: () => void): Promise<void> => {
    if (to - from >= MOST) return tell('warn', m.sheet_too_many({ count: countText(MOST) }))
    try {
      for (let at = from; at <= Math.min(to, total - 1); at++)
        if (!rows.at(at)) {
          // Once: the rows between are loaded with it.
          // oxlint-disable-next-line no-await-in-loop
          await rows.ensure(at, to)
          break
        }
      act()
    } catch (error) {
      tell('error', m.parts_refused(), troubleText(error))
    }
  }
  const typeAll = (typed: readonly Typed[]): void => {
    if (isClosed) return
    cells.type(
      typed.flatMap(({ row, column, text }) => {
        const [of, there] = [columns[column], rows.at(row)]
        return of && there ? [{ row: there, column: of, text }] : []
      }),
    )
  }
  const textAt = ({ row, column }: Place): string => {
    const [of, there] = [columns[column], rows.at(row)]
    return of && there ? typedCell(of, cells.value(there, of)) : ''
  }
  const eachChosen = (text: (place: Place) => string): Typed[] => {
    const typed: Typed[] = []
    for (let row = rect.top; row <= rect.bottom; row++)
      for (let column = rect.left; column <= rect.right; column++)
        typed.push({ row, column, text: text({ row, column }) })
    return typed
  }
  const keyed: Keyed = {
    selection,
    rows: total,
    columns,
    screen: Math.max(1, Math.floor((box.current?.clientHeight ?? 400) / ROW_HEIGHT) - 2),
    choose: go,
    edit: (text) => {
      const there = rows.at(focus.row)
      if (there && !isClosed && columns[focus.column]?.kind !== 'fixed') setDraft({ text, row: there })
    },
    empty: () =>
      void withRows(rect.top, rect.bottom, () => typeAll(eachChosen(({ column }) => emptied(columns[column]!)))),
    fillDown: () => void withRows(Math.max(0, rect.top - 1), rect.bottom, () => typeAll(filledDown(rect, textAt))),
    toggle: () => {
      const on = textAt(focus) === '1' ? '0' : '1'
      void withRows(rect.top, rect.bottom, () =>
        typeAll(eachChosen(() => on).filter(({ column }) => columns[column]?.kind === 'flag')),
      )
    },
    shift: (by) => moveColumn(focus.column, focus.column + by),
    widen: (by) => {
      const column = columns[focus.column]
      if (column) widen(column.id, column.width + by)
    },
    undo: isClosed ? () => {} : cells.undo,
    redo: isClosed ? () => {} : cells.redo,
    openRow: () => {
      const row = rows.at(focus.row)
      if (row) router.history.push(`/desk/products/${encodeURIComponent(row.product.id)}`)
    },
  }
  const moveColumn = (from: number, to: number): void => {
    const [one, other] = [columns[from], columns[to]]
    // The name says which row it is, and stays the first.
    if (!one || !other || from === 0 || to === 0) return
    move(one.id, other.id)
    choose({ anchor: { row: focus.row, column: to }, focus: { row: focus.row, column: to } })
  }
  const copy = (event: ClipboardEvent): void => {
    event.preventDefault()
    const text = (): string =>
      writeTable(
        Array.from({ length: rect.bottom - rect.top + 1 }, (_, r) =>
          Array.from({ length: rect.right - rect.left + 1 }, (_of, c) =>
            textAt({ row: rect.top + r, column: rect.left + c }),
          ),
        ),
      )
    const isThere = rows.at(rect.top) && rows.at(rect.bottom)
    if (isThere && rect.bottom - rect.top < MOST) event.clipboardData.setData('text/plain', text())
    else
      void withRows(rect.top, rect.bottom, () => {
        void navigator.clipboard.writeText(text()).then(() => tell('success', m.sheet_copied()))
      })
    if (event.type === 'cut' && !isClosed) keyed.empty()
  }
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault()
    if (isClosed) return
    const table = readTable(event.clipboardData.getData('text/plain'))
    const typed = pasted(table, rect, total, columns.length)
    const bottom = typed.at(-1)
    if (!bottom) return
    void withRows(rect.top, bottom.row, () => {
      typeAll(typed)
      choose({
        anchor: { row: rect.top, column: rect.left },
        focus: { row: bottom.row, column: Math.max(...typed.map(({ column }) => column)) },
      })
    })
  }
  const placeOf = (event: PointerEvent): Place | null => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')
    const row = cell?.closest<HTMLElement>('[data-row]')
    return cell && row ? { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) } : null
  }
  const point = (event: PointerEvent): void => {
    const place = placeOf(event)
    if (!place || event.button !== 0 || (event.target as HTMLElement).closest('input')) return
    const isSame = place.row === focus.row && place.column === focus.column
    if (event.pointerType === 'touch' && isSame) return keyed.edit(null)
    choose(event.shiftKey ? { ...selection, focus: place } : { anchor: place, focus: place })
  }
  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1 || event.pointerType === 'touch' || draft) return
    const place = placeOf(event)
    if (place && (place.row !== focus.row || place.column !== focus.column)) choose({ ...selection, focus: place })
  }
  // What the editor calls must stay the same, so that rows are not drawn again for it.
  const latest = useRef<Leave>(() => {})
  latest.current = (text, by, along) => {
    setDraft(null)
    const of = columns[focus.column]
    const there = rows.at(focus.row)
    if (text !== null && draft && of)
      cells.type([{ row: there?.id === draft.row.id ? there : draft.row, column: of, text }])
    if (by) {
      box.current?.focus({ preventScroll: true })
      const isOne = rect.top === rect.bottom && rect.left === rect.right
      const to = {
        row: Math.max(0, Math.min(total - 1, focus.row + by.row)),
        column: Math.max(0, Math.min(columns.length - 1, focus.column + by.column)),
      }
      if (isOne || !along || !isIn(rect, to.row, to.column)) go({ anchor: to, focus: to })
      else go({ anchor: selection.anchor, focus: to })
    } else if (text === null) box.current?.focus({ preventScroll: true })
  }
  // Where somebody adds or deletes a row above it, the field goes with the row that is typed into.
  useEffect(() => {
    if (!draft || rows.at(focus.row)?.id === draft.row.id) return
    const place = placeNear(rows, draft.row.id, focus.row)
    if (place !== null) choose({ anchor: { ...focus, row: place }, focus: { ...focus, row: place } })
  }, [draft, focus, rows, rows.change])
  const leave = useCallback<Leave>((...args) => latest.current(...args), [])

  const row = rows.at(focus.row)
  const column = columns[focus.column]
  const edit = row && column && grid.edits.get(keyOf(row, column))
  const theirs = edit && valueOf(row, column) !== edit.was ? valueOf(row, column) : null
  return (
    <>
      <div
        ref={box}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-activedescendant={row && cellId(focus.row, focus.column)}
        aria-describedby="sheet-help"
        tabIndex={0}
        className="sheet"
        onKeyDown={(event) => !draft && pressInGrid(event, keyed)}
        onPointerDown={point}
        onPointerMove={drag}
        onDoubleClick={() => keyed.edit(null)}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
      >
        <GridHead
          shape={shape}
          onWiden={widen}
          onMove={moveColumn}
          onChoose={(at) => choose({ anchor: { row: focus.row, column: at }, focus: { row: focus.row, column: at } })}
        />
        <div
          role="rowgroup"
          className="sheet-body"
          style={{ blockSize: virtual.getTotalSize(), inlineSize: shape.width }}
        >
          {items.map((item) => {
            const isChosen = item.index >= rect.top && item.index <= rect.bottom
            const isFocus = item.index === focus.row
            return (
              <GridRow
                key={drawn.current.get(item.index)}
                index={item.index}
                top={item.start - HEAD_HEIGHT}
                row={rows.at(item.index)}
                shape={shape}
                edits={grid.edits}
                from={isChosen ? rect.left : -1}
                to={isChosen ? rect.right : -1}
                active={isFocus ? focus.column : -1}
                draft={isFocus ? draft : null}
                isRepeat={isSameProduct(rows.at(item.index - 1), rows.at(item.index))}
                onLeave={leave}
              />
            )
          })}
        </div>
      </div>
      <p id="sheet-help" className="visually-hidden">
        {isClosed ? m.sheet_help_closed() : m.sheet_help()}
      </p>
      <p className="sheet-status" role="status">
        {rows.error ? (
          <button type="button" className="sheet-way" onClick={() => rows.again()}>
            {troubleText(rows.error)} {m.parts_again()}
          </button>
        ) : null}
        {rows.way === null ? null : (
          <span className="sheet-way">
            {m.sheet_finding({ row: countText(first + 1), percent: countText(Math.round(rows.way * 100)) })}
          </span>
        )}
        {rect.top !== rect.bottom || rect.left !== rect.right ? (
          <span>
            {m.sheet_chosen({
              rows: countText(rect.bottom - rect.top + 1),
              columns: countText(rect.right - rect.left + 1),
            })}
          </span>
        ) : null}
        {edit && column ? (
          <span>{noteOf(column, edit.fault, theirs, edit.was)}</span>
        ) : (
          <span className="sheet-help">{isClosed ? m.sheet_help_closed() : m.sheet_help()}</span>
        )}
      </p>
    </>
  )
}

/** As far as a row is looked for that stands elsewhere. */
const NEAR = 200

/** Where a row stands, not far from a place; null where it does not. */
function placeNear(rows: Rows, id: string, from: number): number | null {
  for (let step = 1; step <= NEAR; step++)
    for (const place of [from + step, from - step]) if (rows.at(place)?.id === id) return place
  return null
}

/** Asks for the rows in sight. Those that are flung past are not asked for: that would take the time their frames need. */
function useWanted(rows: Rows, first: number, last: number): void {
  const before = useRef(first)
  useEffect(() => {
    const moved = Math.abs(first - before.current)
    before.current = first
    if (moved <= (last - first) / 2) {
      rows.want(first, last)
      return undefined
    }
    const timer = setTimeout(() => rows.want(first, last), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [rows, first, last])
}

const isSameProduct = (one: Row | undefined, other: Row | undefined): boolean =>
  one !== undefined && one.product.id === other?.product.id && one.variant !== null
