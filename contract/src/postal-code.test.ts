/** Postal codes are taken as people write them, and written as their countries do. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { patternOf } from './pattern.ts'
import { postalCodeOf } from './postal-code.ts'

type Row = [required: string, upper: string, allowed: string, postal: string]
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../commerce/src/domain/address/${name}.json`, import.meta.url), 'utf8'))
const COUNTRIES = read('countries') as Record<string, Row>
const FORMATS = read('formats') as Record<string, { examples?: string[] }>

const written = (country: string, typed: string): string => {
  const postal = COUNTRIES[country]![3]
  return postalCodeOf(typed, country, postal ? patternOf(`^(?:${postal})$`) : null)
}

describe('a postal code', () => {
  test.each([
    ['NL', '1072tx', '1072 TX'],
    ['NL', '1072 tx', '1072 TX'],
    ['IE', 't12 y275', 'T12 Y275'],
    ['LV', 'lv-1010', 'LV-1010'],
    ['LV', '1010', 'LV-1010'],
    ['LV', 'lv 1010', 'LV-1010'],
    ['LT', 'LT-01100', '01100'],
    ['LU', 'L-1234', '1234'],
    ['CH', 'CH-8001', '8001'],
    ['CH', 'ch 8001', '8001'],
    ['FI', 'FI-00100', '00100'],
    ['SI', 'SI-1000', '1000'],
    ['HR', 'HR-10000', '10000'],
    ['DE', 'D-10115', '10115'],
    ['DE', 'DE10115', '10115'],
    ['AT', 'A–1010', '1010'],
    ['HU', 'H-1051', '1051'],
    ['PL', '00950', '00-950'],
    ['PL', 'PL-00950', '00-950'],
    ['SE', 'se-11455', '114 55'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['JP', '〒1000001', '100-0001'],
    ['JP', '１００－０００１', '100-0001'],
    ['US', '221621010', '22162-1010'],
  ])('of %s typed as %s is %s', (country, typed, expected) => {
    expect(written(country, typed)).toBe(expected)
  })
  test.each([
    ['AT', 'D-10115'],
    ['CH', 'A-8001'],
    ['NL', '0072 TX'],
    ['DE', ''],
    ['DE', '-'],
    ['PL', 'x'.repeat(10_000)],
  ])('of %s stays as it is where it is none, such as %s', (country, typed) => {
    expect(written(country, typed)).toBe(typed)
  })
  test('stays as the data has it, in every country, and is found in small letters', () => {
    for (const [country, { examples = [] }] of Object.entries(FORMATS))
      for (const example of examples) {
        expect(written(country, example)).toBe(example)
        const { length } = written(country, example.toLowerCase())
        expect(length, `${country} ${example}`).toBeGreaterThanOrEqual(example.length)
        expect(written(country, example.toLowerCase()).replaceAll(/[\s-]/g, '')).toBe(example.replaceAll(/[\s-]/g, ''))
      }
  })
})
