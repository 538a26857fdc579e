/** Checks an entered address by its country and normalises it, as Saleor does. */
import { postalCodeOf } from '@semena/contract/postal-code'
import { capitals, isTyping, TYPED_KEYS, TYPED_PARTS } from '@semena/contract/typed-address'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { NO_ADDRESS, type StoredAddress } from '../../db/tables/columns.ts'
import { isTooMuch } from '../metadata.ts'
import type { Refusal } from '../result.ts'
import { plainText } from '../text.ts'
import { PARTS, rulesOf } from './rules.ts'

/** An address as a client sends it. */
export type EnteredAddress = { [Part in TextPart | 'country']?: string | null | undefined } & {
  metadata?: readonly { key: string; value: string }[] | null | undefined
}

/** Which checks a client asked for; all of them by default. */
export interface AddressChecks {
  checkRequiredFields?: boolean | null | undefined
  checkFieldsFormat?: boolean | null | undefined
  enableFieldsNormalization?: boolean | null | undefined
  /** Whether parts that the country's addresses do not have are kept: a setting of the shop. */
  preserveAllFields?: boolean
}

type AddressRefusal = Refusal<'REQUIRED' | 'INVALID'>
type AddressType = 'BILLING' | 'SHIPPING'

type TextPart = Exclude<keyof StoredAddress, 'country' | 'metadata'>
const LONGEST: Readonly<Record<TextPart, number>> = {
  firstName: 256,
  lastName: 256,
  companyName: 256,
  streetAddress1: 256,
  streetAddress2: 256,
  city: 256,
  cityArea: 128,
  postalCode: 20,
  countryArea: 128,
  phone: 128,
}
const PARTS_OF_ALL = [...Object.keys(LONGEST), 'country'] as (TextPart | 'country')[]

/** Answers either the address to store, or what is wrong with it. `skip` stores it as it was entered. */
export function validateAddress(
  entered: EnteredAddress,
  type: AddressType,
  checks: AddressChecks = {},
  skip = false,
): { address: StoredAddress; errors: [] } | { address: null; errors: AddressRefusal[] } {
  const plain = asStored(entered)
  if (skip) return { address: plain, errors: [] }
  if (!plain.country) return { address: null, errors: [refusal('country', 'REQUIRED', type)] }

  // A value that is too long to be stored is refused whichever checks were asked for.
  const tooLong = Object.entries(LONGEST)
    .filter(([field, longest]) => Array.from(plain[field as TextPart]).length > longest)
    .map(([field]) => refusal(field, 'INVALID', type))
  if (isTooMuch(plain.metadata ?? {})) tooLong.push(refusal('metadata', 'INVALID', type))
  const errors: AddressRefusal[] = []
  const phone = readPhone(plain.phone, plain.country)
  if (phone === null) errors.push(refusal('phone', 'INVALID', type))
  else plain.phone = phone
  const { normal, faults } = normalize(plain, checks.preserveAllFields ?? false)
  errors.push(...faults.map(([field, code]) => refusal(field, code, type)))

  const counted = [
    ...tooLong,
    ...errors.filter((e) =>
      e.code === 'REQUIRED' ? checks.checkRequiredFields !== false : checks.checkFieldsFormat !== false,
    ),
  ]
  if (counted.length > 0) return { address: null, errors: counted }
  const kept = faults.length === 0 && checks.enableFieldsNormalization !== false ? normal : plain
  return { address: besideTyped(kept, plain), errors: [] }
}

type Fault = [field: string, code: 'REQUIRED' | 'INVALID']

function normalize(address: StoredAddress, preservesAll: boolean): { normal: StoredAddress; faults: Fault[] } {
  const rules = rulesOf(address.country)
  const normal = { ...address }
  const faults: Fault[] = []
  let area: (typeof rules.areas)[number] | undefined
  for (const letter of ['S', 'C', 'D', 'Z', 'A'] as const) {
    const field = PARTS[letter]
    let value = normal[field]
    // Streets and names stay as they were written.
    if (letter !== 'A' && rules.upper.has(letter)) value = capitals(value)
    const required = rules.required.has(letter)
    if (!rules.allowed.has(letter)) value = preservesAll ? address[field] : ''
    else if (!value && required) {
      faults.push([field, 'REQUIRED'])
      // Where a choice from a list is missing, Saleor reports two faults, and so does this.
      if (letter === 'S' && rules.areas.length > 0) faults.push([field, 'REQUIRED'])
    } else if (letter === 'S' && value && rules.areas.length > 0) {
      const wanted = value.trim().toLowerCase()
      area = rules.areas.find((a) => a.names.includes(wanted))
      if (area) value = area.key
      else faults.push([field, 'INVALID'])
    }
    if (letter === 'Z' && rules.allowed.has(letter)) value = postalCodeOf(value, address.country, rules.postalCode)
    normal[field] = value
    if (
      letter === 'Z' &&
      value &&
      rules.allowed.has(letter) &&
      (rules.postalCode?.test(value) === false || area?.postalCode?.test(value) === false)
    )
      faults.push([field, 'INVALID'])
  }
  return { normal, faults }
}

/**
 * An address with what was typed beside it, in its metadata. What an earlier address left there goes; it stays where a
 * client sends back what it read.
 */
function besideTyped(stored: StoredAddress, plain: StoredAddress): StoredAddress {
  const { metadata, ...parts } = stored
  const { areas, allowed } = rulesOf(plain.country)
  const entries = { ...metadata }
  for (const part of TYPED_PARTS) {
    const key = TYPED_KEYS[part]
    const [typed, now, before] = [plain[part], parts[part], entries[key]]
    delete entries[key]
    // A choice from a list is written as the list has it.
    if (part === 'countryArea' && areas.length > 0 && allowed.has('S')) continue
    if (typed !== now) {
      if (isTyping(part, typed, now)) entries[key] = typed
    } else if (before && now && before !== now && isTyping(part, before, now)) entries[key] = before
  }
  return Object.keys(entries).length > 0 ? { ...parts, metadata: entries } : parts
}

/** The number as E.164, an empty text, or null when it cannot be a number. */
function readPhone(entered: string, country: string): string | null {
  if (!entered) return ''
  const phone = entered.length <= 64 ? parsePhoneNumberFromString(entered, country as CountryCode) : undefined
  return phone?.isPossible() ? phone.number : null
}

function asStored(a: EnteredAddress): StoredAddress {
  const stored = { ...NO_ADDRESS }
  for (const part of PARTS_OF_ALL) stored[part] = plainText(a[part] ?? '').trim()
  if (a.metadata?.length)
    stored.metadata = Object.fromEntries(a.metadata.map((m) => [plainText(m.key), plainText(m.value)]))
  return stored
}

const refusal = (field: string, code: 'REQUIRED' | 'INVALID', addressType: AddressType): AddressRefusal => ({
  code,
  field,
  addressType,
  message: code === 'REQUIRED' ? 'This field is required.' : 'This value is not valid for the address.',
})
