/** Days read as `Intl` writes them in each language. */
import { describe, expect, it } from 'vitest'
import { formatDate } from './dates.ts'

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
