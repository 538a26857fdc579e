/** Reads CSV (RFC 4180, UTF-8) row by row; rows know their line. */
import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { NO_UTF_8, type Problems } from './problems.ts'

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
  /** The rows behind the header, once. */
  rows: AsyncGenerator<CsvRow, void>
  /** Whether the file turned out to be no CSV; told as a problem. */
  isBroken(): boolean
}

/** Begins to read; null when the file has no header or cannot be read as CSV. */
export async function readCsv(file: string, bytes: Readable, problems: Problems): Promise<Csv | null> {
  const parser = bytes.pipe(
    parse({ bom: true, info: true, raw: true, relax_column_count: true, skip_empty_lines: true }),
  )
  bytes.once('error', (error) => parser.destroy(error))
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<Parsed>
  let isBroken = false
  const next = async (): Promise<Parsed | null> => {
    try {
      const { done, value } = await records.next()
      return done ? null : value
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      isBroken = true
      problems.add(file, (error as CsvError & { lines?: number }).lines ?? 1, `not a CSV file: ${error.message}`)
      return null
    }
  }
  const head = await next()
  if (!head) return isBroken ? null : (problems.add(file, 1, 'the header line is missing') ?? null)
  if (head.raw.includes(NO_UTF_8)) problems.addNoText(file, 1)
  const header = head.record.map((name) => name.trim())
  const rows = async function* (): AsyncGenerator<CsvRow, void> {
    try {
      for (let one = await next(); one; one = await next()) {
        const { record, raw, info } = one
        const line = info.lines - linesWithin(raw)
        if (raw.includes(NO_UTF_8)) problems.addNoText(file, line)
        else if (record.length === header.length)
          yield { line, cells: new Map(header.map((name, i) => [name, record[i]!.trim()])) }
        else problems.add(file, line, `has ${record.length} cells, the header ${header.length}`)
      }
    } finally {
      bytes.destroy()
      parser.destroy()
    }
  }
  return { header, rows: rows(), isBroken: () => isBroken }
}

/**
 * Number of line breaks inside quoted cells. The parser tells on which line a record ends, but people look where it
 * begins.
 */
const linesWithin = (raw: string): number => raw.trim().split('\n').length - 1
