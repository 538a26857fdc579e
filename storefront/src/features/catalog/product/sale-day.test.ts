import { expect, test } from 'vitest'
import { saleDay } from './sale-day.ts'

test('a variety is for sale from a day of the shop, not from one in UTC', () => {
  expect(saleDay('2026-12-31T23:00:00+00:00', 'Europe/Prague')).toBe('2027-01-01')
  expect(saleDay('2027-01-01T05:00:00+00:00', 'America/New_York')).toBe('2027-01-01')
  expect(saleDay('2026-12-31T23:00:00+00:00', null)).toBe('2026-12-31')
  expect(saleDay('2026-12-31T23:00:00+00:00', 'Mars/Base')).toBe('2026-12-31')
  expect(saleDay(null, 'Europe/Prague')).toBeNull()
})
