/** Shipping methods of a checkout where apps have a word in them. */
import type { Ctx } from '../../context.ts'
import { keepTotal } from '../../db/queries/checkout/checkout.ts'
import { keepShippingAnswer } from '../../db/queries/shipping/shipping-answer.ts'
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
  const told = await withTaxes(ctx, await withMethods(ctx, checkout, rules, isInsisting), rules, isInsisting)
  const { id, version, prices } = told
  // Lists of staff find checkouts by what they cost when they were kept.
  if (prices.total.gross !== checkout.prices.total.gross)
    await keepTotal(ctx.database.pool, { id, version }, prices.total.gross)
  return told
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
