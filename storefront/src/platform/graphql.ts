/**
 * The only way to the commerce service: sends one typed operation, over HTTP in the browser and through the shop's port
 * on the server.
 */
import type { TypedDocument } from '@semena/contract/document'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { type ClientId, clientOf } from './clients.ts'
import { ServiceError, ServiceUnreachable } from './errors.ts'
import { sendFor } from './graphql.server.ts'
import { type Answer, errorCodeOf, type Operation } from './wire.ts'

/**
 * Sends an operation and returns its data. `private` is for what only a signed-in customer may ask; `public` sends the
 * token too when there is one. A request of the browser that gets no answer is logged (docs/rules.md#asking-the-service); the
 * server's port logs its own.
 * Throws `ServiceError` with the service's code (`NOT_SIGNED_IN` by the private client alone), or `ServiceUnreachable`.
 */
export async function request<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  client: ClientId = 'public',
  /** Aborts a request whose answer is no longer needed; has no effect on the server. */
  signal?: AbortSignal,
): Promise<Result> {
  const operation = {
    query: document.source,
    operationName: document.name,
    variables: variables as Record<string, unknown>,
  }
  try {
    return resultOf<Result>(await send(operation, client, signal), document.kind)
  } catch (error) {
    if (!import.meta.env.SSR && error instanceof ServiceUnreachable && !signal?.aborted)
      console.error('GraphQL Query Error:', error)
    throw error
  }
}

/** The service had no place or no time for a part of the operation; a later try may succeed. */
const LATER: ReadonlySet<string> = new Set(['ServiceBusy', 'OutOfTime'])

/**
 * The data of an answer; throws the error that it contains. A query that may succeed later got no answer; of a mutation
 * a part may have been done, so its code is told.
 */
export function resultOf<Result>(body: unknown, kind: 'query' | 'mutation'): Result {
  const answer = body as Answer | null
  if (!answer || typeof answer !== 'object') throw new ServiceUnreachable()
  const code = errorCodeOf(answer)
  if (code) throw kind === 'query' && LATER.has(code) ? new ServiceUnreachable() : new ServiceError(code)
  if (answer.data === null || answer.data === undefined) throw new ServiceUnreachable()
  return answer.data as Result
}

const send = createIsomorphicFn()
  .server((operation: Operation, _client: ClientId, _signal?: AbortSignal) => sendFor(getRequest(), operation))
  .client((operation: Operation, client: ClientId, signal?: AbortSignal): Promise<unknown> =>
    clientOf(client).send(operation, signal),
  )
