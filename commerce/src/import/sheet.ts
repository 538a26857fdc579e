/** A CSV file with the columns it may have: headers are checked, rows become `Row`s. */
import { readCsv } from './csv.ts'
import type { Folder } from './folder.ts'
import type { Problems } from './problems.ts'
import { languageCode, Row } from './row.ts'

export interface SheetColumns {
  /** Columns that together identify a row. */
  key: readonly string[]
  plain?: readonly string[]
  /** Columns that may also occur once for each language: `name`, `name:ru`. */
  translated?: readonly string[]
  /** Columns that occur once for each thing of a kind: `price:<channel>`. */
  by?: Readonly<Record<string, { known: ReadonlyMap<string, unknown>; noun: string }>>
  /** Whether columns `meta:<key>` are allowed. */
  metadata?: boolean
}

export class Sheet {
  readonly file: string
  readonly header: readonly string[]
  readonly rows: readonly Row[]

  constructor(file: string, header: readonly string[], rows: readonly Row[]) {
    this.file = file
    this.header = header
    this.rows = rows
  }

  has(column: string): boolean {
    return this.header.includes(column)
  }

  /** The parts behind the colon of all columns `<prefix>:…`. */
  each(prefix: string): string[] {
    return this.header.filter((h) => h.startsWith(`${prefix}:`)).map((h) => h.slice(prefix.length + 1))
  }
}

/** Joins the parts of a key to one text. */
export const keyOf = (...parts: readonly string[]): string => parts.join('\0')

/** Reads a sheet; null when the folder has no such file, or when it cannot be read. */
export function readSheet(folder: Folder, file: string, columns: SheetColumns, problems: Problems): Sheet | null {
  const text = folder.text(file)
  if (text === null) return null
  const csv = readCsv(file, text, problems)
  if (!csv) return null
  csv.header.forEach((name, i) => {
    const fault = headerFault(name, columns) ?? (csv.header.indexOf(name) < i ? 'is there twice' : undefined)
    if (fault) problems.add(file, 1, `the column "${name}" ${fault}`)
  })
  const missing = columns.key.filter((name) => !csv.header.includes(name))
  for (const name of missing) problems.add(file, 1, `the column "${name}" is missing: by it rows are found again`)
  if (missing.length) return null
  return new Sheet(
    file,
    csv.header,
    uniqueRows(
      csv.rows.map(({ line, cells }) => new Row(file, line, cells, problems)),
      columns.key,
    ),
  )
}

function uniqueRows(rows: readonly Row[], keyColumns: readonly string[]): Row[] {
  const seen = new Map<string, number>()
  return rows.filter((row) => {
    const parts = keyColumns.map((name) => row.cells.get(name)!)
    const empty = keyColumns.filter((_, i) => !parts[i])
    if (empty.length) {
      row.wrong(`${empty.join(' and ')} must not be empty`)
      return false
    }
    const before = seen.get(keyOf(...parts))
    if (before !== undefined) {
      row.wrong(`${parts.join(' ')} is already on line ${before}`)
      return false
    }
    seen.set(keyOf(...parts), row.line)
    return true
  })
}

function headerFault(
  name: string,
  { key, plain = [], translated = [], by = {}, metadata = false }: SheetColumns,
): string | undefined {
  if ([...key, ...plain, ...translated].includes(name)) return undefined
  const colon = name.indexOf(':')
  const [prefix, rest] = colon < 0 ? [name, ''] : [name.slice(0, colon), name.slice(colon + 1)]
  if (rest && prefix === 'meta' && metadata) return undefined
  if (rest && translated.includes(prefix)) return languageCode(rest) ? undefined : `names no language: ${rest}`
  const kind = by[prefix]
  if (rest && kind) return kind.known.has(rest) ? undefined : `names no ${kind.noun} of the shop`
  return 'is not known'
}
