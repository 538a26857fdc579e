/** Problems of a checkout and of its lines, which are read only once for both. */
import DataLoader from 'dataloader'
import { type LineProblem, lineProblems } from '../../domain/checkout/problems.ts'
import { methodIdOf } from '../../domain/checkout/state.ts'
import type { GraphqlContext } from '../context.ts'
import { variantOf } from '../catalog/sources.ts'
import { ofOperation } from '../shared/of-operation.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { delivery } from '../shipping/sources.ts'
import type { CheckoutLineProblem } from './types.generated.ts'
import type { CheckoutLineSource, CheckoutSource, LineProblemSource } from './sources.ts'

const problemLoader = ofOperation(
  (ctx) =>
    new DataLoader((checkouts: readonly CheckoutSource[]) => Promise.all(checkouts.map((c) => lineProblems(ctx, c)))),
)

const problemsOf = (ctx: GraphqlContext, checkout: CheckoutSource): Promise<LineProblem[]> =>
  problemLoader(ctx).load(checkout)

const shown = (problem: LineProblem, checkout: CheckoutSource): CheckoutLineProblem =>
  problem.kind === 'INSUFFICIENT_STOCK'
    ? { __typename: 'CheckoutLineProblemInsufficientStock', problem, checkout }
    : { __typename: 'CheckoutLineProblemVariantNotAvailable', problem, checkout }

const line = ({ problem, checkout }: LineProblemSource): CheckoutLineSource => ({ line: problem.line, checkout })

const resolveType = <Name extends string>(problem: { __typename: Name }): Name => problem.__typename

export const checkoutProblems: Fields<'Checkout'>['problems'] = async (checkout, _, ctx) => {
  const lines = (await problemsOf(ctx, checkout)).map((p) => shown(p, checkout))
  const chosen = methodIdOf(checkout)
  if (chosen === null || checkout.method !== null) return lines
  return [
    ...lines,
    { __typename: 'CheckoutProblemDeliveryMethodInvalid' as const, delivery: delivery(checkout, chosen) },
  ]
}

export const checkoutLineProblems: Fields<'CheckoutLine'>['problems'] = async ({ line: own, checkout }, _, ctx) =>
  (await problemsOf(ctx, checkout)).filter((p) => p.line.id === own.id).map((p) => shown(p, checkout))

export const problemTypes = resolversOf({
  CheckoutProblem: { resolveType },
  CheckoutLineProblem: { resolveType },
  CheckoutLineProblemInsufficientStock: {
    line,
    availableQuantity: ({ problem }) => (problem.kind === 'INSUFFICIENT_STOCK' ? problem.available : null),
    variant: ({ problem, checkout }, _, ctx) => variantOf(ctx, problem.line.variantId, checkout.channel),
  },
  CheckoutLineProblemVariantNotAvailable: { line },
})
