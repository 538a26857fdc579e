/** Adds variants to a checkout. */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import { ok, refuseOrder, type Result } from '../result.ts'
import { changeCheckout, type CheckoutCtx, type CheckoutRef } from './change.ts'
import { unknownVariant } from './create.ts'
import { checkForSale, forLines } from './for-sale.ts'
import {
  mergeSameVariants,
  type LineInput,
  newLine,
  overriddenBy,
  reasonWithoutPrice,
  totalsByVariant,
} from './input-lines.ts'
import { checkQuantities } from './quantities.ts'
import { type Checkout, type CheckoutLine, ownLines } from './state.ts'

export function addLines(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  inputs: readonly LineInput[],
): Promise<Result<Checkout, CheckoutErrorCode>> {
  return changeCheckout(ctx, ref, async (checkout, { shop }) => {
    const wishes = mergeSameVariants(inputs)
    const asked = totalsByVariant(wishes)
    const rows = await forLines(ctx, checkout, shop, [...asked.keys()])
    if (wishes.length === 0 || wishes.some((l) => !rows.has(l.variantId))) return unknownVariant()

    const own = ownLines(checkout)
    const { currency } = checkout.channel
    const held = totalsByVariant(own)
    const totals = new Map(
      [...asked].map(([id, quantity]) => {
        const bad = wishes.some((w) => w.variantId === id && w.quantity <= 0)
        return [id, bad ? Math.min(quantity, 0) : quantity + (held.get(id) ?? 0)]
      }),
    )
    const errors = checkQuantities(
      [...totals].map(([id, quantity]) => ({ ...rows.get(id)!, quantity })),
      shop.settings.limitQuantityPerCheckout,
    )
    if (errors.length > 0) return refuseOrder(...errors)
    const notSold = checkForSale([...rows.values()], ctx.clock.now())
    if (notSold) return refuseOrder(notSold)

    const lines: CheckoutLine[] = [...own]
    for (const wish of wishes) {
      const at = wish.forceNewLine ? -1 : lines.findIndex((l) => l.variantId === wish.variantId)
      const line =
        at < 0
          ? newLine(ctx.uuid(), wish, rows.get(wish.variantId)!, currency)
          : {
              ...lines[at]!,
              quantity: lines[at]!.quantity + wish.quantity,
              ...overriddenBy(wish, lines[at]!, currency),
              metadata: { ...lines[at]!.metadata, ...wish.metadata },
            }
      const unfounded = reasonWithoutPrice(wish.priceReason, line)
      if (unfounded) return unfounded
      lines[at < 0 ? lines.length : at] = line
    }
    return ok({ ...checkout, lines })
  })
}
