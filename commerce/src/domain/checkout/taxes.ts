/** Taxes of a checkout whose channel has them worked out by an app. */
import type { Ctx } from '../../context.ts'
import { askTaxes } from '../pricing/ask-taxes.ts'
import { type Checkout, evaluate, type Rules } from './state.ts'

/** The checkout with the taxes that the app says now. Where it fails, prices are without. */
export async function withTaxes(
  ctx: Pick<Ctx, 'database' | 'clock' | 'taxApps'>,
  checkout: Checkout,
  rules: Rules,
  isInsisting = false,
): Promise<Checkout> {
  if (!checkout.taxing) return checkout
  const taxes = await askTaxes(ctx, { kind: 'checkout', id: checkout.id }, checkout.taxing, isInsisting)
  return taxes ? evaluate({ ...checkout, taxes }, rules, ctx.clock.now()) : checkout
}
