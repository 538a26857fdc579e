/** What several checkouts of a request have is read at once. Nothing is kept, because a mutation changes it meanwhile. */
import type DataLoader from 'dataloader'
import { type TransactionRow, transactionsOfCheckouts } from '../../db/queries/payment.ts'
import type { GraphqlContext } from '../context.ts'
import { listByKey } from '../shared/batch.ts'

const kept = new WeakMap<GraphqlContext['loaders'], DataLoader<string, TransactionRow[]>>()

/** The payments of a checkout, oldest first. */
export function transactionsOfCheckout(ctx: GraphqlContext): DataLoader<string, TransactionRow[]> {
  let own = kept.get(ctx.loaders)
  if (!own) {
    own = listByKey(
      (ids: readonly string[]) => transactionsOfCheckouts(ctx.database.pool, ids),
      (t) => t.checkoutId!,
      { cache: false },
    )
    kept.set(ctx.loaders, own)
  }
  return own
}
