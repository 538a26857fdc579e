/** The only door to the commerce service: one typed operation, over HTTP in the browser, through the shop's port on the server. */
import type { TypedDocument } from '@semena/contract/document'
import { createIsomorphicFn } from '@tanstack/react-start'
import { ServiceError, ServiceUnreachable } from './errors.ts'
import { sendOnServer } from './graphql.server.ts'

export interface Operation {
  query: string
  operationName: string
  variables: Record<string, unknown>
}

interface Answer {
  data?: unknown
  errors?: { message: string; extensions?: { exception?: { code?: string }; code?: string } }[]
}

/** Throws `ServiceError` with the service's code, or `ServiceUnreachable`. */
export async function request<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const answer = (await send({
    query: document.source,
    operationName: document.name,
    variables: variables as Record<string, unknown>,
  })) as Answer | null
  if (!answer || typeof answer !== 'object') throw new ServiceUnreachable()
  const [error] = answer.errors ?? []
  if (error) throw new ServiceError(error.extensions?.exception?.code ?? error.extensions?.code ?? 'GraphQLError')
  if (answer.data === null || answer.data === undefined) throw new ServiceUnreachable()
  return answer.data as Result
}

const send = createIsomorphicFn().server(sendOnServer).client(sendInBrowser)

async function sendInBrowser(operation: Operation): Promise<unknown> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  try {
    const response = await fetch(endpoint(), { method: 'POST', headers, body: JSON.stringify(operation) })
    return (await response.json()) as unknown
  } catch {
    throw new ServiceUnreachable()
  }
}

/** An outside service's address stands in the page (see the document's head); ours is at the page's own origin. */
function endpoint(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="semena-graphql"]')?.content ?? '/graphql/'
}
