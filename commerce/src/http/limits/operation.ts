/** What one operation may take, by its plan and its variables. */
import type { GraphQLError } from 'graphql'
import { costOf, type Plan } from './plan.ts'
import { limitError } from './refused.ts'

/** Deepest nesting of fields. */
export const MAX_DEPTH = 16
/** With every fragment written out. */
export const MAX_FIELDS = 5000
/** The storefront's counts beside its filters take 28. */
export const MAX_ALIASES = 100
/** Each is a change by itself, one after the other. */
const MAX_MUTATION_FIELDS = 10
/** A hundred products with all that belongs to them take about a seventh; about half a second on one core. */
export const MAX_COST = 500_000

/** What is wrong with an operation whatever its variables are. */
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
