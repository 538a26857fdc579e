/**
 * Reloads the page, once, in a tab that was opened before an upgrade of the shop, because the files it would load next
 * no longer exist. The visitor loses nothing, since their data is on the device or in the address. Every dynamic import
 * of the build goes through here (`plain-imports.ts`).
 *
 * Leans on: the router's links load a page ahead by calling the router's `preloadRoute`, so that a function put in its
 * place is called.
 * Gain: an old tab goes on working after an upgrade, and a page that is only loaded ahead causes no reload.
 * May go: when the router tells a failed file from a failed page, and a preload from a navigation.
 * When it changes: `old-tab.test.ts` fails.
 */
import { ServiceUnreachable } from '../platform/errors.ts'
import { shopIsReady } from '../platform/shop-answers.ts'

const KEY = 'semena.renewed'
/** Within this many milliseconds a second reload would be a loop. */
const ONCE_IN_MS = 60_000
/** A page younger than this many milliseconds can be reloaded without anybody noticing. */
const YOUNG_MS = 10_000

/** The reload under way, shared by all files that fail at the same time. */
let leaving: Promise<boolean> | null = null

/** Handles a failed import: reloads the page, or throws an error whose message does not make the router reload it. */
export async function reloadAfterMove(error: unknown): Promise<never> {
  const left = isWanted() && (await (leaving ??= leave()))
  if (!left) {
    if (!(await shopIsReady())) throw new ServiceUnreachable()
    throw new Error('A file of this page could not be fetched.', { cause: error })
  }
  // The promise never settles, so that nothing more happens on the page until it is reloaded.
  return new Promise<never>(() => {})
}

async function leave(): Promise<boolean> {
  const may = !wasRenewed() && (await shopIsReady()) && noted()
  if (may) window.location.reload()
  else leaving = null
  return may
}

const AFTERWARDS_MS = 1000

interface Moving {
  state: { isLoading: boolean }
  preloadRoute: (options: never) => Promise<unknown>
}

let isMoving = (): boolean => false
let ahead = 0

/** Watches the router for whether somebody navigates or a page is only loaded ahead. */
export function followMoves(router: Moving): void {
  isMoving = () => router.state.isLoading
  const preload = router.preloadRoute
  router.preloadRoute = async (options) => {
    ahead++
    try {
      return await preload(options)
    } finally {
      // The files of one page may fail shortly after each other.
      setTimeout(() => ahead--, AFTERWARDS_MS)
    }
  }
}

/**
 * Whether a reload is justified. A page that is only loaded ahead, because the pointer passes its link, is no reason to
 * interrupt anybody.
 */
const isWanted = (): boolean =>
  performance.now() < YOUNG_MS || isMoving() || (ahead === 0 && navigator.userActivation.isActive)

function wasRenewed(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN_MS
  } catch {
    return true
  }
}

/**
 * Stores the time of the reload. Returns false where nothing can be stored; then there is no reload, since it could
 * repeat for ever.
 */
function noted(): boolean {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
