/** Parcels that are taken back, and goods that come back. */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { OrderRow } from '../../db/queries/order.ts'
import { cannotRefund, returnProducts, type Returned, type ReturnInput } from '../../domain/drafting/return.ts'
import { intKey, uuidKey } from '../../domain/global-id.ts'
import { cancelFulfillment } from '../../domain/order/cancel-fulfillment.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { OrderReturnProductsInput } from '../../inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { missing, noId, orderKey } from './keys.ts'
import { fulfillmentOf, fulfillmentPayload } from './staff-mutations.ts'

type Done<T> = Result<T & { order: OrderRow }, OrderErrorCode>

function readReturn(input: OrderReturnProductsInput): Result<ReturnInput, 'GRAPHQL_ERROR'> {
  const back = (line: { quantity: number; replace?: boolean | null; reason?: string | null }) => ({
    quantity: line.quantity,
    replace: line.replace ?? false,
    reason: plainText(line.reason ?? '').trim(),
  })
  const orderLines: ReturnInput['orderLines'][number][] = []
  for (const line of input.orderLines ?? []) {
    const orderLineId = uuidKey(line.orderLineId, 'OrderLine')
    if (!orderLineId) return noId('OrderLine', 'orderLines')
    orderLines.push({ ...back(line), orderLineId })
  }
  const fulfillmentLines: ReturnInput['fulfillmentLines'][number][] = []
  for (const line of input.fulfillmentLines ?? []) {
    const fulfillmentLineId = intKey(line.fulfillmentLineId, 'FulfillmentLine')
    if (fulfillmentLineId === null) return noId('FulfillmentLine', 'fulfillmentLines')
    fulfillmentLines.push({ ...back(line), fulfillmentLineId })
  }
  const reason = plainText(input.reason ?? '').trim()
  return ok({ orderLines, fulfillmentLines, refund: input.refund ?? false, reason })
}

export const returnMutations = {
  orderFulfillmentCancel: async (_, { id, input }, ctx) => {
    const row = await fulfillmentOf(ctx, id)
    if (!row.ok) return fulfillmentPayload(row)
    const warehouseId = input?.warehouseId == null ? null : uuidKey(input.warehouseId, 'Warehouse')
    if (input?.warehouseId != null && warehouseId === null)
      return fulfillmentPayload(refuse('GRAPHQL_ERROR', 'warehouseId', 'Must receive a Warehouse id.'))
    return fulfillmentPayload((await cancelFulfillment(ctx, row.value, warehouseId)) ?? missing('id'))
  },

  orderFulfillmentReturnProducts: async (_, { order: id, input }, ctx) => {
    const key = await orderKey(ctx, id, 'order')
    const read = readReturn(input)
    let done: Done<Returned>
    if (!key.ok) done = key
    else done = read.ok ? ((await returnProducts(ctx, key.value, read.value)) ?? missing('order')) : read
    const nothing = { order: null, returnFulfillment: null, replaceFulfillment: null, replaceOrder: null }
    return payload(done, nothing, ({ order, returned, replaced, replacement }) => ({
      order,
      returnFulfillment: returned && { row: returned, order },
      replaceFulfillment: replaced && { row: replaced, order },
      replaceOrder: replacement,
    }))
  },

  orderFulfillmentRefundProducts: async (_, { order: id }, ctx) => {
    const key = await orderKey(ctx, id, 'order')
    const done: Result<never, OrderErrorCode> = key.ok ? cannotRefund() : key
    return payload(done, { order: null, fulfillment: null }, () => ({ order: null, fulfillment: null }))
  },
} satisfies Partial<Fields<'Mutation'>>
