/** Fields of forms have moments in the shop's time zone, wherever their reader is. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldMoment, ofField, setZone } from './zone.ts'

const zone = process.env['TZ']
beforeAll(() => {
  process.env['TZ'] = 'America/Denver'
})
afterAll(() => {
  setZone(null)
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

it.each([
  ['Europe/Prague', '2026-12-26T23:59', '2026-12-26T22:59:00.000Z'],
  ['Europe/Prague', '2026-06-01T00:00', '2026-05-31T22:00:00.000Z'],
  [null, '2026-12-26T23:59', '2026-12-26T23:59:00.000Z'],
])('in %s the field %s is %s', (named, text, moment) => {
  setZone(named)
  expect([ofField(text), fieldMoment(moment)]).toEqual([moment, text])
})

it('holds nothing for no moment', () => {
  expect([ofField(''), fieldMoment(null)]).toEqual([null, ''])
})
