/**
 * A tab that is older than the shop: after an upgrade the files it would fetch next are gone. It loads the page anew,
 * once; what the visitor has lies on the device or in the address. Every dynamic import of the build goes through here
 * (`plain-imports.ts`).
 *
 * Leans on: the router's links fetch a page ahead by calling `preloadRoute` of the router they belong to, so that one that
 * was put in its place is called.
 * Gain: an old tab goes on working after an upgrade, and a page that is only fetched ahead takes nothing away.
 * May go: when the router tells a failed file from a failed page, and a preload from a move.
 * When it changes: `old-tab.test.ts` fails.
 */
import { shopAnswers } from '../platform/shop-answers.ts'

const KEY = 'semena.renewed'
/** Twice within this time would be a loop. */
const ONCE_IN_MS = 60_000
/** A page that has only just come may be told to come again without anybody noticing. */
const YOUNG_MS = 10_000

/** Under way for all files that fail at once. */
let leaving: Promise<boolean> | null = null

/** Goes on with a failed import: it loads the page anew, or fails, in words that have nobody else load it anew. */
export async function reloadAfterMove(error: unknown): Promise<never> {
  const left = isWanted() && (await (leaving ??= leave()))
  if (!left) throw new Error('A file of this page could not be fetched.', { cause: error })
  // Until the page goes, nothing more is to happen on it.
  return new Promise<never>(() => {})
}

async function leave(): Promise<boolean> {
  const may = !wasRenewed() && (await shopAnswers()) && noted()
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

/** Learns from the router whether somebody goes to another page, or only comes near a link. */
export function followMoves(router: Moving): void {
  isMoving = () => router.state.isLoading
  const preload = router.preloadRoute
  router.preloadRoute = async (options) => {
    ahead++
    try {
      return await preload(options)
    } finally {
      // One of its files may fail a moment after the other.
      setTimeout(() => ahead--, AFTERWARDS_MS)
    }
  }
}

/** A page that is fetched ahead, because the pointer passes its link, is no reason to take away what somebody is doing. */
const isWanted = (): boolean =>
  performance.now() < YOUNG_MS || isMoving() || (ahead === 0 && navigator.userActivation.isActive)

function wasRenewed(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN_MS
  } catch {
    return true
  }
}

/** Where nothing can be noted there is no reload: it could go on for ever. */
function noted(): boolean {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
