/** Granted refunds, field by field. */
import { hasPermission, userOf } from '../../context.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { grantedRefundStatus } from '../../domain/payment/granted.ts'
import type { GraphqlContext } from '../context.ts'
import { lineSources } from '../order/sources.ts'
import { appOf, pageOf } from '../payment/sources.ts'
import { eventSource } from '../payment/sources.ts'
import { resolversOf } from '../resolver-types.ts'
import { money } from '../shared/money.ts'
import { refundLoaders, type GrantedRefundSource } from './sources.ts'

const events = (ctx: GraphqlContext, { row }: GrantedRefundSource) => refundLoaders(ctx).events.load(row.id)

const payment = async (ctx: GraphqlContext, { row }: GrantedRefundSource) =>
  row.transactionId === null ? null : refundLoaders(ctx).payment.load(row.transactionId)

export const refundTypes = resolversOf({
  OrderGrantedRefund: {
    id: ({ row }) => toGlobalId('OrderGrantedRefund', row.id),
    amount: ({ row, order }) => money(row.amount, order.currency),
    reasonReference: ({ row }, _, ctx) => pageOf(ctx, row.reasonPageId),
    user: ({ row: { userId } }, _, ctx) =>
      userId !== null && (userId === userOf(ctx)?.userId || hasPermission(ctx, 'MANAGE_USERS', 'MANAGE_STAFF'))
        ? ctx.loaders.userById.load(userId)
        : null,
    app: ({ row }, _, ctx) => appOf(ctx, row.appId),
    lines: async ({ row, order }, _, ctx) =>
      (await refundLoaders(ctx).lines.load(row.id)).map((line) => ({ row: line, order })),
    status: async (source, _, ctx) => grantedRefundStatus(await events(ctx, source)),
    transaction: (source, _, ctx) => payment(ctx, source),
    transactionEvents: async (source, _, ctx) => {
      const rows = await events(ctx, source)
      const held = await payment(ctx, source)
      return held ? rows.filter((e) => e.transactionId === held.id).map((row) => eventSource(row, held)) : []
    },
  },

  OrderGrantedRefundLine: {
    id: ({ row }) => toGlobalId('OrderGrantedRefundLine', row.id),
    reasonReference: ({ row }, _, ctx) => pageOf(ctx, row.reasonPageId),
    orderLine: async ({ row, order }, _, ctx) =>
      (await lineSources(ctx, order)).find((l) => l.row.id === row.orderLineId)!,
  },
})
