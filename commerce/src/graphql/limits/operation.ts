/** Limits of one operation, by its plan and its variables. */
import { LIMITS } from './limits.ts'
import type { GraphQLError } from 'graphql'
import { costOf, type Plan } from './plan.ts'
import { limitError } from './refused.ts'

/** The error of an operation that is beyond a limit whatever its variables are; null when it is not. */
export function judgePlan(plan: Plan, kind: string, introspection: boolean): GraphQLError | null {
  if (plan.depth > LIMITS.operation.depth)
    return limitError(
      'QueryDepthError',
      `The operation is ${plan.depth} fields deep; ${LIMITS.operation.depth} are allowed.`,
    )
  if (plan.fields > LIMITS.operation.fields)
    return limitError(
      'QueryFieldError',
      `The operation asks for ${plan.fields} fields; ${LIMITS.operation.fields} are allowed.`,
    )
  if (plan.aliases > LIMITS.operation.aliases)
    return limitError(
      'QueryAliasError',
      `The operation has ${plan.aliases} aliases; ${LIMITS.operation.aliases} are allowed.`,
    )
  if (kind === 'mutation' && plan.top > LIMITS.operation.changes)
    return limitError(
      'MutationLimitError',
      `The operation makes ${plan.top} changes; ${LIMITS.operation.changes} are allowed at once.`,
    )
  if (plan.introspects && !introspection)
    return limitError('IntrospectionDisabled', 'This shop does not answer questions about its schema.')
  return null
}

/** The cost of an operation with these variables, and the error when it is too high. */
export function judgeCost(
  plan: Plan,
  variables: Readonly<Record<string, unknown>>,
): { cost: number; refusal: GraphQLError | null } {
  const cost = costOf(plan, variables)
  const refusal =
    cost > LIMITS.operation.cost
      ? limitError(
          'QueryCostError',
          `The query exceeds the maximum cost of ${LIMITS.operation.cost}. Actual cost is ${cost}`,
        )
      : null
  return { cost, refusal }
}
