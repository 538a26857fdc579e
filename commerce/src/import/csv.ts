/**
 * Reads CSV (RFC 4180, UTF-8) row by row; rows know their line. Cells are parted by commas, by tabs, or by the
 * semicolons that spreadsheets write where a comma parts the decimals of a number.
 */
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { NO_UTF_8, type Problems } from './problems.ts'
import { isSeparatorLine, separatorOf } from './separator.ts'

export interface CsvRow {
  line: number
  cells: Map<string, string>
}

interface Parsed {
  record: string[]
  raw: string
  info: { lines: number }
}

/** A CSV file that is being read. */
export interface Csv {
  /** The names of its columns; those without a name are passed over. */
  header: string[]
  /** Whether a comma surely parts the decimals of its numbers. */
  hasDecimalCommas: boolean
  /** The rows behind the header, once. */
  rows: AsyncGenerator<CsvRow, void>
  /** Whether the file turned out to be no CSV; told as a problem. */
  isBroken(): boolean
}

export interface CsvOptions {
  key: readonly string[]
  problems: Problems
  isText?: (column: string) => boolean
}

/** What a spreadsheet would take for a formula is led by an apostrophe where the shop writes it (`domain/export/csv.ts`). */
const LED = /^'(?='*(?:[=+@\t\r]|-(?!\d+(?:[.,]\d+)?$)))/

/**
 * What nobody sees, and what programs and web pages put between letters: a soft hyphen, blanks and joiners without width.
 */
const UNSEEN = /[\u00AD\u180E\u200B-\u200F\u2060\uFEFF]/g

const unled = (cell: string): string => (cell.startsWith("'") ? cell.replace(LED, '') : cell)

/**
 * Begins to read; null when the file has no header or cannot be read as CSV. By the columns of `key`, which the header
 * has to have, it is seen what parts the cells. Rows of empty cells alone are passed over, and so are columns without a
 * name and without a value: spreadsheets leave them. What nobody sees is no part of a cell, but where `isText` says that
 * its column holds a text.
 */
export async function readCsv(
  file: string,
  bytes: Readable,
  { key, problems, isText = () => false }: CsvOptions,
): Promise<Csv | null> {
  const { separator, whole } = await separatorOf(bytes, key)
  const source = Readable.from(whole, { objectMode: false })
  const parser = source.pipe(
    parse({
      bom: true,
      delimiter: separator,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }),
  )
  source.once('error', (error) => parser.destroy(error))
  const end = (): void => {
    bytes.destroy()
    source.destroy()
    parser.destroy()
  }
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<Parsed>
  let isBroken = false
  const next = async (): Promise<Parsed | null> => {
    try {
      const { done, value } = await records.next()
      return done ? null : value
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      isBroken = true
      const line = (error as CsvError & { lines?: number }).lines ?? 1
      problems.add(file, { line }, 'NOT_CSV', { reason: error.message })
      return null
    }
  }
  let head = await next()
  if (head && isSeparatorLine(head.raw)) head = await next()
  if (!head && !isBroken) problems.add(file, { line: 1 }, 'NO_HEADER')
  // Of a header in another encoding no column can be known.
  if (head?.raw.includes(NO_UTF_8)) problems.addNoText(file, 1)
  if (!head || head.raw.includes(NO_UTF_8)) {
    end()
    return null
  }
  const columns = head.record.map((name) => name.replace(UNSEEN, '').trim())
  const texts = new Set(columns.filter(isText))
  const cellOf = (name: string, cell: string): string =>
    unled((texts.has(name) ? cell : cell.replace(UNSEEN, '')).trim())
  const rows = async function* (): AsyncGenerator<CsvRow, void> {
    let isLost = false
    try {
      for (let one = await next(); one; one = await next()) {
        const { record, raw, info } = one
        const line = info.lines - linesWithin(raw)
        if (raw.includes(NO_UTF_8)) {
          // One row says it of all.
          if (!isLost) problems.addNoText(file, line)
          isLost = true
          continue
        }
        const place = record.findIndex((cell, i) => columns[i] === '' && cell.trim() !== '')
        if (place >= 0) problems.add(file, { line }, 'NAMELESS_COLUMN', { place: place + 1 })
        else if (isWhole(record, columns))
          yield { line, cells: new Map(columns.flatMap((name, i) => (name ? [[name, cellOf(name, record[i]!)]] : []))) }
        else problems.add(file, { line }, 'CELL_COUNT', { cells: record.length, columns: columns.length })
      }
    } finally {
      end()
    }
  }
  return {
    header: columns.filter(Boolean),
    hasDecimalCommas: separator === ';',
    rows: rows(),
    isBroken: () => isBroken,
  }
}

/** Whether a row has a cell for each column with a name, and else only empty ones. */
const isWhole = (record: readonly string[], columns: readonly string[]): boolean =>
  columns.every((name, i) => name === '' || record[i] !== undefined) &&
  record.slice(columns.length).every((cell) => cell.trim() === '')

/**
 * Number of line breaks inside quoted cells. The parser tells on which line a record ends, but people look where it
 * begins.
 */
const linesWithin = (raw: string): number => raw.trim().split('\n').length - 1
