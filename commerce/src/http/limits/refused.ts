/** Why an operation is not begun: a GraphQL error with the code that clients read, always answered with HTTP 400. */
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
