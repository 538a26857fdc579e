/** What every change of a promotion tells: its own events, apps, and copies in memory. */
import type { Ctx } from '../../context.ts'
import { addPromotionEvent, forgetSaleId, type NewPromotionEvent } from '../../db/queries/promotion/promotion.ts'
import { bringUpToDate } from '../catalog/by-clock.ts'
import type { Change } from '../changes/changing.ts'
import { actorOf } from '../viewer.ts'

export type PromotionCtx = Pick<Ctx, 'database' | 'changes' | 'clock' | 'viewer'>

type Recorded = Exclude<NewPromotionEvent['type'], 'PROMOTION_STARTED' | 'PROMOTION_ENDED'>

const APP_EVENTS = {
  PROMOTION_CREATED: 'PROMOTION_CREATED',
  PROMOTION_UPDATED: 'PROMOTION_UPDATED',
  RULE_CREATED: 'PROMOTION_RULE_CREATED',
  RULE_UPDATED: 'PROMOTION_RULE_UPDATED',
  RULE_DELETED: 'PROMOTION_RULE_DELETED',
} as const

/** Records what happened to a promotion or to a rule of it. An older sale that is changed so is one no more. */
export async function record(
  ctx: Pick<PromotionCtx, 'viewer'>,
  change: Change,
  type: Recorded,
  promotionId: string,
  ruleId: string | null = null,
  snapshot?: Record<string, unknown>,
): Promise<void> {
  await addPromotionEvent(change.client, {
    promotionId,
    type,
    ruleId,
    ...actorOf(ctx),
  })
  if (type !== 'PROMOTION_CREATED') await forgetSaleId(change.client, promotionId)
  change.stale('promotions')
  change.event(APP_EVENTS[type], ruleId ? 'PromotionRule' : 'Promotion', ruleId ?? promotionId, snapshot)
}

/** How long staff wait at most for the prices that follow from their change; the rest is done in the background. */
const PATIENCE_MS = 1000

/** Works out the prices that follow from a change, as far as it goes quickly. */
export async function pricesFollow(ctx: PromotionCtx): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  await bringUpToDate(ctx, { patienceMs: PATIENCE_MS, isStopped: () => performance.now() > until })
}
