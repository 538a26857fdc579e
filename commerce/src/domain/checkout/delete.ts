/** Deletes checkouts on behalf of staff and apps. */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { deleteCheckout as deleteRow, lockCheckout } from '../../db/queries/checkout/checkout.ts'
import { changing } from '../changes/changing.ts'
import { ok, refuse, type Result } from '../result.ts'

/**
 * Deletes a checkout. One whose payments hold or await money, or that somebody may still be paying, is refused, so that
 * nobody has to look for that money.
 */
export const deleteCheckout = (
  ctx: Pick<Ctx, 'database' | 'changes' | 'clock'>,
  id: string,
): Promise<Result<null, CheckoutErrorCode>> =>
  changing<null, CheckoutErrorCode>(ctx, async ({ client }) => {
    if (!(await lockCheckout(client, id))) return refuse('NOT_FOUND', 'id', "Couldn't resolve to a checkout.")
    return (await deleteRow(client, id, ctx.clock.now()))
      ? ok(null)
      : refuse('INVALID', 'id', 'Its payments hold or await money.')
  })
