/** A day is the same day in every time zone. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'
import { dayShort, dayText } from './moments.ts'

const chosen = getLocale
const zone = process.env['TZ']
beforeAll(() => {
  // Its formats are kept by their language, which no other test has.
  overwriteGetLocale(() => 'cs')
  process.env['TZ'] = 'America/Denver'
})
afterAll(() => {
  overwriteGetLocale(chosen)
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

it('is not told as the day before west of Greenwich', () => {
  expect(dayText('2026-12-31')).toBe('31. 12. 2026')
  expect(dayShort('2026-12-31')).toBe('31. 12.')
  expect(dayText('2026-12-31T12:00')).toBe('31. 12. 2026')
})
