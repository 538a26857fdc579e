/** When the demo's orders were placed, by whom, and what became of each. Pure. */
import type { Chance } from './chance.ts'
import { type DemoPerson, PEOPLE } from './people.ts'

/**
 * UNPAID: waits for money. TO_CONFIRM: paid, and waits for people to confirm it. LATER: confirmed, to be paid later.
 * PAID: to pack. PACKED: its parcel waits for a last look. PARTLY: some of it was sent. CANCELED gave the money back.
 */
export type Story =
  | 'DRAFT'
  | 'UNPAID'
  | 'TO_CONFIRM'
  | 'LATER'
  | 'PAID'
  | 'PACKED'
  | 'PARTLY'
  | 'SENT'
  | 'RETURNED'
  | 'PARTLY_RETURNED'
  | 'REFUNDED'
  | 'CANCELED'
  | 'EXPIRED'

export interface Placed {
  person: DemoPerson
  story: Story
  /** How long ago it was placed, in minutes. */
  age: number
}

const HOUR = 60
const DAY = 24 * HOUR
const DAYS = 91

/** What waits for somebody today, each with the hours since it was placed. */
const OPEN: readonly (readonly [Story, number])[] = [
  ['UNPAID', 1],
  ['PAID', 2],
  ['DRAFT', 3],
  ['PAID', 5],
  ['TO_CONFIRM', 7],
  ['PAID', 11],
  ['PACKED', 16],
  ['UNPAID', 18],
  ['PAID', 21],
  ['DRAFT', 23],
  ['PACKED', 27],
  ['PARTLY', 30],
  ['LATER', 33],
  ['PAID', 38],
  ['PARTLY', 50],
  ['DRAFT', 74],
]

/** What became of older orders, and how often. */
const ENDED: readonly (readonly [Story, number])[] = [
  ['SENT', 84],
  ['EXPIRED', 5],
  ['CANCELED', 4],
  ['REFUNDED', 2],
  ['RETURNED', 2],
  ['PARTLY_RETURNED', 3],
]
/** Each of these happened once at least, so many days ago. */
const ALL: readonly (readonly [Story, number])[] = [
  ['REFUNDED', 9],
  ['RETURNED', 16],
  ['PARTLY_RETURNED', 12],
  ['CANCELED', 6],
  ['EXPIRED', 4],
]

/** Orders of three months, the oldest first. Sales grow a little from week to week. */
export function placedOrders(chance: Chance): Placed[] {
  const placed: Placed[] = OPEN.map(([story, hours]) => ({ story, age: hours * HOUR + 7, person: chance.of(PEOPLE) }))
  for (const [story, days] of ALL) placed.push({ story, age: days * DAY + 11 * HOUR, person: chance.of(PEOPLE) })
  for (let day = 3; day <= DAYS; day++) {
    const most = day < DAYS / 3 ? 4 : 3
    for (let count = chance.whole(1, most); count > 0; count--)
      placed.push({
        story: chance.weighed(ENDED),
        age: day * DAY + chance.whole(0, 12 * HOUR),
        person: chance.of(PEOPLE),
      })
  }
  return placed.toSorted((a, b) => b.age - a.age)
}
