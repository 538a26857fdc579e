/**
 * Reads and validates the fields of a form or a JSON body: well-formed texts without control characters, within limits.
 */
import { isEmail } from '@semena/commerce/settings'
import { CONTACT_LIMITS } from '@semena/contract/contact-limits'
import type { Fault } from './result.ts'

/** The fields as they came, unchecked. */
export type Fields = Readonly<Record<string, unknown>>

/** Line breaks and other control characters, and marks that turn the direction of the text after them. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** The same, except tabs and the character that ends a line. */
const NOT_IN_A_TEXT = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

export class FieldReader {
  readonly faults: Fault[] = []
  readonly #fields: Fields

  constructor(fields: Fields) {
    this.#fields = fields
  }

  /** Reads one line. A line break in it is a fault, since people do not type one into such a field. */
  line(field: string, longest: number, isRequired: boolean): string {
    const text = this.#text(field).trim()
    if (!text && isRequired) this.#fault('REQUIRED', field, 'This field is required.')
    else if (text.length > longest) this.#fault('TOO_LONG', field, `At most ${longest} characters.`)
    else if (NOT_IN_A_LINE.test(text)) this.#fault('INVALID', field, 'One line, without control characters.')
    return text
  }

  email(field: string): string {
    const text = this.line(field, CONTACT_LIMITS.email, true)
    if (!this.#has(field) && !isEmail(text)) this.#fault('INVALID', field, 'Enter a valid email address.')
    return text
  }

  /** Reads several lines. Other control characters, which some programs paste, are left out. */
  text(field: string, longest: number): string {
    const text = this.#text(field).replace(/\r\n?/g, '\n').replace(NOT_IN_A_TEXT, '').trim()
    if (!text) this.#fault('REQUIRED', field, 'This field is required.')
    else if (text.length > longest) this.#fault('TOO_LONG', field, `At most ${longest} characters.`)
    return text
  }

  choice<T extends string>(field: string, choices: readonly T[]): T | undefined {
    const text = this.#text(field)
    const found = choices.find((choice) => choice === text)
    if (!found && !this.#has(field)) this.#fault(text ? 'INVALID' : 'REQUIRED', field, `One of ${choices.join(', ')}.`)
    return found
  }

  /** Whether a field was filled in that people cannot see, so that a program must have done it. */
  isTrap(field: string): boolean {
    const value = this.#fields[field]
    return value !== undefined && value !== null && value !== ''
  }

  #text(field: string): string {
    const value = this.#fields[field]
    if (typeof value === 'string') return value.toWellFormed()
    if (value !== undefined && value !== null) this.#fault('INVALID', field, 'A text is wanted.')
    return ''
  }

  #has(field: string): boolean {
    return this.faults.some((fault) => fault.field === field)
  }

  /** Notes a fault; only the first of each field counts. */
  #fault(code: Fault['code'], field: string, message: string): void {
    if (!this.#has(field)) this.faults.push({ code, field, message })
  }
}

/** The form in which addresses are compared: two spellings of one address give the same text. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase()
