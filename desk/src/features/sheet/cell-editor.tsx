/** The field in the cell that is typed into. Enter, Tab and, where typing began it, arrows keep what stands there. */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { type Column, type Row, typedCell } from './cells.ts'
import type { Place } from './grid.ts'

/** How typing began: with a letter, which replaces what was there, or to change what is there; and in which row. */
export interface Draft {
  text: string | null
  row: Row
}

/** What was typed since, for a row that comes to stand elsewhere meanwhile. */
const typedSince = new WeakMap<Draft, string>()

/** `text` is null where nothing is kept; `by` says where to go then, `along` how Enter and Tab go around. */
export type Leave = (text: string | null, by: Place | null, along?: 'rows' | 'columns') => void

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

export function CellEditor({
  column,
  value,
  draft,
  onLeave,
}: {
  column: Column
  value: string
  draft: Draft
  onLeave: Leave
}) {
  const field = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const list = useId()
  useEffect(() => {
    const input = field.current!
    input.focus({ preventScroll: true })
    input.setSelectionRange(input.value.length, input.value.length)
  }, [])
  const leave: Leave = (...args) => {
    if (isLeft.current) return
    isLeft.current = true
    onLeave(...args)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const text = event.currentTarget.value
    const step = event.shiftKey ? -1 : 1
    const arrow = draft.text === null || column.kind === 'category' ? undefined : ARROWS[event.key]
    if (event.key === 'Escape') leave(null, null)
    else if (event.key === 'Enter') leave(text, { row: step, column: 0 }, 'rows')
    else if (event.key === 'Tab') leave(text, { row: 0, column: step }, 'columns')
    else if (arrow) leave(text, arrow)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        ref={field}
        className="sheet-field"
        aria-label={column.title}
        defaultValue={typedSince.get(draft) ?? draft.text ?? typedCell(column, value)}
        onInput={(event) => typedSince.set(draft, event.currentTarget.value)}
        list={column.options ? list : undefined}
        inputMode={
          column.kind === 'count' ? 'numeric' : column.kind === 'money' || column.kind === 'weight' ? 'decimal' : 'text'
        }
        autoComplete="off"
        spellCheck={false}
        onKeyDown={press}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
        onBlur={(event) => leave(event.currentTarget.value, null)}
      />
      {column.options && (
        <datalist id={list}>
          {column.options.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      )}
    </>
  )
}
