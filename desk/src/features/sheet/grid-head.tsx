/** The sheet's head: names of the columns, whose edges make them wider. */
import type { PointerEvent } from 'react'
import { type Column, isFigure } from './cells.ts'
import type { Shape } from './grid-row.tsx'

export function GridHead({
  shape: { columns, lefts, width },
  onWiden,
  onChoose,
}: {
  shape: Shape
  /** Undefined: as wide as usual. */
  onWiden: (id: string, width: number | undefined) => void
  onChoose: (column: number) => void
}) {
  const begin = (event: PointerEvent<HTMLElement>, column: Column): void => {
    event.preventDefault()
    event.stopPropagation()
    const from = event.clientX
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const move = (moved: globalThis.PointerEvent): void => onWiden(column.id, column.width + moved.clientX - from)
    const end = (): void => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
  }
  return (
    <div role="rowgroup" className="sheet-head" style={{ inlineSize: width }}>
      <div role="row" aria-rowindex={1} className="sheet-head-row">
        {columns.map((column, at) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={at + 1}
            title={column.title}
            className={`sheet-title ${isFigure(column) ? 'sheet-cell--figure' : ''} ${
              lefts[at] === undefined ? '' : 'sheet-cell--frozen'
            }`}
            style={{ inlineSize: column.width, insetInlineStart: lefts[at] }}
            onPointerDown={() => onChoose(at)}
          >
            <span className="sheet-text">
              {column.head && <small>{column.head.of}</small>}
              {column.head?.at ?? column.title}
            </span>
            <span
              className="sheet-edge"
              onPointerDown={(event) => begin(event, column)}
              onDoubleClick={() => onWiden(column.id, undefined)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
