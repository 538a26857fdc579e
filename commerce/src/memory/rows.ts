/**
 * Rows of the catalogue that pages and visitors share (decision 0071). Rows that do not follow the clock are good until a
 * change is told; lists and stock until the next second of the clock begins.
 */
import { SIZES } from './sizes.ts'
import type { Pool } from 'pg'
import { type Held, held } from './memory.ts'

/** After how many lists an index of a small catalogue is worth the statements that it takes. */
const BUSY_FROM = 8

const ROWS = {
  name: 'rows of the catalogue',
  holds: 'varieties, packs, prices, pictures and the index of a small catalogue, for pages and visitors',
  bound: `${SIZES.rows.rows} rows; lists of a second: ${SIZES.rows.lists}`,
  lifeMs: 30_000,
  tags: ['stock'],
} as const

/** Loads the values of keys, in their order. */
type Load<K, V> = (keys: readonly K[]) => Promise<V[]>

/** The rows of one time between two changes. */
export class SharedRows {
  readonly #kinds = new Map<string, Map<unknown, unknown>>()
  readonly #once = new Map<string, Loading<unknown>>()
  readonly #since = performance.now()
  #ofSecond = { second: 0, lists: new Map<string, Loading<unknown>>(), kinds: new Map<string, Map<unknown, unknown>>() }
  #size = 0
  #uses = 0

  get isOld(): boolean {
    return performance.now() - this.#since > ROWS.lifeMs || this.#size > SIZES.rows.rows
  }

  /** Whether many lists were read with these rows already. */
  get isBusy(): boolean {
    return this.#uses > BUSY_FROM
  }

  /** Counts a list that is read with these rows. */
  use(): this {
    this.#uses++
    return this
  }

  /** A function that answers as `load` does, and asks it only for keys that are not here. */
  through<K, V>(kind: string, load: Load<K, V>, isWorth: (value: V) => boolean = () => true): Load<K, V> {
    return loadThrough(
      () => kindIn(this.#kinds, kind),
      load,
      (value) => {
        if (isWorth(value)) this.#size++
        return isWorth(value)
      },
    )
  }

  /** The same for what is good for one second of the clock; `second` in milliseconds without their fraction. */
  throughSecond<K, V>(second: () => number, kind: string, load: Load<K, V>): Load<K, V> {
    return loadThrough(() => kindIn(this.#within(second()).kinds, kind), load)
  }

  /** What `load` answers, kept under a key as long as these rows are. */
  once<V>(key: string, load: () => Promise<V>): Promise<V> {
    return loadOnce(this.#once, key, load)
  }

  /** What `load` answers, kept under a key for one second of the clock. */
  withinSecond<V>(second: number, key: string, load: () => Promise<V>): Promise<V> {
    const { lists } = this.#within(second)
    if (lists.size >= SIZES.rows.lists) lists.clear()
    return loadOnce(lists, key, load)
  }

  /** Forgets what `once` keeps under a key, unless it is no longer this value. */
  forget(key: string, value: unknown): void {
    if (this.#once.get(key)?.value === value) this.#once.delete(key)
  }

  #within(second: number) {
    if (second !== this.#ofSecond.second) this.#ofSecond = { second, lists: new Map(), kinds: new Map() }
    return this.#ofSecond
  }
}

/** The second of the clock in which a time lies, as milliseconds without their fraction. */
export const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000) * 1000

function kindIn<K, V>(kinds: Map<string, Map<unknown, unknown>>, kind: string): Map<K, V> {
  const values = kinds.get(kind) ?? new Map<unknown, unknown>()
  kinds.set(kind, values)
  return values as Map<K, V>
}

/** A function that takes from `values` what is there, loads the rest, and keeps of that what `keeps` says. */
const loadThrough =
  <K, V>(values: () => Map<K, V>, load: Load<K, V>, keeps: (value: V) => boolean = () => true): Load<K, V> =>
  async (keys) => {
    const known = values()
    const missing = keys.filter((key) => !known.has(key))
    if (missing.length === 0) return keys.map((key) => known.get(key)!)
    const loaded = await load(missing)
    const found = new Map(missing.map((key, i) => [key, loaded[i]!]))
    for (const [key, value] of found) if (keeps(value)) known.set(key, value)
    return keys.map((key) => (found.has(key) ? found.get(key)! : known.get(key)!))
  }

interface Loading<V> {
  loading: Promise<V>
  /** What was loaded. */
  value?: V
}

/** Those who ask at the same time share one load. When it fails, each of the others loads alone. */
function loadOnce<V>(values: Map<string, Loading<unknown>>, key: string, load: () => Promise<V>): Promise<V> {
  const same = values.get(key) as Loading<V> | undefined
  if (same) return same.loading.catch(load)
  const own: Loading<V> = { loading: load() }
  values.set(key, own)
  void settle(values, key, own)
  return own.loading
}

async function settle<V>(values: Map<string, Loading<unknown>>, key: string, own: Loading<V>): Promise<void> {
  try {
    own.value = await own.loading
  } catch {
    if (values.get(key) === own) values.delete(key)
  }
}

/**
 * The rows of now. An operation holds on to what this answers: rows that were read before a change then never reach
 * those that begin after it.
 */
export const sharedRows: Held<SharedRows> = held<SharedRows>(ROWS, () => new SharedRows(), {
  isOld: (rows) => rows.isOld,
})

/** The rows of now, for a list that many read. */
export const rowsForList = (pool: Pool): SharedRows => sharedRows(pool).use()
