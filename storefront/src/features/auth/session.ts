/** Signing in and out, and what else makes or ends a session. */
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

/** Somebody is signed in when the tokens are there; else the service's errors. */
export function signInWith(answer: Tokens | null): CodedError[] {
  const { token, refreshToken, user, errors = [] } = answer ?? {}
  if (!token || !refreshToken || !user) return errors.length > 0 ? errors : [{ code: 'INVALID', field: null }]
  userStore.signIn({ me: user, token, refreshToken, clockSkewMs: skewOf(token, Date.now()) })
  // Nobody waits for it, and nothing depends on it.
  void import('./basket-owner.ts').then(({ claimBaskets }) => claimBaskets()).catch(() => null)
  return []
}

/** Answers the service's errors: none, and somebody is signed in. Throws as `request` does. */
export const signIn = async (email: string, password: string): Promise<CodedError[]> =>
  signInWith((await request(SignInDocument, { email, password })).tokenCreate)

/** A new password by a mail's link signs in, too. */
export const setPassword = async (email: string, password: string, token: string): Promise<CodedError[]> =>
  signInWith((await request(SetNewPasswordDocument, { email, password, token })).setPassword)

/** Asks who is signed in: confirmed meanwhile, or of another name. */
export async function refreshMe(): Promise<void> {
  const { me } = await request(AuthMeDocument, {}, 'private')
  if (me && userStore.get().me?.id === me.id) userStore.change({ me })
}

/**
 * Signed out at once, with or without a connection; with one, the session ends for the service too. The basket stays, in a new checkout: the old one bears the customer's
 * address and e-mail. Until that is done it is noted on the device. The account's orders are forgotten here.
 */
export function signOut(): void {
  endOnServer()
  userStore.signOut(Object.values(basketStore.all()).flatMap(({ checkoutId }) => checkoutId ?? []))
  clearCompleted(null)
  keepRegistered(null)
  void takePassword('')
  void import('./basket-owner.ts').then(({ leaveBaskets }) => leaveBaskets()).catch(() => null)
}

/** Nobody waits for it: `keepalive` has it sent although another page comes. An outside service has no such thing. */
function endOnServer(): void {
  const { refreshToken } = userStore.get()
  if (!refreshToken || !isOwnService()) return
  fetch('/api/sessions/current/', {
    method: 'DELETE',
    keepalive: true,
    headers: { authorization: `Bearer ${refreshToken}` },
  }).catch(() => null)
}
