/** Invoices, field by field. Who may not read them does not get them from their order. */
import { findOrder } from '../../db/queries/order/order.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { invoiceUrl, SHOWN_LINK_MS } from '../../domain/invoice-link.ts'
import { resolversOf } from '../resolver-types.ts'
import { metadataOf } from '../shared/metadata.ts'
import type { InvoiceSource } from './sources.ts'

export const invoiceTypes = resolversOf({
  Invoice: {
    ...metadataOf<InvoiceSource>('MANAGE_ORDERS', (i) => i),
    id: (i) => toGlobalId('Invoice', i.id),
    status: (i) => i.status,
    createdAt: (i) => i.createdAt,
    updatedAt: (i) => i.updatedAt,
    message: (i) => i.message,
    number: (i) => i.number,
    externalUrl: (i) => i.externalUrl,
    url: (i, _, ctx) => invoiceUrl(ctx, i, ctx.settings.publicUrl ?? ctx.origin, SHOWN_LINK_MS),
    order: (i, _, ctx) => findOrder(ctx.database.pool, i.orderId),
  },
})
