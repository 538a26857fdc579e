/** Amounts follow from events. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_AMOUNTS } from '../../db/queries/payment/payment.ts'
import { type CountedEvent, amountsFromEvents, paymentState } from './reduce.ts'
import { orderPaidStatus, paidStatus } from '../paid-status.ts'

const e = (type: string, amount: number, pspReference = 'a', counts = true): CountedEvent => ({
  type,
  amount,
  pspReference,
  counts,
})
const event = fc.record({
  type: fc.constantFrom(
    ...['AUTHORIZATION', 'CHARGE', 'REFUND', 'CANCEL'].flatMap((a) =>
      ['REQUEST', 'SUCCESS', 'FAILURE'].map((o) => `${a}_${o}`),
    ),
    'CHARGE_ACTION_REQUIRED',
    'INFO',
    'CHARGE_BACK',
  ),
  amount: fc.nat(10_000),
  pspReference: fc.constantFrom('', 'a', 'b', 'c'),
  counts: fc.boolean(),
})

describe('amounts', () => {
  test.each([
    ['nothing', [], {}],
    ['a charge', [e('CHARGE_REQUEST', 5, '', false), e('CHARGE_SUCCESS', 5)], { charged: 5 }],
    ['a failure', [e('CHARGE_REQUEST', 5, '', false), e('CHARGE_FAILURE', 5)], {}],
    ['a pending charge', [e('CHARGE_REQUEST', 5)], { chargePending: 5 }],
    ['a pending charge that succeeds', [e('CHARGE_REQUEST', 5), e('CHARGE_SUCCESS', 5)], { charged: 5 }],
    ['two charges', [e('CHARGE_SUCCESS', 5), e('CHARGE_SUCCESS', 6, 'b')], { charged: 11 }],
    [
      'an authorisation, charged',
      [e('AUTHORIZATION_SUCCESS', 9), e('CHARGE_SUCCESS', 5, 'b')],
      { authorized: 4, charged: 5 },
    ],
    ['an authorisation, cancelled', [e('AUTHORIZATION_SUCCESS', 9), e('CANCEL_SUCCESS', 9, 'b')], { canceled: 9 }],
    ['a refund', [e('CHARGE_SUCCESS', 9), e('REFUND_SUCCESS', 4, 'b')], { charged: 5, refunded: 4 }],
    ['a pending refund', [e('CHARGE_SUCCESS', 9), e('REFUND_REQUEST', 4, 'b')], { charged: 5, refundPending: 4 }],
    [
      'most of it refunded, told under another name than the request that waits',
      [e('CHARGE_SUCCESS', 9), e('REFUND_REQUEST', 7, 'b'), e('REFUND_SUCCESS', 7, 'c')],
      { refunded: 7, refundPending: 2 },
    ],
    [
      'all of it refunded, told before the request',
      [e('CHARGE_SUCCESS', 9), e('REFUND_SUCCESS', 9, 'c'), e('REFUND_REQUEST', 9, 'b')],
      { refunded: 9 },
    ],
    ['a charge that waits for no authorisation', [e('CHARGE_REQUEST', 9)], { chargePending: 9 }],
    [
      'a refund that came back',
      [e('CHARGE_SUCCESS', 9), e('REFUND_SUCCESS', 4, 'b'), e('REFUND_REVERSE', 4, 'b')],
      { charged: 9 },
    ],
    ['money taken back', [e('CHARGE_SUCCESS', 9), e('CHARGE_BACK', 9)], {}],
    [
      'a refund that failed',
      [e('CHARGE_SUCCESS', 9), e('REFUND_REQUEST', 4, 'b'), e('REFUND_FAILURE', 4, 'b')],
      { charged: 9 },
    ],
    ['a failure after a success takes it away', [e('CHARGE_SUCCESS', 5), e('CHARGE_FAILURE', 5)], {}],
    ['a success after a failure counts', [e('CHARGE_FAILURE', 5), e('CHARGE_SUCCESS', 5)], { charged: 5 }],
    ['a closed page holds nothing', [e('CHARGE_ACTION_REQUIRED', 5), e('CANCEL_SUCCESS', 5, 'a', false)], {}],
  ])('%s', (_, events, amounts) => {
    expect(amountsFromEvents(events)).toEqual({ ...NO_AMOUNTS, ...amounts })
  })

  test('are never negative and do not come from nowhere', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const amounts = amountsFromEvents(events)
        for (const n of Object.values(amounts)) expect(n).toBeGreaterThanOrEqual(0)
        const sum = (type: string) =>
          events.filter((x) => x.counts && x.type === type).reduce((n, x) => n + x.amount, 0)
        expect(amounts.charged).toBeLessThanOrEqual(sum('CHARGE_SUCCESS'))
        expect(amounts.authorized).toBeLessThanOrEqual(sum('AUTHORIZATION_SUCCESS'))
      }),
    )
  })

  test('do not change by what does not count', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), fc.array(event, { maxLength: 5 }), (events, noise) => {
        expect(amountsFromEvents([...events, ...noise.map((x) => ({ ...x, counts: false }))])).toEqual(
          amountsFromEvents(events),
        )
      }),
    )
  })
})

/** One action of the shop and its outcome: a request is reduced to what is held, and answered once, or never. */
const step = fc.record({
  kind: fc.constantFrom('REFUND', 'CHARGE', 'CANCEL'),
  amount: fc.nat(3000),
  ending: fc.constantFrom('SUCCESS', 'FAILURE', 'LATER'),
})

test('whatever is asked for and however it goes, no money appears or gets lost', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.array(step, { maxLength: 25 }), (total, steps) => {
      const events = [e('AUTHORIZATION_SUCCESS', total, 'authorised')]
      const waiting: { kind: string; amount: number; reference: string }[] = []
      /** What can be charged or cancelled (`free`), and what can be refunded (`inside`). */
      let [free, inside] = [total, 0]
      steps.forEach(({ kind, amount, ending }, n) => {
        const action = { kind, amount: Math.min(amount, kind === 'REFUND' ? inside : free), reference: `action-${n}` }
        if (kind === 'REFUND') inside -= action.amount
        else free -= action.amount
        events.push(e(`${kind}_REQUEST`, action.amount, action.reference))
        waiting.push(action)
        if (ending !== 'LATER') {
          const answered = waiting.shift()!
          events.push(e(`${answered.kind}_${ending}`, answered.amount, answered.reference))
          if (ending === (answered.kind === 'CHARGE' ? 'SUCCESS' : 'FAILURE') && answered.kind !== 'CANCEL')
            inside += answered.amount
          else if (ending === 'FAILURE') free += answered.amount
        }
        const amounts = amountsFromEvents(events)
        expect(amounts).toMatchObject({ authorized: free, charged: inside })
        expect(Object.values(amounts).reduce((sum, x) => sum + x, 0)).toBe(total)
      })
    }),
  )
})

test('a success that is told again at once changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 20 }),
      fc.nat(10_000),
      fc.constantFrom('a', 'b'),
      (events, amount, reference) => {
        const told = [...events, e('CHARGE_SUCCESS', amount, reference)]
        expect(amountsFromEvents([...told, told.at(-1)!])).toEqual(amountsFromEvents(told))
      },
    ),
  )
})

test('a payment stands where its newest event says', () => {
  expect(paymentState([])).toBe('ASKED')
  expect(paymentState([e('CHARGE_REQUEST', 1, '', false)])).toBe('ASKED')
  expect(paymentState([e('CHARGE_REQUEST', 1)])).toBe('PENDING')
  expect(paymentState([e('CHARGE_ACTION_REQUIRED', 1)])).toBe('ACTION_REQUIRED')
  expect(paymentState([e('CHARGE_FAILURE', 1)])).toBe('FAILED')
  expect(paymentState([e('CHARGE_FAILURE', 1, '')])).toBe('FAULTED')
  expect(paymentState([e('AUTHORIZATION_SUCCESS', 1)])).toBe('SUCCEEDED')
})

test("what is paid has Saleor's names", () => {
  const held = { charged: 0, chargePending: 0, authorized: 0, authorizePending: 0 }
  expect(paidStatus(0, held, false)).toEqual({ chargeStatus: 'NONE', authorizeStatus: 'NONE' })
  expect(paidStatus(0, { ...held, charged: 1 }, false)).toEqual({
    chargeStatus: 'OVERCHARGED',
    authorizeStatus: 'FULL',
  })
  expect(paidStatus(0, held, true)).toEqual({ chargeStatus: 'FULL', authorizeStatus: 'FULL' })
  expect(paidStatus(10, { ...held, chargePending: 10 }, true)).toEqual({
    chargeStatus: 'FULL',
    authorizeStatus: 'FULL',
  })
  expect(paidStatus(10, { ...held, authorized: 9 }, true)).toEqual({ chargeStatus: 'NONE', authorizeStatus: 'PARTIAL' })
  expect(orderPaidStatus(14, { charged: 5, authorized: 9 })).toEqual({
    chargeStatus: 'PARTIAL',
    authorizeStatus: 'FULL',
  })
  expect(orderPaidStatus(14, { charged: 15, authorized: 0 })).toEqual({
    chargeStatus: 'OVERCHARGED',
    authorizeStatus: 'FULL',
  })
})
