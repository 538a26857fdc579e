/** Address forms follow their country. */
import { expect, test } from 'vitest'
import { addressForm } from './form.ts'

test('an American address, with the codes of one state', () => {
  const form = addressForm('US', 'United States of America', 'new york')
  expect(form).toMatchObject({
    countryName: 'UNITED STATES',
    addressFormat: '%N%n%O%n%A%n%C, %S %Z',
    addressLatinFormat: '%N%n%O%n%A%n%C, %S %Z',
    allowedFields: [
      'firstName',
      'lastName',
      'companyName',
      'streetAddress1',
      'streetAddress2',
      'city',
      'countryArea',
      'postalCode',
    ],
    requiredFields: ['streetAddress1', 'city', 'countryArea', 'postalCode'],
    upperFields: ['city', 'countryArea'],
    countryAreaType: 'state',
    cityType: 'city',
    cityAreaType: 'suburb',
    postalCodeType: 'zip',
    postalCodeExamples: ['95014', '22162-1010'],
    postalCodePrefix: '',
  })
  expect(form.countryAreaChoices.slice(0, 2)).toEqual([
    { raw: 'AL', verbose: 'Alabama' },
    { raw: 'AK', verbose: 'Alaska' },
  ])
  expect(form.postalCodeMatchers).toHaveLength(2)
  expect(form.postalCodeMatchers[0]).toBe(String.raw`^(\d{5})(?:[ \-](\d{4}))?$`)
  expect(form.postalCodeMatchers.every((pattern) => new RegExp(pattern).test('10013'))).toBe(true)
  expect(addressForm('US', '', 'Atlantis').postalCodeMatchers).toHaveLength(1)
})

test('areas are named in every language of the country', () => {
  const choices = (country: string, raw: string) =>
    addressForm(country, '', null).countryAreaChoices.flatMap((c) => (c.raw === raw ? c.verbose : []))
  expect(choices('CA', 'BC')).toEqual(['British Columbia', 'Colombie-Britannique'])
  expect(choices('JP', '北海道')).toEqual(['Hokkaido', '北海道'])
  expect(choices('RU', 'Москва')).toContain('Moskva')
  expect(addressForm('JP', '', null).addressLatinFormat).not.toBe(addressForm('JP', '', null).addressFormat)
})

test('every example is a code, and countries without data are like most', () => {
  for (const country of ['CZ', 'DE', 'GB', 'PL', 'RU', 'JP', 'US']) {
    const { postalCodeMatchers, postalCodeExamples } = addressForm(country, '', null)
    expect(postalCodeExamples.length).toBeGreaterThan(0)
    for (const code of postalCodeExamples) expect(new RegExp(postalCodeMatchers[0]!).test(code)).toBe(true)
  }
  expect(addressForm('EU', 'European Union', null)).toMatchObject({
    countryName: 'EUROPEAN UNION',
    addressFormat: '%N%n%O%n%A%n%C',
    requiredFields: ['streetAddress1', 'city'],
    countryAreaChoices: [],
    postalCodeMatchers: [],
  })
})
