/** GraphQL errors in the form in which clients read them. */
import type { GraphQLError } from 'graphql'

export interface WireError {
  message: string
  locations?: unknown
  path?: unknown
  extensions: { exception: { code: string }; code?: string }
}

export const wireError = (message: string, code: string): WireError => ({
  message,
  extensions: { exception: { code } },
})

/** The exception code of an error, if it has one. */
export const codeOf = (error: GraphQLError): string | undefined =>
  (error.extensions?.exception as { code?: string } | undefined)?.code

/** An error with the code that clients read; errors of syntax and validation get one here. */
export function toWire(error: GraphQLError): WireError {
  const code = codeOf(error) ?? (error.message.startsWith('Syntax Error') ? 'GraphQLSyntaxError' : 'GraphQLError')
  return {
    message: error.message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions: { exception: { code } },
  }
}
