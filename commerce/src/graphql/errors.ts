/** Errors outside of payloads, with the exception codes that Saleor's clients know. */
import { GraphQLError } from 'graphql'

/** A top-level GraphQL error with `extensions.exception.code`, such as PermissionDenied or GraphQLError. */
export function codedError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { exception: { code } } })
}

export const permissionDenied = (
  what = 'To access this path, you need one of the following permissions.',
): GraphQLError => codedError('PermissionDenied', what)

/** Answers with null at this field, as Saleor does for unusable arguments. */
export const invalidArgument = (message: string): GraphQLError => codedError('GraphQLError', message)
