/**
 * Favourites on the device: slugs of varieties, the latest first (docs/rules.md#favourites). For a signed-in customer
 * they are kept in step with the account.
 */
import { useSyncExternalStore } from 'react'
import { readSlugs } from '../../platform/stored-slugs.ts'
import { createStored } from '../../platform/stored.ts'

export const FAVOURITES_KEY = 'semena.favourites'
/** The storage key of the list that device and account had last (see `account.ts`). */
export const NOTED_KEY = 'semena.favourites.account'
/** The most favourites, enough for those of two devices together. */
const MOST = 500
const NONE: readonly string[] = []

export const readFavourites = (raw: string | null): readonly string[] => readSlugs(raw, MOST)

const stored = createStored<readonly string[]>(FAVOURITES_KEY, readFavourites, (slugs) => JSON.stringify(slugs))

export const favouritesStore = {
  set: stored.set,
  subscribe: stored.subscribe,
  /**
   * The favourites as stored right now, since another tab may just have changed them; those of this tab where storage
   * takes nothing.
   */
  get: stored.fresh,
}

/** The favourites as this tab knows them. */
export const favourites = { get: stored.get, subscribe: stored.subscribe }

/** None on the server and while hydrating. */
export const useFavourites = (): readonly string[] => useSyncExternalStore(stored.subscribe, stored.get, () => NONE)

export function toggleFavourite(slug: string): void {
  const now = stored.get()
  stored.set(now.includes(slug) ? now.filter((other) => other !== slug) : [slug, ...now].slice(0, MOST))
}
