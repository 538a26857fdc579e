/** Addresses are checked by the rules of their country. */
import { asTyped } from '@semena/contract/typed-address'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail } from '../email.ts'
import { validateAddress } from './validate.ts'

const US = {
  firstName: 'Ann',
  lastName: 'Smith',
  streetAddress1: 'Broadway 1',
  city: 'New York',
  country: 'US',
  countryArea: 'NY',
  postalCode: '10013',
  phone: '+12125550123',
}
const codes = (entered: object, checks = {}) =>
  validateAddress(entered, 'SHIPPING', checks).errors.map((x) => `${x.field} ${x.code}`)

test('is kept in the form its country writes it', () => {
  expect(
    validateAddress({ ...US, city: 'new york', countryArea: 'New York', phone: '212 555 0123' }, 'SHIPPING').address,
  ).toMatchObject({ city: 'NEW YORK', countryArea: 'NY', phone: '+12125550123', streetAddress1: 'Broadway 1' })
  expect(
    validateAddress(
      { country: 'DE', city: 'Berlin', streetAddress1: 'Platz 4', postalCode: '10785', countryArea: 'Berlin' },
      'SHIPPING',
    ).address,
  ).toMatchObject({ city: 'BERLIN', countryArea: '' })
})

describe('is refused', () => {
  test.each([
    ['a postal code of another state', { ...US, postalCode: '90210' }, ['postalCode INVALID']],
    ['an unknown state', { ...US, countryArea: 'ZZ' }, ['countryArea INVALID']],
    ['no state', { ...US, countryArea: '' }, ['countryArea REQUIRED', 'countryArea REQUIRED']],
    ['no city', { ...US, city: ' ' }, ['city REQUIRED']],
    ['no country', { ...US, country: null }, ['country REQUIRED']],
    ['an impossible phone', { ...US, phone: '123' }, ['phone INVALID']],
    ['a very long name', { ...US, firstName: 'x'.repeat(257) }, ['firstName INVALID']],
    [
      'a Czech postal code of letters',
      { country: 'CZ', city: 'Praha', streetAddress1: 'Dlouhá 1', postalCode: 'ABC' },
      ['postalCode INVALID'],
    ],
  ])('%s', (_, entered, expected) => {
    expect(codes(entered)).toEqual(expected)
  })
})

test('checks can be left out, and then it is kept as entered', () => {
  expect(codes({ country: 'US' }, { checkRequiredFields: false })).toEqual([])
  expect(validateAddress({ ...US, postalCode: 'XX' }, 'BILLING', { checkFieldsFormat: false }).address).toMatchObject({
    city: 'New York',
    postalCode: 'XX',
  })
  expect(
    validateAddress({ ...US, city: 'new york' }, 'BILLING', { enableFieldsNormalization: false }).address,
  ).toMatchObject({ city: 'new york' })
})

test('parts that the country does not have go, unless the shop keeps them', () => {
  const entered = { ...US, cityArea: 'Midtown' }
  expect(validateAddress(entered, 'BILLING').address).toMatchObject({ cityArea: '' })
  expect(validateAddress(entered, 'BILLING', { preserveAllFields: true }).address).toMatchObject({
    ...validateAddress(US, 'BILLING').address,
    cityArea: 'Midtown',
  })
})

describe('what was typed', () => {
  const stored = (entered: object) => validateAddress({ ...US, ...entered }, 'SHIPPING').address
  test('is kept beside a city in capitals', () => {
    const address = stored({ city: 'Saint-Élie-de-Caxton' })
    expect(address).toMatchObject({ city: 'SAINT-ÉLIE-DE-CAXTON', metadata: { 'typed.city': 'Saint-Élie-de-Caxton' } })
    expect(asTyped(address!, address!.metadata).city).toBe('Saint-Élie-de-Caxton')
    expect(stored({ city: 'NEW YORK' })).not.toHaveProperty('metadata')
  })
  test('is kept beside a part that the country does not have', () => {
    const japanese = { country: 'JP', countryArea: '東京都', postalCode: '100-0001', city: 'Chiyoda' }
    const address = stored(japanese)
    expect(address).toMatchObject({ city: '', metadata: { 'typed.city': 'Chiyoda' } })
    expect(asTyped(address!, address!.metadata).city).toBe('Chiyoda')
    expect(validateAddress({ ...US, ...japanese }, 'SHIPPING', { preserveAllFields: true }).address).toMatchObject({
      city: 'Chiyoda',
    })
  })
  test('is that of this address, not of an earlier one', () => {
    const metadata = [
      { key: 'typed.city', value: 'New York' },
      { key: 'vatId', value: 'US1' },
    ]
    expect(stored({ city: 'Buffalo', metadata })?.metadata).toEqual({ 'typed.city': 'Buffalo', vatId: 'US1' })
    expect(stored({ city: 'BUFFALO', metadata })?.metadata).toEqual({ vatId: 'US1' })
    expect(stored({ city: 'NEW YORK', metadata })?.metadata).toEqual({ 'typed.city': 'New York', vatId: 'US1' })
    expect(asTyped({ city: 'BUFFALO' }, { 'typed.city': 'New York' }).city).toBe('BUFFALO')
  })
  test('leaves Georgian letters as they are, and choices from a list as the list has them', () => {
    expect(stored({ country: 'GE', city: 'თბილისი', countryArea: '', postalCode: '0101' })?.city).toBe('თბილისი')
    expect(stored({ city: 'NEW YORK', countryArea: 'new york' })).not.toHaveProperty('metadata')
  })
})

test('postal codes are written as their country writes them', () => {
  const dutch = { ...US, country: 'NL', city: 'Amsterdam', countryArea: '', postalCode: '1072tx' }
  expect(validateAddress(dutch, 'SHIPPING').address).toMatchObject({ postalCode: '1072 TX' })
  expect(codes({ ...dutch, postalCode: '72tx' })).toEqual(['postalCode INVALID'])
})

test('anything typed is answered, never thrown', () => {
  const text = fc.option(fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(
      fc.record({
        firstName: text,
        city: text,
        postalCode: text,
        countryArea: text,
        phone: text,
        streetAddress1: text,
        country: fc.constantFrom('US', 'CA', 'GB', 'RU', 'CN', 'AQ', 'XK', 'EU', 'JP'),
      }),
      (entered) => {
        const { address, errors } = validateAddress(entered, 'SHIPPING')
        expect(address === null).toBe(errors.length > 0)
        expect(JSON.stringify(address)).not.toContain('\\u0000')
      },
    ),
  )
})

test('e-mail addresses', () => {
  for (const good of ['a@example.com', 'A+b@Example.COM', 'a@пример.рф']) expect(good).toSatisfy(isEmail)
  for (const bad of [
    '',
    'nonsense',
    ' a@example.com ',
    '@example.com',
    'a@',
    'a@b',
    'a..b@example.com',
    'a\0@example.com',
    `${'a'.repeat(250)}@b.cz`,
  ])
    expect(bad).not.toSatisfy(isEmail)
})
