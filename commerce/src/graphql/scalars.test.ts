import { expect, test } from 'vitest'
import { scalars } from './scalars.ts'

const moment = (text: unknown) => {
  try {
    return scalars.DateTime.parseValue(text).toISOString()
  } catch {
    return 'refused'
  }
}

test('a moment is a day that there is and a time, in UTC where it says nothing else', () => {
  expect(moment('2996-02-29T10:00:00Z')).toBe('2996-02-29T10:00:00.000Z')
  expect(moment('2030-02-01T10:00:00.123456+02:00')).toBe('2030-02-01T08:00:00.123456Z')
  expect(moment('2030-02-01T10:00+0200')).toBe('2030-02-01T08:00:00.000Z')
  const zone = process.env.TZ
  process.env.TZ = 'America/New_York'
  expect(moment('2030-02-01T10:00:00')).toBe('2030-02-01T10:00:00.000Z')
  process.env.TZ = zone
  for (const text of [
    '2030-02-31T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2030-02-01',
    '2030-02-01 10:00:00',
    '2030-02-01T25:00:00Z',
    'Fri Feb 01 2030',
    '12',
    '',
    12,
  ])
    expect([text, moment(text)]).toEqual([text, 'refused'])
})
