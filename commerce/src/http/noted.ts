/**
 * What the log may say of a GraphQL request: kind and name of its operation, and these only when the document was
 * valid.
 */
import type { IncomingMessage } from 'node:http'

export interface NotedOperation {
  kind: 'query' | 'mutation' | 'subscription'
  name: string | null
}

const noted = new WeakMap<IncomingMessage, NotedOperation>()

/** Remembers the operation of a request for the log. */
export const noteOperation = (request: IncomingMessage, operation: NotedOperation): void => {
  noted.set(request, operation)
}

/** The operation of a request; undefined when its document was not valid. */
export const operationOf = (request: IncomingMessage): NotedOperation | undefined => noted.get(request)
