/** Gives the money of checkouts back that nobody completed, where their channel wants that. */
import { fundsToRelease } from '../../db/queries/payment/automatic-release.ts'
import { type ActionCtx, requestAction } from './action.ts'

const AT_ONCE = 20

/** Asks for the money of some of them; answers of how many payments. */
export async function releaseFunds(ctx: ActionCtx): Promise<number> {
  const able = [...ctx.gateways].filter(([, gateway]) => gateway.act || gateway.provider).map(([name]) => name)
  const due = await fundsToRelease(ctx.database.pool, ctx.clock.now(), able, AT_ONCE)
  for (const { id, isAuthorized, isCharged } of due) {
    const asked = { amount: null, reason: '', cause: 'job', isOfCheckout: true }
    if (isAuthorized) await requestAction(ctx, id, { ...asked, kind: 'CANCEL' })
    if (isCharged) await requestAction(ctx, id, { ...asked, kind: 'REFUND' })
  }
  return due.length
}
