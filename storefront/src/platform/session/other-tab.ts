/** Shares access tokens between tabs by the device's storage. */
import { userStore } from '../user-store.ts'
import { isExpired, skewOf } from './expiry.ts'

/**
 * What another tab has stored in place of `old`: a valid token, or null because nobody is signed in any more. Undefined
 * where no tab has renewed it. If somebody else has signed in meanwhile, it is the token of their session.
 */
export function tokenFromOtherTab(refreshToken: string, old: string | null): string | null | undefined {
  const now = userStore.fresh()
  if (now.refreshToken !== refreshToken) return now.token
  return now.token !== old && !isExpired(now.token, Date.now() + now.clockSkewMs) ? now.token : undefined
}

/** Stores a token that was issued just now, and the clock difference that it shows. */
export const keepToken = (token: string): void => userStore.change({ token, clockSkewMs: skewOf(token, Date.now()) })
