/** Parcels of an order, and who did what to it. */
import { hasPermission, isStaffOrApp, userOf } from '../../context.ts'
import { fulfillmentLinesOf, fulfillmentsOf } from '../../db/queries/order/fulfillment.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { pageOf } from '../payment/sources.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { listByKey } from '../shared/batch.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money } from '../shared/money.ts'
import { ofOperation } from '../shared/of-operation.ts'
import { orderLoaders } from './loaders.ts'
import { type FulfillmentLineSource, type FulfillmentSource, lineSources, type OrderLineSource } from './sources.ts'

const STATUS_TEXT: Readonly<Record<string, string>> = {
  FULFILLED: 'Fulfilled',
  CANCELED: 'Canceled',
  WAITING_FOR_APPROVAL: 'Waiting for approval',
  REFUNDED: 'Refunded',
  RETURNED: 'Returned',
  REPLACED: 'Replaced',
  REFUNDED_AND_RETURNED: 'Refunded and returned',
}

/** The parcels of orders, and the lines of parcels. */
export const fulfillmentLoaders = ofOperation(({ database: { pool } }) => ({
  byOrder: listByKey((ids: readonly string[]) => fulfillmentsOf(pool, ids), 'orderId'),
  lines: listByKey((ids: readonly number[]) => fulfillmentLinesOf(pool, ids), 'fulfillmentId'),
}))

export const fulfillmentFields = {
  fulfillments: async (order, _, ctx): Promise<FulfillmentSource[]> =>
    (await fulfillmentLoaders(ctx).byOrder.load(order.id)).map((row) => ({ row, order })),
} satisfies Partial<Fields<'Order'>>

/** The page that names why goods came back, for staff and apps: whoever knows an order's id sees its parcels. */
const reasonOf = (ctx: GraphqlContext, pageId: number | null) => (isStaffOrApp(ctx) ? pageOf(ctx, pageId) : null)

export const fulfillmentTypes = resolversOf({
  Fulfillment: {
    ...metadataOf<FulfillmentSource>('MANAGE_ORDERS', ({ row }) => row),
    id: ({ row }) => toGlobalId('Fulfillment', row.id),
    statusDisplay: ({ row }) => STATUS_TEXT[row.status] ?? row.status,
    created: ({ row }) => row.createdAt,
    warehouse: async ({ row }, _, ctx) => {
      const [first] = await fulfillmentLoaders(ctx).lines.load(row.id)
      const id = first?.stockId == null ? null : await orderLoaders(ctx).warehouseOfStock.load(first.stockId)
      return id === null ? null : ctx.loaders.warehouseById.load(id)
    },
    shippingRefundedAmount: ({ row, order }) =>
      row.shippingRefunded === null ? null : money(row.shippingRefunded, order.currency),
    totalRefundedAmount: ({ row, order }) =>
      row.totalRefunded === null ? null : money(row.totalRefunded, order.currency),
    reasonReference: ({ row }, _, ctx) => reasonOf(ctx, row.reasonPageId),
    lines: async ({ row, order }, _, ctx): Promise<FulfillmentLineSource[]> =>
      (await fulfillmentLoaders(ctx).lines.load(row.id)).map((line) => ({ row: line, order })),
  },

  FulfillmentLine: {
    id: ({ row }) => toGlobalId('FulfillmentLine', row.id),
    reasonReference: ({ row }, _, ctx) => reasonOf(ctx, row.reasonPageId),
    orderLine: async ({ row, order }, _, ctx): Promise<OrderLineSource | null> =>
      (await lineSources(ctx, order)).find((l) => l.row.id === row.orderLineId) ?? null,
  },
})

/** Who caused an event of an order is told only to those who look after users or apps, and to the user themself. */
export const eventActors = {
  user: async (e, _, ctx) =>
    e.userId !== null && (e.userId === userOf(ctx)?.userId || hasPermission(ctx, 'MANAGE_USERS', 'MANAGE_STAFF'))
      ? ctx.loaders.userById.load(e.userId)
      : null,
  app: (e, _, ctx) =>
    e.appId !== null && hasPermission(ctx, 'MANAGE_APPS', 'MANAGE_ORDERS')
      ? orderLoaders(ctx).appById.load(e.appId)
      : null,
} satisfies Partial<Fields<'OrderEvent'>>
