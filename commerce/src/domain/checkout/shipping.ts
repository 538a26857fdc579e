/** Shipping methods of a checkout where apps have a word in them. */
import type { Ctx } from '../../context.ts'
import { keepShippingAnswer } from '../../db/queries/shipping-answer.ts'
import { hasToAsk } from './app-methods.ts'
import { type Checkout, evaluate, type Rules } from './state.ts'
import { withTaxes } from './taxes.ts'

type AnswerCtx = Pick<Ctx, 'database' | 'clock' | 'taxApps' | 'shippingApps'>

/** The checkout with what apps say now: first of its shipping methods, then of its taxes, which follow from them. */
export async function withAnswers(
  ctx: AnswerCtx,
  checkout: Checkout,
  rules: Rules,
  isInsisting = false,
): Promise<Checkout> {
  return withTaxes(ctx, await withMethods(ctx, checkout, rules, isInsisting), rules, isInsisting)
}

/** The checkout with the shipping methods of apps. Where one fails, it is without that app's. */
export async function withMethods(
  ctx: Pick<AnswerCtx, 'database' | 'clock' | 'shippingApps'>,
  checkout: Checkout,
  rules: Rules,
  isInsisting = false,
): Promise<Checkout> {
  const { asking, id, channel } = checkout
  if (!asking || !hasToAsk(asking, isInsisting)) return checkout
  const answer = await ctx.shippingApps.ask(
    { kind: 'checkout', id },
    { methods: asking.own, currency: channel.currency },
  )
  if (!answer) return checkout
  const shipping = { ...answer, digest: asking.digest, askedAt: ctx.clock.now().getTime() }
  await keepShippingAnswer(ctx.database.pool, { kind: 'checkout', id }, shipping)
  return evaluate({ ...checkout, shipping }, rules, ctx.clock.now())
}
