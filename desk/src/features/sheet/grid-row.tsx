/**
 * One row of the sheet. It is drawn again only when something of it has changed; its cells are not where only its place
 * has, as of rows that are not there yet while one scrolls.
 */
import { memo } from 'react'
import { m } from '../../paraglide/messages.js'
import { type Column, isFigure, keyOf, type Row, shownCell, valueOf } from './cells.ts'
import { CellEditor, type Draft, type Leave } from './cell-editor.tsx'
import type { Edits } from './grid.ts'

export const ROW_HEIGHT = 34

export interface Shape {
  columns: readonly Column[]
  /** Where frozen columns stand; undefined for the others. */
  lefts: readonly (number | undefined)[]
  width: number
}

interface Props {
  index: number
  top: number
  row: Row | undefined
  shape: Shape
  edits: Edits
  /** The chosen columns of this row; -1 where there are none. */
  from: number
  to: number
  /** The column that is typed into; -1 where it is in another row. */
  active: number
  draft: Draft | null
  /** Whether the row above is of the same product. */
  isRepeat: boolean
  onLeave: Leave
}

export const cellId = (row: number, column: number): string => `cell-${row}-${column}`

export const GridRow = memo(function GridRow({ top, ...cells }: Props) {
  const { index, active, shape } = cells
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className="sheet-row"
      style={{ transform: `translateY(${top}px)`, inlineSize: shape.width }}
    >
      {/* Only the name of the active cell follows from the row's number. */}
      <Cells {...cells} index={active < 0 ? -1 : index} />
    </div>
  )
})

const Cells = memo(function Cells(props: Omit<Props, 'top'>) {
  const { index, row, shape, edits, from, to, active, draft, isRepeat, onLeave } = props
  const { columns, lefts } = shape
  return (
    <>
      {columns.map((column, at) => {
        const edit = row && edits.get(keyOf(row, column))
        const server = row ? valueOf(row, column) : ''
        const value = edit ? edit.now : server
        const isClash = edit && edit.was !== server && edit.now !== server
        const isActive = at === active
        const isDrafted = isActive && draft !== null
        const note = edit && noteOf(column, edit.fault, isClash ? server : null, edit.was)
        return (
          <div
            key={column.id}
            // Only the active cell is named by it.
            id={isActive ? cellId(index, at) : undefined}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            aria-selected={at >= from && at <= to}
            aria-readonly={column.kind === 'fixed' || column.isClosed || undefined}
            aria-invalid={edit?.fault ? true : undefined}
            aria-description={note}
            title={note}
            className={classOf(column, lefts[at] !== undefined, {
              chosen: at >= from && at <= to && from !== -1,
              active: isActive,
              changed: Boolean(edit) && !edit?.fault,
              fault: Boolean(edit?.fault),
              clash: Boolean(isClash),
              quiet: isRepeat && column.of === 'product' && !edit,
              out: column.kind === 'count' && value === '0',
            })}
            style={{ inlineSize: column.width, insetInlineStart: lefts[at] }}
            data-column={at}
          >
            {row && isDrafted ? (
              <CellEditor column={column} value={value} draft={draft} onLeave={onLeave} />
            ) : (
              // One element for a row that is there and for one that is not yet, as rows change that while one scrolls.
              <span
                className={row ? 'sheet-text' : at === 0 ? 'sheet-bone' : undefined}
                aria-label={row || at > 0 ? undefined : m.sheet_loading()}
              >
                {row ? shownCell(column, value) : null}
              </span>
            )}
          </div>
        )
      })}
    </>
  )
})

export function noteOf(column: Column, fault: string | undefined, theirs: string | null, was: string): string {
  const shown = (value: string): string => shownCell(column, value) || m.sheet_nothing()
  return [fault, theirs === null ? null : m.sheet_clash({ value: shown(theirs) }), m.sheet_was({ value: shown(was) })]
    .filter(Boolean)
    .join('. ')
}

const MARKS = { chosen: 'sheet-cell--chosen', active: 'sheet-cell--active', changed: 'sheet-cell--changed' }
const FAULTS = {
  fault: 'sheet-cell--fault',
  clash: 'sheet-cell--clash',
  quiet: 'sheet-cell--quiet',
  out: 'sheet-cell--out',
}

function classOf(column: Column, isFrozen: boolean, is: Record<keyof typeof MARKS | keyof typeof FAULTS, boolean>) {
  const marks = Object.entries({ ...MARKS, ...FAULTS }).filter(([name]) => is[name as keyof typeof is])
  return [
    'sheet-cell',
    isFigure(column) ? 'sheet-cell--figure' : '',
    column.kind === 'flag' ? 'sheet-cell--flag' : '',
    isFrozen ? 'sheet-cell--frozen' : '',
    ...marks.map(([, name]) => name),
  ]
    .filter(Boolean)
    .join(' ')
}
