/** What is said of an order's money. */
import { afterAll, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { moneyState, type Paid } from './money-state.ts'

const chosen = getLocale
overwriteGetLocale(() => 'en')
afterAll(() => overwriteGetLocale(chosen))

const said = (chargeStatus: Paid['chargeStatus'], charged: number, refunded = 0, granted = 0): string =>
  moneyState({
    chargeStatus,
    total: { gross: { amount: 47 } },
    totalCharged: { amount: charged },
    totalRefunded: { amount: refunded },
    totalGrantedRefund: { amount: granted },
  }).text

test('money that went back says more than what is still paid', () => {
  expect(said('FULL', 47)).toBe('Paid')
  expect(said('NONE', 0)).toBe('Not paid')
  expect(said('FULL', 23.5, 23.5, 23.5)).toBe('Refunded in part')
  expect(said('FULL', 0, 47, 47)).toBe('Refunded')
})

test('a refund that was granted and not sent is no money that was paid too much', () => {
  expect(said('OVERCHARGED', 47, 0, 10)).toBe('Refund not sent yet')
  expect(said('OVERCHARGED', 37, 10, 20)).toBe('Refund not sent yet')
  expect(said('OVERCHARGED', 50)).toBe('Paid too much')
  expect(said('OVERCHARGED', 50, 0, 1)).toBe('Paid too much')
})
