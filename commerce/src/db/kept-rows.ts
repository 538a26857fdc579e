/**
 * Rows of the catalogue that this process keeps for pages and for visitors without a session, so that they are not read
 * again for every one of them. They are dropped when a change is told, as kept pages are, and live for half a minute at
 * most.
 */
import type { Pool } from 'pg'
import { shopPool } from './connect.ts'

/** How long rows are kept although no change is told. Milliseconds. */
const LIFE_MS = 30_000
/** How many rows or lists of rows are kept; about 2 kB each. */
const MOST = 10_000
/** How many lists of one second are kept. */
const MOST_LISTS = 500

/** The rows that are kept until the next change, by the name of their kind and their key. */
export class KeptRows {
  readonly #kinds = new Map<string, Map<unknown, unknown>>()
  readonly #since = performance.now()
  readonly #lists = new Map<string, Promise<unknown>>()
  #second = 0
  #size = 0

  get isOld(): boolean {
    return performance.now() - this.#since > LIFE_MS || this.#size > MOST
  }

  /** A function that answers as `load` does and asks it only for keys that are not kept. */
  through<K, V>(kind: string, load: (keys: readonly K[]) => Promise<V[]>): (keys: readonly K[]) => Promise<V[]> {
    let kept = this.#kinds.get(kind) as Map<K, V> | undefined
    if (!kept) this.#kinds.set(kind, (kept = new Map<K, V>()))
    const values = kept
    return async (keys) => {
      const missing = keys.filter((key) => !values.has(key))
      if (missing.length === 0) return keys.map((key) => values.get(key)!)
      const loaded = await load(missing)
      const found = new Map(missing.map((key, i) => [key, loaded[i]!]))
      for (const [key, value] of found) values.set(key, value)
      this.#size += found.size
      return keys.map((key) => (found.has(key) ? found.get(key)! : values.get(key)!))
    }
  }

  /**
   * What `load` answers, kept under a key until the next second of the clock begins; `second` is a time in milliseconds
   * without its fraction. Those who ask meanwhile wait for the same answer. When it fails, each of them loads it alone.
   */
  withinSecond<V>(second: number, key: string, load: () => Promise<V>): Promise<V> {
    if (second !== this.#second || this.#lists.size >= MOST_LISTS) {
      this.#second = second
      this.#lists.clear()
    }
    const same = this.#lists.get(key) as Promise<V> | undefined
    if (same) return same.catch(load)
    const loading = load()
    this.#lists.set(key, loading)
    loading.catch(() => this.#lists.delete(key))
    return loading
  }
}

const kept = new WeakMap<Pool, KeptRows>()

/**
 * The rows that are kept now. Who works with them for a while holds on to what this answers: rows that were read before
 * a change then never reach those that begin after it.
 */
export function keptRows(asked: Pool): KeptRows {
  const pool = shopPool(asked)
  let rows = kept.get(pool)
  if (!rows || rows.isOld) kept.set(pool, (rows = new KeptRows()))
  return rows
}

/** Drops all rows that are kept. */
export const dropKeptRows = (pool: Pool): void => {
  kept.delete(shopPool(pool))
}
