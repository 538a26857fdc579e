import { describe, expect, it } from 'vitest'
import { isPayable, markOf, paidOf } from './order-state.ts'

const NOW = Date.parse('2026-05-01T12:00:00Z')
const money = (amount: number) => ({ amount, currency: 'USD' })
const order = (more: Partial<Parameters<typeof isPayable>[0]> = {}): Parameters<typeof isPayable>[0] => ({
  status: 'UNCONFIRMED',
  isPaid: false,
  chargeStatus: 'NONE',
  authorizeStatus: 'NONE',
  metafields: { expiresAt: '2026-05-01T12:30:00Z' },
  total: { gross: money(65) },
  totalCharged: money(0),
  totalRefunded: money(0),
  ...more,
})

describe('an order', () => {
  it('can be paid until its deadline, or for ever without one', () => {
    expect(isPayable(order(), NOW)).toBe(true)
    expect(isPayable(order(), NOW + 31 * 60_000)).toBe(false)
    expect(isPayable(order({ metafields: null }), NOW)).toBe(true)
  })
  it('can be paid to the end when a part has come', () => {
    expect(isPayable(order({ chargeStatus: 'PARTIAL' }), NOW + 31 * 60_000)).toBe(true)
  })
  it('cannot be paid once it is paid, cancelled, expired or returned', () => {
    expect(isPayable(order({ isPaid: true, chargeStatus: 'FULL' }), NOW)).toBe(false)
    const never = ['CANCELED', 'EXPIRED', 'RETURNED', 'DRAFT'] as const
    expect(never.filter((status) => isPayable(order({ status }), NOW))).toEqual([])
  })
  it('is marked by what it waits for', () => {
    const paid = { isPaid: true, chargeStatus: 'FULL' } as const
    expect(markOf(order(), NOW)).toBe('due')
    expect(markOf(order({ ...paid, status: 'UNFULFILLED' }), NOW)).toBe('go')
    expect(markOf(order({ ...paid, status: 'FULFILLED' }), NOW)).toBe('ok')
    expect(markOf(order({ status: 'EXPIRED' }), NOW)).toBe('no')
  })
  it('is paid when the money is there or promised by the bank', () => {
    expect(paidOf(order())).toBe('unpaid')
    expect(paidOf(order({ chargeStatus: 'PARTIAL' }))).toBe('partly')
    expect(paidOf(order({ chargeStatus: 'OVERCHARGED' }))).toBe('paid')
    expect(paidOf(order({ authorizeStatus: 'FULL' }))).toBe('paid')
  })
  it('that was paid is not to be paid again when money goes back', () => {
    const some = order({ chargeStatus: 'PARTIAL', totalCharged: money(59.5), totalRefunded: money(5.5) })
    const all = order({ totalRefunded: money(65) })
    expect([some, all].map(paidOf)).toEqual(['paid', 'back'])
    expect([some, all].filter((one) => isPayable(one, NOW))).toEqual([])
  })
})
