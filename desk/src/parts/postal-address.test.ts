/** What is saved of an address is all of what was known, also what its country's form does not show. */
import { expect, it } from 'vitest'
import { addressInput, postalAddressOf } from './postal-address.tsx'

const KNOWN = {
  firstName: 'Bao',
  lastName: 'Li',
  companyName: '',
  streetAddress1: 'Huaihai Lu 1',
  streetAddress2: '',
  postalCode: '200000',
  city: 'Shanghai',
  cityArea: 'Huangpu',
  countryArea: '',
  phone: '',
}

it('keeps the part of the city', () => {
  expect(addressInput(postalAddressOf({ ...KNOWN, country: { code: 'CN' } }, 'US'))).toEqual({
    ...KNOWN,
    country: 'CN',
  })
})

it('begins with what was typed', () => {
  const metafields = { 'typed.city': 'Shanghai' }
  expect(postalAddressOf({ ...KNOWN, city: 'SHANGHAI', country: { code: 'CN' }, metafields }, 'US').city).toBe(
    'Shanghai',
  )
})

it('begins a new one in the country of its channel', () => {
  expect(postalAddressOf(null, 'CZ')).toMatchObject({ firstName: '', cityArea: '', country: 'CZ' })
  expect(postalAddressOf(undefined, undefined).country).toBe('')
})
