/** What apps say of a checkout: the shipping methods that they offer or exclude, and its taxes. */
import type { Ctx } from '../../context.ts'
import { keepTotal } from '../../db/queries/checkout/checkout.ts'
import { keepShippingAnswer } from '../../db/queries/shipping/shipping-answer.ts'
import { askTaxes } from '../pricing/ask-taxes.ts'
import { hasToAsk } from './app-methods.ts'
import { type Checkout, evaluate, type Rules } from './state.ts'

type AnswerCtx = Pick<Ctx, 'database' | 'clock' | 'taxApps' | 'shippingApps'>

/** The checkout with what apps say now: first of its shipping methods, then of its taxes, which follow from them. */
export async function withAnswers(
  ctx: AnswerCtx,
  checkout: Checkout,
  rules: Rules,
  isInsisting = false,
): Promise<Checkout> {
  const shipped = await withMethods(ctx, checkout, rules, isInsisting)
  const { id, taxing } = shipped
  // Where the app fails, prices are without taxes.
  const taxes = taxing && (await askTaxes(ctx, { kind: 'checkout', id }, taxing, isInsisting))
  const told = taxes ? evaluate({ ...shipped, taxes }, rules, ctx.clock.now()) : shipped
  const { gross } = told.prices.total
  // Lists of staff find checkouts by what they cost when they were kept.
  if (gross !== checkout.prices.total.gross) await keepTotal(ctx.database.pool, { ...told, gross })
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
  const subject = { kind: 'checkout', id } as const
  const answer = await ctx.shippingApps.ask(subject, { methods: asking.own, currency: channel.currency })
  if (!answer) return checkout
  const shipping = { ...answer, digest: asking.digest, askedAt: ctx.clock.now().getTime() }
  await keepShippingAnswer(ctx.database.pool, subject, shipping)
  return evaluate({ ...checkout, shipping }, rules, ctx.clock.now())
}
