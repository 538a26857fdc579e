/**
 * How every use-case changes what an order holds while staff may still change it: as a draft, or before it is
 * confirmed. The order is locked, the change is made to the copy in memory, and then it is priced anew and written.
 */
import { GREATEST_INTEGER } from '@semena/contract/limits'
import type { OrderErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import {
  deleteLines,
  isStaffUser,
  putDiscounts,
  putLines,
  saveHead,
  savePrices,
  voucherInChannel,
} from '../../db/queries/order/order-draft.ts'
import {
  orderDiscountsOf,
  type OrderDiscountRow,
  orderGiftCardsPaid,
  type OrderLineRow,
  orderLinesOf,
  type OrderRow,
} from '../../db/queries/order/order.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import { lessenGiftCards } from '../../db/queries/voucher/usage.ts'
import { taxAnswerOfOrder } from '../../db/queries/tax/tax-answer.ts'
import { readRules } from '../checkout/change.ts'
import { readVoucher, type Rules } from '../checkout/state.ts'
import { changeOrder, type OrderChange, type OrderCtx } from '../order/change.ts'
import { followPrice } from '../payment/apply.ts'
import { askTaxes } from '../pricing/ask-taxes.ts'
import type { Taxing } from '../pricing/tax-apps.ts'
import { ok, refuse, type Result } from '../result.ts'
import { allocateTo } from './allocate.ts'
import { warehousesOfOrder } from './order-facts.ts'
import { priceOrder, type PricedOrder } from './price-order.ts'

export type EditCtx = OrderCtx & Pick<Ctx, 'uuid' | 'taxApps' | 'shippingApps'>

/** An order in memory, which `work` of `editOrder` changes. */
export interface Edit extends OrderChange {
  lines: OrderLineRow[]
  /** Ids of the lines that `work` added. */
  newLines: Set<string>
  discounts: OrderDiscountRow[]
  channel: ChannelRow
  rules: Rules
}

export const isEditable = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'DRAFT' || status === 'UNCONFIRMED'

/** The refusal of an order that staff may not change any more. */
export const notEditable = () =>
  refuse('NOT_EDITABLE', 'id', 'Only drafts and orders that are not confirmed can be changed.')

/** Loads everything of a locked order that its prices follow from. */
export async function beginEdit(ctx: EditCtx, change: OrderChange): Promise<Edit> {
  const { client, order } = change
  const rules = await readRules(ctx)
  return {
    ...change,
    rules,
    channel: rules.shop.channelById.get(order.channelId)!,
    lines: await orderLinesOf(client, [order.id]),
    newLines: new Set(),
    discounts: await orderDiscountsOf(client, [order.id]),
  }
}

/** Changes an order by `work` and prices it anew; null where there is none. */
export async function editOrder<T>(
  ctx: EditCtx,
  id: string,
  work: (edit: Edit) => Promise<Result<T, OrderErrorCode>>,
): Promise<Result<T & { order: OrderRow }, OrderErrorCode> | null> {
  let taxing: Taxing | null = null
  const edited = await changeOrder<T>(ctx, id, async (change) => {
    const edit = await beginEdit(ctx, change)
    const done = await work(edit)
    if (!done.ok) return done
    const saved = await reprice(ctx, edit)
    if (!saved.ok) return saved
    taxing = saved.value.taxing
    change.event(edit.order.status === 'DRAFT' ? 'DRAFT_ORDER_UPDATED' : 'ORDER_UPDATED', 'Order', id)
    return done
  })
  const order = edited?.ok ? await taxOrder(ctx, id, taxing) : null
  return edited?.ok && order ? ok({ ...edited.value, order }) : edited
}

/**
 * Has an app work out the taxes of an order that was priced and written, and prices it once more with them: nothing is
 * locked while the app is asked. Null where that changes nothing. `isInsisting` asks again after a failure.
 */
export async function taxOrder(
  ctx: EditCtx,
  id: string,
  taxing: Taxing | null,
  isInsisting = false,
): Promise<OrderRow | null> {
  const answer = taxing && (await askTaxes(ctx, { kind: 'order', id }, taxing, isInsisting))
  return answer && (await priceAgain(ctx, id)).order
}

/** Prices an order that may still be changed. */
export async function priceAgain(ctx: EditCtx, id: string): Promise<{ order: OrderRow | null; taxing: Taxing | null }> {
  let taxing: Taxing | null = null
  const priced = await changeOrder<object>(ctx, id, async (change) => {
    if (!isEditable(change.order)) return ok({})
    const saved = await reprice(ctx, await beginEdit(ctx, change))
    if (!saved.ok) return saved
    taxing = saved.value.taxing
    return ok({})
  })
  return { order: priced?.ok ? priced.value.order : null, taxing }
}

/** Whether an amount in minor units can be told from the next one. */
const isCountable = (minor: number): boolean => Number.isSafeInteger(minor)

/** Prices the order anew and writes it. Lines of a placed order keep the stock that they need. */
export async function reprice(ctx: EditCtx, edit: Edit): Promise<Result<PricedOrder, OrderErrorCode>> {
  const { client, order, channel, rules, now, lines } = edit
  const warehouses = warehousesOfOrder(rules.shop, order, channel)
  const variantIds = [...new Set(lines.flatMap((l) => l.variantId ?? []))]
  const variants = await variantsForSale(client, variantIds, channel.id, warehouses, now)
  const voucher = order.voucherCode
    ? await voucherInChannel(client, { ...order, code: order.voucherCode, channelId: channel.id })
    : null
  const before = await orderLinesOf(client, [order.id])
  const priced = priceOrder({
    order,
    channel,
    lines,
    newLines: edit.newLines,
    quantities: new Map(before.map((l) => [l.id, l.quantity])),
    variants,
    voucher: voucher && readVoucher(voucher),
    isStaff: order.userId !== null && (await isStaffUser(client, order.userId)),
    discounts: edit.discounts,
    giftCards: await orderGiftCardsPaid(client, order.id),
    rules,
    taxes: await taxAnswerOfOrder(client, order.id),
    now,
    newId: ctx.uuid,
  })
  const tooLarge = priced.lines.filter((l) => l.quantity > GREATEST_INTEGER || !isCountable(l.undiscountedTotalGross))
  if (tooLarge.length || !isCountable(priced.prices.undiscountedTotalGross))
    return refuse('INVALID', 'lines', 'An order cannot be so large.', { orderLines: tooLarge.map((l) => l.id) })
  const kept = new Set(priced.lines.map((l) => l.id))
  const gone = [...priced.goneLines, ...before.map((l) => l.id)].filter((id) => !kept.has(id))
  await saveHead(client, order.id, order, now)
  await putLines(client, priced.lines)
  if (order.status !== 'DRAFT') {
    const freed = gone.map((id) => ({ id, variantId: null, quantity: 0, quantityFulfilled: 0 }))
    const held = await allocateTo(client, [...priced.lines, ...freed], {
      variants,
      warehouses,
      isFullestFirst: channel.allocationStrategy === 'PRIORITIZE_HIGH_STOCK',
      shop: rules.shop,
      now,
    })
    if (!held.ok) return held
  }
  await deleteLines(client, gone)
  await putDiscounts(client, order.id, priced.discounts)
  // Until an app has said the taxes, the order seems to cost less than it will.
  const isWhole = !priced.taxing || !!priced.taxing.kept?.taxes
  if (isWhole && priced.giftCards.length) await lessenGiftCards(client, order.id, priced.giftCards)
  const { chargeStatus, authorizeStatus } = order.status === 'DRAFT' || isWhole ? priced.prices : order
  edit.order = await savePrices(client, order.id, { ...priced.prices, chargeStatus, authorizeStatus }, now)
  if (order.status !== 'DRAFT' && isWhole) await followPrice(client, order, edit.order, now)
  return ok(priced)
}
