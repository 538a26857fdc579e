/** The calls for the second factor of our own service; an outside service does not have them. */
import { request } from '../../platform/graphql.ts'
import type { CodedError } from '../errors/index.ts'
import {
  BeginSecondStepDocument,
  type FinishSecondStepMutation,
  FinishSecondStepDocument,
  OtherSignInsDocument,
} from './second-factor.generated.ts'

/** The plugin's id in the service's list of external sign-ins. */
const PLUGIN = 'semena.second-factor'

/** The key that an authenticator app makes codes from. */
export interface AppKey {
  /** The key in letters and digits, to type. */
  secret: string
  /** The key as a link, to scan as a QR code. */
  otpauthUri: string
}

/** The challenge that follows the right password: to enter a code, or to set two-step sign-in up first. */
export type PasswordAccepted = { challenge: string } & (
  | { needs: 'CODE' }
  | ({ needs: 'SET_UP'; recoveryCodes: string[] } & AppKey)
)

export type Answer<T> = { ok: true; value: T } | { ok: false; errors: readonly CodedError[] }
export type Opened = NonNullable<FinishSecondStepMutation['externalObtainAccessTokens']>

export async function isOffered(): Promise<boolean> {
  const { shop } = await request(OtherSignInsDocument, {})
  return shop.availableExternalAuthentications.some(({ id }) => id === PLUGIN)
}

/** Checks the password and returns the challenge, or the service's errors. Throws as `request` does. */
export async function beginSecondFactor(email: string, password: string): Promise<Answer<PasswordAccepted>> {
  const input = JSON.stringify({ email, password })
  const { externalAuthenticationUrl: begun } = await request(BeginSecondStepDocument, { input, pluginId: PLUGIN })
  const step = readStep(begun?.authenticationData)
  return step ? { ok: true, value: step } : { ok: false, errors: begun?.errors ?? [] }
}

/** Checks the code and returns the tokens of a session, which are not stored yet. Throws as `request` does. */
export async function finishSecondFactor(challenge: string, code: string): Promise<Answer<Opened>> {
  const input = JSON.stringify({ challenge, code })
  const { externalObtainAccessTokens: opened } = await request(FinishSecondStepDocument, { input, pluginId: PLUGIN })
  return opened?.token ? { ok: true, value: opened } : { ok: false, errors: opened?.errors ?? [] }
}

/** Reads the challenge, which Saleor sends as JSON in a text; null where it is none. */
function readStep(data: unknown): PasswordAccepted | null {
  const step = (typeof data === 'string' ? JSON.parse(data) : data) as PasswordAccepted | null | undefined
  return step?.needs === 'CODE' || step?.needs === 'SET_UP' ? step : null
}
