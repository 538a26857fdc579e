/**
 * The caches of the storefront's server. Each is declared here with its name, life and bound, and answers nothing from
 * before a change that was heard (`changesHeard`). `docs/guides/caches.md` lists them.
 */
import { changesHeard } from '@semena/contract/shop-port'

export interface CacheFacts {
  name: string
  /** What it holds, as the guide says it. */
  holds: string
  /** How many answers it holds; the oldest goes first. */
  most: number
  lifeMs: number
}

const facts: CacheFacts[] = []

/** Every cache of the modules that are loaded. */
export const caches: readonly CacheFacts[] = facts

/** Declares a cache that holds what it holds by itself. */
export function declareCache(cache: CacheFacts): CacheFacts {
  facts.push(cache)
  return cache
}

interface Answer<T> {
  at: number
  heard: number
  value: Promise<T>
  isOver: boolean
}

interface Options {
  /** Whether an answer that is old is better than none when a new one fails. */
  orLast?: boolean
  /** Whether those who ask while something is on its way wait for it, however long that is. */
  whileRunning?: boolean
}

/** Declares a cache of answers by name. Those that fail, and null, are not kept. */
export function sharedAnswers<T>(
  cache: CacheFacts,
  { orLast = false, whileRunning = false }: Options = {},
): (name: string, ask: () => Promise<T>) => Promise<T> {
  const { most, lifeMs } = declareCache(cache)
  const kept = new Map<string, Answer<T>>()
  const isGood = (answer: Answer<T>): boolean =>
    (whileRunning && !answer.isOver) || (answer.heard === changesHeard() && Date.now() - answer.at < lifeMs)
  const settle = async (name: string, answer: Answer<T>, asked: Promise<T>, last?: Answer<T>): Promise<void> => {
    const found = await asked.catch(() => null)
    answer.isOver = true
    if (found !== null || kept.get(name) !== answer) return
    if (last) kept.set(name, last)
    else kept.delete(name)
  }
  return (name, ask) => {
    const known = kept.get(name)
    if (known && isGood(known)) return known.value
    const asked = ask()
    const last = orLast ? known : undefined
    const value = last ? asked.catch(() => last.value) : asked
    const answer: Answer<T> = { at: Date.now(), heard: changesHeard(), value, isOver: false }
    kept.delete(name)
    kept.set(name, answer)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    void settle(name, answer, asked, last)
    return value
  }
}
