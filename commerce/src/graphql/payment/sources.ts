/** The values from which the types of payments are resolved. */
import { hasPermission } from '../../context.ts'
import { type AppRow, appsByIds } from '../../db/queries/app/app.ts'
import type { TransactionEventRow, TransactionRow } from '../../db/queries/payment/payment.ts'
import type { PaymentMethod } from '../../db/tables/payments.ts'
import { actorOf } from '../../domain/payment/cause.ts'
import type { GraphqlContext } from '../context.ts'
import { byKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

// Payments of the kind before transactions are rows of the same table.
export { transactions } from './list.ts'
export { paymentLoaders } from './loaders.ts'
// Orders that were placed elsewhere bring their payments along.
export { isWebAddress } from './arguments.ts'
export { readSaid } from './said.ts'

export type TransactionSource = TransactionRow

export type PaymentMethodSource = PaymentMethod
export type CardSource = Extract<PaymentMethod, { type: 'CARD' }>
export type PaidGiftCardSource = Extract<PaymentMethod, { type: 'GIFT_CARD' }>
export type OtherMethodSource = Extract<PaymentMethod, { type: 'OTHER' }>

export interface TransactionEventSource {
  row: TransactionEventRow
  transaction: TransactionRow
}

/** The gateways that are switched on, as the schema lists them. */
export const gatewayList = (gateways: GraphqlContext['gateways'], currencies: string[]) =>
  [...gateways.values()].map(({ id, name }) => ({ id, name, config: [], currencies }))

export const eventSource = (row: TransactionEventRow, transaction: TransactionRow): TransactionEventSource => ({
  row,
  transaction,
})

const apps = ofOperation(({ database: { pool } }) => byKey((ids: readonly number[]) => appsByIds(pool, ids), 'id'))

/** An app as those see it who may see apps or orders; null for others. */
export async function appOf(ctx: GraphqlContext, id: number | null): Promise<AppRow | null> {
  if (id === null || !hasPermission(ctx, 'MANAGE_APPS', 'MANAGE_ORDERS', 'HANDLE_PAYMENTS')) return null
  return apps(ctx).load(id)
}

/** The page that names a reason; null where none does. */
export async function pageOf(ctx: GraphqlContext, id: number | null) {
  const row = id === null ? null : await ctx.loaders.pageById.load(id)
  return row && { row }
}

/** The person or app that caused something, for those who work with orders or payments. */
export async function makerOf(ctx: GraphqlContext, cause: string) {
  if (!hasPermission(ctx, 'MANAGE_ORDERS', 'HANDLE_PAYMENTS', 'MANAGE_STAFF')) return null
  const { userId, appId } = actorOf(cause)
  if (userId !== null) {
    const user = await ctx.loaders.userById.load(userId)
    return user && { ...user, __typename: 'User' as const }
  }
  const app = await appOf(ctx, appId)
  return app && { ...app, __typename: 'App' as const }
}
