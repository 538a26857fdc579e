/** One batching loader for each kind of row a request may need many times, so that lists never ask row by row. */
import DataLoader from 'dataloader'
import type { Services } from '../context.ts'
import { catalogLoaders } from './catalog/loaders.ts'

export type Loaders = ReturnType<typeof createLoaders>

/** Fresh for each request: nothing is remembered between clients. */
export function createLoaders(services: Services) {
  return { ...catalogLoaders(services) }
}

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

/** A loader that finds lists by key with one query; a key without rows has an empty list. */
export function listByKey<K, Row>(
  load: (keys: readonly K[]) => Promise<Row[]>,
  keyOf: (row: Row) => K,
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
  })
}
