/** A short list of slugs, stored on the device. */
import { useSyncExternalStore } from 'react'
import { createStored } from './stored.ts'

const NONE: readonly string[] = []

export interface StoredSlugs {
  get: () => readonly string[]
  set: (slugs: readonly string[]) => void
  subscribe: (listener: () => void) => () => void
  /** A hook that returns the slugs; none on the server and while hydrating. */
  use: () => readonly string[]
}

/** Reads slugs from storage, `most` at most; everything else is left out. */
export function readSlugs(raw: string | null, most: number): readonly string[] {
  try {
    const found: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(found)
      ? [...new Set(found.filter((slug): slug is string => typeof slug === 'string' && slug !== ''))].slice(0, most)
      : NONE
  } catch {
    return NONE
  }
}

export function createStoredSlugs(key: string, most: number): StoredSlugs {
  const stored = createStored(
    key,
    (raw) => readSlugs(raw, most),
    (slugs) => (slugs.length > 0 ? JSON.stringify(slugs) : null),
  )
  return {
    get: stored.get,
    set: (slugs) => stored.set(slugs.slice(0, most)),
    subscribe: stored.subscribe,
    use: () => useSyncExternalStore(stored.subscribe, stored.get, () => NONE),
  }
}
