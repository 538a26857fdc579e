/**
 * The GraphQL error of an operation that is beyond a limit and not begun. It has a code for clients and is answered
 * with HTTP 400.
 */
import { GraphQLError } from 'graphql'

/** `QueryCostError` is Saleor's; Saleor has no names for the others. */
export type LimitCode =
  | 'QueryCostError'
  | 'QueryDepthError'
  | 'QueryAliasError'
  | 'QueryFieldError'
  | 'MutationLimitError'
  | 'DirectiveLimitError'
  | 'DocumentLimitError'
  | 'VariablesLimitError'
  | 'IntrospectionDisabled'

export const limitError = (code: LimitCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { exception: { code } } })
