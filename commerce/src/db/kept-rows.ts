/**
 * Rows of the catalogue that this process keeps for pages and for visitors, so that they are not read again for every
 * one of them (decision 0073 says who shares them). They are dropped when a change is told, as kept pages are, and live
 * for half a minute at most.
 */
import type { Pool } from 'pg'
import { shopPool } from './driver/connect.ts'

/** How long rows are kept although no change is told. Milliseconds. */
const LIFE_MS = 30_000
/** How many rows or lists of rows are kept; about 2 kB each. */
const MOST = 10_000
/** How many lists of one second are kept. */
const MOST_LISTS = 500
/** After how many operations something is worth a few statements that save one for each operation to come. */
const OFTEN = 8

/** One thing that is kept, once it is loaded. */
interface Whole<V> {
  loading: Promise<V>
  value?: V
}

/** The rows that are kept until the next change, by the name of their kind and their key. */
export class KeptRows {
  readonly #kinds = new Map<string, Map<unknown, unknown>>()
  readonly #whole = new Map<string, Whole<unknown>>()
  readonly #since = performance.now()
  readonly #lists = new Map<string, Promise<unknown>>()
  readonly #ofSecond = new Map<string, Map<unknown, unknown>>()
  #second = 0
  #size = 0
  #uses = 0

  get isOld(): boolean {
    return performance.now() - this.#since > LIFE_MS || this.#size > MOST
  }

  /** Whether many operations have worked with these rows already. */
  get isBusy(): boolean {
    return this.#uses > OFTEN
  }

  /** Counts an operation that works with these rows. */
  use(): this {
    this.#uses++
    return this
  }

  /**
   * A function that answers as `load` does and asks it only for keys that are not kept. A value that `isWorth` says no to
   * is not kept.
   */
  through<K, V>(
    kind: string,
    load: (keys: readonly K[]) => Promise<V[]>,
    isWorth: (value: V) => boolean = () => true,
  ): (keys: readonly K[]) => Promise<V[]> {
    const values = kindOf<K, V>(this.#kinds, kind)
    return from(
      () => values,
      load,
      (_, key, value) => {
        if (!isWorth(value)) return
        if (!values.has(key)) this.#size++
        values.set(key, value)
      },
    )
  }

  /** The same for what is kept only until the next second of the clock begins; `second` as for `withinSecond`. */
  throughSecond<K, V>(
    second: () => number,
    kind: string,
    load: (keys: readonly K[]) => Promise<V[]>,
  ): (keys: readonly K[]) => Promise<V[]> {
    const values = (): Map<K, V> => {
      this.#beginSecond(second())
      return kindOf(this.#ofSecond, kind)
    }
    return from(values, load)
  }

  /** A value that `keep` has kept; undefined where there is none. */
  kept<V>(kind: string, key: string): V | undefined {
    return this.#kinds.get(kind)?.get(key) as V | undefined
  }

  /** Keeps a value under a key, or forgets what is kept there. Of more than `most` of a kind the oldest goes. */
  keep<V>(kind: string, key: string, value: V | undefined, most = MOST): void {
    const values = kindOf<string, V>(this.#kinds, kind)
    if (values.delete(key)) this.#size--
    if (value === undefined) return
    values.set(key, value)
    this.#size++
    if (values.size <= most) return
    const [oldest] = values.keys()
    values.delete(oldest!)
    this.#size--
  }

  /** What `load` answers, kept under a key as long as these rows are. When it fails, each who waits loads it alone. */
  once<V>(key: string, load: () => Promise<V>): Promise<V> {
    const same = this.#whole.get(key) as Whole<V> | undefined
    if (same) return same.loading.catch(load)
    const whole: Whole<V> = { loading: load() }
    this.#whole.set(key, whole)
    void this.#settle(key, whole)
    return whole.loading
  }

  async #settle<V>(key: string, whole: Whole<V>): Promise<void> {
    try {
      whole.value = await whole.loading
    } catch {
      if (this.#whole.get(key) === whole) this.#whole.delete(key)
    }
  }

  /** Forgets what `once` keeps under a key, unless it is no longer this value. */
  forget(key: string, value: unknown): void {
    if (this.#whole.get(key)?.value === value) this.#whole.delete(key)
  }

  /**
   * What `load` answers, kept under a key until the next second of the clock begins; `second` is a time in milliseconds
   * without its fraction. Those who ask meanwhile wait for the same answer. When it fails, each of them loads it alone.
   */
  withinSecond<V>(second: number, key: string, load: () => Promise<V>): Promise<V> {
    this.#beginSecond(second)
    if (this.#lists.size >= MOST_LISTS) this.#lists.clear()
    const same = this.#lists.get(key) as Promise<V> | undefined
    if (same) return same.catch(load)
    const loading = load()
    this.#lists.set(key, loading)
    loading.catch(() => this.#lists.delete(key))
    return loading
  }

  #beginSecond(second: number): void {
    if (second === this.#second) return
    this.#second = second
    this.#lists.clear()
    this.#ofSecond.clear()
  }
}

/** The second of the clock in which a time lies, as milliseconds without their fraction. */
export const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000) * 1000

function kindOf<K, V>(kinds: Map<string, Map<unknown, unknown>>, kind: string): Map<K, V> {
  let values = kinds.get(kind)
  if (!values) kinds.set(kind, (values = new Map<unknown, unknown>()))
  return values as Map<K, V>
}

/** A function that takes from `kept` what is there, and puts there what it loads. */
function from<K, V>(
  kept: () => Map<K, V>,
  load: (keys: readonly K[]) => Promise<V[]>,
  keep: (values: Map<K, V>, key: K, value: V) => void = (values, key, value) => void values.set(key, value),
): (keys: readonly K[]) => Promise<V[]> {
  return async (keys) => {
    const values = kept()
    const missing = keys.filter((key) => !values.has(key))
    if (missing.length === 0) return keys.map((key) => values.get(key)!)
    const loaded = await load(missing)
    const found = new Map(missing.map((key, i) => [key, loaded[i]!]))
    for (const [key, value] of found) keep(values, key, value)
    return keys.map((key) => (found.has(key) ? found.get(key)! : values.get(key)!))
  }
}

const kept = new WeakMap<Pool, KeptRows>()

/**
 * The rows that are kept now. Who works with them for a while holds on to what this answers: rows that were read before
 * a change then never reach those that begin after it.
 */
export const keptRows = (asked: Pool): KeptRows => keptNow(asked).use()

/** The same for an operation that is no reason to keep more of the catalogue. */
export function keptNow(asked: Pool): KeptRows {
  const pool = shopPool(asked)
  let rows = kept.get(pool)
  if (!rows || rows.isOld) kept.set(pool, (rows = new KeptRows()))
  return rows
}

/** Drops all rows that are kept. */
export const dropKeptRows = (pool: Pool): void => {
  kept.delete(shopPool(pool))
}
