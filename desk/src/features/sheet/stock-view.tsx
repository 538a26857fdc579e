/** Stock for phones: each variant with its name and SKU, and of each warehouse what is there, with plus and minus. */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { countText } from '../../platform/money.ts'
import { type Column, keyOf, type Row, rowLabel, valueOf } from './cells.ts'
import { cells, useCells } from './cells-store.ts'
import type { Columns } from './columns.ts'
import type { Edit, Edits } from './grid.ts'
import type { Rows } from './rows.ts'

const HEAD = 58
const LINE = 48
const OVERSCAN = 6

/** Where it `isClosed`, quantities are read only. */
export function StockView({ rows, columns, isClosed }: { rows: Rows; columns: Columns; isClosed: boolean }) {
  const { grid } = useCells()
  const list = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  const warehouses = [...columns.byId.values()].filter(({ kind }) => kind === 'count')
  useLayoutEffect(() => {
    if (list.current) setMargin(list.current.getBoundingClientRect().top + scrollY)
  }, [warehouses.length])
  // The React Compiler, which would memoize too much of it, is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: rows.total ?? 0,
    estimateSize: () => HEAD + LINE * Math.max(1, warehouses.length),
    overscan: OVERSCAN,
    scrollMargin: margin,
  })
  useEffect(() => virtual.measure(), [virtual, warehouses.length])
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => rows.want(first, last), [rows, first, last])
  return (
    <div ref={list} role="list" className="stock" style={{ blockSize: virtual.getTotalSize() }}>
      {items.map(({ index, start, size }) => (
        <div
          key={index}
          role="listitem"
          aria-setsize={rows.total ?? -1}
          aria-posinset={index + 1}
          className="stock-row"
          style={{ transform: `translateY(${start - margin}px)`, blockSize: size }}
        >
          <Stocks row={rows.at(index)} warehouses={warehouses} edits={grid.edits} isClosed={isClosed} />
        </div>
      ))}
    </div>
  )
}

const Stocks = memo(function Stocks({
  row,
  warehouses,
  edits,
  isClosed,
}: {
  row: Row | undefined
  warehouses: readonly Column[]
  edits: Edits
  isClosed: boolean
}) {
  if (!row) return <span className="sheet-bone" />
  return (
    <>
      <p className="stock-name">
        <strong>{rowLabel(row)}</strong>
        <small>{row.variant?.sku}</small>
      </p>
      {row.variant &&
        warehouses.map((column) => (
          <Quantity
            key={column.id}
            row={row}
            column={column}
            edit={edits.get(keyOf(row, column))}
            isClosed={isClosed}
          />
        ))}
    </>
  )
})

function Quantity({
  row,
  column,
  edit,
  isClosed,
}: {
  row: Row
  column: Column
  edit: Edit | undefined
  isClosed: boolean
}) {
  const value = edit ? edit.now : valueOf(row, column)
  const [text, setText] = useState<string | null>(null)
  const name = `${rowLabel(row)}, ${column.title}`
  const taken = row.variant?.stocks?.find(({ warehouse }) => warehouse.id === column.place)?.quantityAllocated ?? 0
  const step = (by: number): void => {
    setText(null)
    cells.type([{ row, column, text: String(Math.max(0, (Number(value) || 0) + by)) }])
  }
  return (
    <div
      className={edit?.fault ? 'stock-line stock-line--fault' : edit ? 'stock-line stock-line--changed' : 'stock-line'}
    >
      <span className="stock-place">
        {column.head?.at}
        <small>{edit?.fault ?? (taken > 0 ? m.sheet_taken({ count: countText(taken) }) : null)}</small>
      </span>
      <button
        type="button"
        className="stock-step"
        disabled={isClosed}
        aria-label={m.sheet_less({ name })}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        className="stock-field field-input"
        aria-label={m.sheet_quantity({ name: rowLabel(row), warehouse: column.title })}
        aria-invalid={edit?.fault ? true : undefined}
        readOnly={isClosed}
        inputMode="numeric"
        autoComplete="off"
        value={text ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setText(event.target.value)
          cells.type([{ row, column, text: event.target.value }])
        }}
        onBlur={() => setText(null)}
      />
      <button
        type="button"
        className="stock-step"
        disabled={isClosed}
        aria-label={m.sheet_plus({ name })}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  )
}
