import { afterEach, expect, it, vi } from 'vitest'
import { createStored } from './stored.ts'

/** What of a window a stored value uses. */
function openWindow(): Map<string, string> {
  const texts = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  return texts
}
afterEach(() => vi.unstubAllGlobals())

it('what was stored between the first reading and the first listener is not lost', () => {
  const texts = openWindow()
  const list = createStored('list', (raw) => raw ?? '', String)
  expect(list.get()).toBe('')
  // The page's first script stores a press before any component listens.
  texts.set('list', 'haze')
  list.subscribe(() => {})
  expect(list.get()).toBe('haze')
})
