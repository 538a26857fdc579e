/** How queries of the search are parsed, and how its text is made. */
import { expect, test } from 'vitest'
import { parseSearch, plainWords, searchCondition, searchText } from './search.ts'
import { Params } from '../../statements/sql.ts'

test('texts are kept in lower case, without accents, and what is typed without blanks too', () => {
  expect(searchText(['Amnesia Haze', 'Амнезия Ёж', 'Amnézie', null, 'FIX-P01-3'])).toBe(
    ' amnesia haze амнезия еж amnezie fix p01 3 amnesiahaze амнезияеж fixp01 ',
  )
})

test('words must all begin a word; OR, a minus and quotes are understood', () => {
  expect(parseSearch('blue "green tea" OR -decaf AND x')).toEqual([
    [
      { text: 'blue', also: [], negated: false, phrase: false },
      { text: 'green tea', also: [], negated: false, phrase: true },
    ],
    [
      { text: 'decaf', also: [], negated: true, phrase: false },
      { text: 'x', also: [], negated: false, phrase: false },
    ],
  ])
})

test('a word is found in other forms that are as good', () => {
  const forms = (query: string) =>
    parseSearch(query, plainWords)
      ?.flat()
      .map(({ text, also }) => [text, ...also])
  expect(forms('white-widow')).toEqual([['white widow', 'whitewidow']])
  expect(forms('АК-47')).toEqual([['ак 47', 'ак47', 'ak 47', 'ak47']])
  // Another number, and letters of which some look like no Latin one.
  expect(forms('4-5 хейз')).toEqual([['4 5'], ['хеиз']])
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
      parseSearch(text, plainWords)
    }
  expect(process.cpuUsage(began).user).toBeLessThan(1_500_000)
})
