import { describe, expect, it } from 'vitest'
import { linesAgain } from './again.ts'
import { createAttempts, idempotencyKey } from './attempt.ts'
import { barWidth, clockSkew, clockText, durationText, milestone, moment, timeLeft } from './countdown.ts'
import { paymentView } from './payment-state.ts'

describe('the countdown', () => {
  const deadline = moment('2026-11-21T10:00:00+00:00')
  it('reads the deadline by the server’s clock', () => {
    const device = Date.parse('2026-11-21T09:10:00Z')
    const skew = clockSkew('2026-11-21T09:15:00+00:00', device)
    expect(skew).toBe(5 * 60_000)
    expect(timeLeft(deadline, device, skew ?? 0)).toBe(45 * 60_000)
    expect(timeLeft(deadline, Date.parse('2026-11-21T11:00:00Z'), 0)).toBe(0)
    expect(timeLeft(null, device, 0)).toBeNull()
  })
  it('has no deadline where none can be read', () => {
    expect([moment(undefined), moment('soon'), moment(5), clockSkew(null, 0)]).toEqual([null, null, null, null])
  })
  it('is written in minutes and seconds', () => {
    expect([clockText(3_600_000), clockText(3_599_000), clockText(61_000), clockText(1), clockText(0)]).toEqual([
      '1:00:00',
      '59:59',
      '1:01',
      '0:01',
      '0:00',
    ])
    expect(durationText(843_000)).toBe('PT14M3S')
    expect([barWidth(7_200_000), barWidth(1_800_000), barWidth(0)]).toEqual([1000, 500, 0])
  })
  it('is read out at few moments only', () => {
    expect([milestone(59 * 60_000), milestone(29 * 60_000), milestone(4.5 * 60_000), milestone(30_000)]).toEqual([
      null,
      30,
      5,
      1,
    ])
  })
})

describe('an attempt to pay', () => {
  const shelf = () => {
    const map = new Map<string, string>()
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, text: string) => void map.set(key, text),
    }
  }
  it('keeps its key over a double click, a reload and a second tab', () => {
    const disk = shelf()
    const first = createAttempts(disk).open('ORDER', 'card')
    expect(idempotencyKey('ORDER', createAttempts(disk).open('ORDER', 'card'))).toBe(idempotencyKey('ORDER', first))
  })
  it('gets a new key after a refusal, and another for another gateway', () => {
    const attempts = createAttempts(shelf())
    const keys = [
      attempts.open('ORDER', 'card'),
      attempts.next('ORDER', 'card'),
      attempts.open('ORDER', 'crypto'),
      attempts.open('ORDER', 'card'),
    ].map((attempt) => idempotencyKey('ORDER', attempt))
    expect(new Set(keys).size).toBe(4)
  })
  it('remembers its transaction, order by order', () => {
    const attempts = createAttempts(shelf())
    attempts.started('ORDER', attempts.open('ORDER', 'card'), 'T1')
    expect(attempts.read('ORDER')?.transaction).toBe('T1')
    expect(attempts.read('OTHER')).toBeNull()
  })
  it('works where nothing can be stored', () => {
    for (const disk of [
      null,
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('full')
        },
      },
    ]) {
      const attempts = createAttempts(disk)
      expect(attempts.open('ORDER', 'card')).toEqual(attempts.open('ORDER', 'card'))
    }
  })
})

describe('the payment page', () => {
  const unpaid = { status: 'UNCONFIRMED', isPaid: false, chargeStatus: 'NONE', authorizeStatus: 'NONE' }
  const paid = { status: 'UNFULFILLED', isPaid: true, chargeStatus: 'FULL', authorizeStatus: 'FULL' }
  const later = 60_000
  it.each([
    ['choose', unpaid, null, later],
    ['choose', unpaid, null, null],
    ['abandoned', unpaid, 'CHARGE_ACTION_REQUIRED', later],
    ['declined', unpaid, 'CHARGE_FAILURE', later],
    ['waiting', unpaid, 'CHARGE_REQUEST', later],
    ['waiting', unpaid, 'CHARGE_SUCCESS', 0],
    ['expired', unpaid, 'CHARGE_ACTION_REQUIRED', 0],
    ['expired', { ...unpaid, status: 'EXPIRED' }, null, 0],
    ['cancelled', { ...unpaid, status: 'CANCELED' }, null, later],
    ['late', { ...paid, status: 'EXPIRED' }, 'CHARGE_SUCCESS', 0],
    ['late', { ...unpaid, chargeStatus: 'PARTIAL', status: 'CANCELED' }, null, 0],
    ['partly', { ...unpaid, chargeStatus: 'PARTIAL' }, 'CHARGE_SUCCESS', 0],
    ['paid', paid, null, 0],
    ['paid', { ...unpaid, chargeStatus: 'OVERCHARGED' }, null, 0],
    ['paid', { ...unpaid, authorizeStatus: 'FULL' }, 'AUTHORIZATION_SUCCESS', later],
  ] as const)('is %s', (view, order, event, left) => {
    expect(paymentView(order, event, left)).toBe(view)
  })
})

describe('ordering again', () => {
  const line = (id: string, quantity: number) => ({
    productName: id,
    variantName: '3 seeds',
    productVariantId: id,
    quantity,
  })
  it('takes what is left and names what is not', () => {
    const stock = new Map([
      ['A', 5],
      ['B', 1],
      ['C', 0],
      ['D', null],
    ])
    expect(linesAgain([line('A', 2), line('B', 3), line('C', 1), line('D', 4), line('E', 1)], stock)).toEqual({
      lines: [
        { variantId: 'A', quantity: 2 },
        { variantId: 'B', quantity: 1 },
        { variantId: 'D', quantity: 4 },
      ],
      missing: ['B, 3 seeds × 2', 'C, 3 seeds', 'E, 3 seeds'],
    })
  })
})
