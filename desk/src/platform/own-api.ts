/** The shop's small API beside GraphQL (`/api/…`), for what Saleor has no name for; only our own service has it. */
import { ServiceError, ServiceUnreachable } from './faults.ts'
import { accessToken } from './session.ts'
import { noteChanges } from './told-changes.ts'

/**
 * Sends a request with the access token and answers the parsed JSON. Throws `ServiceError` with the answer's code when it
 * is a refusal, `ServiceUnreachable` without an answer.
 */
export async function ownApi<Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Result> {
  return answered((token) => send(method, path, token, body, signal))
}

/** As `ownApi`, for a file that is sent as it is. */
export const ownUpload = <Result>(path: string, file: Blob): Promise<Result> =>
  answered((token) => send('POST', path, token, file))

async function answered<Result>(ask: (token: string | null) => Promise<Response>): Promise<Result> {
  const token = await accessToken()
  let response = await ask(token)
  if (response.status === 401) response = await ask(await accessToken(token ?? undefined))
  noteChanges(response)
  const answer = (await response.json().catch(() => null)) as unknown
  if (response.ok) return answer as Result
  const fault = [answer].flat()[0] as { code?: string; message?: string } | null
  if (!fault?.code || response.status >= 500) throw new ServiceUnreachable()
  throw new ServiceError(fault.code, fault.message ?? fault.code, answer)
}

/** As `ownApi`, for answers that are not JSON, such as files and streams. */
export async function ownStream(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    cache: 'no-store',
    headers: { authorization: `Bearer ${(await accessToken()) ?? ''}` },
    signal,
  })
  if (!response.ok) throw new ServiceError('REFUSED', `${response.status}`)
  return response
}

/** As `ownApi`, for a file that is made of what is sent. */
export async function ownFile(path: string, body: object): Promise<Blob> {
  const response = await send('POST', path, await accessToken(), body)
  if (response.ok) return response.blob()
  const fault = [(await response.json().catch(() => null)) as unknown].flat()[0] as { code?: string } | null
  if (!fault?.code || response.status >= 500) throw new ServiceUnreachable()
  throw new ServiceError(fault.code, fault.code)
}

/** What a file is, the service sees for itself. */
const FILE_TYPE = 'application/octet-stream'

async function send(
  method: string,
  path: string,
  token: string | null,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  const isFile = body instanceof Blob
  try {
    return await fetch(path, {
      method,
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token ?? ''}`,
        ...(body ? { 'content-type': isFile ? FILE_TYPE : 'application/json' } : {}),
      },
      ...(body ? { body: isFile ? body : JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    })
  } catch {
    throw new ServiceUnreachable()
  }
}
