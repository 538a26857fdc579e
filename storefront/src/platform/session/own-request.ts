/** Requests to the shop's own API (`/api/…`) as whoever is signed in. */
import { ServiceError, ServiceUnreachable, UNREACHABLE_EVENT } from '../errors.ts'
import { accessToken } from './access.ts'

/**
 * Sends the access token along, and once more with a new one where it was refused. `body` makes it JSON. Answers any
 * status but 401; throws `ServiceError('NOT_SIGNED_IN')`, or `ServiceUnreachable` when there is no answer.
 */
export async function ownRequest(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> {
  const token = await accessToken()
  let response = await send(method, path, token, body)
  if (response.status === 401) response = await send(method, path, await accessToken(token ?? undefined), body)
  if (response.status === 401) throw new ServiceError('NOT_SIGNED_IN')
  return response
}

async function send(method: string, path: string, token: string | null, body?: object): Promise<Response> {
  if (!token) throw new ServiceError('NOT_SIGNED_IN')
  try {
    return await fetch(path, {
      method,
      cache: 'no-store',
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
