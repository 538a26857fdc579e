/** The account's second step, switched on and off through the shop's own small API. Every function throws as `request` does. */
import { ServiceError, ServiceUnreachable, UNREACHABLE_EVENT } from '../../platform/errors.ts'
import type { CodedError } from '../errors/index.ts'
import type { Answer, AppKey } from './service.ts'

export interface SecondFactorState {
  /** Null: it is off. */
  enabledAt: string | null
  recoveryCodesLeft: number
  isDemanded: boolean
}

/** What somebody shows that it is them who changes it. */
export interface Proof {
  password: string
  code: string
}

export interface Begun extends AppKey {
  /** To be given back with the first code. */
  challenge: string
}

export async function readState(): Promise<SecondFactorState> {
  const answer = await ask<SecondFactorState>('')
  if (!answer.ok) throw new ServiceUnreachable()
  return answer.value
}
export const begin = (proof: Proof): Promise<Answer<Begun>> => ask('begin/', proof)
export const confirm = (challenge: string, code: string): Promise<Answer<{ recoveryCodes: string[] }>> =>
  ask('confirm/', { challenge, code })
export const renewCodes = (proof: Proof): Promise<Answer<{ recoveryCodes: string[] }>> => ask('recovery-codes/', proof)
export const turnOff = (proof: Proof): Promise<Answer<null>> => ask('off/', proof)

async function ask<T>(path: string, body?: object): Promise<Answer<T>> {
  const { accessToken } = await import('../../platform/session/access.ts')
  const token = await accessToken()
  let response = await send(path, token, body)
  // It looked good here, and is not: another one, and once more.
  if (response.status === 401 && token) response = await send(path, await accessToken(token), body)
  if (response.status === 401) throw new ServiceError('NOT_SIGNED_IN')
  const answer = response.status === 204 ? null : ((await response.json().catch(() => undefined)) as unknown)
  if (response.ok && answer !== undefined) return { ok: true, value: answer as T }
  const errors = [answer].flat().filter((e) => typeof (e as CodedError | null)?.code === 'string') as CodedError[]
  if (errors.length === 0 || response.status >= 500) throw new ServiceUnreachable()
  return { ok: false, errors }
}

async function send(path: string, token: string | null, body?: object): Promise<Response> {
  if (!token) throw new ServiceError('NOT_SIGNED_IN')
  try {
    return await fetch(`/api/second-factor/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  } catch {
    dispatchEvent(new Event(UNREACHABLE_EVENT))
    throw new ServiceUnreachable()
  }
}
