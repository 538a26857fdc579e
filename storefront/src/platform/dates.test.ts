import { expect, it } from 'vitest'
import { formatDate } from './dates.ts'
import { formatTime } from './times.ts'

it('is month/day/year in English, and what each other language writes', () => {
  const moment = '2026-01-05T12:00:00+00:00'
  expect(formatDate(moment, 'en')).toBe('01/05/2026')
  expect(formatDate(moment, 'ru')).toBe('05.01.2026')
  expect(formatDate(moment, 'cs')).toBe('5. 1. 2026')
})
it('keeps the day of a date without a time, wherever one reads it', () => {
  expect(formatDate('2026-11-21', 'en', true)).toBe('11/21/2026')
})
it('says the day of a time that is not today', () => {
  const at = new Date(2026, 10, 22, 14, 30).getTime()
  expect(formatTime(at, 'cs', at)).toBe('14:30')
  expect(formatTime(at, 'ru', new Date(2026, 10, 21, 23, 0).getTime())).toBe('22.11.2026, 14:30')
  expect(formatTime(at, 'en', new Date(2026, 10, 21, 23, 0).getTime())).toMatch(/^11\/22\/2026, 2:30\sPM$/)
})
