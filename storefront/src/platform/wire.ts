/** The form of an operation as it is sent to the service, and of its answer. */

export interface Operation {
  query: string
  operationName: string
  variables: Record<string, unknown>
}

export interface Answer {
  data?: unknown
  errors?: { message: string; extensions?: { exception?: { code?: string }; code?: string } }[]
}

/** The code of an answer's first GraphQL error; null without one. */
export function errorCodeOf(answer: unknown): string | null {
  const [error] = (answer as Answer | null)?.errors ?? []
  return error ? (error.extensions?.exception?.code ?? error.extensions?.code ?? 'GraphQLError') : null
}
