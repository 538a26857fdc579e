/** On the server, answers that are the same for every visitor are asked for once in a while and after each change, not once a page. */
import { changesHeard } from '@semena/contract/shop-port'

const FRESH_MS = 30_000
const kept = new Map<string, { at: number; heard: number; value: Promise<unknown> }>()

/** In the browser it only asks: there the query client remembers. */
export function memo<T>(key: readonly string[], ask: () => Promise<T>): Promise<T> {
  if (!import.meta.env.SSR) return ask()
  const name = key.join('\n')
  const known = kept.get(name)
  const heard = changesHeard()
  if (known?.heard === heard && Date.now() - known.at < FRESH_MS) return known.value as Promise<T>
  const value = ask()
  kept.set(name, { at: Date.now(), heard, value })
  // A failure is not worth remembering; nor are the words of many languages and channels that nobody asks for any more.
  value.catch(() => {
    if (kept.get(name)?.value === value) kept.delete(name)
  })
  if (kept.size > 500) kept.clear()
  return value
}
