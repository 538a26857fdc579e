/**
 * Keeps the device's favourites and the account's in step (docs/rules.md#favourites). The account's are a JSON list in
 * the public user metadata `favorites`. The device stores the list that both had last, so that it can apply only its
 * own changes to what the account has now.
 */
import { request } from '../../platform/graphql.ts'
import { createStored } from '../../platform/stored.ts'
import { userStore } from '../../platform/user-store.ts'
import { FavouritesKeepDocument, FavouritesOfAccountDocument } from './favourites.generated.ts'
import { merged, sameSlugs } from './merge.ts'
import { NOTED_KEY, favouritesStore, readFavourites } from './store.ts'

const METADATA_KEY = 'favorites'
/** The lock by which one tab at a time syncs. */
const LOCK = 'semena.favourites'
/** The pause after which changes are sent, so that several in a row make one request. */
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
/** The list that both had last, as any tab has stored it by now, or this one keeps it where storage takes nothing. */
const noted = notes.fresh

/** Keeps favourites in step with the account of `user` until `signal` aborts; null means that nobody is signed in. */
export function followAccount(user: string | null, signal: AbortSignal): void {
  leaveOthers(user)
  if (user === null) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (anew: boolean): void => void syncFavourites(user, anew).catch(() => undefined)
  // Changes made on another device are loaded when the page is shown again.
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

/** Removes another account's favourites from the device; those that had not reached that account yet stay. */
function leaveOthers(user: string | null): void {
  const last = noted()
  if (!last || last.user === user) return
  favouritesStore.set(favouritesStore.get().filter((slug) => !last.slugs.includes(slug)))
  notes.set(null)
}

const isStill = (user: string): boolean => userStore.get().me?.id === user

/**
 * Merges both lists. `anew` reads the account even when nothing has changed here. Throws as `request` does; the next
 * change tries again.
 */
async function syncFavourites(user: string, anew: boolean): Promise<void> {
  await alone(async () => {
    for (let ask = anew; isStill(user); ask = false) {
      const last = noted()
      const base = last?.user === user ? last.slugs : null
      const mine = favouritesStore.get()
      if (base && !ask && sameSlugs(base, mine)) return
      // The account is read right before writing, because another device may have changed it.
      // oxlint-disable-next-line no-await-in-loop
      const theirs = await read()
      const both = merged(base ?? [], mine, theirs)
      // oxlint-disable-next-line no-await-in-loop
      if (!sameSlugs(both, theirs)) await write(both)
      if (!isStill(user)) return
      // Favourites changed meanwhile are changes to the list that both have now, and the next round of the loop sends
      // them.
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
/**
 * Runs `work` under a lock that all tabs share; where the browser has no locks, or refuses them with its storage, one at
 * a time within this tab.
 */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks
  let began = false
  try {
    if (locks)
      return await locks.request(LOCK, () => {
        began = true
        return work()
      })
  } catch (error) {
    if (began) throw error
  }
  const run = last.then(work, work)
  last = run.catch(() => undefined)
  return run
}
