/** The browser's two GraphQL clients. Both send the token of whoever is signed in; the private one sends nothing without it. */
import { endpoint } from './endpoint.ts'
import { ServiceError, ServiceUnreachable, UNREACHABLE_EVENT, wasTold } from './errors.ts'
import { reportStatus } from './failed-status.ts'
import { userStore } from './user-store.ts'
import { errorCodeOf, type Operation } from './wire.ts'

export type ClientId = 'public' | 'private'

export interface Client {
  /** Answers the parsed JSON. A body of another kind, for uploads, takes the operation's place. */
  send: (operation: Operation | FormData, signal?: AbortSignal) => Promise<unknown>
}

/** The service's words for a token that it does not take. */
const REFUSED_TOKEN = /^(?:ExpiredSignature|InvalidSignature|InvalidToken|Decode)Error$/

/** Throws when `url` is empty. */
export function createClient(id: ClientId, url: string): Client {
  if (!url) throw new Error('GraphQL URL is not provided.')
  return {
    async send(operation, signal) {
      const token = await tokenFor(id)
      const answer = await post(url, operation, token, signal)
      if (!token || !REFUSED_TOKEN.test(errorCodeOf(answer) ?? '')) return answer
      // It looked good here, and is not: another one, or none, and once more.
      return post(url, operation, await tokenFor(id, token), signal)
    },
  }
}

const clients: Partial<Record<ClientId, Client>> = {}

/** Throws when no client goes by that name. */
export function clientOf(id: ClientId): Client {
  if (id === 'public' || id === 'private') clients[id] ??= createClient(id, endpoint())
  const client = clients[id]
  if (!client) throw new Error(`There is no GraphQL client with the id "${id as string}".`)
  return client
}

/** Nobody is signed in on most visits: the machinery of tokens comes only when it is needed. */
async function tokenFor(id: ClientId, refused?: string): Promise<string | null> {
  let token: string | null = null
  if (userStore.get().refreshToken) {
    try {
      const { accessToken } = await import('./session/access.ts')
      token = await accessToken(refused)
    } catch (error) {
      // What anybody may read is read without a token rather than not at all.
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
    // No answer at all: whoever watches the connection hears of it.
    if (!(error instanceof ServiceUnreachable)) dispatchEvent(new Event(UNREACHABLE_EVENT))
    throw new ServiceUnreachable(wasTold(error))
  }
}

/** The body; but a status of failure is told, and thrown unless only the token is to blame. A fault of the shop is worth another try. */
async function read(response: Response, operation: string): Promise<unknown> {
  const body = (await response.json().catch(() => null)) as unknown
  const code = errorCodeOf(body)
  if (response.status < 400 || (code && REFUSED_TOKEN.test(code))) return body
  const told = reportStatus(response.status, operation)
  throw code && response.status < 500 ? new ServiceError(code, told) : new ServiceUnreachable(told)
}
