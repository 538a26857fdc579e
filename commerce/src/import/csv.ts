/**
 * Reads CSV (RFC 4180, UTF-8) row by row; rows know their line. Cells are parted by commas, by tabs, or by the
 * semicolons that spreadsheets write where a comma parts the decimals of a number.
 */
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { NO_UTF_8, type Problems } from './problems.ts'
import { separatorOf } from './separator.ts'

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
  header: string[]
  /** Whether a comma parts the decimals of its numbers. */
  hasDecimalCommas: boolean
  /** The rows behind the header, once. */
  rows: AsyncGenerator<CsvRow, void>
  /** Whether the file turned out to be no CSV; told as a problem. */
  isBroken(): boolean
}

/** What a spreadsheet would take for a formula is led by an apostrophe where the shop writes it (`domain/export/csv.ts`). */
const LED = /^'(?='*(?:[=+@\t\r]|-(?!\d+(?:[.,]\d+)?$)))/

const unled = (cell: string): string => (cell.startsWith("'") ? cell.replace(LED, '') : cell)

/**
 * Begins to read; null when the file has no header or cannot be read as CSV. By the columns of `key`, which the header
 * has to have, it is seen what parts the cells. Rows of empty cells alone are passed over: spreadsheets leave them.
 */
export async function readCsv(
  file: string,
  bytes: Readable,
  { key, problems }: { key: readonly string[]; problems: Problems },
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
  const head = await next()
  if (!head && !isBroken) problems.add(file, { line: 1 }, 'NO_HEADER')
  // Of a header in another encoding no column can be known.
  if (head?.raw.includes(NO_UTF_8)) problems.addNoText(file, 1)
  if (!head || head.raw.includes(NO_UTF_8)) {
    end()
    return null
  }
  const header = head.record.map((name) => name.trim())
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
        } else if (record.length === header.length)
          yield { line, cells: new Map(header.map((name, i) => [name, unled(record[i]!.trim())])) }
        else problems.add(file, { line }, 'CELL_COUNT', { cells: record.length, columns: header.length })
      }
    } finally {
      end()
    }
  }
  return { header, hasDecimalCommas: separator === ';', rows: rows(), isBroken: () => isBroken }
}

/**
 * Number of line breaks inside quoted cells. The parser tells on which line a record ends, but people look where it
 * begins.
 */
const linesWithin = (raw: string): number => raw.trim().split('\n').length - 1
