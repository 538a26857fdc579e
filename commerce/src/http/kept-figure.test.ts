/** Figures that take long are told at once from the last count. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptFigure } from './kept-figure.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Counts its own calls, each of which takes so long. */
function counter(ms: number) {
  let calls = 0
  const figure = keptFigure(async () => {
    const call = ++calls
    await new Promise((resolve) => setTimeout(resolve, ms))
    return call
  })
  const ask = async (): Promise<number> => {
    const asked = figure()
    await vi.advanceTimersByTimeAsync(ms)
    return asked
  }
  return { figure, ask }
}

it('counts each time what is quick', async () => {
  const { ask } = counter(10)
  expect([await ask(), await ask()]).toEqual([1, 2])
})

it('tells the last figure of what takes long, and counts anew behind it', async () => {
  const { figure, ask } = counter(400)
  expect(await ask()).toBe(1)
  expect(await figure()).toBe(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await figure()).toBe(1)
  await vi.advanceTimersByTimeAsync(400)
  expect(await figure()).toBe(2)
})

it('waits where what is known is too old', async () => {
  const { ask } = counter(400)
  expect(await ask()).toBe(1)
  await vi.advanceTimersByTimeAsync(11 * 60_000)
  expect(await ask()).toBe(2)
})

it('does not keep a failure', async () => {
  let fails = true
  const figure = keptFigure(async () => {
    if (fails) throw new Error('away')
    return 1
  })
  await expect(figure()).rejects.toThrow('away')
  fails = false
  expect(await figure()).toBe(1)
})
