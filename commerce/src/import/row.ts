/**
 * One row of an import file, read cell by cell. Readers answer undefined where there is no such column and null for an
 * empty cell.
 */
import { OF_IMPORT } from './limits.ts'
import { GREATEST_INTEGER, LONGEST_NAME, LONGEST_TEXT } from '@semena/contract/limits'
import { dayBegins, dayEnds, momentIn } from '@semena/contract/days'
import type { ImportFault } from '@semena/contract/import-faults'
import { withoutEnd } from '@semena/contract/texts'
import { isCountry } from '../domain/countries.ts'
import { dayOf } from '../domain/day.ts'
import { fractionDigits, toMinor } from '../domain/money.ts'
import type { MetadataChanges, TextChanges } from '../db/statements/save.ts'
import type { ReadText } from './markdown.ts'
import type { FaultArguments, Problems } from './problems.ts'

type Range = { min?: number; max?: number }

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/
/** How a time ends that has a zone of its own. */
const ZONED = /(?:Z|[+-]\d\d:\d\d)$/
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
export const isKey = (text: string): boolean => text.length <= LONGEST_TEXT && !text.includes('\0')

/** A number, and one whose thousands are set apart by spaces, as spreadsheets write them. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
const THOUSANDS = /^-?\d{1,3},\d{3}$/
const GROUPED = /^-?\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?=[.,]|$)/

export interface RowFrom {
  file: string
  line: number
  cells: ReadonlyMap<string, string>
  /** The lines of cells that do not stand on the row's own. */
  lines?: ReadonlyMap<string, number>
  /** Whether a comma surely parts the decimals of a number, as well as a point. */
  hasDecimalCommas?: boolean
}

export class Row {
  readonly file: string
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
  /** What the Markdown in cells holds, by column, once `MarkdownReader` has read it. */
  readonly markdown = new Map<string, ReadText>()
  readonly #problems: Problems
  readonly #lines: ReadonlyMap<string, number> | undefined
  readonly #hasDecimalCommas: boolean

  constructor({ file, line, cells, lines, hasDecimalCommas = false }: RowFrom, problems: Problems) {
    this.file = file
    this.line = line
    this.cells = cells
    this.#problems = problems
    this.#lines = lines
    this.#hasDecimalCommas = hasDecimalCommas
  }

  /** Reports what is wrong with this row (`column` null), or with one of its cells. */
  wrong<Code extends ImportFault>(code: Code, column: string | null, ...params: FaultArguments<Code>): undefined {
    const line = (column !== null && this.#lines?.get(column)) || this.line
    return this.#problems.add(this.file, { line, column }, code, ...params)
  }

  has(column: string): boolean {
    return this.cells.has(column)
  }

  text(column: string): string | null | undefined {
    const cell = this.cells.get(column)
    if (cell === undefined) return undefined
    if (cell.length > OF_IMPORT.cell) return this.wrong('TOO_LONG', column, { most: OF_IMPORT.cell })
    if (cell.includes('\0')) return this.wrong('NUL', column)
    return cell || null
  }

  /** Reports a key that cannot be one. */
  key(column: string): void {
    const key = this.cells.get(column) ?? ''
    if (key.length > LONGEST_TEXT) this.wrong('TOO_LONG', column, { most: LONGEST_TEXT })
    else if (key.includes('\0')) this.wrong('NUL', column)
  }

  /** Reports a name, in whatever language, that is too long. */
  #name(column: string, text: string | null | undefined): typeof text {
    return text && text.length > LONGEST_NAME ? this.wrong('TOO_LONG', column, { most: LONGEST_NAME }) : text
  }

  /** Reads a text that a new row must have and that no row may empty. */
  needed(column: string, isNew: boolean): string | undefined {
    const text = this.text(column)
    if (text === null) return this.wrong('EMPTY', column)
    if (text === undefined && isNew) return this.wrong('NEEDED_FOR_NEW', column)
    return this.#name(column, text) ?? undefined
  }

  yesNo(column: string, whenEmpty: boolean): boolean | undefined {
    const cell = this.text(column)
    if (cell === undefined) return undefined
    if (cell === null) return whenEmpty
    if (cell !== 'yes' && cell !== 'no') return this.wrong('NOT_YES_NO', column, { value: cell })
    return cell === 'yes'
  }

  decimal(column: string, { min = -OF_IMPORT.money, max = OF_IMPORT.money }: Range = {}): number | null | undefined {
    const cell = this.text(column)
    if (cell === undefined || cell === null) return cell
    const number = this.#number(column)
    if (number === null) return this.wrong('NOT_NUMBER', column, { value: cell })
    const value = Number(number)
    if (value < min) return this.wrong('TOO_LOW', column, { least: min, value: cell })
    if (value > max) return this.wrong('TOO_HIGH', column, { most: max, value: cell })
    return value
  }

  integer(column: string, { min = 0, max = GREATEST_INTEGER }: Range = {}): number | null | undefined {
    const cell = this.cells.get(column)
    if (cell && !/^-?\d+$/.test(this.#number(column) ?? '')) return this.wrong('NOT_WHOLE', column, { value: cell })
    return this.decimal(column, { min, max })
  }

  /** Reads a decimal amount of the currency as minor units. */
  money(column: string, currency: string): number | null | undefined {
    const value = this.decimal(column, { min: 0 })
    if (value === undefined || value === null) return value
    const number = this.#number(column)!
    // Where commas part decimals, `1.500` and `1,500` may be meant as one thousand five hundred.
    if (this.#hasDecimalCommas && /^-?\d{1,3}[.,]\d{3}$/.test(this.cells.get(column)!.trim()))
      return this.wrong('TOO_MANY_DECIMALS', column, { currency, value: this.cells.get(column)! })
    const decimals = withoutEnd(number.split('.')[1] ?? '', '0').length
    if (decimals > fractionDigits(currency))
      return this.wrong('TOO_MANY_DECIMALS', column, { currency, value: this.cells.get(column)! })
    return toMinor(number, currency)
  }

  /** The number in a cell, with a point for the decimals; null where there is none. */
  #number(column: string): string | null {
    const text = (this.cells.get(column) ?? '').replace(GROUPED, (digits) => digits.replaceAll(/\s/g, ''))
    // Where commas or tabs part cells, a comma may set thousands apart.
    if (!this.#hasDecimalCommas && THOUSANDS.test(text)) return null
    const number = text.replace(',', '.')
    return NUMBER.test(number) ? number : null
  }

  /**
   * Reads a moment. A day is the whole day in the zone: it begins with its first moment, and `until` it is to its last
   * one. A time without a zone of its own is one of this zone, too.
   */
  moment(column: string, zone: string, { until = false } = {}): Date | null | undefined {
    const cell = this.text(column)
    if (cell === undefined || cell === null) return cell
    if (!DATE.test(cell) || !isDay(cell.slice(0, 10)) || !isDay(new Date(cell)))
      return this.wrong('NOT_DATE', column, { value: cell })
    if (!cell.includes('T')) return until ? dayEnds(zone, cell) : dayBegins(zone, cell)
    return ZONED.test(cell) ? new Date(cell) : momentIn(zone, cell)
  }

  /** Reads a day, such as `2026-12-31`; of a moment it is the day in UTC. */
  day(column: string): string | null | undefined {
    const moment = this.moment(column, 'UTC')
    return moment && dayOf(moment)
  }

  oneOf<T extends string>(column: string, options: readonly T[]): T | null | undefined {
    const cell = this.text(column)
    if (cell === undefined || cell === null) return cell
    if (!(options as readonly string[]).includes(cell))
      return this.wrong('NOT_ONE_OF', column, { options: options.join(', '), value: cell })
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
    return this.list(column)?.filter((code) => isCountry(code) || this.wrong('NOT_COUNTRY', column, { value: code }))
  }

  /** Reads a key that must be in `known`. */
  ref(column: string, known: Pick<ReadonlyMap<string, unknown>, 'has'>, noun: string): string | null | undefined {
    const cell = this.text(column)
    if (!cell) return cell
    return known.has(cell) ? cell : this.wrong('UNKNOWN_REFERENCE', column, { noun, value: cell })
  }

  refs(column: string, known: Pick<ReadonlyMap<string, unknown>, 'has'>, noun: string): string[] | undefined {
    const keys = this.list(column)
    for (const key of keys ?? []) if (!known.has(key)) this.wrong('UNKNOWN_REFERENCE', column, { noun, value: key })
    return keys && [...new Set(keys)]
  }

  richText(column: string): Record<string, unknown> | null | undefined {
    const cell = this.text(column)
    return typeof cell === 'string' ? this.blocks(column) : cell
  }

  /** The Editor.js blocks of a Markdown text, which stands in this row or in its file from line `firstLine` on. */
  blocks(column: string, firstLine?: number): Record<string, unknown> | null {
    const text = this.cells.get(column)
    if (!text) return null
    const { blocks, faults } = this.markdown.get(column)!
    const tell = ({ line, code, value }: ReadText['faults'][number]): undefined =>
      this.#problems.add(
        this.file,
        firstLine === undefined ? { line: this.line, column } : { line: firstLine + line },
        code,
        { value },
      )
    const nul = text.indexOf('\0')
    if (nul >= 0) tell({ line: text.slice(0, nul).split('\n').length - 1, code: 'NUL', value: '' })
    faults.forEach(tell)
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
