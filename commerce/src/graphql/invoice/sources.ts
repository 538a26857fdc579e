/** The values from which invoices are resolved, and their loader. */
import { type InvoiceRow, invoicesOfOrders } from '../../db/queries/invoice/invoice.ts'
import type { GraphqlContext } from '../context.ts'
import { listByKey, type Loader } from '../shared/batch.ts'

export type InvoiceSource = InvoiceRow

const kept = new WeakMap<GraphqlContext['loaders'], Loader<string, InvoiceRow[]>>()

/** The invoices of an order, read with one query for all orders of a request. */
export function invoicesOf(ctx: GraphqlContext, orderId: string): Promise<InvoiceRow[]> {
  let loader = kept.get(ctx.loaders)
  if (!loader) {
    loader = listByKey(
      (ids: readonly string[]) => invoicesOfOrders(ctx.database.pool, ids),
      (i) => i.orderId,
    )
    kept.set(ctx.loaders, loader)
  }
  return loader.load(orderId)
}

/** Drops what was read of invoices before they were changed. */
export const dropInvoices = (ctx: GraphqlContext): void => {
  kept.delete(ctx.loaders)
}
