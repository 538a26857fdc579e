/** Addresses are checked by the rules of their country. */
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
