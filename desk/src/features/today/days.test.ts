/** The days of which sales are summed. */
import { describe, expect, it } from 'vitest'
import { lastDays, sumOf } from './days.ts'

const NOW = new Date(2026, 2, 30, 12)
const days = [
  { day: '2026-03-30', gross: 10, orders: 1 },
  { day: '2026-03-28', gross: 5, orders: 2 },
  { day: '2026-03-22', gross: 7, orders: 1 },
]

describe('the last days', () => {
  it('are all there, oldest first, over a change of the clocks and of the month', () => {
    expect(lastDays({ days }, 3, NOW).map(({ day }) => day)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(lastDays({ days }, 31, NOW)[0]!.day).toBe('2026-02-28')
  })

  it('are summed against the time before', () => {
    expect(sumOf(lastDays({ days }, 7, NOW))).toEqual({ gross: 15, orders: 3 })
    expect(sumOf(lastDays({ days }, 7, NOW, 7))).toEqual({ gross: 7, orders: 1 })
  })
})
