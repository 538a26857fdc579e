/** Checks an address in the browser, by the rules of its country, before the service does. */
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
  countryArea: '',
  postalCode: '',
  phone: '',
}

/** Saleor's codes, so that the same texts serve both checks. */
export type AddressFault = 'REQUIRED' | 'INVALID'
export type AddressFaults = Partial<Record<AddressField, AddressFault>>

/** A loose check of phone numbers; the exact rules of each country are checked by the service. */
const PHONE = /^\+?[\d\s().-]{5,24}$/

/** Values as they are sent: trimmed, and without the fields that the country does not have. */
export function tidyAddress(values: AddressValues): AddressValues {
  const { shown } = rulesOf(values.country)
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, shown.has(field) ? values[field].trim() : '']),
  ) as AddressValues
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
