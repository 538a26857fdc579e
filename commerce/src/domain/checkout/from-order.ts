/** Orders again: makes a new checkout with what an order had, as far as it is available now. */
import { MOST_TURNS } from '@semena/contract/limits'
import { type ForSaleRow, variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import { findOrder, type OrderLineRow, orderLinesOf } from '../../db/queries/order/order.ts'
import { recentCheckouts } from './recent.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type CheckoutCtx, readRules } from './change.ts'
import { startCheckout } from './create.ts'
import { checkForSale } from './for-sale.ts'
import { mergeSameVariants, newLine } from './input-lines.ts'
import { checkQuantities } from './quantities.ts'
import { type Checkout, warehousesFor } from './state.ts'

export type UnavailableCode =
  | 'NOT_FOUND'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'UNAVAILABLE_VARIANT_IN_CHANNEL'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'QUANTITY_GREATER_THAN_LIMIT'
  | 'INSUFFICIENT_STOCK'

export interface UnavailableLine {
  code: UnavailableCode
  message: string
  lineId: string
  /** Null where the variant no longer exists. */
  variantId: number | null
}

/**
 * Makes the checkout. Like any new one it belongs to whoever asks, and has no address yet. Gifts are not copied: a
 * promotion adds them anew.
 */
export async function checkoutFromOrder(
  ctx: CheckoutCtx,
  orderId: string,
  turn = 1,
): Promise<Result<{ checkout: Checkout; unavailable: UnavailableLine[] }, 'ORDER_NOT_FOUND' | 'CHANNEL_INACTIVE'>> {
  const { pool } = ctx.database
  const recent = recentCheckouts(pool)
  const [order, rules] = await Promise.all([findOrder(pool, orderId), readRules(ctx)])
  const channel = order && rules.shop.channelById.get(order.channelId)
  if (!order || !channel) return refuse('ORDER_NOT_FOUND', 'id', "Couldn't resolve to an order.")
  if (!channel.isActive) return refuse('CHANNEL_INACTIVE', 'id', `Channel with '${channel.slug}' is inactive.`)

  const lines = (await orderLinesOf(pool, [orderId])).filter((l) => !l.isGift)
  const rows = await variantsForSale(
    pool,
    [...new Set(lines.flatMap((l) => l.variantId ?? []))],
    channel.id,
    warehousesFor(rules.shop, channel.id, order.shippingAddress?.country || channel.defaultCountry),
    ctx.clock.now(),
  )
  const totals = new Map<number, number>()
  for (const l of lines) if (l.variantId !== null) totals.set(l.variantId, (totals.get(l.variantId) ?? 0) + l.quantity)

  const unavailable: UnavailableLine[] = []
  const kept: OrderLineRow[] = []
  for (const line of lines) {
    const row = line.variantId === null ? undefined : rows.get(line.variantId)
    const reason = reasonAgainst(
      row,
      totals.get(line.variantId!) ?? 0,
      rules.shop.settings.limitQuantityPerCheckout,
      ctx,
    )
    if (reason) unavailable.push({ ...reason, lineId: line.id, variantId: line.variantId })
    else kept.push(line)
  }
  const wishes = mergeSameVariants(
    kept.map((l) => ({ variantId: l.variantId!, quantity: l.quantity, forceNewLine: false, metadata: {} })),
  )
  const start = {
    channel,
    lines: wishes.map((l) => newLine(ctx.uuid(), l, rows.get(l.variantId)!, channel.currency)),
    email: null,
    shippingAddress: null,
    billingAddress: null,
    saveShippingAddress: true,
    saveBillingAddress: true,
    languageCode: order.languageCode,
    metadata: {},
    privateMetadata: {},
  }
  const started = await startCheckout(ctx, rules, start, recent)
  // Others took pieces just now: they are looked for anew.
  if (!started.ok) {
    if (turn === MOST_TURNS)
      throw new Error(`the stock of order ${orderId} changed ${MOST_TURNS} times while a checkout was made of it`)
    return checkoutFromOrder(ctx, orderId, turn + 1)
  }
  return ok({ checkout: started.value, unavailable })
}

/** Why none of a line, or less than wanted, is available; null where all of it is. */
function reasonAgainst(
  row: ForSaleRow | undefined,
  quantity: number,
  shopLimit: number | null,
  { clock }: Pick<CheckoutCtx, 'clock'>,
): { code: UnavailableCode; message: string } | null {
  if (!row) return { code: 'NOT_FOUND', message: 'Product variant not found.' }
  const [short] = checkQuantities([{ ...row, quantity }], shopLimit)
  const [code, message] = [checkForSale([row], clock.now()), short].flatMap((r) => (r ? [r.code, r.message] : []))
  return code && message ? { code: code as UnavailableCode, message } : null
}
