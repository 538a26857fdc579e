/** A guest's favourites: slugs of varieties, kept on the device, the latest first (decision D17). */
import { useSyncExternalStore } from 'react'
import { createStored } from '../../platform/stored.ts'

const MOST = 100
const NONE: readonly string[] = []

/** Whatever else stands there is left out. */
export function readFavourites(raw: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(found)
      ? [...new Set(found.filter((slug): slug is string => typeof slug === 'string' && slug !== ''))].slice(0, MOST)
      : NONE
  } catch {
    return NONE
  }
}

const stored = createStored<readonly string[]>('semena.favourites', readFavourites, (slugs) => JSON.stringify(slugs))

/** None on the server and while hydrating. */
export const useFavourites = (): readonly string[] => useSyncExternalStore(stored.subscribe, stored.get, () => NONE)

export function toggleFavourite(slug: string): void {
  const now = stored.get()
  stored.set(now.includes(slug) ? now.filter((other) => other !== slug) : [slug, ...now].slice(0, MOST))
}
