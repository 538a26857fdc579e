/**
 * Caches answers that are the same for every visitor on the server, until they are too old or the catalogue changes.
 */
import { changesHeard } from '@semena/contract/shop-port'
import { createIsomorphicFn } from '@tanstack/react-start'
import { visitedHost } from './visited-host.server.ts'

const FRESH_MS = 30_000
const host = createIsomorphicFn()
  .server(visitedHost)
  .client(() => '')
const kept = new Map<string, { at: number; heard: number; value: Promise<unknown> }>()

/**
 * Returns the cached answer for `key` or calls `ask`. In the browser it always calls `ask`, because the query client
 * caches there.
 */
export function memo<T>(key: readonly string[], ask: () => Promise<T>): Promise<T> {
  if (!import.meta.env.SSR) return ask()
  const name = [host(), ...key].join('\n')
  const known = kept.get(name)
  const heard = changesHeard()
  if (known?.heard === heard && Date.now() - known.at < FRESH_MS) return known.value as Promise<T>
  const value = ask()
  kept.set(name, { at: Date.now(), heard, value })
  // Failures are not cached, and the cache is emptied when it holds too many languages and channels.
  value.catch(() => {
    if (kept.get(name)?.value === value) kept.delete(name)
  })
  if (kept.size > 500) kept.clear()
  return value
}
