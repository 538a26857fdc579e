/**
 * Favourites on the device: slugs of varieties, the latest first (docs/rules.md#favourites). A signed-in customer's are
 * kept in step with the account.
 */
import { useSyncExternalStore } from 'react'
import { readSlugs } from '../../platform/stored-slugs.ts'
import { createStored } from '../../platform/stored.ts'

export const FAVOURITES_KEY = 'semena.favourites'
/** Where the device notes what the account has: see `account.ts`. */
export const NOTED_KEY = 'semena.favourites.account'
/** Two devices' favourites fit together. */
const MOST = 500
const NONE: readonly string[] = []

export const readFavourites = (raw: string | null): readonly string[] => readSlugs(raw, MOST)

const stored = createStored<readonly string[]>(FAVOURITES_KEY, readFavourites, (slugs) => JSON.stringify(slugs))

export const favouritesStore = {
  set: stored.set,
  subscribe: stored.subscribe,
  /** Of this moment: another tab may have changed them a moment ago. */
  get(): readonly string[] {
    try {
      return readFavourites(window.localStorage.getItem(FAVOURITES_KEY))
    } catch {
      return stored.get()
    }
  },
}

/** None on the server and while hydrating. */
export const useFavourites = (): readonly string[] => useSyncExternalStore(stored.subscribe, stored.get, () => NONE)

export function toggleFavourite(slug: string): void {
  const now = stored.get()
  stored.set(now.includes(slug) ? now.filter((other) => other !== slug) : [slug, ...now].slice(0, MOST))
}
