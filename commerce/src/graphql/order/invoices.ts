/** The invoices of an order, for its buyer and for those who manage orders. */
import { hasPermission, userOf } from '../../context.ts'
import { invoicesOf } from '../invoice/sources.ts'
import type { Fields } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'

export const invoiceFields = {
  invoices: (o, _, ctx) => {
    const isBuyer = o.userId !== null && userOf(ctx)?.userId === o.userId
    if (!isBuyer && !hasPermission(ctx, 'MANAGE_ORDERS')) throw permissionDenied()
    return invoicesOf(ctx, o.id)
  },
} satisfies Partial<Fields<'Order'>>
