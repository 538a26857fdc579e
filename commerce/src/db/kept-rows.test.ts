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
