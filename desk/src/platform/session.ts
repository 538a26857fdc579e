/**
 * Who is signed in at the desk, and the access token: it stands in the memory of each tab and is renewed once for all of
 * them. Nothing that renews it can be read by a script where the shop's own service is used.
 */
import { endpoint, isOwnService } from './endpoint.ts'
import { type Fault, ServiceUnreachable } from './faults.ts'
import {
  DeskChoosePasswordDocument,
  DeskCodeDocument,
  DeskMeDocument,
  type DeskMeQuery,
  type DeskPersonFragment,
  DeskRenewDocument,
  DeskSecondStepDocument,
  DeskSignInDocument,
} from './session.generated.ts'
import { held, stored } from './stored.ts'
import { setZone } from './zone.ts'

export type Person = DeskPersonFragment

/** Where the service keeps what renews the session, out of the reach of scripts: see `commerce/src/http/desk-session.ts`. */
const RENEWAL = '/desk/session/'
/** Says to the service that the desk is asking. A real Saleor knows no such header. */
const BY_DESK = { 'semena-desk': '1' } as const

const KEY = 'semena.desk.person'
const SECOND_FACTOR = 'semena.second-factor'
/** A token is renewed this long before its end, so that it does not end on the way. Milliseconds. */
const MARGIN_MS = 10_000
/** How long an answer is waited for: other tabs wait for this one meanwhile. Milliseconds. */
const PATIENCE_MS = 30_000
/** How long a tab that has waited for another's renewal waits for what came of it. Milliseconds. */
const TOLD_MS = 200

const readPerson = (found: unknown): Person | null => {
  const kept = found as Partial<Person> | null
  return kept?.id ? (kept as Person) : null
}

/**
 * Who is signed in, in all tabs. On a real Saleor, which keeps no cookie for the desk, a session lives and ends with its
 * tab.
 */
const signedIn = isOwnService() ? stored<Person | null>(KEY, readPerson) : held<Person | null>(null)

interface Tokens {
  token: string
  /** What renews it on a real Saleor, in this tab's memory alone; null at the shop's own service. */
  refreshToken: string | null
  /** By how many milliseconds the service's clock is ahead of the device's. */
  skewMs: number
}

let tokens: Tokens | null = null
/** By which a tab tells the others of a token that it has renewed. */
const channel = isOwnService() && 'document' in globalThis ? new BroadcastChannel(KEY) : null
channel?.addEventListener('message', ({ data }: MessageEvent<Tokens>) => {
  if (isOf(data, person())) tokens = data
})

forgetOldTokens()

/** Whoever is signed in; null when nobody is. */
export const usePerson = (): Person | null => signedIn.use()
export const person = (): Person | null => signedIn.get()

/** Calls `hear` once somebody else is signed in than before, or nobody any more. */
export function hearPerson(hear: () => void): void {
  let before = person()?.id
  signedIn.subscribe(() => {
    const now = person()?.id
    if (now === before) return
    before = now
    hear()
  })
}

/** Keeps what the service says now of whoever is signed in. */
export function keepPerson(now: Person): void {
  const before = person()
  if (before?.id === now.id && JSON.stringify(before) !== JSON.stringify(now)) signedIn.set(now)
}

/** Signs out, in all tabs. Throws `ServiceUnreachable` where the session could not be ended, and leaves it as it is. */
export const signOut = (): Promise<void> => alone(async () => end())

async function end(): Promise<void> {
  if (isOwnService()) await atRenewal('DELETE')
  forget()
}

function forget(): void {
  tokens = null
  signedIn.set(null)
}

interface Claims {
  exp?: number
  iat?: number
  user_id?: string
}

function claims(token: string): Claims {
  try {
    return JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
  } catch {
    return {}
  }
}

const isGood = ({ token, skewMs }: Tokens): boolean => (claims(token).exp ?? 0) * 1000 > Date.now() + skewMs + MARGIN_MS

const isOf = ({ token }: Tokens, somebody: Person | null): boolean => claims(token).user_id === somebody?.id

/** The tokens of whoever is signed in now: another tab may have signed somebody else in meanwhile. */
function own(): Tokens | null {
  if (tokens && isOwnService() && !isOf(tokens, person())) tokens = null
  return tokens
}

/** Does something that no other tab does at the same time: signing in and out, and renewing. */
const alone = <Result>(work: (waited: boolean) => Promise<Result>): Promise<Result> =>
  isOwnService() && 'locks' in navigator
    ? navigator.locks.request(KEY, { ifAvailable: true }, (lock) =>
        lock ? work(false) : navigator.locks.request(KEY, () => work(true)),
      )
    : work(false)

let renewing: Promise<string | null> | null = null

/**
 * A valid access token; null when nobody is signed in or the session has ended. `refused` is a token that the service
 * does not accept although it looks valid. Throws `ServiceUnreachable` when a new one cannot be had now.
 */
export function accessToken(refused?: string): Promise<string | null> {
  if (!person()) return Promise.resolve(null)
  const now = own()
  if (now && now.token !== refused && isGood(now)) return Promise.resolve(now.token)
  const old = now?.token ?? null
  renewing ??= alone((waited) => renew(old, waited)).finally(() => {
    renewing = null
  })
  return renewing
}

async function renew(old: string | null, waited: boolean): Promise<string | null> {
  if (!person()) return null
  if (waited) await told(old)
  // Another tab has renewed it while this one waited for the lock.
  const now = own()
  if (now && now.token !== old && isGood(now)) return now.token
  const token = isOwnService() ? await renewedByCookie() : await renewedByToken()
  const renewed = token && { token, refreshToken: now?.refreshToken ?? null, skewMs: skewOf(token) }
  if (!renewed || (isOwnService() && !isOf(renewed, person()))) {
    forget()
    return null
  }
  tokens = renewed
  channel?.postMessage(renewed)
  return token
}

/** Waits for another tab's word of a token that is not the old one. */
async function told(old: string | null): Promise<void> {
  if (!channel || (own() && own()!.token !== old)) return
  const heard = Promise.withResolvers<void>()
  const hear = (): void => heard.resolve()
  channel.addEventListener('message', hear, { once: true })
  const timer = setTimeout(hear, TOLD_MS)
  await heard.promise
  clearTimeout(timer)
  channel.removeEventListener('message', hear)
}

async function renewedByCookie(): Promise<string | null> {
  const answer = (await (await atRenewal('POST')).json().catch(() => null)) as { token?: string | null } | null
  if (answer?.token === undefined) throw new ServiceUnreachable()
  return answer.token
}

async function renewedByToken(): Promise<string | null> {
  const refreshToken = tokens?.refreshToken
  if (!refreshToken) return null
  const { tokenRefresh } = await asked(DeskRenewDocument, { refreshToken })
  if (!tokenRefresh?.token && !tokenRefresh?.errors.length) throw new ServiceUnreachable()
  return tokenRefresh.token ?? null
}

async function atRenewal(method: 'POST' | 'DELETE'): Promise<Response> {
  const response = await fetch(RENEWAL, { method, headers: BY_DESK, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => null,
  )
  if (!response?.ok) throw new ServiceUnreachable()
  return response
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
export const signIn = (email: string, password: string): Promise<SignedIn> => alone(() => byPassword(email, password))

async function byPassword(email: string, password: string): Promise<SignedIn> {
  const { tokenCreate } = await asked(DeskSignInDocument, { email, password, keeps: !isOwnService() })
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
export const choosePassword = (email: string, token: string, password: string): Promise<SignedIn> =>
  alone(async () => {
    const keeps = !isOwnService()
    const { setPassword } = await asked(DeskChoosePasswordDocument, { email, password, token, keeps })
    if (setPassword?.token) return open(setPassword)
    const faults = setPassword?.errors ?? []
    // The password is set even where a second step is still asked for.
    const isSet = faults.length > 0 && faults.every(({ code }) => code === 'DISABLED_AUTHENTICATION_METHOD')
    return isSet ? byPassword(email, password) : { is: 'REFUSED', faults }
  })

/** Answers the second step with a code of the app, or a recovery code. Throws `ServiceUnreachable`. */
export const answerStep = (challenge: string, code: string): Promise<SignedIn> =>
  alone(async () => {
    const { externalObtainAccessTokens: answer } = await asked(DeskCodeDocument, {
      pluginId: SECOND_FACTOR,
      input: JSON.stringify({ challenge, code }),
      keeps: !isOwnService(),
    })
    return answer?.token ? open(answer) : { is: 'REFUSED', faults: answer?.errors ?? [] }
  })

/** The rest is asked as whoever has just signed in: before that, nobody may read it. */
async function open({
  token,
  refreshToken = null,
  user,
}: {
  token?: string | null
  refreshToken?: string | null
  user?: { isStaff: boolean } | null
}): Promise<SignedIn> {
  const answer =
    token && user?.isStaff ? (await ask<DeskMeQuery>(DeskMeDocument.source, DeskMeDocument.name, {}, token)).data : null
  const me = answer?.me
  if (!me || !token) {
    // A customer's session is none for the desk, and the cookie is one of whoever was signed in before no more.
    await end()
    return { is: 'REFUSED', faults: [{ code: 'NOT_STAFF', field: null, message: null }] }
  }
  setZone(answer.shop.timeZone)
  tokens = { token, refreshToken, skewMs: skewOf(token) }
  signedIn.set(me)
  channel?.postMessage(tokens)
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
        ...(isOwnService() ? BY_DESK : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query, operationName, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return (await response.json()) as { data?: Data | null }
  } catch {
    throw new ServiceUnreachable()
  }
}

/** Versions of before kept tokens on the device. */
function forgetOldTokens(): void {
  try {
    localStorage.removeItem('semena.desk.session')
  } catch {
    // A device that keeps nothing has none either.
  }
}
