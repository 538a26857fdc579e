/**
 * A table whose cells are edited in place. Enter and the arrows up and down move through a column; a rectangle that was
 * copied from a spreadsheet fills the cells from where it is pasted.
 */
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'

const INPUTS = 'input:not([type="checkbox"]):not([disabled])'

export function Ledger({
  label,
  stacks = false,
  children,
}: {
  label: string
  /** Whether each row stands below the other, cell by cell, where there is no room; cells are named by `data-title`. */
  stacks?: boolean
  children: ReactNode
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
    const input = event.target as HTMLElement
    if (!step || !input.matches(INPUTS)) return
    event.preventDefault()
    below(event.currentTarget, input, step)?.focus()
  }
  const onPaste = (event: ClipboardEvent<HTMLTableElement>): void => {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
    const input = event.target as HTMLElement
    if (!/[\t\n]/.test(text) || !input.matches(INPUTS)) return
    event.preventDefault()
    let row: HTMLElement | undefined = input
    for (const line of text.split(/\r?\n/)) {
      if (!row) return
      const inputs = inputsOf(row.closest('tr')!)
      const from = inputs.indexOf(row as HTMLInputElement)
      for (const [place, value] of line.split('\t').entries())
        if (inputs[from + place]) type(inputs[from + place]!, value)
      row = below(event.currentTarget, row, 1)
    }
  }
  return (
    // The names of rows stay in sight while columns are moved sideways.
    <div
      className={stacks ? 'ledger ledger--stacks sideways' : 'ledger sideways'}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table className="ledger-table" aria-label={label} onKeyDown={onKeyDown} onPaste={onPaste}>
        {children}
      </table>
    </div>
  )
}

/**
 * A cell with a figure. `label` names it for screen readers: the row and the column. `value` is the same in every
 * language; it is shown as `shown` writes it, but for what somebody types, which stays as it is typed until they leave
 * the cell.
 */
export function Cell({
  label,
  value,
  shown,
  read,
  changed,
  title,
  wrong = false,
  disabled = false,
  onChange,
}: {
  label: string
  value: string
  /** The text of a value in the reader's language. */
  shown: (value: string) => string
  /** The value of a text; a text that cannot be read is its own value. */
  read: (text: string) => string
  changed: boolean
  /** What stands before it where rows stand below each other. */
  title?: string
  wrong?: boolean
  disabled?: boolean
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <td className={changed ? 'ledger-cell ledger-cell--changed' : 'ledger-cell'} data-title={title}>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        value={typed !== null && read(typed) === value ? typed : shown(value)}
        disabled={disabled}
        aria-invalid={wrong || undefined}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(read(target.value))
        }}
      />
    </td>
  )
}

const inputsOf = (row: Element): HTMLInputElement[] => [...row.querySelectorAll<HTMLInputElement>(INPUTS)]

/** The cell in the same column of the next row that has one. */
function below(table: HTMLElement, input: HTMLElement, step: number): HTMLElement | undefined {
  const column = input.closest('td')!.cellIndex
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]
  for (let at = rows.indexOf(input.closest('tr')!) + step; at >= 0 && at < rows.length; at += step) {
    const found = rows[at]!.cells[column]?.querySelector<HTMLElement>(INPUTS)
    if (found) return found
  }
  return undefined
}

/** Types into a field that React keeps: it hears the event, not the property. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text.trim())
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
