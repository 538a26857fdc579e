/** Limits of processes that tell each other what they counted. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Counts, createWindow, shareWindows } from './window.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts what another process counted under the same name, for the same key and for as long as its own', () => {
  const told: Counts[] = []
  const { hear, stop } = shareWindows((counts) => told.push(counts))
  const window = createWindow({ name: 'pages', max: 5, windowMs: 60_000 })
  const other = createWindow({ name: 'lists', max: 1, windowMs: 60_000 })
  expect(window.take('a', 2)).toBe(0)
  expect(window.take('a')).toBe(0)
  expect(other.take('b')).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([
    [
      ['pages', 'a', 3],
      ['lists', 'b', 1],
    ],
  ])
  vi.advanceTimersByTime(5000)
  // Nothing new, and what was heard is not told on.
  expect(told).toHaveLength(1)
  hear([
    ['pages', 'a', 2],
    ['pages', 'c', 6],
    ['nobody', 'a', 9],
  ])
  expect(window.take('a')).toBe(54)
  expect(window.take('b')).toBe(0)
  expect(window.take('c')).toBe(60)
  vi.advanceTimersByTime(1000)
  expect(told).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(window.take('a')).toBe(0)
  stop()
})
