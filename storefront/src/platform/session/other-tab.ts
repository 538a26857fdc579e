/** The access token on the device: the one that another tab made meanwhile, or the one made here. */
import { userStore } from '../user-store.ts'
import { isExpired, skewOf } from './expiry.ts'

/**
 * What there is instead of `old`: a good token, or none because nobody is signed in. Undefined: nobody has made one.
 * Somebody else's session, begun meanwhile, answers for itself.
 */
export function tokenFromOtherTab(refreshToken: string, old: string | null): string | null | undefined {
  const now = userStore.fresh()
  if (now.refreshToken !== refreshToken) return now.token
  return now.token !== old && !isExpired(now.token, Date.now() + now.clockSkewMs) ? now.token : undefined
}

/** For a token of this very moment: it also shows how wrong the device's clock is. */
export const keepToken = (token: string): void => userStore.change({ token, clockSkewMs: skewOf(token, Date.now()) })
