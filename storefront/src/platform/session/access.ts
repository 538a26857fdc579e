/**
 * Gives requests a valid access token, which is renewed once however many requests wait for it
 * (docs/rules.md#token-renewal).
 */
import { ServiceUnreachable } from '../errors.ts'
import { SESSION_ENDED, userStore } from '../user-store.ts'
import { isExpired } from './expiry.ts'
import { keepToken, tokenFromOtherTab } from './other-tab.ts'
import { renewed } from './renewal.ts'

interface Ask {
  refreshToken: string
  token: Promise<string | null>
}
let waiting: Ask | null = null

/**
 * A valid access token; null for a visitor who is not signed in, and when the session has ended. Throws
 * `ServiceUnreachable` when the token has expired and a new one cannot be had now. `refused` is a token that the
 * service has refused although it looks valid here.
 */
export function accessToken(refused?: string): Promise<string | null> {
  const { token, refreshToken, clockSkewMs } = userStore.get()
  if (!refreshToken) return Promise.resolve(null)
  if (token !== refused && !isExpired(token, Date.now() + clockSkewMs)) return Promise.resolve(token)
  if (waiting?.refreshToken !== refreshToken) {
    const ask: Ask = {
      refreshToken,
      token: replaced(refreshToken, token).finally(() => {
        if (waiting === ask) waiting = null
      }),
    }
    waiting = ask
  }
  return waiting.token
}

async function replaced(refreshToken: string, old: string | null): Promise<string | null> {
  const known = tokenFromOtherTab(refreshToken, old)
  if (known !== undefined) return known
  const result = await renewed(refreshToken, old)
  // Meanwhile another tab may have renewed the token, or somebody may have signed out or in.
  const meanwhile = tokenFromOtherTab(refreshToken, old)
  if (meanwhile !== undefined) return meanwhile
  if (result.kind === 'updated') {
    keepToken(result.token)
    return result.token
  }
  if (result.kind === 'refused') {
    userStore.signOut()
    window.dispatchEvent(new Event(SESSION_ENDED))
    return null
  }
  console.error('The access token was not renewed:', result.message)
  throw new ServiceUnreachable()
}
