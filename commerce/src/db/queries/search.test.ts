/** How queries of the search are parsed, and how its text is made. */
import { expect, test } from 'vitest'
import { parseSearch, searchCondition, searchText } from './search.ts'
import { Params } from './sql.ts'

test('texts are kept in lower case, without accents, a SKU by its parts too', () => {
  expect(searchText(['Amnesia Haze', 'Амнезия Ёж', 'Amnézie', null, 'FIX-P01-3'])).toBe(
    ' amnesia haze амнезия еж amnezie fix-p01-3 p01-3 3 ',
  )
})

test('words must all begin a word; OR, a minus and quotes are understood', () => {
  expect(parseSearch('blue "green tea" OR -decaf AND x')).toEqual([
    [
      { text: 'blue', negated: false, phrase: false },
      { text: 'green tea', negated: false, phrase: true },
    ],
    [
      { text: 'decaf', negated: true, phrase: false },
      { text: 'x', negated: false, phrase: false },
    ],
  ])
})

test('signs alone find nothing, and signs inside are no wildcards', () => {
  for (const nothing of ["'; --", '   ', '%', '""', 'OR'])
    expect(searchCondition(new Params(), 't', nothing)).toBe('false')
  const params = new Params()
  expect(searchCondition(params, 't', 'a%b_c')).toBe('((t like $1))')
  expect(params.values).toEqual(['% a\\%b\\_c%'])
})

test('long runs of signs are read in no time, in texts and in queries', () => {
  const began = process.cpuUsage()
  for (const part of ['-', 'a-', '.', ' .', '"', '´'])
    for (const text of [part.repeat(50_000), `a${part.repeat(50_000)}`, `${part.repeat(50_000)}a`]) {
      searchText([text])
      parseSearch(text)
    }
  expect(process.cpuUsage(began).user).toBeLessThan(1_500_000)
})
