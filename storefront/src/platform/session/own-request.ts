/** Requests to the shop's own API (`/api/…`) as whoever is signed in. */
import { ServiceError, ServiceUnreachable, UNREACHABLE_EVENT } from '../errors.ts'
import { accessToken } from './access.ts'

/**
 * Sends a request with the access token, and again with a new token when the first is refused. `body` is sent as JSON.
 * Returns answers of any status but 401; throws `ServiceError('NOT_SIGNED_IN')`, or `ServiceUnreachable` without an
 * answer.
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
