/**
 * What the device stores about the visitor: who is signed in with which tokens, and the visitor's choices
 * (docs/rules.md#kept-on-the-device).
 */
import { DEFAULT_LANGUAGE, languageNamed, type Language } from '@semena/contract/languages'
import { useSyncExternalStore } from 'react'
import { createStored } from './stored.ts'

/** The signed-in customer, as far as pages show it without a request. */
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
  /** The currency to read prices in, an ISO 4217 code; null for the channel's own (docs/rules.md#reading-prices). */
  currency: string | null
  /** By how many milliseconds the service's clock is ahead of the device's, as the last token showed. */
  clockSkewMs: number
  /** Ids of checkouts of a customer who has signed out; their lines are still to be moved to new checkouts. */
  left: readonly string[]
  /** Whether the last session expired instead of being ended by choice, which the sign-in page then says. */
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

/** Reads the stored state; parts that are not valid are left out. */
export function readUser(raw: string | null): UserState {
  try {
    const found = (JSON.parse(raw ?? '{}') ?? {}) as Record<string, unknown>
    const me = readMe(found['me'])
    const refreshToken = text(found['refreshToken'])
    return {
      // A customer without a refresh token, or the reverse, counts as signed out.
      ...(me && refreshToken ? { me, refreshToken, token: text(found['token']) } : SIGNED_OUT),
      language: languageNamed(found['language']) ?? DEFAULT_LANGUAGE,
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

/** The event on `window` when a customer was signed out because the refresh token is no longer valid. */
export const SESSION_ENDED = 'semena:session-ended'

/** Changes the state as it is stored now, because a tab with an older state must not undo another tab's sign-out. */
const change = (part: Partial<UserState>): void => stored.set({ ...stored.fresh(), ...part })

export const userStore = {
  get: stored.get,
  fresh: stored.fresh,
  subscribe: stored.subscribe,
  change,
  /** Stores the customer and the tokens of a sign-in. */
  signIn: (signedIn: Pick<UserState, 'me' | 'token' | 'refreshToken' | 'clockSkewMs'>): void => change(signedIn),
  /** Clears the tokens and the customer; the visitor's choices stay. Without `left` the session counts as expired. */
  signOut: (left?: readonly string[]): void => change({ ...SIGNED_OUT, ended: !left, ...(left && { left }) }),
}

/** One part of the state; null on the server and while hydrating. */
const useKept = <Name extends 'me' | 'currency'>(name: Name): UserState[Name] | null =>
  useSyncExternalStore(
    stored.subscribe,
    () => stored.get()[name],
    () => null,
  )

/** The signed-in customer; null when nobody is, on the server and while hydrating. */
export const useMe = (): Me | null => useKept('me')

/** The currency chosen for reading; null on the server, while hydrating, and where none was chosen. */
export const useChosenCurrency = (): string | null => useKept('currency')
