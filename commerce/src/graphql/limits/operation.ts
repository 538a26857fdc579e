/** Limits of one operation, by its plan and its variables. */
import type { GraphQLError } from 'graphql'
import { costOf, type Plan } from './plan.ts'
import { limitError } from './refused.ts'

/** Deepest nesting of fields. */
export const MAX_DEPTH = 16
/** Most fields, with every fragment written out. */
export const MAX_FIELDS = 5000
/** Most aliases. The storefront's query for the counts beside its filters has 28. */
export const MAX_ALIASES = 100
/** Most fields of a mutation, each of which is a change of its own. */
const MAX_MUTATION_FIELDS = 10
/**
 * Highest cost, which is about half a second on one core. A hundred products with everything that belongs to them cost
 * about a seventh.
 */
export const MAX_COST = 500_000

/** The error of an operation that is beyond a limit whatever its variables are; null when it is not. */
export function judgePlan(plan: Plan, kind: string, introspection: boolean): GraphQLError | null {
  if (plan.depth > MAX_DEPTH)
    return limitError('QueryDepthError', `The operation is ${plan.depth} fields deep; ${MAX_DEPTH} are allowed.`)
  if (plan.fields > MAX_FIELDS)
    return limitError('QueryFieldError', `The operation asks for ${plan.fields} fields; ${MAX_FIELDS} are allowed.`)
  if (plan.aliases > MAX_ALIASES)
    return limitError('QueryAliasError', `The operation has ${plan.aliases} aliases; ${MAX_ALIASES} are allowed.`)
  if (kind === 'mutation' && plan.top > MAX_MUTATION_FIELDS)
    return limitError(
      'MutationLimitError',
      `The operation makes ${plan.top} changes; ${MAX_MUTATION_FIELDS} are allowed at once.`,
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
    cost > MAX_COST
      ? limitError('QueryCostError', `The query exceeds the maximum cost of ${MAX_COST}. Actual cost is ${cost}`)
      : null
  return { cost, refusal }
}
