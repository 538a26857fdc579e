/** Reads CSV (RFC 4180, UTF-8) into rows that know their line. */
import { CsvError, parse } from 'csv-parse/sync'
import type { Problems } from './problems.ts'

export interface CsvRow {
  line: number
  cells: Map<string, string>
}

export interface Csv {
  header: string[]
  rows: CsvRow[]
}

interface Parsed {
  record: string[]
  raw: string
  info: { lines: number }
}

/** The rows with their cells by the header's names; null when the file cannot be read as CSV. */
export function readCsv(file: string, text: string, problems: Problems): Csv | null {
  let records: Parsed[]
  try {
    records = parse(text, {
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.add(file, (error as CsvError & { lines?: number }).lines ?? 1, `not a CSV file: ${error.message}`)
    return null
  }
  const [head, ...body] = records
  if (!head) {
    problems.add(file, 1, 'the header line is missing')
    return null
  }
  const header = head.record.map((name) => name.trim())
  const rows: CsvRow[] = []
  for (const { record, raw, info } of body) {
    const line = info.lines - linesWithin(raw)
    if (record.length !== header.length) {
      problems.add(file, line, `has ${record.length} cells, the header ${header.length}`)
      continue
    }
    rows.push({ line, cells: new Map(header.map((name, i) => [name, record[i]!.trim()])) })
  }
  return { header, rows }
}

/**
 * Number of line breaks inside quoted cells. The parser tells on which line a record ends, but people look where it
 * begins.
 */
const linesWithin = (raw: string): number => raw.trim().split('\n').length - 1
