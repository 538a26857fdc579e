/** One operation as it goes to the service, and the answer as it comes. */

export interface Operation {
  query: string
  operationName: string
  variables: Record<string, unknown>
}

export interface Answer {
  data?: unknown
  errors?: { message: string; extensions?: { exception?: { code?: string }; code?: string } }[]
}

/** The code of the first error outside the data; null without one. */
export function errorCodeOf(answer: unknown): string | null {
  const [error] = (answer as Answer | null)?.errors ?? []
  return error ? (error.extensions?.exception?.code ?? error.extensions?.code ?? 'GraphQLError') : null
}
