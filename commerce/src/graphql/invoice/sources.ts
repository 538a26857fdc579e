/** The values from which invoices are resolved, and their loader. */
import { type InvoiceRow, invoicesOfOrders } from '../../db/queries/invoice/invoice.ts'
import type { GraphqlContext } from '../context.ts'
import { listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

export type InvoiceSource = InvoiceRow

/** The invoices of orders, read with one query for all orders of a request. */
export const invoiceLoader = ofOperation(({ database: { pool } }) =>
  listByKey((ids: readonly string[]) => invoicesOfOrders(pool, ids), 'orderId'),
)

/** The invoices of an order. */
export const invoicesOf = (ctx: GraphqlContext, orderId: string): Promise<InvoiceRow[]> =>
  invoiceLoader(ctx).load(orderId)
