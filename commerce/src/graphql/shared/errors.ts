/** Errors outside of payloads, with the exception codes that Saleor's clients know. */
import { GraphQLError } from 'graphql'

/** A top-level GraphQL error with `extensions.exception.code`, such as PermissionDenied or GraphQLError. */
export function codedError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { exception: { code } } })
}

/**
 * The error PermissionDenied. Each text has one error, however often it is thrown: a list can hold it thousands of
 * times, and making an error with its stack takes fifty times as long as reading a field.
 */
export function permissionDenied(
  what = 'To access this path, you need one of the following permissions.',
): GraphQLError {
  let error = denied.get(what)
  if (!error) denied.set(what, (error = codedError('PermissionDenied', what)))
  return error
}

/** The errors that were made, by their text. Texts are the service's own, so that the map stays small. */
const denied = new Map<string, GraphQLError>()

/** The error that Saleor gives for unusable arguments; the field becomes null. */
export const invalidArgument = (message: string): GraphQLError => codedError('GraphQLError', message)
