import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { dropKeptRows, keptRows } from './kept-rows.ts'

const pool = {} as Pool

it('asks for each key once', async () => {
  const asked: number[][] = []
  const load = async (keys: readonly number[]): Promise<string[]> => {
    asked.push([...keys])
    return keys.map((key) => `row ${key}`)
  }
  dropKeptRows(pool)
  expect(await keptRows(pool).through('a', load)([1, 2])).toEqual(['row 1', 'row 2'])
  expect(await keptRows(pool).through('a', load)([3, 1, 2])).toEqual(['row 3', 'row 1', 'row 2'])
  // Another kind has rows of its own.
  expect(await keptRows(pool).through('b', load)([1])).toEqual(['row 1'])
  expect(asked).toEqual([[1, 2], [3], [1]])
})

it('never gives rows that were read before a change to those who begin after it', async () => {
  dropKeptRows(pool)
  const reading = Promise.withResolvers<string[]>()
  const before = keptRows(pool).through('a', () => reading.promise)([1])
  dropKeptRows(pool)
  const after = keptRows(pool).through('a', async () => ['new'])
  reading.resolve(['old'])
  expect(await before).toEqual(['old'])
  expect(await after([1])).toEqual(['new'])
  expect(await keptRows(pool).through('a', async () => ['asked again'])([1])).toEqual(['new'])
})

it('keeps nothing that could not be read', async () => {
  dropKeptRows(pool)
  const rows = keptRows(pool)
  await expect(rows.through('a', () => Promise.reject(new Error('away')))([1])).rejects.toThrow('away')
  expect(await rows.through('a', async () => ['there'])([1])).toEqual(['there'])
})

it('begins anew when it has become large', async () => {
  dropKeptRows(pool)
  const keys = Array.from({ length: 10_001 }, (_, i) => i)
  const rows = keptRows(pool)
  await rows.through('a', async (asked: readonly number[]) => asked.map(String))(keys)
  expect(keptRows(pool)).not.toBe(rows)
})

it('keeps of one kind as many as it is told, those that were kept last', () => {
  dropKeptRows(pool)
  const rows = keptRows(pool)
  for (const key of ['a', 'b', 'a', 'c']) rows.keep('baskets', key, key, 2)
  rows.keep('other', 'b', 'of another kind', 2)
  expect(['a', 'b', 'c'].map((key) => rows.kept('baskets', key))).toEqual(['a', undefined, 'c'])
  expect(rows.kept('other', 'b')).toBe('of another kind')
})

it('reads a list once in a second, for all who ask meanwhile', async () => {
  dropKeptRows(pool)
  let reads = 0
  const ask = (second: number, key = 'list') => keptRows(pool).withinSecond(second, key, async () => ++reads)
  expect(await Promise.all([ask(1000), ask(1000)])).toEqual([1, 1])
  expect(await ask(1000, 'another list')).toBe(2)
  expect(await ask(2000)).toBe(3)
  dropKeptRows(pool)
  expect(await ask(2000)).toBe(4)
})

it('lets each read a list alone when reading it together failed', async () => {
  dropKeptRows(pool)
  const failing = Promise.withResolvers<string>()
  const first = keptRows(pool).withinSecond(1000, 'list', () => failing.promise)
  const second = keptRows(pool).withinSecond(1000, 'list', async () => 'read alone')
  failing.reject(new Error('took too long'))
  await expect(first).rejects.toThrow('took too long')
  expect(await second).toBe('read alone')
  expect(await keptRows(pool).withinSecond(1000, 'list', async () => 'read again')).toBe('read again')
})

it('keeps what follows the clock until the next second', async () => {
  dropKeptRows(pool)
  const rows = keptRows(pool)
  let read = 0
  let second = 1000
  const stocks = rows.throughSecond(
    () => second,
    'stocks',
    async (keys: readonly number[]) => keys.map(() => ++read),
  )
  expect(await stocks([1, 2])).toEqual([1, 2])
  expect(await stocks([2, 3])).toEqual([2, 3])
  second = 2000
  expect(await stocks([1, 2])).toEqual([4, 5])
})

it('keeps one thing as long as the rows, until it is forgotten, and not one that failed', async () => {
  dropKeptRows(pool)
  const rows = keptRows(pool)
  let read = 0
  const load = async (): Promise<number> => ++read
  const failing = rows.once('index', () => Promise.reject<number>(new Error('away')))
  // Who waits for somebody else's reading reads alone when that one fails.
  const waiting = rows.once('index', load)
  await expect(failing).rejects.toThrow('away')
  expect(await waiting).toBe(1)
  expect(await rows.once('index', load)).toBe(2)
  expect(await rows.once('index', load)).toBe(2)
  rows.forget('index', 1)
  expect(await rows.once('index', load)).toBe(2)
  rows.forget('index', 2)
  expect(await rows.once('index', load)).toBe(3)
})

it('is busy once many operations have worked with it, and not after a change', () => {
  dropKeptRows(pool)
  for (let i = 0; i < 8; i++) expect(keptRows(pool).isBusy).toBe(false)
  expect(keptRows(pool).isBusy).toBe(true)
  dropKeptRows(pool)
  expect(keptRows(pool).isBusy).toBe(false)
})
