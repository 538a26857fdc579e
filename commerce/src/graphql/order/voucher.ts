/** The voucher of an order, as far as a buyer may know it. */
import type { Fields } from '../resolver-types.ts'
import { orderLoaders } from './loaders.ts'

export const voucherFields = {
  voucher: (o, _, ctx) => (o.voucherCode === null ? null : orderLoaders(ctx).vouchers.load(o.voucherCode)),
} satisfies Partial<Fields<'Order'>>
