import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { rowsForList, sharedRows } from './rows.ts'

const pool = {} as Pool

it('asks for each key once', async () => {
  const asked: number[][] = []
  const load = async (keys: readonly number[]): Promise<string[]> => {
    asked.push([...keys])
    return keys.map((key) => `row ${key}`)
  }
  sharedRows.drop(pool)
  expect(await rowsForList(pool).through('a', load)([1, 2])).toEqual(['row 1', 'row 2'])
  expect(await rowsForList(pool).through('a', load)([3, 1, 2])).toEqual(['row 3', 'row 1', 'row 2'])
  // Another kind has rows of its own.
  expect(await rowsForList(pool).through('b', load)([1])).toEqual(['row 1'])
  expect(asked).toEqual([[1, 2], [3], [1]])
})

it('never gives rows that were read before a change to those who begin after it', async () => {
  sharedRows.drop(pool)
  const reading = Promise.withResolvers<string[]>()
  const before = rowsForList(pool).through('a', () => reading.promise)([1])
  sharedRows.drop(pool)
  const after = rowsForList(pool).through('a', async () => ['new'])
  reading.resolve(['old'])
  expect(await before).toEqual(['old'])
  expect(await after([1])).toEqual(['new'])
  expect(await rowsForList(pool).through('a', async () => ['asked again'])([1])).toEqual(['new'])
})

it('keeps nothing that could not be read', async () => {
  sharedRows.drop(pool)
  const rows = rowsForList(pool)
  await expect(rows.through('a', () => Promise.reject(new Error('away')))([1])).rejects.toThrow('away')
  expect(await rows.through('a', async () => ['there'])([1])).toEqual(['there'])
})

it('begins anew when it has become large', async () => {
  sharedRows.drop(pool)
  const keys = Array.from({ length: 10_001 }, (_, i) => i)
  const rows = rowsForList(pool)
  await rows.through('a', async (asked: readonly number[]) => asked.map(String))(keys)
  expect(rowsForList(pool)).not.toBe(rows)
})

it('reads a list once in a second, for all who ask meanwhile', async () => {
  sharedRows.drop(pool)
  let reads = 0
  const ask = (second: number, key = 'list') => rowsForList(pool).withinSecond(second, key, async () => ++reads)
  expect(await Promise.all([ask(1000), ask(1000)])).toEqual([1, 1])
  expect(await ask(1000, 'another list')).toBe(2)
  expect(await ask(2000)).toBe(3)
  sharedRows.drop(pool)
  expect(await ask(2000)).toBe(4)
})

it('lets each read a list alone when reading it together failed', async () => {
  sharedRows.drop(pool)
  const failing = Promise.withResolvers<string>()
  const first = rowsForList(pool).withinSecond(1000, 'list', () => failing.promise)
  const second = rowsForList(pool).withinSecond(1000, 'list', async () => 'read alone')
  failing.reject(new Error('took too long'))
  await expect(first).rejects.toThrow('took too long')
  expect(await second).toBe('read alone')
  expect(await rowsForList(pool).withinSecond(1000, 'list', async () => 'read again')).toBe('read again')
})

it('keeps what follows the clock until the next second', async () => {
  sharedRows.drop(pool)
  const rows = rowsForList(pool)
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
  sharedRows.drop(pool)
  const rows = rowsForList(pool)
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
  sharedRows.drop(pool)
  for (let i = 0; i < 8; i++) expect(rowsForList(pool).isBusy).toBe(false)
  expect(rowsForList(pool).isBusy).toBe(true)
  sharedRows.drop(pool)
  expect(rowsForList(pool).isBusy).toBe(false)
})
