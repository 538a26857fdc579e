/** Signing in and out. */
import { request } from '../../platform/graphql.ts'
import { userStore } from '../../platform/user-store.ts'
import { type SignInMutation, SignInDocument } from './auth.generated.ts'

type Errors = NonNullable<SignInMutation['tokenCreate']>['errors']

/** Answers the service's errors: none, and somebody is signed in. Throws as `request` does. */
export async function signIn(email: string, password: string): Promise<Errors> {
  const { tokenCreate } = await request(SignInDocument, { email, password })
  const { token, refreshToken, user, errors = [] } = tokenCreate ?? {}
  if (token && refreshToken && user) {
    userStore.signIn({ me: user, token, refreshToken })
    return []
  }
  return errors
}

export const signOut = (): void => userStore.signOut()
