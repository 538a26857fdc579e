/** Tables as comma-separated values (RFC 4180), row by row. */
import type { Cell } from './kinds.ts'
import { inPieces } from './pieces.ts'

/**
 * What a spreadsheet would take for a formula; a number with a minus is none. Apostrophes before it count, so that an
 * import can take back the one that is added here.
 */
const FORMULA = /^'*(?:[=+@\t\r]|-(?!\d+(?:[.,]\d+)?$))/

/** A text that a spreadsheet would take for a formula is led by an apostrophe. */
export const noFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const cell = (value: Cell): string => {
  if (value === null) return ''
  const text = typeof value === 'string' ? noFormula(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The bytes of the file, in pieces. */
export const csvOf = (rows: AsyncIterable<readonly Cell[]>): AsyncIterable<Buffer> =>
  inPieces(rows, (row) => `${row.map(cell).join(',')}\r\n`)
