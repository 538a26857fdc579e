/** Changes many orders at once, as far as each allows it. */
import { lockOrders } from '../../db/queries/order/order.ts'
import type { Change, ChangingCtx } from '../changes/changing.ts'
import { changingInBulk, inBulk } from '../nouns/bulk.ts'
import { ok, refuse, type Refusal, refusal, type Result } from '../result.ts'

export interface SomeDone {
  count: number
  errors: Refusal<'INVALID'>[]
}

/**
 * Does `work` for each order, all in one transaction. What is refused, or not there (null), is told with its key as the
 * field and `message` as the reason, and does not stand against the others.
 */
export async function changeSome(
  ctx: ChangingCtx,
  ids: readonly string[],
  message: string,
  work: (change: Change, id: string) => Promise<Result<unknown, string>>,
): Promise<SomeDone> {
  // All orders are locked before any stock is, in the order of their ids, so that two such changes wait for each other.
  const keys = [...new Set(ids)].toSorted()
  const done = await changingInBulk<true, 'INVALID'>(ctx, 'REJECT_FAILED_ROWS', async (change) => {
    await lockOrders(change.client, keys)
    return ok(
      await inBulk<string, true, 'INVALID'>(change, keys, 'REJECT_FAILED_ROWS', async (id, _, part) => {
        const one = await work(part, id)
        return one.ok && one.value !== null ? ok(true) : refuse('INVALID', id, message)
      }),
    )
  })
  if (!done.ok) throw new Error('some orders are never refused as a whole')
  const refused = new Set(done.value.flatMap((one) => one.errors.map((error) => error.field)))
  return {
    count: done.value.filter((one) => one.value).length,
    errors: [...new Set(ids)].filter((id) => refused.has(id)).map((id) => refusal('INVALID', id, message)),
  }
}
