/** What the keys do in the sheet, as in any spreadsheet. */
import type { KeyboardEvent } from 'react'
import type { Column } from './cells.ts'
import { moved, nextIn, type Place, rectOf, type Selection } from './grid.ts'

export interface Keyed {
  selection: Selection
  rows: number
  columns: readonly Column[]
  /** How many rows a screen holds. */
  screen: number
  choose(selection: Selection): void
  edit(text: string | null): void
  empty(): void
  fillDown(): void
  toggle(): void
  undo(): void
  redo(): void
  openRow(): void
  /** Puts the column one place to the left or the right. */
  shift(by: 1 | -1): void
  /** Makes the column wider or narrower by so many pixels. */
  widen(by: number): void
}

const STEP = 16

/** From the last key's press to the next. */
export function pressInGrid(event: KeyboardEvent, given: Keyed): void {
  const { selection, rows, columns, screen, choose } = given
  const { focus } = selection
  const isControl = event.ctrlKey || event.metaKey
  const go = (by: Place): void => {
    const to = moved(focus, rows, columns.length, by)
    choose(event.shiftKey && event.key !== 'Tab' ? { ...selection, focus: to } : { anchor: to, focus: to })
  }
  const around = (along: 'rows' | 'columns'): void => {
    const rect = rectOf(selection)
    const by = event.shiftKey ? -1 : 1
    const isOne = rect.top === rect.bottom && rect.left === rect.right
    if (isOne) return go(along === 'rows' ? { row: by, column: 0 } : { row: 0, column: by })
    choose({ anchor: selection.anchor, focus: nextIn(rect, focus, by, along) })
  }
  const far = isControl ? Infinity : 1
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: () => go({ row: -far, column: 0 }),
    ArrowDown: () => go({ row: far, column: 0 }),
    ArrowLeft: () => go({ row: 0, column: -far }),
    ArrowRight: () => go({ row: 0, column: far }),
    PageUp: () => go({ row: -screen, column: 0 }),
    PageDown: () => go({ row: screen, column: 0 }),
    Home: () => go({ row: isControl ? -Infinity : 0, column: -Infinity }),
    End: () => go({ row: isControl ? Infinity : 0, column: Infinity }),
    Enter: isControl ? given.openRow : () => around('rows'),
    Tab: () => around('columns'),
    F2: () => given.edit(null),
    Delete: given.empty,
    Backspace: given.empty,
    ' ': columns[focus.column]?.kind === 'flag' ? given.toggle : undefined,
  }
  const controls: Readonly<Record<string, (() => void) | undefined>> = {
    KeyD: given.fillDown,
    KeyZ: event.shiftKey ? given.redo : given.undo,
    KeyY: given.redo,
  }
  const columnActs: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowLeft: () => given.shift(-1),
    ArrowRight: () => given.shift(1),
    ArrowUp: () => given.widen(STEP),
    ArrowDown: () => given.widen(-STEP),
  }
  // The question mark shows the keys, as on every screen: a cell that begins with it is typed after F2.
  const isLetter = event.key.length === 1 && event.key !== '?' && !isControl && !event.altKey
  const act =
    event.altKey && event.shiftKey
      ? columnActs[event.key]
      : (acts[event.key] ?? (isControl ? controls[event.code] : isLetter ? () => given.edit(event.key) : undefined))
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}
