/** Changes an order for staff and apps: it is locked, read as it is at that moment, and the event names who did it. */
import type { OrderErrorCode, OrderEventsEnum } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { findOrder, lockOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { addOrderEvent } from '../../db/queries/order/order-event.ts'
import { type Change, changing } from '../changes/changing.ts'
import { ok, type Result } from '../result.ts'
import { actorOf } from '../viewer.ts'
import { readOrder } from './expire.ts'

export type OrderCtx = Pick<Ctx, 'database' | 'clock' | 'viewer' | 'changes'>

export interface OrderChange extends Pick<Change, 'client' | 'event'> {
  order: OrderRow
  now: Date
  /** Adds an event of the order; answers its key. */
  note(type: OrderEventsEnum, parameters?: Record<string, unknown>): Promise<number>
}

/** Does the same as `changeOrder` as a part of a change. */
export async function changeWithin<T>(
  ctx: OrderCtx,
  { client, event }: Change,
  id: string,
  work: (change: OrderChange) => Promise<Result<T, OrderErrorCode>>,
): Promise<Result<T | null, OrderErrorCode>> {
  const order = await lockOrder(client, id)
  if (!order) return ok(null)
  const now = ctx.clock.now()
  return work({
    client,
    event,
    order,
    now,
    note: (type, parameters) =>
      addOrderEvent(client, { orderId: id, type, ...actorOf(ctx), parameters: parameters ?? null, at: now }),
  })
}

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
  const done = await changing<T | null, OrderErrorCode>(ctx, (change) => changeWithin(ctx, change, id, work))
  if (!done.ok) return done
  const order = done.value === null ? null : await findOrder(ctx.database.pool, id)
  return order && done.value !== null ? ok({ ...done.value, order }) : null
}
