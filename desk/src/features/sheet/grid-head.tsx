/** The sheet's head: names of the columns, which can be dragged to another place, and whose edges make them wider. */
import { type PointerEvent, useState } from 'react'
import { type Column, isFigure } from './cells.ts'
import type { Shape } from './grid-row.tsx'

/** Pixels that tell a drag from a press. */
const DRAGGED = 6

export function GridHead({
  shape: { columns, lefts, width },
  onWiden,
  onMove,
  onChoose,
}: {
  shape: Shape
  /** Undefined: as wide as usual. */
  onWiden: (id: string, width: number | undefined) => void
  /** Puts a column in the place of another one. */
  onMove: (from: number, to: number) => void
  onChoose: (column: number) => void
}) {
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null)
  const lift = (event: PointerEvent<HTMLElement>, from: number): void => {
    onChoose(from)
    if (event.button !== 0 || event.pointerType === 'touch' || from === 0) return
    const head = event.currentTarget
    const start = event.clientX
    let to = from
    const move = (moved: globalThis.PointerEvent): void => {
      if (to === from && Math.abs(moved.clientX - start) < DRAGGED) return
      const over = document
        .elementsFromPoint(moved.clientX, moved.clientY)
        .map((element) => element.closest<HTMLElement>('[role="columnheader"]'))
        .find((found) => found && found !== head)
      const place = over ? Number(over.getAttribute('aria-colindex')) - 1 : from
      to = place > 0 ? place : from
      setDragged({ from, to })
    }
    const end = (ended: globalThis.PointerEvent): void => {
      head.removeEventListener('pointermove', move)
      head.removeEventListener('pointerup', end)
      head.removeEventListener('pointercancel', end)
      setDragged(null)
      if (ended.type === 'pointerup' && to !== from) onMove(from, to)
    }
    head.setPointerCapture(event.pointerId)
    head.addEventListener('pointermove', move)
    head.addEventListener('pointerup', end)
    head.addEventListener('pointercancel', end)
  }
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
            } ${dragged?.from === at ? 'sheet-title--dragged' : ''} ${dragged && dragged.to === at && dragged.from !== at ? 'sheet-title--goal' : ''}`}
            style={{ inlineSize: column.width, insetInlineStart: lefts[at] }}
            onPointerDown={(event) => lift(event, at)}
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
