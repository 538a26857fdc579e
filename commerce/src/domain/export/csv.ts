/** Tables as comma-separated values (RFC 4180). */
import type { Cell } from './kinds.ts'

/** A cell that a spreadsheet would take for a formula is led by an apostrophe. */
const cell = (value: Cell): string => {
  if (value === null) return ''
  const text = typeof value === 'string' && /^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
