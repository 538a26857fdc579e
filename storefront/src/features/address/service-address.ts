/** An address as the service says it, and as it is sent. */
import { type AddressValues, EMPTY_ADDRESS, tidyAddress } from './check.ts'
import { ADDRESS_FIELDS } from './rules.ts'

export interface ServiceAddress extends Omit<AddressValues, 'country' | 'phone'> {
  country: { code: string }
  phone: string | null
}

export function fromService(address: ServiceAddress): AddressValues {
  const texts = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, field === 'country' || field === 'phone' ? '' : address[field]]),
  )
  return { ...EMPTY_ADDRESS, ...texts, country: address.country.code, phone: address.phone ?? '' }
}

/** Empty parts are left out: an empty string is not a value to every service. */
export function addressInput(values: AddressValues) {
  const { country, ...texts } = tidyAddress(values)
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { ...filled, country: country as 'US' }
}

/** For an address that is there already: what was emptied is said to be empty, or it would stay. */
export function emptiedInput(values: AddressValues) {
  const { country, ...texts } = tidyAddress(values)
  return { ...texts, country: country as 'US' }
}
