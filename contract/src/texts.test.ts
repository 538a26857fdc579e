/** What is done to texts without a pattern does what it says. */
import { expect, it } from 'vitest'
import { beginning, cookieIn, withoutEnd } from './texts.ts'

it('takes away what a text ends with, however often', () => {
  expect(withoutEnd('https://host///', '/')).toBe('https://host')
  expect(withoutEnd('000', '0')).toBe('')
  expect(withoutEnd('a/b', '/')).toBe('a/b')
})

it('cuts at a word where there is more than one', () => {
  expect(beginning('one two three', 9)).toBe('one two')
  expect(beginning('onetwothree', 6)).toBe('onetwo')
})

it('finds a cookie by its whole name', () => {
  expect(cookieIn('xlang=cs; lang=ru;other=1', 'lang')).toBe('ru')
  expect(cookieIn('', 'lang')).toBeUndefined()
})
