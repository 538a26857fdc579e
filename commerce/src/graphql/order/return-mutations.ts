/** Parcels that are taken back, and goods that come back. */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { FulfillmentRow } from '../../db/queries/order/fulfillment.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { type RefundInput, refundProducts } from '../../domain/drafting/refund.ts'
import { returnProducts, type Returned, type ReturnInput } from '../../domain/drafting/return.ts'
import { intKey, uuidKey } from '../../domain/global-id.ts'
import { cancelFulfillment } from '../../domain/order/cancel-fulfillment.ts'
import { HIGHEST_AMOUNT, toMinorHalfEven } from '../../domain/money.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { OrderRefundProductsInput, OrderReturnProductsInput } from '../../domain/order/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { reasonPageKey } from '../shared/ids.ts'
import { payload } from '../shared/payload.ts'
import { missing, noId, orderKey } from './keys.ts'
import { fulfillmentOf, fulfillmentPayload } from './staff-mutations.ts'

type Done<T> = Result<T & { order: OrderRow }, OrderErrorCode>

/** Reads lines that are named, and what is to be given back for them. */
function readRefund(input: OrderReturnProductsInput | OrderRefundProductsInput): Result<RefundInput, 'GRAPHQL_ERROR'> {
  const back = (line: {
    quantity: number
    replace?: boolean | null
    reason?: string | null
    reasonReference?: string | null
  }) => ({
    quantity: line.quantity,
    replace: line.replace ?? false,
    reason: plainText(line.reason ?? '').trim(),
    reasonPageId: reasonPageKey(line.reasonReference) ?? null,
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
  const { amountToRefund: said, includeShippingCosts } = input
  const amount = said == null ? null : (currency: string) => toMinorHalfEven(Math.min(said, HIGHEST_AMOUNT), currency)
  return ok({ orderLines, fulfillmentLines, amount, withShipping: includeShippingCosts ?? false })
}

function readReturn(input: OrderReturnProductsInput): Result<ReturnInput, 'GRAPHQL_ERROR'> {
  const read = readRefund(input)
  const reason = plainText(input.reason ?? '').trim()
  const reasonPageId = reasonPageKey(input.reasonReference) ?? null
  return read.ok ? ok({ ...read.value, refund: input.refund ?? false, reason, reasonPageId }) : read
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

  orderFulfillmentRefundProducts: async (_, { order: id, input }, ctx) => {
    const key = await orderKey(ctx, id, 'order')
    const read = readRefund(input)
    let done: Done<{ refunded: FulfillmentRow }>
    if (!key.ok) done = key
    else done = read.ok ? ((await refundProducts(ctx, key.value, read.value)) ?? missing('order')) : read
    return payload(done, { order: null, fulfillment: null }, ({ order, refunded }) => ({
      order,
      fulfillment: { row: refunded, order },
    }))
  },
} satisfies Partial<Fields<'Mutation'>>
