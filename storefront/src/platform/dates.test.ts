import { describe, expect, it } from 'vitest'
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

const DAYS = ['2026-03-05', '2026-12-31T23:59:59Z', Date.UTC(999, 0, 9)]

describe.each([
  ['en', '2-digit'],
  ['ru', '2-digit'],
  ['cs', 'numeric'],
] as const)('a day in %s', (language, width) => {
  const intl = (date: string | number, timeZone?: string) =>
    new Intl.DateTimeFormat(language, { day: width, month: width, year: 'numeric', timeZone }).format(new Date(date))

  it('is that of UTC', () => {
    for (const date of DAYS) expect(formatDate(date, language)).toBe(intl(date, 'UTC'))
  })

  it('is the visitor’s own where asked for, but a day without an hour stays that day', () => {
    expect(formatDate(DAYS[1]!, language, true)).toBe(intl(DAYS[1]!))
    expect(formatDate(DAYS[0]!, language, true)).toBe(intl(DAYS[0]!, 'UTC'))
  })
})
