/** Problems of a checkout and its lines, read once for both. */
import { type LineProblem, lineProblems } from '../../domain/checkout/problems.ts'
import type { GraphqlContext } from '../context.ts'
import { variantSource } from '../catalog/sources.ts'
import { delivery } from '../shipping/sources.ts'
import type { CheckoutLineSource, CheckoutSource } from './sources.ts'

const read = new WeakMap<CheckoutSource, Promise<LineProblem[]>>()

function problemsOf(ctx: GraphqlContext, checkout: CheckoutSource): Promise<LineProblem[]> {
  let reading = read.get(checkout)
  if (!reading) read.set(checkout, (reading = lineProblems(ctx, checkout)))
  return reading
}

interface LineProblemSource {
  __typename: string
  problem: LineProblem
  checkout: CheckoutSource
}

const shown = (problem: LineProblem, checkout: CheckoutSource): LineProblemSource => ({
  __typename:
    problem.kind === 'INSUFFICIENT_STOCK'
      ? 'CheckoutLineProblemInsufficientStock'
      : 'CheckoutLineProblemVariantNotAvailable',
  problem,
  checkout,
})

const line = ({ problem, checkout }: LineProblemSource): CheckoutLineSource => ({ line: problem.line, checkout })

const resolveType = (o: { __typename: string }) => o.__typename

export const problemFields = {
  checkout: async (c: CheckoutSource, _: unknown, ctx: GraphqlContext) => [
    ...(await problemsOf(ctx, c)).map((p) => shown(p, c)),
    ...(c.shippingMethodId !== null && c.method === null
      ? [{ __typename: 'CheckoutProblemDeliveryMethodInvalid', delivery: delivery(c, c.shippingMethodId) }]
      : []),
  ],
  line: async ({ line: own, checkout }: CheckoutLineSource, _: unknown, ctx: GraphqlContext) =>
    (await problemsOf(ctx, checkout)).filter((p) => p.line.id === own.id).map((p) => shown(p, checkout)),
}

export const problemTypes = {
  CheckoutProblem: { resolveType },
  CheckoutLineProblem: { resolveType },
  CheckoutLineProblemInsufficientStock: {
    line,
    availableQuantity: ({ problem }: LineProblemSource) =>
      problem.kind === 'INSUFFICIENT_STOCK' ? problem.available : null,
    variant: async ({ problem, checkout }: LineProblemSource, _: unknown, ctx: GraphqlContext) => {
      const row = await ctx.loaders.variantById.load(problem.line.variantId)
      return row && variantSource(row, checkout.channel)
    },
  },
  CheckoutLineProblemVariantNotAvailable: { line },
}
