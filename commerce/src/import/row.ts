/**
 * One row of an import file, read cell by cell. Readers answer undefined where there is no such column and null for an
 * empty cell.
 */
import { isCountry } from '../domain/countries.ts'
import { fractionDigits, toMinor } from '../domain/money.ts'
import type { MetadataChanges, TextChanges } from '../db/save.ts'
import { type Fault, toBlocks } from './markdown.ts'
import type { Problems } from './problems.ts'

type Range = { min?: number; max?: number }

const MAX_INTEGER = 2_147_483_647
const MAX_TEXT = 20_000
/** The longest key, and the longest name. Indexes hold them. */
const MAX_KEY = 255
const MAX_NAME = 250
const MAX_MONEY = 1e10
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]+)*$/i

/**
 * The language in the name of a column or file as it is stored (`pt-br` → `PT_BR`); null when there is no such
 * language.
 */
export const languageCode = (name: string): string | null =>
  LANGUAGE.test(name) ? name.toUpperCase().replaceAll('-', '_') : null

/** Whether there is such a day, in the years 1 to 9999. A date of JavaScript's takes the 31st of February for a day in March. */
function isDay(day: string | Date): boolean {
  const date = new Date(day)
  if (Number.isNaN(date.getTime())) return false
  const text = date.toISOString()
  return /^\d{4}-/.test(text) && !text.startsWith('0000') && (typeof day !== 'string' || text.startsWith(day))
}

/** Whether a text can be a row's key. */
export const isKey = (text: string): boolean => text.length <= MAX_KEY && !text.includes('\0')

export class Row {
  readonly file: string
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
  readonly #problems: Problems
  readonly #lines: ReadonlyMap<string, number> | undefined

  constructor(
    file: string,
    line: number,
    cells: ReadonlyMap<string, string>,
    problems: Problems,
    lines?: ReadonlyMap<string, number>,
  ) {
    this.file = file
    this.line = line
    this.cells = cells
    this.#problems = problems
    this.#lines = lines
  }

  /** Reports what is wrong with this row, or with one of its cells. */
  wrong(message: string, column?: string): undefined {
    return this.#problems.add(this.file, (column && this.#lines?.get(column)) || this.line, message)
  }

  has(column: string): boolean {
    return this.cells.has(column)
  }

  text(column: string): string | null | undefined {
    const cell = this.cells.get(column)
    if (cell === undefined) return undefined
    if (cell.length > MAX_TEXT) return this.wrong(`${column} is longer than ${MAX_TEXT} characters`, column)
    if (cell.includes('\0')) return this.wrong(`${column} holds a NUL character`, column)
    return cell || null
  }

  /** Reports a key that cannot be one. */
  key(column: string): void {
    const key = this.cells.get(column) ?? ''
    if (key.length > MAX_KEY) this.wrong(`${column} is longer than ${MAX_KEY} characters`, column)
    else if (key.includes('\0')) this.wrong(`${column} holds a NUL character`, column)
  }

  /** Reports a name, in whatever language, that is too long. */
  #name(column: string, text: string | null | undefined): typeof text {
    return text && text.length > MAX_NAME ? this.wrong(`${column} is longer than ${MAX_NAME} characters`, column) : text
  }

  /** Reads a text that a new row must have and that no row may empty. */
  needed(column: string, isNew: boolean): string | undefined {
    const text = this.text(column)
    if (text === null) return this.wrong(`${column} must not be empty`, column)
    if (text === undefined && isNew) return this.wrong(`${column} is needed for a new row`)
    return this.#name(column, text) ?? undefined
  }

  yesNo(column: string, whenEmpty: boolean): boolean | undefined {
    const cell = this.text(column)
    if (cell === undefined) return undefined
    if (cell === null) return whenEmpty
    if (cell !== 'yes' && cell !== 'no') return this.wrong(`${column} must be yes or no, not "${cell}"`, column)
    return cell === 'yes'
  }

  decimal(column: string, { min = -MAX_MONEY, max = MAX_MONEY }: Range = {}): number | null | undefined {
    const cell = this.text(column)
    if (cell === undefined || cell === null) return cell
    const value = /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN
    if (Number.isNaN(value)) return this.wrong(`${column} must be a number with a point, not "${cell}"`, column)
    if (value < min) return this.wrong(`${column} must be at least ${min}, not ${cell}`, column)
    if (value > max) return this.wrong(`${column} must be at most ${max}, not ${cell}`, column)
    return value
  }

  integer(column: string, { min = 0, max = MAX_INTEGER }: Range = {}): number | null | undefined {
    const cell = this.cells.get(column)
    if (cell && !/^-?\d+$/.test(cell)) return this.wrong(`${column} must be a whole number, not "${cell}"`, column)
    return this.decimal(column, { min, max })
  }

  /** Reads a decimal amount of the currency as minor units. */
  money(column: string, currency: string): number | null | undefined {
    const value = this.decimal(column, { min: 0 })
    if (value === undefined || value === null) return value
    const cell = this.cells.get(column)!
    const decimals = (cell.split('.')[1] ?? '').replace(/0+$/, '').length
    if (decimals > fractionDigits(currency))
      return this.wrong(`${column} has more decimals than ${currency}: ${cell}`, column)
    return toMinor(cell, currency)
  }

  date(column: string): Date | null | undefined {
    const cell = this.text(column)
    if (cell === undefined || cell === null) return cell
    const zoned = /T/.test(cell) && !/(?:Z|[+-]\d\d:\d\d)$/.test(cell) ? `${cell}Z` : cell
    const date = new Date(zoned)
    if (!DATE.test(cell) || !isDay(cell.slice(0, 10)) || !isDay(date))
      return this.wrong(`${column} must be an ISO 8601 date, not "${cell}"`, column)
    return date
  }

  oneOf<T extends string>(column: string, options: readonly T[]): T | null | undefined {
    const cell = this.text(column)
    if (cell === undefined || cell === null) return cell
    if (!(options as readonly string[]).includes(cell))
      return this.wrong(`${column} must be one of ${options.join(', ')}, not "${cell}"`, column)
    return cell as T
  }

  list(column: string): string[] | undefined {
    const cell = this.text(column)
    if (cell === undefined) return undefined
    return cell ? this.names(column) : []
  }

  /** What the list in a cell names, whether the row is right or not. */
  names(column: string): string[] {
    return (this.cells.get(column) ?? '')
      .split('|')
      .map((s) => s.trim())
      .filter(Boolean)
  }

  countries(column: string): string[] | undefined {
    return this.list(column)?.filter(
      (code) => isCountry(code) || this.wrong(`${column}: ${code} is not a country's code`, column),
    )
  }

  /** Reads a key that must be in `known`. */
  ref(column: string, known: Pick<ReadonlyMap<string, unknown>, 'has'>, noun: string): string | null | undefined {
    const cell = this.text(column)
    if (!cell) return cell
    return known.has(cell) ? cell : this.wrong(`${column}: there is no ${noun} "${cell}"`, column)
  }

  refs(column: string, known: Pick<ReadonlyMap<string, unknown>, 'has'>, noun: string): string[] | undefined {
    const keys = this.list(column)
    for (const key of keys ?? []) if (!known.has(key)) this.wrong(`${column}: there is no ${noun} "${key}"`, column)
    return keys && [...new Set(keys)]
  }

  richText(column: string): Record<string, unknown> | null | undefined {
    const cell = this.text(column)
    return typeof cell === 'string' ? this.blocks(cell, column) : cell
  }

  /** The Editor.js blocks of a Markdown text, which stands in this row or in its file from line `firstLine` on. */
  blocks(markdown: string, column: string, firstLine?: number): Record<string, unknown> | null {
    const faults: Fault[] = []
    const nul = markdown.indexOf('\0')
    if (nul >= 0) faults.push({ line: markdown.slice(0, nul).split('\n').length - 1, message: 'holds a NUL character' })
    const blocks = toBlocks(markdown, faults)
    for (const { line, message } of faults) {
      if (firstLine === undefined) this.wrong(`${column}: ${message}`, column)
      else this.#problems.add(this.file, firstLine + line, message)
    }
    return blocks
  }

  /** Reads the translations of these fields from the columns `<field>:<language>`. */
  translations(fields: Readonly<Record<string, 'text' | 'rich'>>): TextChanges | undefined {
    const changes: TextChanges = {}
    for (const column of this.cells.keys()) {
      const [field, language] = column.split(':')
      const kind = fields[field!]
      const code = language && kind && languageCode(language)
      if (code) (changes[code] ??= {})[field!] = this.#translation(column, field!, kind)
    }
    return Object.keys(changes).length ? changes : undefined
  }

  #translation(column: string, field: string, kind: 'text' | 'rich') {
    if (kind === 'rich') return this.richText(column)
    return field === 'name' ? this.#name(column, this.text(column)) : this.text(column)
  }

  metadata(): MetadataChanges | undefined {
    const columns = [...this.cells.keys()].filter((column) => column.startsWith('meta:'))
    if (columns.length === 0) return undefined
    // A key may be called as anything, `__proto__` too.
    return Object.fromEntries(columns.map((column) => [column.slice(5), this.text(column) ?? null]))
  }
}
