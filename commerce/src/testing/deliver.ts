/** Sends messages to apps one by one, as the job of webhooks does several at a time. */
import { claimNext, deliver, type DeliverCtx, type DeliveryResult } from '../domain/webhook/deliver.ts'

/** Sends one delivery that is due; null where none is. */
export async function deliverNext(ctx: DeliverCtx): Promise<DeliveryResult | null> {
  const delivery = await claimNext(ctx)
  return delivery && deliver(ctx, delivery)
}
