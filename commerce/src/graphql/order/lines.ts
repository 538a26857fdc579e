/** Lines of an order: names and prices as they were when it was placed, and the variant as long as it exists. */
import { isStaffOrApp } from '../../context.ts'
import type { OrderLineRow } from '../../db/queries/order/order.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { variantSource } from '../catalog/sources.ts'
import type { GraphqlContext } from '../context.ts'
import { resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { image } from '../shared/image.ts'
import { permissionDenied } from '../shared/errors.ts'
import { requirePermission } from '../shared/permission.ts'
import { metadataItems, metadataOf } from '../shared/metadata.ts'
import { money, taxedMoney } from '../shared/money.ts'
import { isKnownByIdOnly } from './by-id-only.ts'
import { lineDiscounts } from './discounts.ts'
import { orderLoaders } from './loaders.ts'
import type { OrderLineSource } from './sources.ts'

const single =
  (read: (row: OrderLineRow) => number) =>
  ({ row, order }: OrderLineSource) =>
    money(read(row), order.currency)

const taxed =
  (net: (row: OrderLineRow) => number, gross: (row: OrderLineRow) => number) =>
  ({ row, order }: OrderLineSource) =>
    taxedMoney(net(row), gross(row), order.currency)

const plain =
  <Key extends keyof OrderLineRow>(key: Key) =>
  ({ row }: OrderLineSource): OrderLineRow[Key] =>
    row[key]

const taxClass = async (row: OrderLineRow, ctx: GraphqlContext) =>
  row.taxClassId === null ? null : ctx.loaders.taxClassById.load(row.taxClassId)

export const orderLineTypes = resolversOf({
  Allocation: {
    id: (a) => toGlobalId('Allocation', a.id),
    warehouse: async (a, _, ctx) => (await ctx.loaders.warehouseById.load(a.warehouseId))!,
  },

  OrderLine: {
    ...metadataOf<OrderLineSource>('MANAGE_ORDERS', ({ row, order }, ctx) =>
      isKnownByIdOnly(order, ctx) ? { ...row, metadata: {} } : row,
    ),
    id: ({ row }) => toGlobalId('OrderLine', row.id),
    productName: plain('productName'),
    variantName: plain('variantName'),
    translatedProductName: plain('translatedProductName'),
    translatedVariantName: plain('translatedVariantName'),
    productSku: plain('productSku'),
    productVariantId: ({ row }) => (row.variantId === null ? null : toGlobalId('ProductVariant', row.variantId)),
    isShippingRequired: plain('isShippingRequired'),
    isGift: plain('isGift'),
    quantity: plain('quantity'),
    quantityFulfilled: plain('quantityFulfilled'),
    quantityToFulfill: ({ row }) => row.quantity - row.quantityFulfilled,
    taxRate: plain('taxRate'),
    unitDiscountReason: plain('unitDiscountReason'),
    unitDiscountValue: plain('unitDiscountValue'),
    unitDiscountType: plain('unitDiscountType'),
    voucherCode: ({ row, order }, _, ctx) => (isKnownByIdOnly(order, ctx) ? null : row.voucherCode),
    unitDiscount: single((l) => l.unitDiscount),
    unitPrice: taxed(
      (l) => l.unitNet,
      (l) => l.unitGross,
    ),
    totalPrice: taxed(
      (l) => l.totalNet,
      (l) => l.totalGross,
    ),
    undiscountedUnitPrice: taxed(
      (l) => l.undiscountedUnitNet,
      (l) => l.undiscountedUnitGross,
    ),
    undiscountedTotalPrice: taxed(
      (l) => l.undiscountedTotalNet,
      (l) => l.undiscountedTotalGross,
    ),
    isPriceOverridden: ({ row }) => row.priceOverride !== null,
    // It is said for the shop's people; whoever knows an order's id reads its lines.
    priceOverrideReason: ({ row }, _, ctx) => (isStaffOrApp(ctx) ? row.priceOverrideReason : null),
    allocations: ({ row }, _, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS', 'MANAGE_ORDERS')
      return orderLoaders(ctx).allocations.load(row.id)
    },
    taxClassName: plain('taxClassName'),
    taxClass: async ({ row }, _, ctx) => {
      if (!isStaffOrApp(ctx)) throw permissionDenied()
      return taxClass(row, ctx)
    },
    taxClassMetadata: async ({ row }, _, ctx) => metadataItems((await taxClass(row, ctx))?.metadata),
    taxClassPrivateMetadata: async ({ row }, _, ctx) => {
      requirePermission(ctx, 'MANAGE_ORDERS')
      return metadataItems((await taxClass(row, ctx))?.privateMetadata)
    },
    discounts: lineDiscounts,
    thumbnail: async ({ row }, args, ctx) => {
      const variant = row.variantId === null ? null : await ctx.loaders.variantById.load(row.variantId)
      const first = variant && (await ctx.loaders.media.load(variant.productId)).find((m) => m.type === 'IMAGE')
      return first ? image(ctx, first.path, first.alt, { size: args.size ?? 256, format: args.format ?? null }) : null
    },
    variant: async ({ row, order }, _, ctx) => {
      const variant = row.variantId === null ? null : await ctx.loaders.variantById.load(row.variantId)
      return variant && variantSource(variant, (await shopData(ctx)).channelById.get(order.channelId) ?? null)
    },
  },
})
