/** Booking what any provider may say: money is never lost or doubled, and the order of refreshes never matters. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Movement, Snapshot } from './port.ts'
import { CHARGES, REFUNDS } from './movement-states.ts'
import { amountsFromEvents } from './reduce.ts'
import type { BookedMovement } from '../../db/queries/payment/payment-books.ts'
import { bookedOf, bookSnapshot, type BookedEvent } from './book-snapshot.ts'

const NOW = new Date('2026-01-01T00:00:00Z')
const AMOUNT = 5000
const QUOTE = 123_457n
const worth = (units: bigint): number => Number((units * BigInt(AMOUNT)) / QUOTE)
const bySatoshi = { worth }
const byMinor = {}

const coin = (reference: string, units: bigint, state: Movement['state'], kind: Movement['kind'] = 'CHARGE') => ({
  reference,
  units,
  state,
  kind,
})
const told = (movements: Movement[], more: Partial<Snapshot> = {}): Snapshot => ({
  state: 'OPEN',
  movements,
  data: {},
  lookAgainAt: null,
  ...more,
})

/** A book into which snapshots are booked one after the other. */
function openBook() {
  const movements = new Map<string, BookedMovement>()
  const events: (BookedEvent & { counts: boolean })[] = []
  const reviews: string[] = []
  let providerState: Snapshot['state'] | null = null
  return {
    events,
    reviews,
    amounts: () => amountsFromEvents(events),
    look(snapshot: Snapshot) {
      const settled = bookSnapshot(
        {
          movements: [...movements.values()],
          booked: bookedOf(events),
          amount: AMOUNT,
          pspReference: 'ref',
          providerState,
        },
        snapshot,
        NOW,
      )
      for (const m of settled.movements) movements.set(m.reference, m)
      const fresh = settled.events.map((e) => ({ ...e, counts: true }))
      events.push(...fresh)
      reviews.push(...settled.takenBack.map((t) => t.reference))
      ;({ state: providerState } = snapshot)
      return fresh.map((e) => `${e.type} ${e.amount} ${e.pspReference}`)
    },
  }
}

describe('one look after the other', () => {
  test('a coin is seen, settles, and is told once each', () => {
    const book = openBook()
    expect(book.look(told([coin('a:0', QUOTE, 'SEEN')], bySatoshi))).toEqual(['INFO 5000 a:0'])
    expect(book.look(told([coin('a:0', QUOTE, 'SEEN')], bySatoshi))).toEqual([])
    expect(book.amounts()).toMatchObject({ charged: 0, chargePending: 0 })
    expect(book.look(told([coin('a:0', QUOTE, 'SETTLED')], bySatoshi))).toEqual(['CHARGE_SUCCESS 5000 a:0'])
    expect(book.look(told([coin('a:0', QUOTE, 'SETTLED')], bySatoshi))).toEqual([])
    expect(book.amounts()).toMatchObject({ charged: 5000 })
  })

  test('three coins that pay the quote together are worth the amount to the last cent', () => {
    const book = openBook()
    const parts = [41_152n, 41_152n, QUOTE - 82_304n]
    const coins = parts.map((units, i) => coin(`${i}:0`, units, 'SETTLED'))
    expect(book.look(told(coins.slice(0, 2), bySatoshi))).toEqual([
      'CHARGE_SUCCESS 1666 0:0',
      'CHARGE_SUCCESS 1667 1:0',
    ])
    expect(book.look(told(coins, bySatoshi))).toEqual(['CHARGE_SUCCESS 1667 2:0'])
    expect(book.amounts().charged).toBe(AMOUNT)
  })

  test('one satoshi less is a cent less', () => {
    const book = openBook()
    book.look(told([coin('a:0', QUOTE - 1n, 'SETTLED')], bySatoshi))
    expect(book.amounts().charged).toBe(AMOUNT - 1)
  })

  test('a coin that is spent elsewhere fails, whether the provider says so or forgets it', () => {
    for (const after of [[coin('a:0', QUOTE, 'FAILED')], []]) {
      const book = openBook()
      book.look(told([coin('a:0', QUOTE, 'SEEN')], bySatoshi))
      expect(book.look(told(after, bySatoshi))).toEqual(['CHARGE_FAILURE 5000 a:0'])
      expect(book.look(told(after, bySatoshi))).toEqual([])
      expect(book.amounts().charged).toBe(0)
      expect(book.reviews).toEqual([])
    }
  })

  test('a reorganised coin is charged back, reviewed, and charged again under another reference', () => {
    const book = openBook()
    book.look(told([coin('a:0', QUOTE, 'SETTLED')], bySatoshi))
    expect(book.look(told([coin('a:0', QUOTE, 'SEEN')], bySatoshi))).toEqual(['CHARGE_BACK 5000 a:0'])
    expect(book.amounts().charged).toBe(0)
    expect(book.reviews).toEqual(['a:0'])
    expect(book.look(told([coin('a:0', QUOTE, 'SETTLED')], bySatoshi))).toEqual(['CHARGE_SUCCESS 5000 a:0#2'])
    expect(book.amounts().charged).toBe(5000)
  })

  test('a dispute that the first look finds already is charged and charged back', () => {
    const book = openBook()
    expect(book.look(told([coin('pi', 5000n, 'BACK')], byMinor))).toEqual([
      'CHARGE_SUCCESS 5000 pi',
      'CHARGE_BACK 5000 pi',
    ])
    expect(book.amounts().charged).toBe(0)
    expect(book.look(told([coin('pi', 5000n, 'SETTLED')], byMinor))).toEqual(['CHARGE_SUCCESS 5000 pi#2'])
  })

  test('a refund comes, and comes back', () => {
    const book = openBook()
    const paid = coin('pi', 5000n, 'SETTLED')
    book.look(told([paid]))
    expect(book.look(told([paid, coin('re', 2000n, 'SETTLED', 'REFUND')]))).toEqual(['REFUND_SUCCESS 2000 re'])
    expect(book.amounts()).toMatchObject({ charged: 3000, refunded: 2000 })
    expect(book.look(told([paid, coin('re', 2000n, 'FAILED', 'REFUND')]))).toEqual(['REFUND_REVERSE 2000 re'])
    expect(book.amounts().charged).toBe(5000)
  })

  test('the end of the payment is told once, and money after it is still booked', () => {
    const book = openBook()
    expect(book.look(told([], { state: 'EXPIRED' }))).toEqual(['CANCEL_SUCCESS 5000 ref'])
    expect(book.look(told([], { state: 'EXPIRED' }))).toEqual([])
    expect(book.look(told([coin('a:0', QUOTE, 'SETTLED')], { state: 'EXPIRED', ...bySatoshi }))).toEqual([
      'CHARGE_SUCCESS 5000 a:0',
    ])
    expect(book.look(told([coin('a:0', QUOTE, 'SETTLED')], { state: 'DONE', ...bySatoshi }))).toEqual([])
  })

  test('a failure of the payment is told once, by its own movement where it has one', () => {
    const book = openBook()
    expect(book.look(told([], { state: 'FAILED', message: 'declined' }))).toEqual(['CHARGE_FAILURE 5000 ref'])
    const other = openBook()
    expect(other.look(told([coin('pi', 5000n, 'FAILED')], { state: 'FAILED' }))).toEqual(['CHARGE_FAILURE 5000 pi'])
  })
})

describe('any history', () => {
  const STATES = ['SEEN', 'SETTLED', 'FAILED', 'BACK'] as const
  const charge = fc.record({
    units: fc.bigInt(0n, 400_000n),
    states: fc.array(fc.constantFrom(...STATES, 'GONE'), { maxLength: 12 }),
  })
  const refund = fc.record({
    units: fc.bigInt(0n, 3000n),
    states: fc.array(fc.constantFrom('SEEN', 'SETTLED', 'FAILED'), { maxLength: 6 }),
  })

  /** What the provider says at each moment. Some of these moments are fetched once, some never, some twice. */
  const history = fc.record({
    charges: fc.array(charge, { minLength: 1, maxLength: 5 }),
    refunds: fc.array(refund, { maxLength: 2 }),
    looks: fc.array(fc.record({ moment: fc.nat(12), late: fc.nat(100) }), { maxLength: 30 }),
    satoshi: fc.boolean(),
    expires: fc.nat(14),
  })
  type History = typeof history extends fc.Arbitrary<infer T> ? T : never

  const at = (h: History, moment: number): Snapshot => {
    const pick = (states: readonly string[]): string | undefined => states[Math.min(moment, states.length - 1)]
    const movements = [
      ...h.charges.map((c, i) => ({ ...c, kind: 'CHARGE' as const, reference: `c${i}` })),
      ...h.refunds.map((r, i) => ({ ...r, kind: 'REFUND' as const, reference: `r${i}` })),
    ].flatMap(({ states, kind, reference, units }) => {
      const state = pick(states)
      return state === undefined || state === 'GONE' ? [] : [coin(reference, units, state as Movement['state'], kind)]
    })
    return told(movements, { ...(h.satoshi ? bySatoshi : byMinor), state: moment >= h.expires ? 'EXPIRED' : 'OPEN' })
  }

  test('a thousand: afterwards charged is what settled movements are worth, whatever was seen on the way', () => {
    fc.assert(
      fc.property(history, (h) => {
        const value = h.satoshi ? worth : Number
        const truth = at(h, 12)
        const target = value(
          truth.movements.filter((m) => m.kind === 'CHARGE' && m.state === 'SETTLED').reduce((n, m) => n + m.units, 0n),
        )
        const book = openBook()
        // Fetches begin in the order of time and end in any order; one that began before a booked one is dropped.
        const begun = h.looks.map((look) => look.moment).toSorted((a, b) => a - b)
        const arrivals = h.looks.map((look, nth) => ({ nth, late: look.late })).toSorted((a, b) => a.late - b.late)
        let newest = -1
        for (const { nth } of arrivals) {
          if (nth <= newest) continue
          newest = nth
          book.look(at(h, begun[nth]!))
          const amounts = book.amounts()
          expect(Math.min(...Object.values(amounts))).toBeGreaterThanOrEqual(0)
        }
        book.look(truth)
        expect(bookedOf(book.events)).toBe(target)
        const sent = (type: string): number =>
          book.events.filter((e) => e.type === type).reduce((n, e) => n + e.amount, 0)
        const refunded = sent('REFUND_SUCCESS') - sent('REFUND_REVERSE')
        // No more can be refunded than was charged.
        const isSane = sent('REFUND_SUCCESS') <= target
        expect(isSane ? book.amounts().charged : target - refunded).toBe(target - refunded)
        // Booking the same snapshot again changes nothing.
        expect(book.look(truth)).toEqual([])
        const other = openBook()
        other.look(truth)
        expect(bookedOf(other.events)).toBe(bookedOf(book.events))
        // No reference is booked twice.
        const named = book.events.filter((e) => e.type === 'CHARGE_SUCCESS').map((e) => e.pspReference)
        expect(new Set(named).size).toBe(named.length)
        expect(book.events.filter((e) => e.type === 'CANCEL_SUCCESS').length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1000 },
    )
  })

  test('refunds that settle are taken off what is left', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 3000n),
        fc.array(fc.constantFrom('SEEN', 'SETTLED'), { minLength: 1, maxLength: 5 }),
        (units, states) => {
          const book = openBook()
          const paid = coin('pi', 5000n, 'SETTLED')
          for (const state of states) book.look(told([paid, coin('re', units, state, 'REFUND')]))
          const isBack = states.includes('SETTLED')
          expect(book.amounts()).toMatchObject({
            charged: isBack ? 5000 - Number(units) : 5000,
            refunded: isBack ? Number(units) : 0,
          })
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('the tables say nothing for what did not change', () => {
  for (const table of [CHARGES, REFUNDS])
    for (const state of ['SEEN', 'SETTLED', 'FAILED', 'BACK'] as const) expect(table[state][state]).toEqual([])
})
