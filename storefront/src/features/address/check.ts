/** Checks an address in the browser, by the rules of its country, before the service does. */
import { postalCodeOf } from '@semena/contract/postal-code'
import { ADDRESS_FIELDS, type AddressField, rulesOf } from './rules.ts'

export type AddressValues = Record<AddressField, string>

export const EMPTY_ADDRESS: AddressValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  country: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  cityArea: '',
  countryArea: '',
  postalCode: '',
  phone: '',
}

/** Saleor's codes, so that the same texts serve both checks. */
export type AddressFault = 'REQUIRED' | 'INVALID'
export type AddressFaults = Partial<Record<AddressField, AddressFault>>

/** A loose check of phone numbers; the exact rules of each country are checked by the service. */
const PHONE = /^\+?[\d\s().-]{5,24}$/

/**
 * Whether a form has a field: where the country has it, and as long as a city stands there that somebody typed, because
 * nothing typed goes unseen.
 */
export const hasField = (values: AddressValues, field: AddressField): boolean =>
  rulesOf(values.country).shown.has(field) || ((field === 'city' || field === 'cityArea') && values[field] !== '')

/**
 * Values as they are sent: trimmed, without the fields that the form does not have, and the postal code as its country
 * writes it.
 */
export function tidyAddress(values: AddressValues): AddressValues {
  const tidy = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, hasField(values, field) ? values[field].trim() : '']),
  ) as AddressValues
  return { ...tidy, postalCode: postalCodeOf(tidy.postalCode, tidy.country, rulesOf(tidy.country).postal) }
}

/** What is wrong with an address, by field; an empty object when nothing is. */
export function checkAddress(values: AddressValues): AddressFaults {
  const rules = rulesOf(values.country)
  const tidy = tidyAddress(values)
  const faults: AddressFaults = {}
  for (const field of ADDRESS_FIELDS) if (rules.required.has(field) && !tidy[field]) faults[field] = 'REQUIRED'
  if (tidy.postalCode && rules.postal && !rules.postal.test(tidy.postalCode)) faults.postalCode = 'INVALID'
  if (tidy.phone && !PHONE.test(tidy.phone)) faults.phone = 'INVALID'
  return faults
}

export const sameAddress = (a: AddressValues, b: AddressValues): boolean => {
  const [left, right] = [tidyAddress(a), tidyAddress(b)]
  return ADDRESS_FIELDS.every((field) => left[field] === right[field])
}
