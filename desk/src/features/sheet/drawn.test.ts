/** Drawn rows that are used again while a sheet is scrolled. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawnRows } from './drawn.ts'

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)
const order = (drawn: ReadonlyMap<number, number>): number[] => [...drawn.values()]

it('stand for one index each, and stay with rows of which most stay in sight', () => {
  const screens = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(screens, (shown) => {
      let before: ReadonlyMap<number, number> = new Map()
      for (const [from, count] of shown) {
        const drawn = drawnRows(before, range(from, count))
        expect([...drawn.keys()]).toEqual(range(from, count))
        expect(new Set(order(drawn)).size).toBe(count)
        const stay = [...drawn.keys()].filter((index) => before.has(index))
        const moved = stay.length < count / 2 ? [] : stay.filter((index) => drawn.get(index) !== before.get(index))
        expect(moved).toEqual([])
        before = drawn
      }
    }),
  )
})

it.each([40, 30, 100])('keep their places where most of what was in sight is gone: %i', (from) => {
  const before = drawnRows(drawnRows(new Map(), range(0, 30)), range(10, 30))
  expect(order(before)).not.toEqual(range(0, 30))
  expect(order(drawnRows(before, range(from, 30)))).toEqual(order(before))
})
