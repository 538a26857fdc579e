/** What staff and apps do with orders: confirming, cancelling, sending. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { findFulfillment, type FulfillmentRow } from '../../db/queries/fulfillment.ts'
import { findOrder, type OrderRow } from '../../db/queries/order.ts'
import { intKey, toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { cancelOrder } from '../../domain/order/cancel.ts'
import { confirmOrder } from '../../domain/order/confirm.ts'
import { approveFulfillment, fulfillOrder } from '../../domain/order/fulfill.ts'
import type { FulfillLine } from '../../domain/order/fulfillment-faults.ts'
import { updateTracking } from '../../domain/order/track.ts'
import { markAsPaid } from '../../domain/payment/mark-as-paid.ts'
import { no, type Refusal, refusal, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  MutationOrderCancelArgs,
  MutationOrderConfirmArgs,
  MutationOrderFulfillArgs,
  MutationOrderFulfillmentApproveArgs,
  MutationOrderFulfillmentUpdateTrackingArgs,
  MutationOrderMarkAsPaidArgs,
  OrderFulfillLineInput,
} from '../resolver-types.generated.ts'
import { need, needChannel } from '../shared/permission.ts'
import type { FulfillmentSource } from './sources.ts'

const LONGEST_TRACKING = 255

const LONGEST_REFERENCE = 512

const shown = ({ field, code, message, orderLines, warehouse }: Refusal<OrderErrorCode>) => ({
  field,
  code,
  message,
  warehouse: warehouse ? toGlobalId('Warehouse', warehouse) : null,
  orderLines: orderLines?.map((id) => toGlobalId('OrderLine', id)) ?? null,
  variants: null,
  addressType: null,
})

const source = (row: FulfillmentRow, order: OrderRow): FulfillmentSource => ({ row, order })

/** `null` and `field` as payloads have them: nothing of what was asked for. */
const refused = (names: readonly string[], errors: Refusal<OrderErrorCode>[]) => ({
  ...Object.fromEntries(names.map((n) => [n, null])),
  errors: errors.map(shown),
})

const missing = (field: string) => no(refusal('NOT_FOUND', field, 'There is no such order.'))

const noId = (type: string, field: string) => no(refusal('GRAPHQL_ERROR', field, `Must receive a ${type} id.`))

/** The key of an order whose channel the viewer may work in. */
async function orderKey(ctx: GraphqlContext, id: string, field: string): Promise<Result<string, OrderErrorCode>> {
  need(ctx, 'MANAGE_ORDERS')
  const key = uuidKey(id, 'Order')
  if (!key) return noId('Order', field)
  const order = await findOrder(ctx.database.pool, key)
  if (!order) return missing(field)
  needChannel(ctx, order.channelId)
  return { ok: true, value: key }
}

async function fulfillmentOf(ctx: GraphqlContext, id: string): Promise<Result<FulfillmentRow, OrderErrorCode>> {
  need(ctx, 'MANAGE_ORDERS')
  const key = intKey(id, 'Fulfillment')
  if (key === null) return noId('Fulfillment', 'id')
  const row = await findFulfillment(ctx.database.pool, key)
  if (!row) return no(refusal('NOT_FOUND', 'id', 'There is no such fulfillment.'))
  needChannel(ctx, (await findOrder(ctx.database.pool, row.orderId))!.channelId)
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

/** One who answers with the order alone. */
const orderOnly = async (
  ctx: GraphqlContext,
  id: string,
  work: (key: string) => Promise<Result<{ order: OrderRow }, OrderErrorCode> | null>,
) => {
  const key = await orderKey(ctx, id, 'id')
  const done = key.ok ? ((await work(key.value)) ?? missing('id')) : key
  return done.ok ? { order: done.value.order, errors: [] } : refused(['order'], done.errors)
}

async function fulfill(
  ctx: GraphqlContext,
  { order: id, input }: MutationOrderFulfillArgs,
): Promise<Result<{ order: OrderRow; fulfillments: FulfillmentRow[] }, OrderErrorCode>> {
  need(ctx, 'MANAGE_ORDERS')
  const key = id == null ? missing('order') : await orderKey(ctx, id, 'order')
  if (!key.ok) return key
  const lines = readLines(input.lines)
  if (!lines.ok) return lines
  const trackingNumber = plainText(input.trackingNumber ?? '').trim()
  if (trackingNumber.length > LONGEST_TRACKING) return tooLong()
  const fulfilling = {
    lines: lines.value,
    notifyCustomer: input.notifyCustomer ?? true,
    mayExceed: input.allowStockToBeExceeded ?? false,
    trackingNumber,
  }
  return (await fulfillOrder(ctx, key.value, fulfilling)) ?? missing('order')
}

export const staffMutations = {
  orderCancel: (_: unknown, { id }: MutationOrderCancelArgs, ctx: GraphqlContext) =>
    orderOnly(ctx, id, (key) => cancelOrder(ctx, key)),

  orderConfirm: (_: unknown, { id }: MutationOrderConfirmArgs, ctx: GraphqlContext) =>
    orderOnly(ctx, id, (key) => confirmOrder(ctx, key)),

  orderMarkAsPaid: async (
    _: unknown,
    { id, transactionReference }: MutationOrderMarkAsPaidArgs,
    ctx: GraphqlContext,
  ) => {
    const reference = plainText(transactionReference ?? '').trim()
    return reference.length > LONGEST_REFERENCE
      ? refused(['order'], [refusal('INVALID', 'transactionReference', `At most ${LONGEST_REFERENCE} characters.`)])
      : orderOnly(ctx, id, (key) => markAsPaid(ctx, key, reference))
  },

  orderFulfill: async (_: unknown, args: MutationOrderFulfillArgs, ctx: GraphqlContext) => {
    const done = await fulfill(ctx, args)
    if (!done.ok) return refused(['order', 'fulfillments'], done.errors)
    const { order, fulfillments } = done.value
    return { order, fulfillments: fulfillments.map((f) => source(f, order)), errors: [] }
  },

  orderFulfillmentApprove: async (
    _: unknown,
    { id, notifyCustomer, allowStockToBeExceeded }: MutationOrderFulfillmentApproveArgs,
    ctx: GraphqlContext,
  ) => {
    const row = await fulfillmentOf(ctx, id)
    const done = row.ok
      ? ((await approveFulfillment(ctx, row.value, { notifyCustomer, mayExceed: allowStockToBeExceeded ?? false })) ??
        missing('id'))
      : row
    return fulfillmentPayload(done)
  },

  orderFulfillmentUpdateTracking: async (
    _: unknown,
    { id, input }: MutationOrderFulfillmentUpdateTrackingArgs,
    ctx: GraphqlContext,
  ) => {
    const row = await fulfillmentOf(ctx, id)
    const trackingNumber = plainText(input.trackingNumber ?? '').trim()
    if (row.ok && trackingNumber.length > LONGEST_TRACKING) return fulfillmentPayload(tooLong())
    const done = row.ok
      ? ((await updateTracking(ctx, row.value, { trackingNumber, notifyCustomer: input.notifyCustomer ?? false })) ??
        missing('id'))
      : row
    return fulfillmentPayload(done)
  },
}

const tooLong = () => no(refusal('INVALID', 'trackingNumber', `At most ${LONGEST_TRACKING} characters.`))

const fulfillmentPayload = (done: Result<{ order: OrderRow; fulfillment: FulfillmentRow }, OrderErrorCode>) =>
  done.ok
    ? { order: done.value.order, fulfillment: source(done.value.fulfillment, done.value.order), errors: [] }
    : refused(['order', 'fulfillment'], done.errors)
