/** Loaders that answer many look-ups of a request with one query. */
import DataLoader from 'dataloader'

/** A loader that finds rows by key with one query; missing keys are null. */
export function byKey<K, Row>(
  load: (keys: readonly K[]) => Promise<Row[]>,
  keyOf: (row: Row) => K,
): DataLoader<K, Row | null> {
  return new DataLoader(async (keys) => {
    const found = new Map((await load(keys)).map((row) => [keyOf(row), row]))
    return keys.map((k) => found.get(k) ?? null)
  })
}

/** The number of what belongs to a key; what a loader of numbers does not find is none. */
export const countOf = async <K>(loader: DataLoader<K, { count: number } | null>, key: K): Promise<number> =>
  (await loader.load(key))?.count ?? 0

/** A loader that finds lists by key with one query; a key without rows has an empty list. */
export function listByKey<K, Row>(
  load: (keys: readonly K[]) => Promise<Row[]>,
  keyOf: (row: Row) => K,
  options: { cache?: boolean } = {},
): DataLoader<K, Row[]> {
  return new DataLoader(async (keys) => {
    const found = new Map<K, Row[]>()
    for (const row of await load(keys)) {
      const k = keyOf(row)
      const list = found.get(k)
      if (list) list.push(row)
      else found.set(k, [row])
    }
    return keys.map((k) => found.get(k) ?? [])
  }, options)
}
