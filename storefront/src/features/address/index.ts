/** Addresses of people: their fields and rules by country, for the checkout and the account. */
export { AddressFields } from './address-fields.tsx'
export {
  type AddressFault,
  type AddressValues,
  EMPTY_ADDRESS,
  checkAddress,
  isEmail,
  sameAddress,
  tidyAddress,
} from './check.ts'
export { type NamedCountry, guessCountry, useCountries } from './countries.ts'
export { ADDRESS_FIELDS, type AddressField } from './rules.ts'
export { type ServiceAddress, addressInput, fromService } from './service-address.ts'
