/** Which events of an order are told. */
import { expect, test } from 'vitest'
import { withoutConfirming } from './event-text.ts'

const event = (
  type: 'PLACED' | 'CONFIRMED' | 'ORDER_FULLY_PAID',
  second: number,
  by: 'nobody' | 'staff' = 'nobody',
) => ({
  type,
  date: new Date(Date.UTC(2026, 10, 1, 12, 0, second)).toISOString(),
  user: by === 'staff' ? { id: 'VXNlcjox', email: 'keeper@example.com', firstName: '', lastName: '' } : null,
  app: null,
})

test('confirming is told where somebody did it or a payment brought it, and not where it came with the placing', () => {
  const typesOf = (...events: ReturnType<typeof event>[]) => withoutConfirming(events).map(({ type }) => type)
  expect(typesOf(event('PLACED', 0), event('CONFIRMED', 0))).toEqual(['PLACED'])
  expect(typesOf(event('PLACED', 0), event('ORDER_FULLY_PAID', 0), event('CONFIRMED', 1))).toEqual([
    'PLACED',
    'ORDER_FULLY_PAID',
  ])
  expect(typesOf(event('PLACED', 0), event('CONFIRMED', 1, 'staff'))).toEqual(['PLACED', 'CONFIRMED'])
  expect(typesOf(event('PLACED', 0), event('CONFIRMED', 40))).toEqual(['PLACED', 'CONFIRMED'])
  expect(typesOf(event('CONFIRMED', 0))).toEqual(['CONFIRMED'])
})
