/** The voucher of an order, as far as a buyer may know it. */
import type { Fields } from '../resolver-types.ts'
import { orderLoaders } from './loaders.ts'

export const voucherFields = {
  voucher: async (o, _, ctx) => {
    const found = o.voucherCode === null ? null : await orderLoaders(ctx).vouchers.load(o.voucherCode)
    return found && { ...found, channelId: o.channelId }
  },
} satisfies Partial<Fields<'Order'>>
