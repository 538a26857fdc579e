import { LANGUAGES } from '@semena/contract/languages'
import { describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS, checkAddress, sameAddress, tidyAddress } from './check.ts'
import { guessCountry } from './countries.ts'
import { isEmail } from './email.ts'
import areas from './areas.json' with { type: 'json' }
import { addressInput, fromService } from './service-address.ts'
import { areaName, areasOf, rulesOf } from './rules.ts'

const COUNTRIES = Object.keys(areas)

const ann = {
  ...EMPTY_ADDRESS,
  firstName: 'Ann',
  lastName: 'Smith',
  streetAddress1: 'Broadway 1',
  city: 'New York',
  country: 'US',
  countryArea: 'NY',
  postalCode: '10013',
}

describe('an address', () => {
  it('is right when its country asks for no more', () => {
    expect(checkAddress(ann)).toEqual({})
    expect(
      checkAddress({
        ...EMPTY_ADDRESS,
        firstName: 'Jan',
        lastName: 'Novák',
        streetAddress1: 'Dlouhá 1',
        city: 'Praha',
        country: 'CZ',
        postalCode: '110 00',
      }),
    ).toEqual({})
  })
  it('names every field that is missing', () => {
    expect(checkAddress({ ...EMPTY_ADDRESS, country: 'US' })).toEqual({
      firstName: 'REQUIRED',
      lastName: 'REQUIRED',
      streetAddress1: 'REQUIRED',
      city: 'REQUIRED',
      countryArea: 'REQUIRED',
      postalCode: 'REQUIRED',
    })
    expect(checkAddress(EMPTY_ADDRESS).country).toBe('REQUIRED')
  })
  it('knows the postal codes of its country', () => {
    expect(checkAddress({ ...ann, postalCode: '1' }).postalCode).toBe('INVALID')
    expect(checkAddress({ ...ann, country: 'CZ', postalCode: '11000' }).postalCode).toBeUndefined()
    expect(checkAddress({ ...ann, country: 'CA', countryArea: 'ON', postalCode: 'm5e 1w7' }).postalCode).toBeUndefined()
    expect(checkAddress({ ...ann, country: 'CA', countryArea: 'ON', postalCode: '12345' }).postalCode).toBe('INVALID')
    expect(checkAddress({ ...ann, country: 'IE', postalCode: '' }).postalCode).toBeUndefined()
  })
  it('has its postal code as the country writes it', () => {
    const dutch = { ...ann, country: 'NL', countryArea: '', postalCode: ' 1072tx ' }
    expect(checkAddress(dutch)).toEqual({})
    expect(addressInput(dutch)).toMatchObject({ postalCode: '1072 TX' })
    expect(addressInput({ ...ann, country: 'CH', postalCode: 'CH-8001' })).toMatchObject({ postalCode: '8001' })
    expect(checkAddress({ ...dutch, postalCode: '72tx' }).postalCode).toBe('INVALID')
  })
  it('keeps a city where the country has none, and asks for a part of the city where it has one', () => {
    expect(rulesOf('JP').shown.has('city')).toBe(false)
    expect(addressInput({ ...ann, country: 'JP', city: 'Chiyoda' })).toMatchObject({ city: 'Chiyoda' })
    expect(rulesOf('BR').shown.has('cityArea')).toBe(true)
    expect(rulesOf('CZ').shown.has('cityArea')).toBe(false)
    expect(addressInput({ ...ann, country: 'BR', cityArea: 'Centro' })).toMatchObject({ cityArea: 'Centro' })
  })
  it('is read as it was typed', () => {
    const stored = { ...ann, city: 'NEW YORK', country: { code: 'US' }, metafields: { 'typed.city': 'New York' } }
    expect(fromService(stored)).toEqual(ann)
  })
  it('asks for a state only where there are states', () => {
    expect(rulesOf('US').area).toBe('state')
    expect(rulesOf('CA').area).toBe('province')
    expect(rulesOf('CZ').shown.has('countryArea')).toBe(false)
    expect(tidyAddress({ ...ann, country: 'CZ', postalCode: '110 00' }).countryArea).toBe('')
  })
  it('refuses a phone number that cannot be one', () => {
    expect(checkAddress({ ...ann, phone: '123' }).phone).toBe('INVALID')
    expect(checkAddress({ ...ann, phone: '+1 212 555 0123' }).phone).toBeUndefined()
  })
  it('is the same with spaces around it', () => {
    expect(sameAddress(ann, { ...ann, city: ' New York ' })).toBe(true)
    expect(sameAddress(ann, { ...ann, city: 'Buffalo' })).toBe(false)
  })
})

describe('the lists of states', () => {
  it('stand where a state must be chosen', async () => {
    expect((await areasOf('US')).find((area) => area.code === 'NY')?.latin).toBe('New York')
    expect((await areasOf('RU')).find((area) => area.code === 'Москва')?.latin).toBe('Moskva')
    expect(await areasOf('CZ')).toEqual([])
  })
})

describe('the country that is chosen at first', () => {
  const countries = [
    { code: 'CZ', name: 'Czechia' },
    { code: 'US', name: 'United States' },
  ]
  it('is the first of the browser’s languages that the shop ships to', () => {
    expect(guessCountry(['de-AT', 'cs-CZ', 'en-US'], countries)).toBe('CZ')
    expect(guessCountry(['cs'], countries)).toBe('')
  })
  it('is found beside names of languages that are no tags', () => {
    expect(guessCountry(['en-US@posix', '', 'cs-CZ'], countries)).toBe('CZ')
  })
})

describe('an e-mail address', () => {
  it('has one @ and a host with a dot', () => {
    expect(['a@b.cz', ' ann.smith+x@example.co.uk '].every(isEmail)).toBe(true)
    expect(['', 'ann', 'ann@', 'ann@example', 'ann @b.cz', 'tereza.novotna@'].some(isEmail)).toBe(false)
  })
})

describe('the areas of a country', () => {
  it.each(LANGUAGES)('are named in letters and words of the reader’s language, in %s', async (language) => {
    const own =
      language === 'ru'
        ? /[^\p{Script=Cyrillic}\p{Script=Latin}\p{P}\p{Zs}\p{M}]|[іїєґ]/iu
        : /[^\p{Script=Latin}\p{P}\p{Zs}\p{M}&]/iu
    const all = await Promise.all(COUNTRIES.map(areasOf))
    expect(all.flat().length).toBeGreaterThan(700)
    const names = all.flatMap((areas) => areas.map((area) => areaName(area, language)))
    expect(names.filter((name) => own.test(name) || /Republits/.test(name))).toEqual([])
  })
  it('keep what the service takes', async () => {
    const crimea = (await areasOf('RU')).find(({ russian }) => russian)
    expect(crimea).toMatchObject({ code: 'Автономна Республіка Крим' })
    expect(crimea && areaName(crimea, 'ru')).toBe('Республика Крым')
  })
})
