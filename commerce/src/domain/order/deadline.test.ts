/**
 * How long an order that is not covered keeps its goods, whatever money comes, in whatever parts and at whatever times.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Deadline, deadlineAfter, isInTime } from './deadline.ts'
import { GRACE_MS, HELD_FOR_MS, isCovered, isDue, type OrderStatus } from './states.ts'

const START = Date.parse('2026-06-01T12:00:00Z')
const TERM_MS = 60 * 60_000
const DEADLINE = START + TERM_MS
const DAY_MS = HELD_FOR_MS

interface Step {
  afterMs: number
  kind: 'came' | 'seen' | 'settled' | 'vanished'
  amount: number
}

const steps = fc.array(
  fc.record<Step>({
    afterMs: fc.oneof(fc.integer({ min: 0, max: 2 * TERM_MS }), fc.integer({ min: 0, max: DAY_MS })),
    kind: fc.constantFrom('came', 'seen', 'settled', 'vanished'),
    amount: fc.integer({ min: 1, max: 1200 }),
  }),
  { maxLength: 12 },
)

/** The order as it is stored, with the jobs that check it at every moment at which a step is taken. */
function live(totalGross: number, history: readonly Step[]) {
  let order = {
    status: 'UNCONFIRMED' as OrderStatus,
    totalGross,
    totalCharged: 0,
    totalAuthorized: 0,
    expiresAt: new Date(DEADLINE),
    isExtended: false,
    seenUntil: null as Date | null,
  }
  let coming = 0
  let inTime = 0
  /** The most that was paid or announced before the first deadline, in minor units. */
  let promised = 0
  let now = START
  let endedAt: number | null = null
  const end = (until: number): void => {
    const moments = [order.expiresAt.getTime(), order.seenUntil?.getTime() ?? 0].filter((t) => t <= until)
    for (const at of moments.toSorted((a, b) => a - b)) if (endedAt === null && isDue(order, new Date(at))) endedAt = at
  }
  for (const { afterMs, kind, amount } of history) {
    now += afterMs
    end(now)
    if (endedAt !== null || order.status !== 'UNCONFIRMED') break
    const known = isInTime(order, new Date(now))
    if (kind === 'came') order.totalCharged += amount
    if (kind === 'seen' && now <= order.expiresAt.getTime() + GRACE_MS) coming += amount
    if (kind === 'settled') {
      order.totalCharged += coming
      inTime += coming
      coming = 0
    }
    if (kind === 'vanished') coming = 0
    if (kind === 'came' && known) inTime += amount
    if (now <= DEADLINE + GRACE_MS) promised = Math.max(promised, order.totalCharged + coming)
    if (isCovered(order)) order.status = 'UNFULFILLED'
    else {
      const hold: Deadline = deadlineAfter(order, { came: known ? order.totalCharged : inTime, coming })
      order = { ...order, ...hold }
    }
  }
  end(Infinity)
  return { order, endedAt, promised }
}

test('goods are kept past the deadline only for at least half, a day at most, and a second day only for all of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), steps, (total, history) => {
      const { order, endedAt, promised } = live(total, history)
      expect(order.status === 'UNFULFILLED').toBe(isCovered(order))
      // An order that is paid in full never ends.
      expect(endedAt === null).toBe(isCovered(order))
      const most = promised * 2 < total ? DEADLINE : DEADLINE + 2 * DAY_MS
      expect(endedAt ?? DEADLINE).toBeGreaterThanOrEqual(DEADLINE)
      expect(endedAt ?? DEADLINE).toBeLessThanOrEqual(most)
      expect(order.expiresAt.getTime()).toBe(order.isExtended ? DEADLINE + DAY_MS : DEADLINE)
    }),
    { numRuns: 500 },
  )
})

test('the deadline is moved once, and never for less than half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: 1999 }), (total, came) => {
      fc.pre(came < total)
      const first = deadlineAfter(
        { totalGross: total, expiresAt: new Date(DEADLINE), isExtended: false, seenUntil: null },
        { came, coming: 0 },
      )
      expect(first.isExtended).toBe(came * 2 >= total)
      expect(first.seenUntil).toBeNull()
      const second = deadlineAfter({ totalGross: total, ...first }, { came, coming: 0 })
      expect(second.expiresAt).toEqual(first.expiresAt)
    }),
  )
})

test('money on its way to the whole sum keeps the goods for a day', () => {
  const before = { totalGross: 100, expiresAt: new Date(DEADLINE), isExtended: false, seenUntil: null }
  expect(deadlineAfter(before, { came: 0, coming: 100 }).seenUntil).toEqual(new Date(DEADLINE + DAY_MS))
  expect(deadlineAfter(before, { came: 0, coming: 49 }).seenUntil).toBeNull()
  const half = deadlineAfter(before, { came: 50, coming: 0 })
  expect(deadlineAfter({ totalGross: 100, ...half }, { came: 50, coming: 49 }).seenUntil).toBeNull()
  expect(deadlineAfter({ totalGross: 100, ...half }, { came: 50, coming: 50 }).seenUntil).toEqual(
    new Date(DEADLINE + 2 * DAY_MS),
  )
})
