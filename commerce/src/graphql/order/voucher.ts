/** The voucher of an order, as far as a buyer may know it. */
import type { OrderVoucherRow } from '../../db/queries/order-voucher.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { metadataOf } from '../shared/metadata.ts'
import { orderLoaders } from './loaders.ts'
import type { OrderSource } from './sources.ts'

export const voucherFields = {
  voucher: (o: OrderSource, _: unknown, ctx: GraphqlContext) =>
    o.voucherCode === null ? null : orderLoaders(ctx).vouchers.load(o.voucherCode),
}

export const voucherTypes = {
  Voucher: {
    ...metadataOf<OrderVoucherRow>('MANAGE_DISCOUNTS', () => ({ metadata: {}, privateMetadata: {} })),
    id: (v: OrderVoucherRow) => toGlobalId('Voucher', v.id),
    minCheckoutItemsQuantity: (v: OrderVoucherRow) => v.minQuantity,
    discountValueType: (v: OrderVoucherRow) => v.valueType,
  },
}
