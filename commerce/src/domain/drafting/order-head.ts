/** Changes what is written on an order that was placed: customer, addresses, reference; and how it is shipped. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { findOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { readRules } from '../checkout/change.ts'
import { ok, refuse, type Result } from '../result.ts'
import { beginEdit, type EditCtx, editOrder, isEditable, notEditable, reprice, taxOrder } from './edit.ts'
import { saveHead } from '../../db/queries/order/order-draft.ts'
import { leavingApp } from '../order/app-method.ts'
import { changeOrder } from '../order/change.ts'
import type { Taxing } from '../pricing/tax-apps.ts'
import { excludedFor } from './offered.ts'
import { changedHead, type HeadInput } from './head.ts'

type Done = Promise<Result<{ order: OrderRow }, OrderErrorCode> | null>

/** Changes a placed order; null where there is none. Prices of an order that is not confirmed follow its addresses. */
export async function updateOrder(ctx: EditCtx, id: string, input: HeadInput): Done {
  let taxing: Taxing | null = null
  const done = await changeOrder<object>(ctx, id, async (change) => {
    const { client, order, now, event } = change
    if (order.status === 'DRAFT') return refuse('INVALID', 'id', 'A draft is changed by draftOrderUpdate.')
    const edit = await beginEdit(ctx, change)
    const head = await changedHead(ctx, edit, order, input)
    if (!head.ok) return head
    edit.order = await saveHead(client, id, { ...order, ...head.value }, now)
    if ((input.shippingAddress || input.billingAddress) && isEditable(order)) {
      const priced = await reprice(ctx, edit)
      if (!priced.ok) return priced
      taxing = priced.value.taxing
    }
    event('ORDER_UPDATED', 'Order', id)
    return ok({})
  })
  const order = done?.ok ? await taxOrder(ctx, id, taxing) : null
  return order ? ok({ order }) : done
}

/** Chooses how an order is shipped; null removes the method. Answers null where there is no such order. */
export async function updateShipping(ctx: EditCtx, id: string, methodId: number | null): Done {
  const excluded =
    methodId === null ? null : await excludedFor(ctx, await findOrder(ctx.database.pool, id), await readRules(ctx))
  return editOrder(ctx, id, async (edit) => {
    const { order, rules, channel, lines } = edit
    if (!isEditable(order)) return notEditable()
    if (methodId === null) {
      if (order.status !== 'DRAFT' && lines.some((l) => l.isShippingRequired))
        return refuse('SHIPPING_METHOD_REQUIRED', 'shippingMethod', 'Shipping method is required for this order.')
      edit.order = {
        ...order,
        shippingMethodId: null,
        shippingMethodName: null,
        undiscountedShipping: 0,
        ...leavingApp(order),
      }
      return ok({})
    }
    const method = rules.methods.find((m) => m.id === methodId)
    if (!method) return refuse('NOT_FOUND', 'shippingMethod', 'There is no such shipping method.')
    const listing = method.listings.find((l) => l.channelId === channel.id)
    if (!listing)
      return refuse(
        'SHIPPING_METHOD_NOT_APPLICABLE',
        'shippingMethod',
        'This method is not available in the channel of the order.',
      )
    if (excluded?.has(methodId))
      return refuse(
        'SHIPPING_METHOD_NOT_APPLICABLE',
        'shippingMethod',
        'Shipping method cannot be used with this order.',
      )
    edit.order = { ...order, shippingMethodId: methodId, undiscountedShipping: listing.price, ...leavingApp(order) }
    return ok({})
  })
}
