/** Signing in and out, and what else makes or ends a session. */
import type { CodedError } from '../errors/index.ts'
import { request } from '../../platform/graphql.ts'
import { type Me, userStore } from '../../platform/user-store.ts'
import { AuthMeDocument, SetNewPasswordDocument, SignInDocument } from './auth.generated.ts'

interface Tokens {
  token: string | null
  refreshToken: string | null
  user: Me | null
  errors: CodedError[]
}

/** Somebody is signed in when the tokens are there; else the service's errors. */
function settled(answer: Tokens | null): CodedError[] {
  const { token, refreshToken, user, errors = [] } = answer ?? {}
  if (!token || !refreshToken || !user) return errors.length > 0 ? errors : [{ code: 'INVALID', field: null }]
  userStore.signIn({ me: user, token, refreshToken })
  return []
}

/** Answers the service's errors: none, and somebody is signed in. Throws as `request` does. */
export const signIn = async (email: string, password: string): Promise<CodedError[]> =>
  settled((await request(SignInDocument, { email, password })).tokenCreate)

/** A new password by a mail's link signs in, too. */
export const setPassword = async (email: string, password: string, token: string): Promise<CodedError[]> =>
  settled((await request(SetNewPasswordDocument, { email, password, token })).setPassword)

/** Asks who is signed in: confirmed meanwhile, or of another name. */
export async function refreshMe(): Promise<void> {
  const { me } = await request(AuthMeDocument, {}, 'private')
  if (me && userStore.get().me?.id === me.id) userStore.change({ me })
}

export const signOut = (): void => userStore.signOut()
