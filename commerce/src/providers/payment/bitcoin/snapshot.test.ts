/** The snapshot of a payment on the main network, on which no test can mine. */
import { describe, expect, it } from 'vitest'
import type { BitcoinAddress } from '../../../db/queries/payment/bitcoin.ts'
import type { AgreedCoin } from './chain/agreement.ts'
import { snapshotOf } from './snapshot.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = new Date('2026-11-21T12:00:00Z')
const after = (ms: number): Date => new Date(START.getTime() + ms)

const quote: BitcoinAddress = {
  address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  transactionId: '00000000-0000-4000-8000-000000000000',
  account: '00000000',
  index: 0,
  satoshi: 3_000_000n,
  enough: 3_000_000n,
  amount: 294_000,
  currency: 'USD',
  rate: '98000',
  rateSource: 'coinbase',
  rateAt: START,
  sinceHeight: 900_000,
  confirmations: 2,
  expiresAt: after(HOUR),
  createdAt: START,
}
let coins = 0
const coin = (satoshi: bigint, confirmations: number, more: Partial<AgreedCoin> = {}): AgreedCoin => ({
  reference: `${String(++coins).padStart(64, '0')}:0`,
  address: quote.address,
  satoshi,
  confirmations,
  height: confirmations > 0 ? 900_001 : null,
  blockTime: confirmations > 0 ? after(10 * MINUTE) : null,
  isReward: false,
  ...more,
})
const at = (ms: number, ...some: AgreedCoin[]) => snapshotOf(quote, some, 'bitcoin', after(ms))

describe('a payment on the main network', () => {
  it('is open, then done, and expired only when what was sent in time has had a moment to be seen', () => {
    expect(at(0).state).toBe('OPEN')
    expect(at(HOUR).state).toBe('OPEN')
    expect(at(HOUR).data).toMatchObject({ address: null, uri: null, due: '0.03' })
    expect(at(HOUR + MINUTE).state).toBe('EXPIRED')
    expect(at(HOUR + MINUTE, coin(1_000_000n, 5)).state).toBe('EXPIRED')
    expect(at(5 * HOUR, coin(3_000_000n, 1)).state).toBe('OPEN')
    expect(at(5 * HOUR, coin(3_000_000n, 2)).state).toBe('DONE')
  })

  it('is as deep as the coin it takes to be whole', () => {
    const got = (...some: AgreedCoin[]) => at(0, ...some).data.confirmations.got
    expect(got()).toBe(0)
    expect(got(coin(1_000_000n, 5), coin(2_000_000n, 1))).toBe(1)
    expect(got(coin(3_000_000n, 5), coin(2_000_000n, 1))).toBe(5)
    expect(got(coin(1_000_000n, 5), coin(1_000_000n, 3))).toBe(3)
  })

  it('settles each coin at the confirmations its amount wants, a reward at a hundred', () => {
    const states = at(0, coin(1_000_000n, 2), coin(1_000_000n, 1), coin(1_000_000n, 99, { isReward: true })).movements
    expect(states.map((m) => m.state)).toEqual(['SETTLED', 'SEEN', 'SEEN'])
  })

  it('knows since when a coin is there, though never from later than now', () => {
    const [early, ahead, waiting] = at(
      20 * MINUTE,
      coin(1n, 1),
      coin(1n, 1, { blockTime: after(HOUR) }),
      coin(1n, 0),
    ).movements
    expect([early!.at, ahead!.at, waiting!.at]).toEqual([after(10 * MINUTE), after(20 * MINUTE), undefined])
  })

  it.each([
    ['may be paid', 0, [], 20],
    ['is seen', 30 * MINUTE, [coin(3_000_000n, 0)], 20],
    ['is confirmed, not deeply', 30 * MINUTE, [coin(3_000_000n, 3)], 300],
    ['is over, unpaid', 2 * HOUR, [], 300],
    ['waits for a block after the deadline', 20 * HOUR, [coin(3_000_000n, 0)], 20],
    ['waits for a block for days', 100 * HOUR, [coin(3_000_000n, 0)], 300],
    ['waits for a block for more than a fortnight', 400 * HOUR, [coin(3_000_000n, 0)], null],
    ['was not paid for a day', 26 * HOUR, [], null],
    ['is deep, and a day is over', 26 * HOUR, [coin(3_000_000n, 6)], null],
    ['is not deep, though a day is over', 26 * HOUR, [coin(3_000_000n, 5)], 300],
  ])('that %s is looked at again as soon as that is of use', (_, ms, some, seconds) => {
    const { lookAgainAt } = at(ms, ...some)
    expect(lookAgainAt && (lookAgainAt.getTime() - after(ms).getTime()) / 1000).toBe(seconds)
  })
})
