/** Requests to the shop's own API (`/api/…`) as whoever is signed in. */
import { ServiceError, ServiceUnreachable, UNREACHABLE_EVENT } from '../errors.ts'
import { accessToken } from './access.ts'

/**
 * Sends a request with the access token, and again with a new token when the first is refused. `body` is sent as JSON.
 * Returns answers of any status but 401; throws `ServiceError('NOT_SIGNED_IN')`, or `ServiceUnreachable` without an
 * answer, and the reason of `signal` where that ended the request.
 */
export async function ownRequest(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, signal }: Sent = {},
): Promise<Response> {
  const token = await accessToken()
  const request = { method, path, body, signal }
  let response = await send(request, token)
  if (response.status === 401) response = await send(request, await accessToken(token ?? undefined))
  if (response.status === 401) throw new ServiceError('NOT_SIGNED_IN')
  return response
}

interface Sent {
  body?: object | undefined
  /** Ends the request, for example because nobody waits for it any more. */
  signal?: AbortSignal | undefined
}

async function send(
  { method, path, body, signal }: Sent & { method: string; path: string },
  token: string | null,
): Promise<Response> {
  if (!token) throw new ServiceError('NOT_SIGNED_IN')
  try {
    return await fetch(path, {
      method,
      cache: 'no-store',
      ...(signal ? { signal } : {}),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  } catch {
    signal?.throwIfAborted()
    dispatchEvent(new Event(UNREACHABLE_EVENT))
    throw new ServiceUnreachable()
  }
}
