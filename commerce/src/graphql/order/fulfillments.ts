/** Parcels of an order, and who did what to it. */
import type DataLoader from 'dataloader'
import { may, userOf } from '../../context.ts'
import { appsByIds } from '../../db/queries/app.ts'
import { type FulfillmentLineRow, fulfillmentLinesOf, fulfillmentsOf } from '../../db/queries/fulfillment.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { listByKey } from '../shared/batch.ts'
import { metadataOf } from '../shared/metadata.ts'
import {
  type FulfillmentLineSource,
  type FulfillmentSource,
  lineSources,
  type OrderEventSource,
  type OrderLineSource,
  type OrderSource,
} from './sources.ts'

const STATUS_TEXT: Readonly<Record<string, string>> = {
  FULFILLED: 'Fulfilled',
  CANCELED: 'Canceled',
  WAITING_FOR_APPROVAL: 'Waiting for approval',
}

/** One reading of parcels, and one of what is in them, for all orders of a request. */
const loaders = new WeakMap<
  GraphqlContext['loaders'],
  { byOrder: DataLoader<string, FulfillmentSource['row'][]>; lines: DataLoader<number, FulfillmentLineRow[]> }
>()

function loadersOf(ctx: GraphqlContext) {
  let own = loaders.get(ctx.loaders)
  if (!own) {
    own = {
      byOrder: listByKey(
        (ids) => fulfillmentsOf(ctx.database.pool, ids),
        (f) => f.orderId,
      ),
      lines: listByKey(
        (ids) => fulfillmentLinesOf(ctx.database.pool, ids),
        (l) => l.fulfillmentId,
      ),
    }
    loaders.set(ctx.loaders, own)
  }
  return own
}

export const fulfillmentFields = {
  fulfillments: async (order: OrderSource, _: unknown, ctx: GraphqlContext): Promise<FulfillmentSource[]> =>
    (await loadersOf(ctx).byOrder.load(order.id)).map((row) => ({ row, order })),
}

export const fulfillmentTypes = {
  Fulfillment: {
    ...metadataOf<FulfillmentSource>('MANAGE_ORDERS', ({ row }) => row),
    id: ({ row }: FulfillmentSource) => toGlobalId('Fulfillment', row.id),
    fulfillmentOrder: ({ row }: FulfillmentSource) => row.fulfillmentOrder,
    status: ({ row }: FulfillmentSource) => row.status,
    statusDisplay: ({ row }: FulfillmentSource) => STATUS_TEXT[row.status] ?? row.status,
    trackingNumber: ({ row }: FulfillmentSource) => row.trackingNumber,
    created: ({ row }: FulfillmentSource) => row.createdAt,
    lines: async (
      { row, order }: FulfillmentSource,
      _: unknown,
      ctx: GraphqlContext,
    ): Promise<FulfillmentLineSource[]> =>
      (await loadersOf(ctx).lines.load(row.id)).map((line) => ({ row: line, order })),
  },

  FulfillmentLine: {
    id: ({ row }: FulfillmentLineSource) => toGlobalId('FulfillmentLine', row.id),
    quantity: ({ row }: FulfillmentLineSource) => row.quantity,
    orderLine: async (
      { row, order }: FulfillmentLineSource,
      _: unknown,
      ctx: GraphqlContext,
    ): Promise<OrderLineSource | null> =>
      (await lineSources(ctx, order)).find((l) => l.row.id === row.orderLineId) ?? null,
  },
}

/** Names of those who acted are for those who look after users, or apps. */
export const eventActors = {
  user: async (e: OrderEventSource, _: unknown, ctx: GraphqlContext) =>
    e.userId !== null && (e.userId === userOf(ctx)?.userId || may(ctx, 'MANAGE_USERS', 'MANAGE_STAFF'))
      ? ctx.loaders.userById.load(e.userId)
      : null,
  app: async (e: OrderEventSource, _: unknown, ctx: GraphqlContext) =>
    e.appId !== null && may(ctx, 'MANAGE_APPS', 'MANAGE_ORDERS')
      ? ((await appsByIds(ctx.database.pool, [e.appId]))[0] ?? null)
      : null,
}
