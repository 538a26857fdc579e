/** Addresses of people: their fields and rules by country, for the checkout and the account. */
export { AddressText } from './address-text.tsx'
export { AddressFields } from './address-fields.tsx'
export { type BookAddress, addressBookQuery } from './book.ts'
export {
  type AddressFault,
  type AddressValues,
  EMPTY_ADDRESS,
  checkAddress,
  sameAddress,
  tidyAddress,
} from './check.ts'
export { isEmail } from './email.ts'
export { type NamedCountry, countriesQuery, guessCountry, useCountries } from './countries.ts'
export { faultText } from './fault-text.ts'
export { ADDRESS_FIELDS, type AddressField } from './rules.ts'
export { type ServiceAddress, addressInput, emptiedInput, fromService } from './service-address.ts'
