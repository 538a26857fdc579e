/** What the log may say of a GraphQL request: the kind of its operation and its name, of a document that was valid. */
import type { FastifyRequest } from 'fastify'

export interface NotedOperation {
  kind: 'query' | 'mutation' | 'subscription'
  name: string | null
}

const noted = new WeakMap<FastifyRequest, NotedOperation>()

export const noteOperation = (request: FastifyRequest, operation: NotedOperation): void => {
  noted.set(request, operation)
}

export const operationOf = (request: FastifyRequest): NotedOperation | undefined => noted.get(request)
