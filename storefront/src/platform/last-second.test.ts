import { noteChange } from '@semena/contract/shop-port'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LastSecond, moment } from './last-second.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers each name in capitals but `no`, and tells what was asked. */
function asking() {
  const asked: string[][] = []
  const ask = (names: string[]) => {
    asked.push(names)
    return Promise.resolve(new Map(names.filter((name) => name !== 'no').map((name) => [name, name.toUpperCase()])))
  }
  return { asked, ask }
}

describe('answers of the last second', () => {
  it('are asked for once, all that are missing together, and answered in order', async () => {
    const last = new LastSecond<string>()
    const { asked, ask } = asking()
    expect(await last.all(['a', 'no', 'b', 'a'], ask)).toEqual(['A', undefined, 'B', 'A'])
    expect(await last.all(['b', 'c', 'no'], ask)).toEqual(['B', 'C', undefined])
    expect(asked).toEqual([['a', 'no', 'b'], ['c']])
  })
  it('are shared by those who ask before they are there', async () => {
    const last = new LastSecond<string>()
    const { asked, ask } = asking()
    expect(await Promise.all([last.all(['a'], ask), last.all(['a', 'b'], ask)])).toEqual([['A'], ['A', 'B']])
    expect(asked).toEqual([['a'], ['b']])
  })
  it('are forgotten after a second, and when the catalogue changes', async () => {
    const last = new LastSecond<string>()
    const { asked, ask } = asking()
    expect(last.isBusy).toBe(false)
    await last.all(['a'], ask)
    vi.advanceTimersByTime(999)
    await last.all(['a'], ask)
    expect([asked.length, last.isBusy]).toEqual([1, true])
    vi.advanceTimersByTime(1)
    expect(last.isBusy).toBe(false)
    await last.all(['a'], ask)
    expect(asked.length).toBe(2)
    noteChange()
    await last.all(['a'], ask)
    expect(asked.length).toBe(3)
  })
  it('are asked for again by whoever waited for somebody else, when those fail', async () => {
    const last = new LastSecond<string>()
    const fail = () => Promise.reject(new Error('away'))
    const { asked, ask } = asking()
    const told = await Promise.allSettled([last.all(['a'], fail), last.all(['b', 'a'], ask)])
    expect(told).toEqual([
      { status: 'rejected', reason: new Error('away') },
      { status: 'fulfilled', value: ['B', 'A'] },
    ])
    expect(asked).toEqual([['b'], ['a']])
    expect(await last.all(['a'], ask)).toEqual(['A'])
    expect(asked).toHaveLength(2)
  })
  it('that end while somebody asks for others are there all the same', async () => {
    const last = new LastSecond<string>()
    const { ask } = asking()
    const slowly = (names: string[]) => {
      vi.advanceTimersByTime(1)
      return ask(names)
    }
    await last.all(['a'], ask)
    vi.advanceTimersByTime(999)
    expect(await last.all(['a', 'b'], slowly)).toEqual(['A', 'B'])
  })
  it('are as old as their question: a change that came meanwhile ends them', async () => {
    const last = new LastSecond<string>()
    const { asked, ask } = asking()
    const before = moment()
    noteChange()
    last.keep('a', Promise.resolve('old'), before)
    last.keep('b', Promise.resolve('new'), moment())
    expect(await last.all(['a', 'b'], ask)).toEqual(['A', 'new'])
    expect(asked).toEqual([['a']])
  })
  it('never grow without bound, and never lose what was asked for', async () => {
    const last = new LastSecond<string>()
    const { ask } = asking()
    const names = Array.from({ length: 1500 }, (_, i) => `n${i}`)
    expect(await last.all(names, ask)).toEqual(names.map((name) => name.toUpperCase()))
  })
})
