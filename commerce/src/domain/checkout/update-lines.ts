/** Sets quantities of lines, by line or by variant; zero takes a line away. */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { ok, refuse, refuseOrder, type Result } from '../result.ts'
import { changeCheckout, type CheckoutCtx, type CheckoutRef } from './change.ts'
import { unknownVariant } from './create.ts'
import { checkForSale, forLines } from './for-sale.ts'
import { newLine, overriddenBy, reasonWithoutPrice, totalsByVariant } from './input-lines.ts'
import { checkQuantities } from './quantities.ts'
import { type Checkout, type CheckoutLine, ownLines } from './state.ts'

export interface LineUpdate {
  lineId: string | null
  variantId: number | null
  /** Null leaves it as it is. */
  quantity: number | null
  /** A decimal price, as in `LineInput`. */
  price?: number | null | undefined
  priceReason?: string | null | undefined
  metadata: MetadataMap
}

export function updateLines(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  updates: readonly LineUpdate[],
): Promise<Result<Checkout, CheckoutErrorCode>> {
  return changeCheckout(ctx, ref, async (checkout, { shop }) => {
    const gifts = updates.flatMap((u) =>
      u.lineId && checkout.lines.some((l) => l.isGift && l.id === u.lineId) ? [u.lineId] : [],
    )
    if (gifts.length > 0)
      return refuse('NON_EDITABLE_GIFT_LINE', 'lineId', "Lines marked as gift can't be edited.", { lines: gifts })
    const own = ownLines(checkout)
    const { currency } = checkout.channel
    const variantIds = updates.map((u) => (u.lineId ? own.find((l) => l.id === u.lineId)?.variantId : u.variantId!))
    if (variantIds.some((id) => id === undefined))
      return refuse('GRAPHQL_ERROR', 'lineId', 'Could not resolve to a line of this checkout.')
    const ids = [...new Set(variantIds as number[])]
    const rows = await forLines(ctx, checkout, shop, ids)
    if (variantIds.some((id) => !rows.has(id!))) return unknownVariant()

    const lines: CheckoutLine[] = [...own]
    const touched = new Set<string>()
    for (const [i, update] of updates.entries()) {
      const at = lines.findIndex((l) => (update.lineId ? l.id === update.lineId : l.variantId === variantIds[i]))
      const old = lines[at]
      // Quantities of a line that is named twice add up.
      const quantity =
        update.quantity === null
          ? (old?.quantity ?? 0)
          : update.quantity + (old && touched.has(old.id) ? old.quantity : 0)
      const line = old
        ? {
            ...old,
            quantity,
            ...overriddenBy(update, old, currency),
            metadata: { ...old.metadata, ...update.metadata },
          }
        : newLine(ctx.uuid(), { ...update, variantId: variantIds[i]!, quantity }, rows.get(variantIds[i]!)!, currency)
      const unfounded = reasonWithoutPrice(update.priceReason, line)
      if (unfounded) return unfounded
      lines[at < 0 ? lines.length : at] = line
      touched.add(line.id)
    }
    const totals = totalsByVariant(lines)
    const negative = new Set(lines.filter((l) => l.quantity < 0).map((l) => l.variantId))
    const errors = checkQuantities(
      [...rows.values()].map((r) => ({ ...r, quantity: negative.has(r.id) ? -1 : totals.get(r.id)! })),
      shop.settings.limitQuantityPerCheckout,
      true,
    )
    if (errors.length > 0) return refuseOrder(...errors)
    // Only lines that grow are checked: what is lessened or removed may no longer be for sale.
    const wanted = [...rows.values()].filter((r) => totals.get(r.id)! > (totalsByVariant(own).get(r.id) ?? 0))
    const notSold = checkForSale(wanted, ctx.clock.now())
    if (notSold) return refuseOrder(notSold)

    return ok({ ...checkout, lines: lines.filter((l) => l.quantity > 0) })
  })
}

export function deleteLines(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  ids: readonly string[],
): Promise<Result<Checkout, CheckoutErrorCode>> {
  return changeCheckout(ctx, ref, (checkout) => {
    const foreign = ids.filter((id) => !checkout.lines.some((l) => l.id === id))
    if (foreign.length > 0)
      return refuse('INVALID', 'lineId', "Provided line ids aren't part of this checkout.", {
        lines: foreign,
      })
    const gifts = checkout.lines.filter((l) => l.isGift && ids.includes(l.id))
    if (gifts.length > 0)
      return refuse('NON_REMOVABLE_GIFT_LINE', 'lineIds', "Lines marked as gift can't be deleted.", {
        lines: gifts.map((l) => l.id),
      })
    return ok({ ...checkout, lines: checkout.lines.filter((l) => !ids.includes(l.id)) })
  })
}
