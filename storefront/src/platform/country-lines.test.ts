import { expect, test } from 'vitest'
import { fromLines, toLines } from './country-lines.ts'

test('countries are the same after they were one text', () => {
  for (const countries of [
    [],
    [{ code: 'CZ', country: 'Czechia' }],
    [
      { code: 'CI', country: 'Côte d’Ivoire' },
      { code: 'US', country: 'United States of America' },
    ],
  ])
    expect(fromLines(toLines(countries))).toEqual(countries)
})
