/** Days and times in the shop's zone, also where the clocks are set forward and back. */
import { expect, test } from 'vitest'
import { dayBegins, dayEnds, momentIn, shopZone } from './days.ts'

test.each([
  ['UTC', '2026-12-26', '2026-12-26T00:00:00.000Z', '2026-12-26T23:59:59.999Z'],
  ['Europe/Prague', '2026-12-26', '2026-12-25T23:00:00.000Z', '2026-12-26T22:59:59.999Z'],
  ['Europe/Prague', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['Europe/Prague', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['America/Los_Angeles', '2026-11-28', '2026-11-28T08:00:00.000Z', '2026-11-29T07:59:59.999Z'],
  // Clocks are set forward at midnight, so the day begins at one.
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ['Asia/Kolkata', '2024-02-29', '2024-02-28T18:30:00.000Z', '2024-02-29T18:29:59.999Z'],
])('in %s the %s is from %s to %s', (zone, day, from, to) => {
  expect([dayBegins(zone, day).toISOString(), dayEnds(zone, day).toISOString()]).toEqual([from, to])
})

test('a time that clocks skip or show twice is a moment, too', () => {
  expect(momentIn('Europe/Prague', '2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(momentIn('Europe/Prague', '2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('the zone is the one of the metadata, else UTC', () => {
  expect([{ timeZone: 'Asia/Tokyo' }, { timeZone: 'Mars/Base' }, {}, null].map((m) => shopZone(m))).toEqual([
    'Asia/Tokyo',
    'UTC',
    'UTC',
    'UTC',
  ])
})
