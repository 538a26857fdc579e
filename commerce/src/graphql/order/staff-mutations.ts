/** What staff and apps do with orders: confirming, cancelling, sending. */
import { LONGEST_REFERENCE, LONGEST_TEXT } from '@semena/contract/limits'
import type { OrderErrorCode } from '@semena/contract/enums'
import { findFulfillment, type FulfillmentRow } from '../../db/queries/order/fulfillment.ts'
import { findOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { intKey, toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { cancelOrder, cancelOrders } from '../../domain/order/cancel.ts'
import { confirmOrder } from '../../domain/order/confirm.ts'
import { approveFulfillment, fulfillOrder } from '../../domain/order/fulfill.ts'
import type { FulfillLine } from '../../domain/order/fulfillment-faults.ts'
import { updateTracking } from '../../domain/order/track.ts'
import { markAsPaid } from '../../domain/payment/mark-as-paid.ts'
import { refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { OrderFulfillLineInput } from '../../domain/order/inputs.generated.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { payload, shown } from '../shared/payload.ts'
import { requirePermission, requireChannel } from '../shared/permission.ts'
import { missing, noId, orderKey, orderKeys, orderOnly } from './keys.ts'
import type { FulfillmentSource } from './sources.ts'

const source = (row: FulfillmentRow, order: OrderRow): FulfillmentSource => ({ row, order })

/** The parcel that an id names, in a channel where the viewer may work. */
export async function fulfillmentOf(ctx: GraphqlContext, id: string): Promise<Result<FulfillmentRow, OrderErrorCode>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const key = intKey(id, 'Fulfillment')
  if (key === null) return noId('Fulfillment', 'id')
  const row = await findFulfillment(ctx.database.pool, key)
  if (!row) return refuse('NOT_FOUND', 'id', 'There is no such fulfillment.')
  requireChannel(ctx, (await findOrder(ctx.database.pool, row.orderId))!.channelId)
  return { ok: true, value: row }
}

function readLines(lines: readonly OrderFulfillLineInput[]): Result<FulfillLine[], OrderErrorCode> {
  const read: FulfillLine[] = []
  for (const { orderLineId, stocks } of lines) {
    const line = orderLineId == null ? null : uuidKey(orderLineId, 'OrderLine')
    if (!line) return noId('OrderLine', 'orderLineId')
    const from: FulfillLine['stocks'] = []
    for (const { warehouse, quantity } of stocks) {
      const warehouseId = uuidKey(warehouse, 'Warehouse')
      if (!warehouseId) return noId('Warehouse', 'warehouse')
      from.push({ warehouseId, quantity })
    }
    read.push({ orderLineId: line, stocks: from })
  }
  return { ok: true, value: read }
}

async function fulfill(
  ctx: GraphqlContext,
  { order: id, input }: ArgsOf<'Mutation', 'orderFulfill'>,
): Promise<Result<{ order: OrderRow; fulfillments: FulfillmentRow[] }, OrderErrorCode>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const key = id == null ? missing('order') : await orderKey(ctx, id, 'order')
  if (!key.ok) return key
  const lines = readLines(input.lines)
  if (!lines.ok) return lines
  const trackingNumber = plainText(input.trackingNumber ?? '').trim()
  if (trackingNumber.length > LONGEST_TEXT) return tooLong()
  const fulfilling = {
    lines: lines.value,
    notifyCustomer: input.notifyCustomer ?? true,
    mayExceed: input.allowStockToBeExceeded ?? false,
    trackingNumber,
  }
  return (await fulfillOrder(ctx, key.value, fulfilling)) ?? missing('order')
}

export const staffMutations = {
  orderCancel: (_, { id }, ctx) => orderOnly(ctx, id, (key) => cancelOrder(ctx, key)),

  orderBulkCancel: async (_, { ids }, ctx) => {
    const keys = await orderKeys(ctx, ids)
    if (!keys.ok) return { count: 0, errors: keys.errors.map(shown) }
    const { count, errors } = await cancelOrders(ctx, keys.value)
    return { count, errors: errors.map((e) => shown({ ...e, field: toGlobalId('Order', e.field!) })) }
  },

  orderConfirm: (_, { id }, ctx) => orderOnly(ctx, id, (key) => confirmOrder(ctx, key)),

  orderMarkAsPaid: async (_, { id, transactionReference }, ctx) => {
    const reference = plainText(transactionReference ?? '').trim()
    return reference.length > LONGEST_REFERENCE
      ? payload(refuse('INVALID', 'transactionReference', `At most ${LONGEST_REFERENCE} characters.`), 'order')
      : orderOnly(ctx, id, (key) => markAsPaid(ctx, key, reference))
  },

  orderFulfill: async (_, args, ctx) => {
    const done = await fulfill(ctx, args)
    return payload(done, { order: null, fulfillments: null }, ({ order, fulfillments }) => ({
      order,
      fulfillments: fulfillments.map((f) => source(f, order)),
    }))
  },

  orderFulfillmentApprove: async (_, { id, notifyCustomer, allowStockToBeExceeded }, ctx) => {
    const row = await fulfillmentOf(ctx, id)
    const done = row.ok
      ? ((await approveFulfillment(ctx, row.value, { notifyCustomer, mayExceed: allowStockToBeExceeded ?? false })) ??
        missing('id'))
      : row
    return fulfillmentPayload(done)
  },

  orderFulfillmentUpdateTracking: async (_, { id, input }, ctx) => {
    const row = await fulfillmentOf(ctx, id)
    const trackingNumber = plainText(input.trackingNumber ?? '').trim()
    if (row.ok && trackingNumber.length > LONGEST_TEXT) return fulfillmentPayload(tooLong())
    const done = row.ok
      ? ((await updateTracking(ctx, row.value, { trackingNumber, notifyCustomer: input.notifyCustomer ?? false })) ??
        missing('id'))
      : row
    return fulfillmentPayload(done)
  },
} satisfies Partial<Fields<'Mutation'>>

const tooLong = () => refuse('INVALID', 'trackingNumber', `At most ${LONGEST_TEXT} characters.`)

export const fulfillmentPayload = (done: Result<{ order: OrderRow; fulfillment: FulfillmentRow }, OrderErrorCode>) =>
  payload(done, { order: null, fulfillment: null }, ({ order, fulfillment }) => ({
    order,
    fulfillment: source(fulfillment, order),
  }))
