/**
 * The queue in front of requests: an access token that is good now, renewed once however many ask
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
 * Null for a visitor who is not signed in, and when the session has ended. Throws `ServiceUnreachable` when the token
 * has expired and no new one can be had for now. `refused`: a token that the service does not take although it looks
 * good here.
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
  // Another tab was quicker; or somebody signed out, or in as another, while this was asked for.
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
