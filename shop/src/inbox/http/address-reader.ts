/** Reads and validates the query string of staff's lists. A missing filter means "any". */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { Fields } from '../fields.ts'
import type { Fault } from '../result.ts'

export class AddressReader {
  readonly faults: Fault[] = []
  readonly #fields: Fields

  constructor(fields: Fields) {
    this.#fields = fields
  }

  choice<T extends string>(field: string, choices: readonly T[]): T | null {
    const value = this.#fields[field]
    if (value === undefined || value === '') return null
    const found = choices.find((choice) => choice === value)
    if (!found) this.#fault('INVALID', field, `One of ${choices.join(', ')}.`)
    return found ?? null
  }

  search(): string {
    const value = this.#fields['search'] ?? ''
    if (typeof value !== 'string' || value.includes('\0')) this.#fault('INVALID', 'search', 'A text is wanted.')
    else if (value.length > LONGEST_TEXT) this.#fault('TOO_LONG', 'search', `At most ${LONGEST_TEXT} characters.`)
    else return value.trim().toWellFormed()
    return ''
  }

  /** The number from which a list goes on; the largest where none is given, for the beginning. */
  number(field: string): number {
    const value = this.#fields[field]
    if (value === undefined) return Number.MAX_SAFE_INTEGER
    if (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value)) return Number(value)
    this.#fault('INVALID', field, 'A number from 1 on.')
    return 1
  }

  #fault(code: Fault['code'], field: string, message: string): void {
    this.faults.push({ code, field, message })
  }
}
