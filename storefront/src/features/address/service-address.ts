/** Converts addresses between the service's form and the form's values. */
import { asTyped } from '@semena/contract/typed-address'
import { type AddressValues, EMPTY_ADDRESS, tidyAddress } from './check.ts'
import { ADDRESS_FIELDS } from './rules.ts'

export interface ServiceAddress extends Omit<AddressValues, 'country' | 'phone'> {
  country: { code: string }
  phone: string | null
  /** What was typed, where the service keeps it. */
  metafields?: Record<string, string> | null
}

export function fromService(stored: ServiceAddress): AddressValues {
  const address = asTyped(stored, stored.metafields)
  const texts = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, field === 'country' || field === 'phone' ? '' : address[field]]),
  )
  return { ...EMPTY_ADDRESS, ...texts, country: address.country.code, phone: address.phone ?? '' }
}

/** An address as input for the service, without its empty fields, since some services refuse empty strings. */
export function addressInput(values: AddressValues) {
  const { country, ...texts } = tidyAddress(values)
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { ...filled, country: country as 'US' }
}

/** Input that changes a stored address: emptied fields are sent as empty strings, because absent ones would stay. */
export function emptiedInput(values: AddressValues) {
  const { country, ...texts } = tidyAddress(values)
  return { ...texts, country: country as 'US' }
}
