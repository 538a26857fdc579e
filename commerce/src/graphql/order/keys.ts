/** Which order an operation of staff means, and whether they may touch it. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { orderByReference, orderOfDiscount, orderOfLine } from '../../db/queries/order/order-draft.ts'
import { findOrder, type OrderRow, ordersByIds } from '../../db/queries/order/order.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { payload } from '../shared/payload.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'

export const missing = (field: string) => refuse('NOT_FOUND', field, 'There is no such order.')

export const noId = (type: string, field: string) => refuse('GRAPHQL_ERROR', field, `Must receive a ${type} id.`)

/** The key of an order whose channel the viewer may work in. */
export async function orderKey(
  ctx: GraphqlContext,
  id: string,
  field: string,
): Promise<Result<string, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const key = uuidKey(id, 'Order')
  return key ? allowed(ctx, await findOrder(ctx.database.pool, key), field) : noId('Order', field)
}

function allowed(ctx: GraphqlContext, order: OrderRow | null, field: string): Result<string, 'NOT_FOUND'> {
  if (!order) return missing(field)
  requireChannel(ctx, order.channelId)
  return ok(order.id)
}

/** The order that is named by its id or by its external reference. */
export async function namedOrder(
  ctx: GraphqlContext,
  { id, externalReference }: { id?: string | null; externalReference?: string | null },
): Promise<Result<string, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  if (!id === !externalReference)
    return refuse('GRAPHQL_ERROR', null, 'Exactly one of id and externalReference must be given.')
  if (id) return orderKey(ctx, id, 'id')
  const order = await orderByReference(ctx.database.pool, plainText(externalReference!))
  return allowed(ctx, order, 'externalReference')
}

/** The keys of a line or a discount and of its order. */
export async function partKey(
  ctx: GraphqlContext,
  id: string,
  type: 'OrderLine' | 'OrderDiscount',
): Promise<Result<{ key: string; orderId: string }, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const key = uuidKey(id, type)
  if (!key) return noId(type, 'id')
  const { pool } = ctx.database
  const orderId = await (type === 'OrderLine' ? orderOfLine(pool, key) : orderOfDiscount(pool, key))
  const order = orderId === null ? null : await findOrder(pool, orderId)
  if (!order) return refuse('NOT_FOUND', 'id', `There is no such ${type}.`)
  requireChannel(ctx, order.channelId)
  return ok({ key, orderId: order.id })
}

/** The keys of several orders; one that is unknown refuses all. */
export async function orderKeys(
  ctx: GraphqlContext,
  ids: readonly string[],
): Promise<Result<string[], 'GRAPHQL_ERROR'>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const keys = ids.flatMap((id) => uuidKey(id, 'Order') ?? [])
  if (keys.length < ids.length) return noId('Order', 'id')
  const found = await ordersByIds(ctx.database.pool, keys)
  for (const order of found) requireChannel(ctx, order.channelId)
  return new Set(found.map((o) => o.id)).size < new Set(keys).size
    ? refuse('GRAPHQL_ERROR', 'id', 'Some of these orders do not exist.')
    : ok(keys)
}

/** A payload that holds nothing but the order. */
export const orderPayload = <Code extends OrderErrorCode>(done: Result<{ order: OrderRow }, Code>) =>
  payload(done, { order: null }, ({ order }) => ({ order }))

/** Runs a mutation whose payload holds nothing but the order. */
export async function orderOnly(
  ctx: GraphqlContext,
  id: string,
  work: (key: string) => Promise<Result<{ order: OrderRow }, OrderErrorCode> | null>,
  field = 'id',
) {
  const key = await orderKey(ctx, id, field)
  return orderPayload<OrderErrorCode>(key.ok ? ((await work(key.value)) ?? missing(field)) : key)
}
