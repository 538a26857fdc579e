import { describe, expect, it } from 'vitest'
import { addressLines, type Postal } from './address-lines.ts'

const ann: Postal = {
  firstName: 'Ann',
  lastName: 'Smith',
  companyName: '',
  streetAddress1: 'Broadway 1',
  streetAddress2: '',
  city: 'NEW YORK',
  cityArea: '',
  countryArea: 'NY',
  postalCode: '10013',
  country: { code: 'US', country: 'United States of America' },
}

describe('an address on a label', () => {
  it('has the code behind the area where its country writes it so', () => {
    expect(addressLines(ann)).toEqual(['Ann Smith', 'Broadway 1', 'NEW YORK, NY 10013', 'United States of America'])
  })
  it('has the code before the city on the continent', () => {
    const at = {
      ...ann,
      city: 'Praha',
      countryArea: '',
      postalCode: '110 00',
      country: { code: 'CZ', country: 'Czechia' },
    }
    expect(addressLines(at)).toEqual(['Ann Smith', 'Broadway 1', '110 00 Praha', 'Czechia'])
  })
  it('names the country as it is told', () => {
    expect(addressLines(ann, 'Spojené státy').at(-1)).toBe('Spojené státy')
  })
  it('has the code below the city in Britain, and no empty lines', () => {
    const at = {
      ...ann,
      companyName: 'Kew',
      city: 'London',
      countryArea: '',
      postalCode: 'TW9 3AE',
      country: { code: 'GB', country: 'United Kingdom' },
    }
    expect(addressLines(at)).toEqual(['Ann Smith', 'Kew', 'Broadway 1', 'London', 'TW9 3AE', 'United Kingdom'])
  })
  it('has the city as it was typed, and the part of the city', () => {
    const metafields = { 'typed.city': 'New York' }
    expect(addressLines({ ...ann, metafields })).toContain('New York, NY 10013')
    const tokyo = {
      ...ann,
      city: '',
      cityArea: '',
      countryArea: '東京都',
      postalCode: '100-0001',
      country: { code: 'JP', country: 'Japan' },
      metafields: { 'typed.city': 'Chiyoda', 'typed.cityArea': 'Marunouchi' },
    }
    expect(addressLines(tokyo)).toEqual([
      'Ann Smith',
      'Broadway 1',
      'Marunouchi',
      '100-0001 Chiyoda',
      '東京都',
      'Japan',
    ])
  })
})
