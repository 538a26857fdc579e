/** Changes an order for staff and apps: it is locked, read as it is at that moment, and the event names who did it. */
import type { OrderErrorCode, OrderEventsEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { findOrder, lockOrder, type OrderRow } from '../../db/queries/order.ts'
import { type Actor, addOrderEvent } from '../../db/queries/order-event.ts'
import { transaction, Undone } from '../../db/transaction.ts'
import type { Result } from '../result.ts'
import { readOrder } from './expire.ts'

export type OrderCtx = Pick<Ctx, 'database' | 'clock' | 'viewer'>

export interface OrderChange {
  client: PoolClient
  order: OrderRow
  now: Date
  note(type: OrderEventsEnum, parameters?: Record<string, unknown>): Promise<void>
}

const actorOf = ({ viewer }: Pick<Ctx, 'viewer'>): Actor => ({
  userId: viewer.kind === 'user' ? viewer.userId : null,
  appId: viewer.kind === 'app' ? viewer.appId : null,
})

/**
 * Null where there is no such order. A refusal rolls back whatever `work` did. Orders are locked before stock and
 * payments.
 */
export async function changeOrder<T>(
  ctx: OrderCtx,
  id: string,
  work: (change: OrderChange) => Promise<Result<T, OrderErrorCode>>,
): Promise<Result<T & { order: OrderRow }, OrderErrorCode> | null> {
  // An order past its deadline expires first, and so gives back what it held.
  if (!(await readOrder(ctx, id))) return null
  const { pool } = ctx.database
  const done = await transaction<Result<T, OrderErrorCode> | null>(pool, async (client) => {
    const order = await lockOrder(client, id)
    if (!order) return null
    const now = ctx.clock.now()
    const note: OrderChange['note'] = (type, parameters) =>
      addOrderEvent(client, { orderId: id, type, ...actorOf(ctx), parameters: parameters ?? null, at: now })
    const result = await work({ client, order, now, note })
    return result.ok ? result : new Undone(result)
  })
  if (!done?.ok) return done
  return { ok: true, value: { ...done.value, order: (await findOrder(pool, id))! } }
}
