/** Lines of an order: names and prices as they were, the variant while it exists. */
import DataLoader from 'dataloader'
import type { Ctx } from '../../context.ts'
import { type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order.ts'
import { shopData } from '../catalog/access.ts'
import { image, metadataOf, type ThumbnailArgs } from '../catalog/shared.ts'
import { variantSource } from '../catalog/sources.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { isHeldByStranger } from './holder.ts'
import { money, taxedMoney } from '../money.ts'
import type { OrderLineSource } from './sources.ts'

/** One reading of lines for all orders of a request. */
const loaders = new WeakMap<Ctx['loaders'], DataLoader<string, OrderLineRow[]>>()

export async function lineSources(ctx: Ctx, order: OrderRow): Promise<OrderLineSource[]> {
  let loader = loaders.get(ctx.loaders)
  if (!loader) {
    loader = new DataLoader(async (ids) => {
      const rows = await orderLinesOf(ctx.database.pool, ids)
      return ids.map((id) => rows.filter((r) => r.orderId === id))
    })
    loaders.set(ctx.loaders, loader)
  }
  return (await loader.load(order.id)).map((row) => ({ row, order }))
}

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

export const orderLineTypes = {
  OrderLine: {
    ...metadataOf<OrderLineSource>('MANAGE_ORDERS', ({ row, order }, ctx) =>
      isHeldByStranger(order, ctx) ? { ...row, metadata: {} } : row,
    ),
    id: ({ row }: OrderLineSource) => toGlobalId('OrderLine', row.id),
    productName: plain('productName'),
    variantName: plain('variantName'),
    translatedProductName: plain('translatedProductName'),
    translatedVariantName: plain('translatedVariantName'),
    productSku: plain('productSku'),
    productVariantId: ({ row }: OrderLineSource) =>
      row.variantId === null ? null : toGlobalId('ProductVariant', row.variantId),
    isShippingRequired: plain('isShippingRequired'),
    isGift: plain('isGift'),
    quantity: plain('quantity'),
    quantityFulfilled: plain('quantityFulfilled'),
    quantityToFulfill: ({ row }: OrderLineSource) => row.quantity - row.quantityFulfilled,
    taxRate: plain('taxRate'),
    unitDiscountReason: plain('unitDiscountReason'),
    unitDiscountValue: plain('unitDiscountValue'),
    unitDiscountType: plain('unitDiscountType'),
    voucherCode: ({ row, order }: OrderLineSource, _: unknown, ctx: Ctx) =>
      isHeldByStranger(order, ctx) ? null : row.voucherCode,
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
    thumbnail: async ({ row }: OrderLineSource, args: ThumbnailArgs, ctx: Ctx) => {
      const variant = row.variantId === null ? null : await ctx.loaders.variantById.load(row.variantId)
      const first = variant && (await ctx.loaders.media.load(variant.productId))[0]
      return first ? image(ctx, first.path, first.alt, { size: args.size ?? 256, format: args.format ?? null }) : null
    },
    variant: async ({ row, order }: OrderLineSource, _: unknown, ctx: Ctx) => {
      const variant = row.variantId === null ? null : await ctx.loaders.variantById.load(row.variantId)
      return variant && variantSource(variant, (await shopData(ctx)).channelById.get(order.channelId) ?? null)
    },
  },
}
