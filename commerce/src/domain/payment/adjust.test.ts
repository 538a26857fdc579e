/** Events are found that lead to whatever amounts are said. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjustments } from './adjust.ts'
import { amountsFromEvents, type CountedEvent } from './reduce.ts'

const amount = fc.integer({ min: 0, max: 100_000 })
const said = fc.record({ authorized: amount, charged: amount, refunded: amount }, { requiredKeys: [] })
const HAPPENINGS = [
  ...['AUTHORIZATION', 'CHARGE', 'REFUND', 'CANCEL'].flatMap((action) =>
    ['REQUEST', 'SUCCESS', 'FAILURE'].map((end) => `${action}_${end}`),
  ),
  'AUTHORIZATION_ADJUSTMENT',
  'CHARGE_BACK',
  'REFUND_REVERSE',
]
const applied = (events: CountedEvent[], goal: Parameters<typeof adjustments>[1]): CountedEvent[] => [
  ...events,
  ...adjustments(events, goal)!.map((e, i) => ({ ...e, pspReference: `${events.length} ${i}`, counts: true })),
]

describe('Amounts that are said', () => {
  test('are reached, one after the other, and what is left out stays', () => {
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 4 }), amount, (goals, canceled) => {
        let events: CountedEvent[] = applied([], { ...goals[0], canceled })
        let expected = { authorized: 0, charged: 0, refunded: 0, ...goals[0], canceled }
        for (const goal of goals.slice(1)) {
          events = applied(events, goal)
          expected = { ...expected, ...goal }
        }
        expect(amountsFromEvents(events)).toMatchObject(expected)
      }),
      // More was refunded than charged, and a part of that came back.
      { examples: [[[{ refunded: 19996 }, { authorized: 0, charged: 2, refunded: 19995 }, {}], 0]] },
    )
  })

  test('are reached after whatever has happened', () => {
    const happened = fc.array(
      fc.record({
        type: fc.constantFrom(...HAPPENINGS),
        amount,
        pspReference: fc.constantFrom('a', 'b', 'c', 'd'),
        counts: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(happened, said, (events, goal) => {
        const { authorized, charged, refunded, canceled } = { ...amountsFromEvents(events), ...goal }
        expect(amountsFromEvents(applied(events, goal))).toMatchObject({ authorized, charged, refunded, canceled })
      }),
    )
  })

  test('that are the same need no event', () => {
    const events = applied([], { charged: 500, canceled: 0 })
    expect(adjustments(events, { charged: 500 })).toEqual([])
  })
})
