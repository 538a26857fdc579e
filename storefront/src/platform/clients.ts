/**
 * The browser's two GraphQL clients. Both send the access token when somebody is signed in; the private one sends
 * nothing without it.
 */
import { endpoint } from './endpoint.ts'
import { ServiceError, ServiceUnreachable, UNREACHABLE_EVENT, wasTold } from './errors.ts'
import { reportStatus } from './failed-status.ts'
import { userStore } from './user-store.ts'
import { errorCodeOf, type Operation } from './wire.ts'

export type ClientId = 'public' | 'private'

export interface Client {
  /** Sends an operation, or a form for uploads, and returns the parsed JSON. Throws as `request` does. */
  send: (operation: Operation | FormData, signal?: AbortSignal) => Promise<unknown>
}

/** Matches the service's error codes for a token that it does not accept. */
const REFUSED_TOKEN = /^(?:ExpiredSignature|InvalidSignature|InvalidToken|Decode)Error$/

/** Throws when `url` is empty. */
export function createClient(id: ClientId, url: string): Client {
  if (!url) throw new Error('GraphQL URL is not provided.')
  return {
    async send(operation, signal) {
      const token = await tokenFor(id)
      const answer = await post(url, operation, token, signal)
      if (!token || !REFUSED_TOKEN.test(errorCodeOf(answer) ?? '')) return answer
      // The service refused a token that looked valid here, so the operation is sent once more, with a new token or
      // none.
      return post(url, operation, await tokenFor(id, token), signal)
    },
  }
}

const clients: Partial<Record<ClientId, Client>> = {}

/** The client of that name; throws when there is none. */
export function clientOf(id: ClientId): Client {
  if (id === 'public' || id === 'private') clients[id] ??= createClient(id, endpoint())
  const client = clients[id]
  if (!client) throw new Error(`There is no GraphQL client with the id "${id as string}".`)
  return client
}

/**
 * The access token to send. Nobody is signed in on most visits, so the code that renews tokens is loaded only when
 * needed.
 */
async function tokenFor(id: ClientId, refused?: string): Promise<string | null> {
  let token: string | null = null
  if (userStore.get().refreshToken) {
    try {
      const { accessToken } = await import('./session/access.ts')
      token = await accessToken(refused)
    } catch (error) {
      // Public data is read without a token when none can be had.
      if (id === 'private') throw error instanceof ServiceUnreachable ? error : new ServiceUnreachable()
    }
  }
  if (!token && id === 'private') throw new ServiceError('NOT_SIGNED_IN')
  return token
}

async function post(
  url: string,
  operation: Operation | FormData,
  token: string | null,
  signal?: AbortSignal,
): Promise<unknown> {
  const upload = operation instanceof FormData
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(upload ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: upload ? operation : JSON.stringify(operation),
      ...(signal ? { signal } : {}),
    })
    return await read(response, upload ? 'upload' : operation.operationName)
  } catch (error) {
    if (error instanceof ServiceError) throw error
    // There was no answer at all, which is reported to whatever watches the connection.
    if (!(error instanceof ServiceUnreachable)) dispatchEvent(new Event(UNREACHABLE_EVENT))
    throw new ServiceUnreachable(wasTold(error))
  }
}

/**
 * The body. A failure status is shown to the visitor and thrown, unless it is only a refused token; from 500 on it may
 * be tried again.
 */
async function read(response: Response, operation: string): Promise<unknown> {
  const body = (await response.json().catch(() => null)) as unknown
  const code = errorCodeOf(body)
  if (response.status < 400 || (code && REFUSED_TOKEN.test(code))) return body
  const told = reportStatus(response.status, operation)
  throw code && response.status < 500 ? new ServiceError(code, told) : new ServiceUnreachable(told)
}
