/**
 * What the log may say of a GraphQL request: kind and name of its operation, and these only when the document was
 * valid.
 */
export interface NotedOperation {
  kind: 'query' | 'mutation' | 'subscription'
  name: string | null
}

const noted = new WeakMap<object, NotedOperation>()

/** Remembers the operation of a request for the log. */
export const noteOperation = (request: object, operation: NotedOperation): void => {
  noted.set(request, operation)
}

/** The operation of a request; undefined when its document was not valid. */
export const operationOf = (request: object): NotedOperation | undefined => noted.get(request)
