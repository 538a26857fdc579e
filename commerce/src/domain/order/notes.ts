/** Notes of staff on orders. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { findOrderEvent } from '../../db/queries/order/order-event.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { ok, refuse, type Result } from '../result.ts'
import { changeOrder, type OrderCtx } from './change.ts'

type Noted = Promise<Result<{ order: OrderRow; eventId: number }, OrderErrorCode> | null>

/** Adds a note; null where there is no such order. */
export function addNote(ctx: OrderCtx, orderId: string, message: string): Noted {
  return changeOrder(ctx, orderId, async ({ note }) => {
    if (!message) return refuse('REQUIRED', 'message', "Message can't be empty.")
    return ok({ eventId: await note('NOTE_ADDED', { message }) })
  })
}

/** Writes a note anew: the old one stays, and the new one names it. Null where there is no such note. */
export async function changeNote(ctx: OrderCtx, noteId: number, message: string): Noted {
  const before = await findOrderEvent(ctx.database.pool, noteId)
  if (!before || (before.type !== 'NOTE_ADDED' && before.type !== 'NOTE_UPDATED')) return null
  return changeOrder(ctx, before.orderId, async ({ note }) => {
    if (!message) return refuse('REQUIRED', 'message', "Message can't be empty.")
    return ok({ eventId: await note('NOTE_UPDATED', { message, relatedId: noteId }) })
  })
}
