/** The only door to the commerce service: one typed operation, over HTTP in the browser, through the shop's port on the server. */
import type { TypedDocument } from '@semena/contract/document'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ClientId, clientOf } from './clients.ts'
import { ServiceError, ServiceUnreachable } from './errors.ts'
import { sendOnServer } from './graphql.server.ts'
import { type Answer, errorCodeOf, type Operation } from './wire.ts'

/**
 * `private` is for what only a signed-in customer may ask; `public` sends the token too when there is one.
 * Throws `ServiceError` with the service's code (`NOT_SIGNED_IN` by the private client alone), or `ServiceUnreachable`.
 */
export async function request<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  client: ClientId = 'public',
  /** Ends a question whose answer nobody waits for any more; on the server it is answered all the same. */
  signal?: AbortSignal,
): Promise<Result> {
  const operation = {
    query: document.source,
    operationName: document.name,
    variables: variables as Record<string, unknown>,
  }
  return resultOf<Result>(await send(operation, client, signal))
}

/** What an answer holds, or the error that it is. */
export function resultOf<Result>(body: unknown): Result {
  const answer = body as Answer | null
  if (!answer || typeof answer !== 'object') throw new ServiceUnreachable()
  const code = errorCodeOf(answer)
  if (code) throw new ServiceError(code)
  if (answer.data === null || answer.data === undefined) throw new ServiceUnreachable()
  return answer.data as Result
}

const send = createIsomorphicFn()
  .server((operation: Operation, _client: ClientId, _signal?: AbortSignal): Promise<unknown> => sendOnServer(operation))
  .client((operation: Operation, client: ClientId, signal?: AbortSignal): Promise<unknown> =>
    clientOf(client).send(operation, signal),
  )
