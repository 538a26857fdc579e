/** Signing in and out, and everything else that begins or ends a session. */
import type { CodedError } from '../errors/index.ts'
import { isOwnService } from '../../platform/endpoint.ts'
import { request } from '../../platform/graphql.ts'
import { skewOf } from '../../platform/session/expiry.ts'
import { takePassword } from '../../platform/session/password.ts'
import { type Me, userStore } from '../../platform/user-store.ts'
import { basketStore } from '../basket/index.ts'
import { clearCompleted } from '../checkout/index.ts'
import { AuthMeDocument, SetNewPasswordDocument, SignInDocument } from './auth.generated.ts'
import { keepRegistered } from './registered.ts'

export interface Tokens {
  token: string | null
  refreshToken: string | null
  user: Me | null
  errors: CodedError[]
}

/**
 * Stores an answer's tokens, which signs the customer in. Returns the service's errors; an empty list means signed in.
 */
export function signInWith(answer: Tokens | null): CodedError[] {
  const { token, refreshToken, user, errors = [] } = answer ?? {}
  if (!token || !refreshToken || !user) return errors.length > 0 ? errors : [{ code: 'INVALID', field: null }]
  userStore.signIn({ me: user, token, refreshToken, clockSkewMs: skewOf(token, Date.now()) })
  // This runs in the background, because nothing on the page depends on it.
  void import('./basket-owner.ts').then(({ claimBaskets }) => claimBaskets()).catch(() => null)
  return []
}

/** Signs in. Returns the service's errors; an empty list means signed in. Throws as `request` does. */
export const signIn = async (email: string, password: string): Promise<CodedError[]> =>
  signInWith((await request(SignInDocument, { email, password })).tokenCreate)

/** Sets a new password by a mail's token and signs in. Returns the service's errors. Throws as `request` does. */
export const setPassword = async (email: string, password: string, token: string): Promise<CodedError[]> =>
  signInWith((await request(SetNewPasswordDocument, { email, password, token })).setPassword)

/** Loads the signed-in customer again, who may have been confirmed or renamed meanwhile. Throws as `request` does. */
export async function refreshMe(): Promise<void> {
  const { me } = await request(AuthMeDocument, {}, 'private')
  if (me && userStore.get().me?.id === me.id) userStore.change({ me })
}

/**
 * Signs out at once, with or without a connection; with one, the session ends at the service too. The basket moves to a
 * new checkout, because the old one holds the customer's address and e-mail; until that has succeeded, the device
 * remembers that it must. The account's orders are removed from the device.
 */
export function signOut(): void {
  endOnServer()
  userStore.signOut(Object.values(basketStore.all()).flatMap(({ checkoutId }) => checkoutId ?? []))
  clearCompleted(null)
  keepRegistered(null)
  void takePassword('')
  void import('./basket-owner.ts').then(({ leaveBaskets }) => leaveBaskets()).catch(() => null)
}

/**
 * Ends the session at our own service, without waiting: `keepalive` has the request sent although another page is
 * loaded.
 */
function endOnServer(): void {
  const { refreshToken } = userStore.get()
  if (!refreshToken || !isOwnService()) return
  fetch('/api/sessions/current/', {
    method: 'DELETE',
    keepalive: true,
    headers: { authorization: `Bearer ${refreshToken}` },
  }).catch(() => null)
}
