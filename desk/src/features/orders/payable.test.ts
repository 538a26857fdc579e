/** Which orders wait for their shopper's money. */
import { expect, it } from 'vitest'
import { type Payable, payableUntil } from './payable.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const LATER = '2026-11-28T12:30:00Z'
const order: Payable = { status: 'UNCONFIRMED', chargeStatus: 'NONE', authorizeStatus: 'NONE', deadline: LATER }

it('waits for payment until the deadline, and only where nothing has come', () => {
  expect(payableUntil(order, NOW)).toBe(LATER)
  expect(payableUntil(order, Date.parse(LATER))).toBeNull()
  expect(payableUntil({ ...order, deadline: null }, NOW)).toBeNull()
  expect(payableUntil({ ...order, chargeStatus: 'PARTIAL' }, NOW)).toBeNull()
  expect(payableUntil({ ...order, authorizeStatus: 'FULL' }, NOW)).toBeNull()
  expect(payableUntil({ ...order, status: 'UNFULFILLED' }, NOW)).toBeNull()
})
