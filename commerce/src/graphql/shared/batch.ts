/** Loaders that answer many look-ups of a request with one query. */
import DataLoader from 'dataloader'

/** What a loader does for those who ask it. */
export interface Loader<K, V> {
  load(key: K): Promise<V>
  loadMany(keys: readonly K[]): Promise<(V | Error)[]>
  /** Remembers what is known already. */
  prime(key: K, value: V): void
  clearAll(): void
}

/** How the key of a row is known: by the name of the property that holds it, or worked out. */
export type KeyOf<Row, K> = ((row: Row) => K) | ({ [P in keyof Row]: Row[P] extends K ? P : never }[keyof Row] & string)

const reader = <Row, K>(keyOf: KeyOf<Row, K>): ((row: Row) => K) =>
  typeof keyOf === 'function' ? keyOf : (row) => row[keyOf] as K

/** A loader that finds rows by key with one query; missing keys are null. */
export const byKey = <K, Row>(
  load: (keys: readonly K[]) => Promise<Row[]>,
  keyOf: KeyOf<Row, K>,
): Loader<K, Row | null> => new DataLoader(rowOfEach(load, keyOf))

/** Answers for each key its row, which one query finds with those of the others; null for a key without one. */
export const rowOfEach =
  <K, Row>(load: (keys: readonly K[]) => Promise<Row[]>, keyOf: KeyOf<Row, K>) =>
  async (keys: readonly K[]): Promise<(Row | null)[]> => {
    const key = reader(keyOf)
    const found = new Map((await load(keys)).map((row) => [key(row), row]))
    return keys.map((k) => found.get(k) ?? null)
  }

/** The number of what belongs to a key; what a loader of numbers does not find is none. */
export const countOf = async <K>(loader: Loader<K, { count: number } | null>, key: K): Promise<number> =>
  (await loader.load(key))?.count ?? 0

/** A loader that finds lists by key with one query; a key without rows has an empty list. */
export const listByKey = <K, Row>(
  load: (keys: readonly K[]) => Promise<Row[]>,
  keyOf: KeyOf<Row, K>,
  options: { cache?: boolean } = {},
): Loader<K, Row[]> => new DataLoader(rowsOfEach(load, keyOf), options)

/** Answers for each key the list of its rows, which one query finds with those of the others. */
export const rowsOfEach =
  <K, Row>(load: (keys: readonly K[]) => Promise<Row[]>, keyOf: KeyOf<Row, K>) =>
  async (keys: readonly K[]): Promise<Row[][]> => {
    const key = reader(keyOf)
    const found = new Map<K, Row[]>()
    for (const row of await load(keys)) {
      const k = key(row)
      const list = found.get(k)
      if (list) list.push(row)
      else found.set(k, [row])
    }
    return keys.map((k) => found.get(k) ?? [])
  }
