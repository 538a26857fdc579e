/** CSV files with the columns they may have: headers are checked, rows become `Row`s. */
import type { ReadStream } from 'node:fs'
import type { ImportFault } from '@semena/contract/import-faults'
import { type Csv, type CsvRow, readCsv } from './csv.ts'
import type { Folder } from './folder.ts'
import { isOfExport } from './of-export.ts'
import type { FaultArguments, Problems } from './problems.ts'
import { isKey, languageCode, Row } from './row.ts'

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

/** The columns of a sheet. */
class Columns {
  readonly file: string
  readonly header: readonly string[]

  constructor(file: string, header: readonly string[]) {
    this.file = file
    this.header = header
  }

  has(column: string): boolean {
    return this.header.includes(column)
  }

  /** The parts behind the colon of all columns `<prefix>:…`. */
  each(prefix: string): string[] {
    return this.header.filter((h) => h.startsWith(`${prefix}:`)).map((h) => h.slice(prefix.length + 1))
  }
}

/** A sheet with all its rows. */
export class Sheet extends Columns {
  readonly rows: readonly Row[]

  constructor(file: string, header: readonly string[], rows: readonly Row[]) {
    super(file, header)
    this.rows = rows
  }

  /** Everything that the lists in some columns name. */
  named(...columns: readonly string[]): string[] {
    return this.rows.flatMap((row) => columns.flatMap((column) => row.names(column)))
  }
}

/** So many rows of a long sheet are in memory at once. */
const BATCH = 500

/** A sheet that may be too long for memory: it is read twice, some rows at a time, first to check and then to write. */
export class LongSheet extends Columns {
  readonly #hasDecimalCommas: boolean
  readonly #isText: (column: string) => boolean
  readonly #folder: Folder
  readonly #problems: Problems
  readonly #key: string
  readonly #state: string
  #first: { bytes: ReadStream; rows: AsyncGenerator<CsvRow, void> } | null
  /** How many bytes were read when the file was checked. */
  position = 0

  constructor(
    file: string,
    { header, rows, bytes, hasDecimalCommas, isText }: OpenCsv,
    { folder, problems, key }: { folder: Folder; problems: Problems; key: string },
  ) {
    super(file, header)
    this.#folder = folder
    this.#problems = problems
    this.#key = key
    this.#state = folder.stateOf(file)
    this.#first = { bytes, rows }
    this.#hasDecimalCommas = hasDecimalCommas
    this.#isText = isText
  }

  /**
   * The rows, some at a time. Rows without a key, or with one that a row before them has, are told as problems and left
   * out; `linesOf` answers the lines of keys that earlier batches have.
   */
  async *check(
    linesOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  ): AsyncGenerator<Row[], void> {
    const { bytes, rows: lines } = this.#first!
    this.#first = null
    for await (const rows of this.#batches(lines)) {
      this.position = bytes.bytesRead
      const earlier = await linesOf(rows.flatMap((row) => row.cells.get(this.#key) || []))
      yield uniqueRows(rows, [this.#key], new Map(earlier))
    }
  }

  /** The same rows once more. */
  async *again(): AsyncGenerator<Row[], void> {
    const csv = await readCsv(this.file, this.#folder.stream(this.file)!, {
      key: [this.#key],
      problems: this.#problems,
      isText: this.#isText,
    })
    if (csv) yield* this.#batches(csv.rows)
    if (this.#folder.stateOf(this.file) !== this.#state) this.#problems.add(this.file, { line: 1 }, 'FILE_CHANGED')
    this.#problems.throwIfAny()
  }

  async *#batches(lines: AsyncGenerator<CsvRow, void>): AsyncGenerator<Row[], void> {
    let rows: Row[] = []
    for await (const { line, cells } of lines) {
      rows.push(new Row({ file: this.file, line, cells, hasDecimalCommas: this.#hasDecimalCommas }, this.#problems))
      if (rows.length < BATCH) continue
      yield rows
      rows = []
    }
    if (rows.length) yield rows
  }
}

/** Joins the parts of a key to one text. */
export const keyOf = (...parts: readonly string[]): string => parts.join('\0')

/** Reads a sheet; null when the folder has no such file, or when it cannot be read. */
export async function readSheet(
  folder: Folder,
  file: string,
  columns: SheetColumns,
  problems: Problems,
): Promise<Sheet | null> {
  const csv = await openCsv(folder, file, columns, problems)
  if (!csv) return null
  const rows: Row[] = []
  for await (const { line, cells } of csv.rows)
    rows.push(new Row({ file, line, cells, hasDecimalCommas: csv.hasDecimalCommas }, problems))
  return csv.isBroken() ? null : new Sheet(file, csv.header, uniqueRows(rows, columns.key))
}

/** Begins to read a sheet that may be long; null when the folder has no such file, or when it cannot be read. */
export async function openLongSheet(
  folder: Folder,
  file: string,
  columns: Omit<SheetColumns, 'key'> & { key: readonly [string] },
  problems: Problems,
): Promise<LongSheet | null> {
  const csv = await openCsv(folder, file, columns, problems)
  return csv && new LongSheet(file, csv, { folder, problems, key: columns.key[0] })
}

/** Tells columns with texts of people from those with keys, numbers and days. */
const textColumns =
  ({ translated = [] }: Pick<SheetColumns, 'translated'>) =>
  (column: string): boolean => {
    const [name] = column.split(':', 1)
    return name === 'meta' || name === 'attr' || translated.includes(name!)
  }

type OpenCsv = Csv & { bytes: ReadStream; isText: (column: string) => boolean }

async function openCsv(
  folder: Folder,
  file: string,
  columns: SheetColumns,
  problems: Problems,
): Promise<OpenCsv | null> {
  const bytes = folder.stream(file)
  const isText = textColumns(columns)
  const csv = bytes && (await readCsv(file, bytes, { key: columns.key, problems, isText }))
  if (!csv) return null
  if (isOfExport(csv.header)) {
    problems.add(file, { line: 1 }, 'EXPORTED_FILE')
    await csv.rows.return()
    bytes.destroy()
    return null
  }
  csv.header.forEach((column, i) => {
    if (csv.header.indexOf(column) < i) problems.add(file, { line: 1, column }, 'COLUMN_TWICE')
    refuseColumn(column, columns, (code, ...params) => problems.add(file, { line: 1, column }, code, ...params))
  })
  const missing = columns.key.filter((name) => !csv.header.includes(name))
  for (const column of missing) problems.add(file, { line: 1, column }, 'KEY_COLUMN_MISSING')
  if (missing.length === 0) return { ...csv, bytes, isText }
  await csv.rows.return()
  bytes.destroy()
  return null
}

function uniqueRows(rows: readonly Row[], keyColumns: readonly string[], seen = new Map<string, number>()): Row[] {
  return rows.filter((row) => {
    const parts = keyColumns.map((name) => row.cells.get(name)!)
    const empty = keyColumns.filter((_, i) => !parts[i])
    if (empty.length) {
      row.wrong('EMPTY', empty.join(' and '))
      return false
    }
    for (const name of keyColumns) row.key(name)
    if (parts.some((part) => !isKey(part))) return false
    const before = seen.get(keyOf(...parts))
    if (before !== undefined) {
      row.wrong('DUPLICATE', keyColumns.at(-1)!, { value: parts.join(' '), line: before })
      return false
    }
    seen.set(keyOf(...parts), row.line)
    return true
  })
}

/** Tells what is wrong with the name of a column. */
function refuseColumn(
  name: string,
  { key, plain = [], translated = [], by = {}, metadata = false }: SheetColumns,
  tell: <Code extends ImportFault>(code: Code, ...params: FaultArguments<Code>) => undefined,
): undefined {
  if ([...key, ...plain, ...translated].includes(name)) return
  if (name.includes('\0')) return tell('COLUMN_NUL')
  const colon = name.indexOf(':')
  const [prefix, rest] = colon < 0 ? [name, ''] : [name.slice(0, colon), name.slice(colon + 1)]
  if (rest && prefix === 'meta' && metadata) return
  if (rest && translated.includes(prefix))
    return languageCode(rest) ? undefined : tell('COLUMN_NO_LANGUAGE', { value: rest })
  const kind = by[prefix]
  if (rest && kind) return kind.known.has(rest) ? undefined : tell('COLUMN_NO_THING', { noun: kind.noun })
  return tell('UNKNOWN_COLUMN')
}
