/**
 * Keeps the device's favourites and the account's in step (docs/rules.md#favourites): public user metadata `favorites`, a
 * JSON list. The device notes what both had last, so that only its own changes are carried over to what the account has
 * by now.
 */
import { request } from '../../platform/graphql.ts'
import { createStored } from '../../platform/stored.ts'
import { userStore } from '../../platform/user-store.ts'
import { FavouritesKeepDocument, FavouritesOfAccountDocument } from './favourites.generated.ts'
import { merged, sameSlugs } from './merge.ts'
import { NOTED_KEY, favouritesStore, readFavourites } from './store.ts'

const METADATA_KEY = 'favorites'
/** One tab at a time. */
const LOCK = 'semena.favourites'
/** Several hearts in a row are one request. */
const PAUSE_MS = 400

interface Noted {
  user: string
  slugs: readonly string[]
}

function readNoted(raw: string | null): Noted | null {
  try {
    const { user, slugs } = JSON.parse(raw ?? '{}') as Partial<Noted>
    return typeof user === 'string' ? { user, slugs: readFavourites(JSON.stringify(slugs ?? [])) } : null
  } catch {
    return null
  }
}
const notes = createStored<Noted | null>(NOTED_KEY, readNoted, (noted) => noted && JSON.stringify(noted))
/** Of this moment, whichever tab wrote it. */
function noted(): Noted | null {
  try {
    return readNoted(window.localStorage.getItem(NOTED_KEY))
  } catch {
    return notes.get()
  }
}

/** `user` null: nobody is signed in any more. */
export function followAccount(user: string | null, signal: AbortSignal): void {
  leaveOthers(user)
  if (user === null) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (anew: boolean): void => void syncFavourites(user, anew).catch(() => undefined)
  // What another device has done is seen when one comes back to this one.
  const back = (): void => {
    if (document.visibilityState === 'visible') look(true)
  }
  const stop = favouritesStore.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => look(false), PAUSE_MS)
  })
  document.addEventListener('visibilitychange', back, { signal })
  window.addEventListener('online', back, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stop()
  })
  look(true)
}

/** An account's favourites leave the device with its owner; what had not reached the account yet stays. */
function leaveOthers(user: string | null): void {
  const last = noted()
  if (!last || last.user === user) return
  favouritesStore.set(favouritesStore.get().filter((slug) => !last.slugs.includes(slug)))
  notes.set(null)
}

const isStill = (user: string): boolean => userStore.get().me?.id === user

/** `anew`: reads the account even when nothing has changed here. Throws as `request` does; then the next change tries again. */
async function syncFavourites(user: string, anew: boolean): Promise<void> {
  await alone(async () => {
    for (let ask = anew; isStill(user); ask = false) {
      const last = noted()
      const base = last?.user === user ? last.slugs : null
      const mine = favouritesStore.get()
      if (base && !ask && sameSlugs(base, mine)) return
      // Read again right before writing: another device may have written since.
      // oxlint-disable-next-line no-await-in-loop
      const theirs = await read()
      const both = merged(base ?? [], mine, theirs)
      // oxlint-disable-next-line no-await-in-loop
      if (!sameSlugs(both, theirs)) await write(both)
      if (!isStill(user)) return
      // Hearts that were pressed while this was under way are changes to what both have now; the next round carries them.
      const now = favouritesStore.get()
      notes.set({ user, slugs: both })
      const next = sameSlugs(now, mine) ? both : merged(mine, now, both)
      if (!sameSlugs(next, now)) favouritesStore.set(next)
    }
  })
}

async function read(): Promise<readonly string[]> {
  const { me } = await request(FavouritesOfAccountDocument, {}, 'private')
  return readFavourites(me?.metafield ?? null)
}

async function write(slugs: readonly string[]): Promise<void> {
  const metadata = [{ key: METADATA_KEY, value: JSON.stringify(slugs) }]
  const { accountUpdate } = await request(FavouritesKeepDocument, { metadata }, 'private')
  if (!accountUpdate || accountUpdate.errors.length > 0) throw new Error('The account did not take the favourites.')
}

let last: Promise<unknown> = Promise.resolve()
/** By a lock that all tabs share; where browsers have none, at least within this one. */
function alone(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (locks) return locks.request(LOCK, work)
  const run = last.then(work, work)
  last = run.catch(() => undefined)
  return run
}
