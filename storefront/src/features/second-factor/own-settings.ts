/**
 * Switches the account's two-step sign-in on and off through the shop's own API. Every function throws as `request`
 * does.
 */
import { ServiceUnreachable } from '../../platform/errors.ts'
import type { CodedError } from '../errors/index.ts'
import type { Answer, AppKey } from './service.ts'

export interface SecondFactorState {
  /** When it was switched on; null while it is off. */
  enabledAt: string | null
  recoveryCodesLeft: number
  isDemanded: boolean
}

/** What proves that the account's owner makes the change. */
export interface Proof {
  password: string
  code: string
}

export interface Begun extends AppKey {
  /** Must be sent back with the first code. */
  challenge: string
}

/** The account's state. `signal` ends the request, such as when the account's page goes away. */
export async function readState(signal: AbortSignal): Promise<SecondFactorState> {
  const answer = await ask<SecondFactorState>('', { signal })
  if (!answer.ok) throw new ServiceUnreachable()
  return answer.value
}
export const beginSetUp = (proof: Proof): Promise<Answer<Begun>> => ask('begin/', { body: proof })
export const confirmSetUp = (challenge: string, code: string): Promise<Answer<{ recoveryCodes: string[] }>> =>
  ask('confirm/', { body: { challenge, code } })
export const renewCodes = (proof: Proof): Promise<Answer<{ recoveryCodes: string[] }>> =>
  ask('recovery-codes/', { body: proof })
/** Switches two-step sign-in off. */
export const switchOff = (proof: Proof): Promise<Answer<null>> => ask('off/', { body: proof })

async function ask<T>(path: string, sent: { body?: object; signal?: AbortSignal }): Promise<Answer<T>> {
  const { ownRequest } = await import('../../platform/session/own-request.ts')
  const response = await ownRequest(sent.body ? 'POST' : 'GET', `/api/second-factor/${path}`, sent)
  const answer = response.status === 204 ? null : ((await response.json().catch(() => undefined)) as unknown)
  if (response.ok && answer !== undefined) return { ok: true, value: answer as T }
  const errors = [answer].flat().filter((e) => typeof (e as CodedError | null)?.code === 'string') as CodedError[]
  if (errors.length === 0 || response.status >= 500) throw new ServiceUnreachable()
  return { ok: false, errors }
}
