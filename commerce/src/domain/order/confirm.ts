/** Confirms an order by hand, paid or not. The shop has accepted it, so it does not expire any more. */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { dropDeadline } from '../../db/queries/order/order-event.ts'
import { changeState } from './change-state.ts'
import { changeOrder, type OrderCtx } from './change.ts'
import { refuseOrder, refusal, type Result } from '../result.ts'
import { nextStatus } from './states.ts'

/** Confirms an order; null where there is none. */
export function confirmOrder(ctx: OrderCtx, id: string): Promise<Result<{ order: OrderRow }, OrderErrorCode> | null> {
  return changeOrder(ctx, id, async ({ client, order, now, note }) => {
    if (!nextStatus(order.status, 'CONFIRMED'))
      return refuseOrder(refusal('INVALID', 'id', 'Only an order that is not confirmed yet can be confirmed.'))
    await changeState(client, order, { happening: 'CONFIRMED' }, now)
    await dropDeadline(client, id)
    await note('CONFIRMED')
    return { ok: true, value: {} }
  })
}
