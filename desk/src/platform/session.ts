/** Who is signed in at the desk, and the access token, which is renewed once for all tabs. */
import { endpoint } from './endpoint.ts'
import { type Fault, ServiceUnreachable } from './faults.ts'
import {
  DeskChoosePasswordDocument,
  DeskCodeDocument,
  DeskMeDocument,
  type DeskMeQuery,
  type DeskPersonFragment,
  DeskRenewDocument,
  type DeskRenewMutation,
  DeskSecondStepDocument,
  DeskSignInDocument,
} from './session.generated.ts'
import { stored } from './stored.ts'
import { setZone } from './zone.ts'

export type Person = DeskPersonFragment

interface Session {
  person: Person
  token: string
  refreshToken: string
  /** By how many milliseconds the service's clock is ahead of the device's. */
  skewMs: number
}

const KEY = 'semena.desk.session'
const SECOND_FACTOR = 'semena.second-factor'
/** A token is renewed this long before its end, so that it does not end on the way. Milliseconds. */
const MARGIN_MS = 10_000

const session = stored<Session | null>(KEY, (found) => {
  const kept = found as Partial<Session> | null
  return kept?.person?.id && kept.token && kept.refreshToken ? (kept as Session) : null
})

/** Whoever is signed in; null when nobody is. */
export const usePerson = (): Person | null => session.use()?.person ?? null
export const person = (): Person | null => session.get()?.person ?? null

/** Calls `hear` once somebody else is signed in than before, or nobody any more. */
export function hearPerson(hear: () => void): void {
  let before = person()?.id
  session.subscribe(() => {
    const now = person()?.id
    if (now === before) return
    before = now
    hear()
  })
}

/** Keeps what the service says now of whoever is signed in. */
export function keepPerson(now: Person): void {
  const before = session.get()
  if (before && JSON.stringify(before.person) !== JSON.stringify(now)) session.set({ ...before, person: now })
}

export const signOut = (): void => session.set(null)

interface Claims {
  exp?: number
  iat?: number
}

function claims(token: string): Claims {
  try {
    return JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
  } catch {
    return {}
  }
}

const isGood = ({ token, skewMs }: Session): boolean =>
  (claims(token).exp ?? 0) * 1000 > Date.now() + skewMs + MARGIN_MS

let renewing: Promise<string | null> | null = null

/**
 * A valid access token; null when nobody is signed in or the session has ended. `refused` is a token that the service
 * does not accept although it looks valid. Throws `ServiceUnreachable` when a new one cannot be had now.
 */
export function accessToken(refused?: string): Promise<string | null> {
  const now = session.get()
  if (!now) return Promise.resolve(null)
  if (now.token !== refused && isGood(now)) return Promise.resolve(now.token)
  renewing ??= navigator.locks
    .request(KEY, () => renew(now.token))
    .finally(() => {
      renewing = null
    })
  return renewing
}

async function renew(old: string): Promise<string | null> {
  const now = session.get()
  if (!now) return null
  // Another tab has renewed it while this one waited for the lock.
  if (now.token !== old && isGood(now)) return now.token
  const { refreshToken } = now
  const { data } = await ask<DeskRenewMutation>(DeskRenewDocument.source, DeskRenewDocument.name, { refreshToken })
  const answer = data?.tokenRefresh
  if (answer?.token) {
    const latest = session.get()
    if (latest?.refreshToken !== refreshToken) return latest?.token ?? null
    session.set({ ...latest, token: answer.token, skewMs: skewOf(answer.token) })
    return answer.token
  }
  if (!answer?.errors.length) throw new ServiceUnreachable()
  signOut()
  return null
}

const skewOf = (token: string): number => {
  const { iat } = claims(token)
  const skew = iat ? iat * 1000 - Date.now() : 0
  return Math.abs(skew) > 30_000 ? skew : 0
}

/** What has to follow the right password. */
export type Step =
  | { needs: 'CODE'; challenge: string }
  | { needs: 'SET_UP'; challenge: string; secret: string; otpauthUri: string; recoveryCodes: string[] }

export type SignedIn = { is: 'SIGNED_IN' } | { is: 'STEP'; step: Step } | { is: 'REFUSED'; faults: Fault[] }

/** Signs in by password. Answers the second step where the account has one. Throws `ServiceUnreachable`. */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  const { tokenCreate } = await asked(DeskSignInDocument, { email, password })
  if (tokenCreate?.token) return open(tokenCreate)
  const faults = tokenCreate?.errors ?? []
  if (!faults.some(({ code }) => code === 'DISABLED_AUTHENTICATION_METHOD')) return { is: 'REFUSED', faults }
  const { externalAuthenticationUrl: begun } = await asked(DeskSecondStepDocument, {
    pluginId: SECOND_FACTOR,
    input: JSON.stringify({ email, password }),
  })
  const said = begun?.authenticationData
  const step = (typeof said === 'string' ? JSON.parse(said) : said) as Step | null
  if (step?.needs === 'CODE' || step?.needs === 'SET_UP') return { is: 'STEP', step }
  return { is: 'REFUSED', faults: begun?.errors.length ? begun.errors : faults }
}

/**
 * Sets the password that a mail's link allows, and signs in with it. `token` and `email` are the link's. Throws
 * `ServiceUnreachable`.
 */
export async function choosePassword(email: string, token: string, password: string): Promise<SignedIn> {
  const { setPassword } = await asked(DeskChoosePasswordDocument, { email, password, token })
  if (setPassword?.token) return open(setPassword)
  const faults = setPassword?.errors ?? []
  // The password is set even where a second step is still asked for.
  const isSet = faults.length > 0 && faults.every(({ code }) => code === 'DISABLED_AUTHENTICATION_METHOD')
  return isSet ? signIn(email, password) : { is: 'REFUSED', faults }
}

/** Answers the second step with a code of the app, or a recovery code. Throws `ServiceUnreachable`. */
export async function answerStep(challenge: string, code: string): Promise<SignedIn> {
  const { externalObtainAccessTokens: answer } = await asked(DeskCodeDocument, {
    pluginId: SECOND_FACTOR,
    input: JSON.stringify({ challenge, code }),
  })
  return answer?.token ? open(answer) : { is: 'REFUSED', faults: answer?.errors ?? [] }
}

/** The rest is asked as whoever has just signed in: before that, nobody may read it. */
async function open({
  token,
  refreshToken,
  user,
}: {
  token?: string | null
  refreshToken?: string | null
  user?: { isStaff: boolean } | null
}): Promise<SignedIn> {
  const answer =
    token && refreshToken && user?.isStaff
      ? (await ask<DeskMeQuery>(DeskMeDocument.source, DeskMeDocument.name, {}, token)).data
      : null
  const me = answer?.me
  if (!me || !token || !refreshToken)
    return { is: 'REFUSED', faults: [{ code: 'NOT_STAFF', field: null, message: null }] }
  setZone(answer.shop.timeZone)
  session.set({ person: me, token, refreshToken, skewMs: skewOf(token) })
  return { is: 'SIGNED_IN' }
}

async function asked<Result, Variables extends object>(
  document: { source: string; name: string; __types?: (variables: Variables) => Result },
  variables: Variables,
): Promise<Result> {
  const { data } = await ask<Result>(document.source, document.name, variables)
  if (!data) throw new ServiceUnreachable()
  return data
}

async function ask<Data>(
  query: string,
  operationName: string,
  variables: object,
  token?: string,
): Promise<{ data?: Data | null }> {
  try {
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query, operationName, variables }),
    })
    return (await response.json()) as { data?: Data | null }
  } catch {
    throw new ServiceUnreachable()
  }
}
