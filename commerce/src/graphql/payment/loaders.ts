/**
 * What belongs to payments, read for all of a list at once. Nothing is remembered, so that a payload shows what its
 * operation has changed.
 */
import DataLoader from 'dataloader'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { eventsOfTransactions } from '../../db/queries/payment/payment.ts'
import { readCheckout, readCheckouts } from '../../domain/checkout/change.ts'
import type { Checkout } from '../../domain/checkout/state.ts'
import { readOrders } from '../../domain/order/expire.ts'
import { listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

export const paymentLoaders = ofOperation((ctx) => ({
  order: new DataLoader<string, OrderRow | null>(
    async (ids) => {
      const found = new Map((await readOrders(ctx, [...new Set(ids)])).map((order) => [order.id, order]))
      return ids.map((id) => found.get(id) ?? null)
    },
    { cache: false },
  ),
  /** A list of payments shows what is kept of checkouts; apps are asked where there is one alone. */
  checkout: new DataLoader<string, Checkout | null>(
    async (ids) => {
      const [only, ...others] = new Set(ids)
      if (others.length === 0) {
        const checkout = (await readCheckout(ctx, only!))?.checkout ?? null
        return ids.map(() => checkout)
      }
      const found = await readCheckouts(ctx, [only!, ...others])
      return ids.map((id) => found.get(id) ?? null)
    },
    { cache: false },
  ),
  events: listByKey((ids: readonly string[]) => eventsOfTransactions(ctx.database.pool, ids), 'transactionId', {
    cache: false,
  }),
}))
