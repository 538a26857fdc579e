/**
 * Remembers which operation a GraphQL request runs, for its line in the log: kind and name, of valid documents only.
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
