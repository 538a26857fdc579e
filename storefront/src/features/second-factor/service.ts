/** The second step of signing in, as the service offers it; an outside service has no such thing. */
import { request } from '../../platform/graphql.ts'
import type { CodedError } from '../errors/index.ts'
import {
  BeginSecondStepDocument,
  type FinishSecondStepMutation,
  FinishSecondStepDocument,
  OtherSignInsDocument,
} from './second-factor.generated.ts'

/** As the service lists it. */
const PLUGIN = 'semena.second-factor'

/** What an app is made to show codes with. */
export interface AppKey {
  /** To be typed, in letters and digits. */
  secret: string
  /** To be scanned. */
  otpauthUri: string
}

/** What stands between the right password and the account. */
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

/** Throws as `request` does. */
export async function beginSecondFactor(email: string, password: string): Promise<Answer<PasswordAccepted>> {
  const input = JSON.stringify({ email, password })
  const { externalAuthenticationUrl: begun } = await request(BeginSecondStepDocument, { input, pluginId: PLUGIN })
  const step = readStep(begun?.authenticationData)
  return step ? { ok: true, value: step } : { ok: false, errors: begun?.errors ?? [] }
}

/** Tokens of a session, not yet kept. Throws as `request` does. */
export async function finishSecondFactor(challenge: string, code: string): Promise<Answer<Opened>> {
  const input = JSON.stringify({ challenge, code })
  const { externalObtainAccessTokens: opened } = await request(FinishSecondStepDocument, { input, pluginId: PLUGIN })
  return opened?.token ? { ok: true, value: opened } : { ok: false, errors: opened?.errors ?? [] }
}

/** JSON in a text, as Saleor sends it. */
function readStep(data: unknown): PasswordAccepted | null {
  const step = (typeof data === 'string' ? JSON.parse(data) : data) as PasswordAccepted | null | undefined
  return step?.needs === 'CODE' || step?.needs === 'SET_UP' ? step : null
}
