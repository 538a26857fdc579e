/** Expires unpaid orders whose deadline has passed: they give back everything that they held. */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { lockOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { closeSessions } from '../../db/queries/payment/test-card.ts'
import { findOrder, dueOrders, ordersByIds } from '../../db/queries/order/order.ts'
import { closeReviews, openReview, unseenSince, watchOthers } from '../../db/queries/payment/payment-books.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { notifyExpired } from '../mail/order-happenings.ts'
import { changeState } from './change-state.ts'
import { giveBack } from './give-back.ts'
import { GRACE_MS, HELD_FOR_MS, isDue } from './states.ts'

export type ExpiryCtx = Pick<Ctx, 'database' | 'clock'>

/** Expires an order; true when this call did it. Several processes may try at once. */
export function expireOrder({ database: { pool }, clock }: ExpiryCtx, id: string): Promise<boolean> {
  return transaction(pool, async (client) => {
    const order = await lockOrder(client, id)
    const now = clock.now()
    if (!order || !isDue(order, now)) return false
    if (await waitsForLook(client, order, now)) return false
    await giveBack(client, order)
    await closeSessions(client, id, now)
    await changeState(client, order, { happening: 'EXPIRED', events: ['EXPIRED'] }, now)
    await notifyExpired(client, order)
    await leaveMoney(client, order, { subject: 'deadline', resolution: 'The time to pay is over.' }, now)
    await watchOthers(client, id, null, now)
    return true
  })
}

/**
 * Closes the reviews of what is missing from an order that ends, and opens one for what was paid: the money stays where
 * it is until people have refunded it.
 */
export async function leaveMoney(
  client: PoolClient,
  order: OrderRow,
  { subject, resolution }: { subject: string; resolution: string },
  now: Date,
): Promise<void> {
  await closeReviews(client, order.id, ['PARTIAL', 'UNCOVERED'], resolution, now)
  const amount = order.totalCharged + order.totalAuthorized
  if (amount === 0) return
  const review = { reason: 'EXPIRED', subject, amount, note: 'So much was paid, and has to go back.' }
  await openReview(client, { ...review, transactionId: null, orderId: order.id, at: now })
}

/**
 * Whether the order must wait because somebody may have paid in time and the provider was not asked since. A provider
 * that cannot be reached is not waited for longer than a day.
 */
async function waitsForLook(client: PoolClient, { id, expiresAt }: OrderRow, now: Date): Promise<boolean> {
  const deadline = expiresAt!.getTime()
  if (now.getTime() >= deadline + HELD_FOR_MS) return false
  return (await unseenSince(client, id, new Date(deadline + GRACE_MS))).length > 0
}

/** Expires the orders that are due; answers how many it expired. */
export async function expireDueOrders(ctx: ExpiryCtx, limit = 100): Promise<number> {
  const ids = await dueOrders(ctx.database.pool, ctx.clock.now(), { graceMs: GRACE_MS, patienceMs: HELD_FOR_MS }, limit)
  let expired = 0
  for (const id of ids) if (await expireOrder(ctx, id)) expired++
  return expired
}

/**
 * Reads an order as it is at this moment: past its deadline it expires first, even when the job has not come to it yet.
 */
export async function readOrder(ctx: ExpiryCtx, id: string): Promise<OrderRow | null> {
  return expireIfDue(ctx, await findOrder(ctx.database.pool, id))
}

/** Reads orders in the same way, in the order of their ids; those that are missing are left out. */
export async function readOrders(ctx: ExpiryCtx, ids: readonly string[]): Promise<OrderRow[]> {
  const found = await ordersByIds(ctx.database.pool, ids)
  const orders: OrderRow[] = []
  // One after the other: each that is due needs a connection of its own.
  for (const one of found) {
    const order = await expireIfDue(ctx, one)
    if (order) orders.push(order)
  }
  return orders
}

/** Expires an order that was read if it is due, and reads it again then. */
export async function expireIfDue(ctx: ExpiryCtx, order: OrderRow | null): Promise<OrderRow | null> {
  if (!order || !isDue(order, ctx.clock.now())) return order
  // Another process may have expired it just now, so it is read again either way.
  await expireOrder(ctx, order.id)
  return findOrder(ctx.database.pool, order.id)
}
