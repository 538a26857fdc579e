import { describe, expect, it } from 'vitest'
import { linesToReorder } from './again.ts'
import { createAttempts, idempotencyKey } from './attempt.ts'
import {
  barWidth,
  clockSkew,
  clockText,
  durationText,
  headerSkew,
  milestone,
  parseTime,
  timeLeft,
} from './countdown.ts'
import { readDetails, readPaymentFacts } from './details.ts'
import { namedAmount, paymentView } from './payment-state.ts'

const BITCOIN = {
  kind: 'bitcoin',
  state: 'OPEN',
  network: 'bitcoin',
  address: 'bc1q',
  uri: 'bitcoin:bc1q?amount=0.001',
  amount: '0.001',
  due: '0.001',
  seen: '0',
  confirmed: '0',
}
const REDIRECT = {
  kind: 'redirect',
  provider: 'btcpay',
  redirectUrl: 'https://pay.example.com/i/1',
  state: 'OPEN',
  amount: 20,
  currency: 'USD',
  paid: 0,
  due: 20,
}

describe('the countdown', () => {
  const deadline = parseTime('2026-11-21T10:00:00+00:00')
  it('reads the deadline by the server’s clock', () => {
    const device = Date.parse('2026-11-21T09:10:00Z')
    const skew = clockSkew('2026-11-21T09:15:00+00:00', device)
    expect(skew).toBe(5 * 60_000)
    expect(timeLeft(deadline, device, skew ?? 0)).toBe(45 * 60_000)
    expect(timeLeft(deadline, Date.parse('2026-11-21T11:00:00Z'), 0)).toBe(0)
    expect(timeLeft(null, device, 0)).toBeNull()
  })
  it('takes no slow answer for a clock that is wrong', () => {
    const header = 'Sat, 21 Nov 2026 09:15:00 GMT'
    const at = Date.parse(header)
    const minute = 60_000
    // The header lies between the question and the answer, up to the second that it leaves out.
    expect(headerSkew(header, at - 3 * minute, at + minute)).toBe(0)
    expect(headerSkew(header, at + 2000, at + 5 * minute)).toBe(0)
    expect(headerSkew(header, at - 5 * minute, at - 2000)).toBe(0)
    // The device is ahead, or behind.
    expect(headerSkew(header, at + 5 * minute, at + 8 * minute)).toBe(-5 * minute)
    expect(headerSkew(header, at - 8 * minute, at - 5 * minute)).toBe(5 * minute)
    expect(headerSkew(null, at, at)).toBe(0)
  })
  it('has no deadline where none can be read', () => {
    expect([parseTime(undefined), parseTime('soon'), parseTime(5), clockSkew(null, 0)]).toEqual([
      null,
      null,
      null,
      null,
    ])
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
  it('gets a new key after a refusal, another for another gateway, and comes back to an open one', () => {
    const attempts = createAttempts(shelf())
    const keys = [
      attempts.open('ORDER', 'card'),
      attempts.next('ORDER', 'card'),
      attempts.open('ORDER', 'crypto'),
      attempts.open('ORDER', 'card'),
    ].map((attempt) => idempotencyKey('ORDER', attempt))
    expect(keys).toEqual(['ORDER:card:1', 'ORDER:card:2', 'ORDER:crypto:1', 'ORDER:card:2'])
  })
  it('is followed by one new attempt in all tabs when it is over', () => {
    const disk = shelf()
    const [one, other] = [createAttempts(disk), createAttempts(disk)]
    one.started('ORDER', one.open('ORDER', 'crypto'), 'T1')
    const next = one.after('ORDER', 'crypto', 'T1')
    expect(next.number).toBe(2)
    one.started('ORDER', next, 'T2')
    expect(other.after('ORDER', 'crypto', 'T1')).toEqual({ gateway: 'crypto', number: 2, transaction: 'T2' })
    expect(other.after('ORDER', 'card', 'T2')).toEqual({ gateway: 'card', number: 1, transaction: null })
  })
  it('is remembered beside those of other gateways, one for each', () => {
    const attempts = createAttempts(shelf())
    attempts.started('ORDER', attempts.open('ORDER', 'crypto'), 'T1')
    attempts.started('ORDER', attempts.open('ORDER', 'card'), 'T2')
    attempts.started('ORDER', attempts.next('ORDER', 'card'), 'T3')
    expect(attempts.all('ORDER').map(({ gateway, transaction }) => [gateway, transaction])).toEqual([
      ['card', 'T3'],
      ['crypto', 'T1'],
    ])
  })
  it('reads what an older page has kept, and nothing from what is broken', () => {
    const disk = shelf()
    disk.setItem('semena.payment.ORDER', '{"gateway":"card","number":3,"transaction":"T"}')
    expect(createAttempts(disk).open('ORDER', 'card').number).toBe(3)
    for (const broken of ['{', '[]', '{"gateway":1}', '{"gateway":"card","number":"3"}']) {
      disk.setItem('semena.payment.ORDER', broken)
      expect(createAttempts(disk).open('ORDER', 'card').number).toBe(1)
    }
  })
  it('remembers its transaction, order by order', () => {
    const attempts = createAttempts(shelf())
    attempts.started('ORDER', attempts.open('ORDER', 'card'), 'T1')
    expect(attempts.read('ORDER')?.transaction).toBe('T1')
    expect(attempts.read('OTHER')).toBeNull()
  })
  it('does not go back to what it kept while the storage was full', () => {
    const disk = shelf()
    let isFull = true
    const filling = {
      ...disk,
      setItem: (key: string, text: string) => {
        if (isFull) throw new Error('full')
        disk.setItem(key, text)
      },
    }
    const attempts = createAttempts(filling)
    attempts.open('ORDER', 'card')
    isFull = false
    attempts.started('ORDER', attempts.next('ORDER', 'card'), 'T2')
    expect(attempts.read('ORDER')).toMatchObject({ number: 2, transaction: 'T2' })
    expect(attempts.next('ORDER', 'card').number).toBe(3)
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
  const back = (charged: number, refunded: number) => ({
    total: { gross: { amount: 65, currency: 'USD' } },
    totalCharged: { amount: charged, currency: 'USD' },
    totalRefunded: { amount: refunded, currency: 'USD' },
  })
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
    ['ended', { ...unpaid, chargeStatus: 'PARTIAL', status: 'EXPIRED' }, 'CHARGE_SUCCESS', 0],
    ['late', { ...unpaid, chargeStatus: 'PARTIAL', status: 'CANCELED' }, null, 0],
    ['partly', { ...unpaid, chargeStatus: 'PARTIAL' }, 'CHARGE_SUCCESS', 0],
    ['paid', paid, null, 0],
    ['paid', { ...unpaid, chargeStatus: 'OVERCHARGED' }, null, 0],
    ['paid', { ...unpaid, authorizeStatus: 'FULL' }, 'AUTHORIZATION_SUCCESS', later],
    ['refunded', unpaid, 'REFUND_SUCCESS', later],
    ['refunded', { ...unpaid, chargeStatus: 'PARTIAL' }, 'REFUND_SUCCESS', 0],
    ['paid', { ...unpaid, chargeStatus: 'PARTIAL', ...back(59.5, 5.5) }, null, null],
    ['refunded', { ...unpaid, ...back(0, 65) }, null, null],
    ['refunded', { ...paid, ...back(0, 65) }, null, null],
    ['partly', { ...unpaid, chargeStatus: 'PARTIAL', ...back(15, 5) }, null, null],
    ['lapsed', unpaid, 'CANCEL_SUCCESS', later],
    ['back', unpaid, 'CHARGE_BACK', later],
  ] as const)('is %s', (view, order, event, left) => {
    expect(paymentView(order, event && { event, standing: null, unavailable: false }, left)).toBe(view)
  })
  it('says why there is no quote', () => {
    expect(paymentView(unpaid, { event: 'CHARGE_FAILURE', standing: null, unavailable: true }, later)).toBe(
      'unavailable',
    )
  })

  const part = { ...unpaid, chargeStatus: 'PARTIAL' }
  const sent = { due: '0', seen: '0.001', address: null, uri: null }
  const half = { due: '0.0004', seen: '0.0006' }
  it.each([
    ['send', unpaid, 'CHARGE_ACTION_REQUIRED', {}, later, later],
    ['send', unpaid, 'CHARGE_FAILURE', {}, later, later], // a coin has vanished from the chain
    ['missing', unpaid, 'INFO', half, later, later],
    ['missing', part, 'CHARGE_SUCCESS', { ...half, confirmed: '0.0006' }, later, 0], // after a part was paid there is still time
    ['seen', unpaid, 'INFO', sent, later, later],
    ['seen', unpaid, 'INFO', { ...sent, state: 'EXPIRED' }, 0, 0], // it was sent in time
    ['seen', part, 'CHARGE_SUCCESS', { ...sent, confirmed: '0.0006' }, later, later],
    ['seen', unpaid, 'CHARGE_BACK', sent, 0, 0], // a block was reorganised, but the coin is still there
    ['back', unpaid, 'CHARGE_BACK', {}, later, later],
    ['waiting', unpaid, 'CHARGE_SUCCESS', { ...sent, confirmed: '0.001', state: 'DONE' }, 0, 0],
    ['short', unpaid, 'INFO', { ...half, address: null }, 0, 0],
    ['short', unpaid, 'INFO', half, 0, 0], // the page's clock reaches the deadline before the provider's
    ['partly', part, 'CHARGE_SUCCESS', { ...half, confirmed: '0.0006', address: null, state: 'EXPIRED' }, 0, 0],
    ['expired', unpaid, 'CHARGE_ACTION_REQUIRED', {}, 0, 0],
    ['lapsed', unpaid, 'CHARGE_ACTION_REQUIRED', {}, 0, null], // a checkout has no deadline, only the quote has
    ['lapsed', unpaid, 'CANCEL_SUCCESS', { address: null, state: 'EXPIRED' }, 0, later],
    ['paid', paid, 'CHARGE_SUCCESS', { ...sent, confirmed: '0.001', state: 'DONE' }, 0, 0],
    ['late', { ...unpaid, status: 'EXPIRED' }, 'INFO', { ...sent, state: 'EXPIRED' }, 0, 0],
    ['expired', { ...unpaid, status: 'EXPIRED' }, 'CANCEL_SUCCESS', { address: null, state: 'EXPIRED' }, 0, 0],
  ] as const)('with Bitcoin it is %s', (view, order, event, data, quoteLeft, left) => {
    const details = readDetails({ ...BITCOIN, ...data })!
    expect(
      paymentView(order, { event, standing: readPaymentFacts(details, event, quoteLeft), unavailable: false }, left),
    ).toBe(view)
  })

  const there = { redirectUrl: null, paid: 20, due: 0 }
  it.each([
    ['abandoned', unpaid, 'CHARGE_ACTION_REQUIRED', {}],
    ['declined', unpaid, 'CHARGE_FAILURE', {}],
    ['declined', unpaid, 'CHARGE_FAILURE', { state: 'FAILED', redirectUrl: null }],
    ['seen', unpaid, 'INFO', { ...there, state: 'DONE' }],
    ['seen', unpaid, 'INFO', { paid: 0, due: 20 }], // the event comes before the amount is counted
    ['missing', unpaid, 'INFO', { paid: 5, due: 15 }],
    ['missing', part, 'CHARGE_SUCCESS', { paid: 5, due: 15 }],
    ['partly', part, 'CHARGE_SUCCESS', { paid: 5, due: 15, redirectUrl: null, state: 'EXPIRED' }],
    ['waiting', unpaid, 'CHARGE_SUCCESS', { ...there, state: 'DONE' }],
    ['lapsed', unpaid, 'CANCEL_SUCCESS', { redirectUrl: null, state: 'EXPIRED' }],
    ['back', part, 'CHARGE_BACK', { paid: 0, due: 20, redirectUrl: null, state: 'DONE' }],
  ] as const)('with a page elsewhere it is %s', (view, order, event, data) => {
    const details = readDetails({ ...REDIRECT, ...data })!
    const attempt = { event, standing: readPaymentFacts(details, event, later), unavailable: false }
    expect(paymentView(order, attempt, later)).toBe(view)
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
    expect(linesToReorder([line('A', 2), line('B', 3), line('C', 1), line('D', 4), line('E', 1)], stock)).toEqual({
      lines: [
        { variantId: 'A', quantity: 2 },
        { variantId: 'B', quantity: 1 },
        { variantId: 'D', quantity: 4 },
      ],
      missing: ['B, 3 seeds × 2', 'C, 3 seeds', 'E, 3 seeds'],
    })
  })
})

describe('the amount that the page names', () => {
  const euros = (amount: number) => ({ amount, currency: 'EUR' })
  it.each([
    ['nothing came: all of it', 'choose', euros(-30), euros(30)],
    ['a part was paid: the rest', 'partly', euros(-12.5), euros(12.5)],
    ['all was paid: the total', 'paid', euros(0), euros(30)],
    ['something was sent: the total', 'missing', euros(-12.5), euros(30)],
  ] as const)('%s', (_what, view, balance, named) => {
    expect(namedAmount(view, euros(30), balance)).toEqual(named)
  })
})
