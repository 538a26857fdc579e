/** The voucher of an order, as far as a buyer may know it. */
import { toGlobalId } from '../../domain/global-id.ts'
import type { Fields, Resolvers } from '../resolver-types.ts'
import { metadataOf } from '../shared/metadata.ts'
import { orderLoaders } from './loaders.ts'
import type { VoucherSource } from './sources.ts'

export const voucherFields = {
  voucher: (o, _, ctx) => (o.voucherCode === null ? null : orderLoaders(ctx).vouchers.load(o.voucherCode)),
} satisfies Partial<Fields<'Order'>>

export const voucherTypes = {
  Voucher: {
    ...metadataOf<VoucherSource>('MANAGE_DISCOUNTS', () => ({ metadata: {}, privateMetadata: {} })),
    id: (v) => toGlobalId('Voucher', v.id),
    minCheckoutItemsQuantity: (v) => v.minQuantity,
    discountValueType: (v) => v.valueType,
  },
} satisfies Resolvers<'Voucher'>
