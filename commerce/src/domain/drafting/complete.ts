/** Completes drafts: the order is placed, its stock is taken, and what it costs does not change any more. */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { type ForSaleRow, variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import { placeDraft } from '../../db/queries/order/order-draft.ts'
import { findOrder, type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import { userById } from '../../db/queries/customer/user.ts'
import { keepAddress } from '../account/address-book.ts'
import { readRules } from '../checkout/change.ts'
import type { OfferedMethod, Rules } from '../checkout/state.ts'
import { notifyPlaced } from '../mail/order-happenings.ts'
import { changeOrder } from '../order/change.ts'
import { appMethodIdOf } from '../order/app-method.ts'
import { changeState } from '../order/change-state.ts'
import { fulfillGiftCards } from '../order/fulfill-gift-cards.ts'
import { isFullyPaid } from '../order/fulfillment-faults.ts'
import { orderPaidStatus } from '../paid-status.ts'
import { taxAppOf } from '../pricing/tax.ts'
import { ok, refuse, type Refusal, refusal, type Result } from '../result.ts'
import { allocateTo } from './allocate.ts'
import { notADraft } from './draft.ts'
import { beginEdit, type EditCtx, priceAgain, reprice, taxOrder } from './edit.ts'
import { excludedFor, methodsOfOrder } from './offered.ts'
import { countryOfOrder, warehousesOfOrder } from './order-facts.ts'
import { placeVoucher } from './voucher-use.ts'

/** What a draft's completeness is judged by. */
export interface DraftParts {
  order: OrderRow
  lines: readonly OrderLineRow[]
  variants: ReadonlyMap<number, ForSaleRow>
  rules: Rules
  /** The shipping methods that apps exclude. */
  excluded: ReadonlySet<OfferedMethod['id']>
  now: Date
}

/** Everything that keeps a draft from being placed, in Saleor's order of questions. Pure. */
export function draftFaults({ order, lines, variants, rules, excluded, now }: DraftParts): Refusal<OrderErrorCode>[] {
  const channel = rules.shop.channelById.get(order.channelId)!
  const faults: Refusal<OrderErrorCode>[] = []
  const fault = (code: OrderErrorCode, field: string, message: string, orderLines?: string[]): void => {
    faults.push(refusal(code, field, message, orderLines ? { orderLines } : {}))
  }
  if (!channel.isActive) fault('CHANNEL_INACTIVE', 'channel', 'The channel is not active.')
  if (!order.billingAddress) fault('BILLING_ADDRESS_NOT_SET', 'order', "Can't finalize draft with no billing address.")
  if (order.collectionPointId === null && lines.some((l) => l.isShippingRequired)) {
    if (!order.shippingAddress)
      fault('ORDER_NO_SHIPPING_ADDRESS', 'order', "Can't finalize draft with no shipping address.")
    const method = rules.methods.find((m) => m.id === order.shippingMethodId)
    if (!method && appMethodIdOf(order) === null)
      fault('SHIPPING_METHOD_REQUIRED', 'shipping', 'Shipping method is required.')
    else if (
      method &&
      order.shippingAddress &&
      !methodsOfOrder(order, lines, variants, rules).some((m) => m.id === method.id && !excluded.has(m.id))
    )
      fault('SHIPPING_METHOD_NOT_APPLICABLE', 'shipping', 'Shipping method is not valid for chosen shipping address')
  }
  if (lines.length === 0) fault('REQUIRED', 'lines', 'Could not create order without any products.')
  const variantOf = (l: OrderLineRow): ForSaleRow | undefined =>
    l.variantId === null ? undefined : variants.get(l.variantId)
  const failing = (isWrong: (v: ForSaleRow) => boolean): string[] =>
    lines.flatMap((l) => {
      const variant = variantOf(l)
      return variant && isWrong(variant) ? [l.id] : []
    })
  const gone = lines.filter((l) => !variantOf(l)).map((l) => l.id)
  if (gone.length) fault('NOT_FOUND', 'lines', 'Some variants are not sold any more.', gone)
  const hidden = failing((v) => !v.isPublished)
  if (hidden.length) fault('PRODUCT_NOT_PUBLISHED', 'lines', "Can't finalize draft with unpublished product.", hidden)
  const unavailable = failing((v) => v.availableForPurchaseAt === null || v.availableForPurchaseAt > now)
  if (unavailable.length)
    fault(
      'PRODUCT_UNAVAILABLE_FOR_PURCHASE',
      'lines',
      "Can't finalize draft with product unavailable for purchase.",
      unavailable,
    )
  const unpriced = lines.filter((l) => l.priceOverride === null && variantOf(l)?.price === null).map((l) => l.id)
  if (unpriced.length)
    fault('NOT_AVAILABLE_IN_CHANNEL', 'lines', 'Some variants have no price in the channel.', unpriced)
  return faults
}

/** Places a draft; null where there is none. */
export async function completeDraft(
  ctx: EditCtx & Pick<Ctx, 'origin'>,
  id: string,
): Promise<Result<{ order: OrderRow }, OrderErrorCode> | null> {
  const draft = await findOrder(ctx.database.pool, id)
  const known = await readRules(ctx)
  const { shop } = known
  const at = draft && shop.channelById.get(draft.channelId)
  if (draft?.status === 'DRAFT' && at && taxAppOf(shop, at, countryOfOrder(draft, at)))
    await taxOrder(ctx, id, (await priceAgain(ctx, id)).taxing, true)
  const excluded = await excludedFor(ctx, draft, known, true)
  return changeOrder(ctx, id, async (change) => {
    const { client, now, note } = change
    if (change.order.status !== 'DRAFT') return notADraft()
    const edit = await beginEdit(ctx, change)
    const priced = await reprice(ctx, edit)
    if (!priced.ok) return priced
    const { order, rules, channel } = edit
    const lines = await orderLinesOf(client, [id])
    const warehouses = warehousesOfOrder(rules.shop, order, channel)
    const variantIds = [...new Set(lines.flatMap((l) => l.variantId ?? []))]
    const variants = await variantsForSale(client, variantIds, channel.id, warehouses, now)
    const faults = draftFaults({ order, lines, variants, rules, excluded, now })
    if (faults.length) return { ok: false, errors: faults }
    const { taxing } = priced.value
    if (taxing && (!taxing.kept || taxing.kept.fault !== null))
      return refuse('TAX_ERROR', null, 'Configured Tax App returned invalid response.')
    const held = await allocateTo(client, lines, {
      variants,
      warehouses,
      isFullestFirst: channel.allocationStrategy === 'PRIORITIZE_HIGH_STOCK',
      shop: rules.shop,
      now,
    })
    if (!held.ok) return held
    const { appliedVoucher: voucher } = priced.value
    if (order.voucherCode && !voucher)
      return refuse('INVALID_VOUCHER', 'voucher', 'The voucher does not apply to this order.')
    const customer = order.userId === null ? null : await userById(client, order.userId)
    if (voucher && !(await placeVoucher(client, order, voucher, customer?.email ?? order.userEmail)))
      return refuse('INVALID_VOUCHER', 'voucher', 'The voucher is used up.')
    await placeDraft(client, id, now)
    const sums = {
      ...order,
      ...orderPaidStatus(order.totalGross, { charged: order.totalCharged, authorized: order.totalAuthorized }),
    }
    const status = await changeState(client, order, { happening: 'PLACED', sums }, now)
    await note('PLACED_FROM_DRAFT')
    if (channel.automaticallyConfirmAllNewOrders) {
      await changeState(client, { ...order, status }, { happening: 'CONFIRMED', sums }, now)
      await note('CONFIRMED')
    }
    if (customer) {
      if (order.shippingAddress && order.saveShippingAddress)
        await keepAddress(client, customer.id, 'SHIPPING', order.shippingAddress)
      if (order.billingAddress && order.saveBillingAddress)
        await keepAddress(client, customer.id, 'BILLING', order.billingAddress)
    }
    await notifyPlaced(client, order, ctx.origin)
    // Cards of a draft that was paid waited for it to be placed.
    if (order.totalCharged > 0 && isFullyPaid(order)) await fulfillGiftCards(client, id, now)
    return ok({})
  })
}
