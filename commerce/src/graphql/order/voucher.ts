/** The voucher of an order, as far as a buyer may know it. */
import type { Ctx } from '../../context.ts'
import type { OrderVoucherRow } from '../../db/queries/order-voucher.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { metadataOf } from '../catalog/shared.ts'
import { orderLoaders } from './loaders.ts'
import type { OrderSource } from './sources.ts'

export const voucherFields = {
  voucher: (o: OrderSource, _: unknown, ctx: Ctx) =>
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
