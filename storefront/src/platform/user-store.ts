/**
 * What the device knows of the visitor: who is signed in with which tokens, and what was chosen
 * (docs/rules.md#kept-on-the-device).
 */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@semena/contract/limits'
import { useSyncExternalStore } from 'react'
import { createStored } from './stored.ts'

/** The signed-in customer, as far as pages show it without asking. */
export interface Me {
  id: string
  email: string
  firstName: string
  lastName: string
  isConfirmed: boolean
}

export interface UserState {
  me: Me | null
  token: string | null
  refreshToken: string | null
  language: Language
  /** To read prices in, an ISO 4217 code; null: the channel's own (docs/rules.md#reading-prices). */
  currency: string | null
  /** By how much the service's clock is ahead of the device's, as the last token showed. */
  clockSkewMs: number
  /** Checkouts of somebody who has signed out: what lies in the basket is still to be moved out of them. */
  left: readonly string[]
  /** While nobody is signed in: the last session ended by itself, nobody chose to leave, and the way in says so. */
  ended: boolean
}

const NOBODY: UserState = Object.freeze({
  me: null,
  token: null,
  refreshToken: null,
  language: DEFAULT_LANGUAGE,
  currency: null,
  clockSkewMs: 0,
  left: [],
  ended: false,
})

/** Whatever was found on the device; what does not fit is left out. */
export function readUser(raw: string | null): UserState {
  try {
    const found = (JSON.parse(raw ?? '{}') ?? {}) as Record<string, unknown>
    const me = readMe(found['me'])
    const refreshToken = text(found['refreshToken'])
    return {
      // Half a signed-in user is none.
      ...(me && refreshToken ? { me, refreshToken, token: text(found['token']) } : SIGNED_OUT),
      language: LANGUAGES.find((language) => language === found['language']) ?? DEFAULT_LANGUAGE,
      currency: /^[A-Z]{3}$/.test(String(found['currency'])) ? String(found['currency']) : null,
      clockSkewMs: Number.isFinite(found['clockSkewMs']) ? Number(found['clockSkewMs']) : 0,
      left: Array.isArray(found['left']) ? found['left'].map(String) : [],
      ended: !!found['ended'],
    }
  } catch {
    return NOBODY
  }
}

const SIGNED_OUT = { me: null, refreshToken: null, token: null }
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function readMe(value: unknown): Me | null {
  const { id, email, firstName, lastName, isConfirmed } = (value ?? {}) as Partial<Record<keyof Me, unknown>>
  if (typeof id !== 'string' || typeof email !== 'string') return null
  return { id, email, firstName: text(firstName) ?? '', lastName: text(lastName) ?? '', isConfirmed: !!isConfirmed }
}

const stored = createStored<UserState>('semena.user', readUser, JSON.stringify)

/** Told on `window` when somebody was signed out because the refresh token is of no use any more. */
export const SESSION_ENDED = 'semena:session-ended'

/** Changes start from what the device has now: a tab that has slept must not bring back who has signed out. */
const change = (part: Partial<UserState>): void => stored.set({ ...stored.fresh(), ...part })

export const userStore = {
  get: stored.get,
  fresh: stored.fresh,
  subscribe: stored.subscribe,
  change,
  /** A successful token creation. */
  signIn: (signedIn: Pick<UserState, 'me' | 'token' | 'refreshToken' | 'clockSkewMs'>): void => change(signedIn),
  /** Clears both tokens and the user; what was chosen stays. Without `left` the session has ended by itself. */
  signOut: (left?: readonly string[]): void => change({ ...SIGNED_OUT, ended: !left, ...(left && { left }) }),
}

/** Null on the server and while hydrating. */
const useKept = <Name extends 'me' | 'currency'>(name: Name): UserState[Name] | null =>
  useSyncExternalStore(
    stored.subscribe,
    () => stored.get()[name],
    () => null,
  )

/** Nobody on the server and while hydrating. */
export const useMe = (): Me | null => useKept('me')

/** The currency chosen for reading; null on the server, while hydrating, and where none was chosen. */
export const useChosenCurrency = (): string | null => useKept('currency')
