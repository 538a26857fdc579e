/** Signing in and out, as other rooms may use it. */
export { SignedIn, signedInOnly } from './guard.tsx'
export { LoginPage } from './login-page.tsx'
export { signOut } from './session.ts'
