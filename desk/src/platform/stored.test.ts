/** A value that the device cannot keep, such as one that is full, lives as long as the page. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stored } from './stored.ts'

let device: Map<string, string>
let isFull: boolean
beforeEach(() => {
  device = new Map([['a', '"old"']])
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      device.set(key, value)
    },
    removeItem: (key: string) => device.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('is there although the device is full', () => {
  const value = stored<unknown>('a', (found) => found)
  expect(value.get()).toBe('old')
  isFull = true
  value.set('new')
  expect(value.get()).toBe('new')
  const other = stored<unknown>('b', (found) => found)
  expect(other.get()).toBeNull()
  other.set('there')
  expect(other.get()).toBe('there')
})

it('gives way to what another window writes', () => {
  const value = stored<unknown>('a', (found) => found)
  isFull = true
  value.set('new')
  device.set('a', '"theirs"')
  expect(value.get()).toBe('theirs')
})
