/** Listings in channels, prices and stocks, as staff and apps read them. */
import { isStaffOrApp } from '../../context.ts'
import { isReserving } from '../../domain/reserving.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { permissionDenied } from '../shared/errors.ts'
import { money } from '../shared/money.ts'
import { requirePermission } from '../shared/permission.ts'
import { productPricing } from './pricing.ts'
import {
  type ChannelRow,
  type ProductChannelListingSource,
  productSource,
  type StockSource,
  variantOf,
} from './sources.ts'

/** Throws for shoppers: what a channel pays and plans is for the people of the shop. */
export function needStaffOrApp(ctx: GraphqlContext): void {
  if (!isStaffOrApp(ctx)) throw permissionDenied()
}

const channelOf = async (ctx: GraphqlContext, id: number): Promise<ChannelRow> =>
  (await shopData(ctx)).channelById.get(id)!

/** Who sees what is in stock, warehouse by warehouse. */
export const OF_STOCKS = ['MANAGE_PRODUCTS', 'MANAGE_ORDERS'] as const

/** Percent of the price that stays with the seller. */
export const marginOf = (price: number, cost: number): number | null =>
  price > 0 ? Math.round(((price - cost) / price) * 100) : null

/** What the variants of a product cost their seller in the listing's channel. */
const costsOf = async ({ row }: ProductChannelListingSource, ctx: GraphqlContext) =>
  (await ctx.loaders.costsOfProduct.load(row.productId)).filter((cost) => cost.channelId === row.channelId)

/** The smallest and the largest; null of nothing. */
const span = (values: readonly number[]) =>
  values.length ? { start: Math.min(...values), stop: Math.max(...values) } : null

export const listingTypes = resolversOf({
  ProductChannelListing: {
    id: ({ row }) => toGlobalId('ProductChannelListing', row.id),
    publicationDate: ({ row }) => row.publishedAt,
    availableForPurchase: ({ row }) => row.availableForPurchaseAt,
    isAvailableForPurchase: ({ row }, _, ctx) =>
      row.availableForPurchaseAt !== null && row.availableForPurchaseAt <= ctx.clock.now(),
    channel: async ({ row }, _, ctx) => ({ row: await channelOf(ctx, row.channelId) }),
    discountedPrice: async ({ row }, _, ctx) =>
      row.minDiscountedPrice === null
        ? null
        : money(row.minDiscountedPrice, (await channelOf(ctx, row.channelId)).currency),
    purchaseCost: async (s, _, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS')
      const costs = span((await costsOf(s, ctx)).map((cost) => cost.costPrice))
      const { currency } = await channelOf(ctx, s.row.channelId)
      return { start: money(costs?.start ?? 0, currency), stop: money(costs?.stop ?? 0, currency) }
    },
    margin: async (s, _, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS')
      const margins = (await costsOf(s, ctx)).flatMap((cost) => marginOf(cost.price, cost.costPrice) ?? [])
      return span(margins) ?? { start: 0, stop: 0 }
    },
    pricing: async ({ row }, args, ctx) => {
      const product = await ctx.loaders.productById.load(row.productId)
      return product && productPricing(productSource(product, await channelOf(ctx, row.channelId)), args, ctx)
    },
  },

  ProductVariantChannelListing: {
    id: ({ row }) => toGlobalId('ProductVariantChannelListing', row.id),
    channel: async ({ row }, _, ctx) => ({ row: await channelOf(ctx, row.channelId) }),
    price: async ({ row }, _, ctx) => money(row.price, (await channelOf(ctx, row.channelId)).currency),
    costPrice: async ({ row }, _, ctx) => {
      needStaffOrApp(ctx)
      return row.costPrice === null ? null : money(row.costPrice, (await channelOf(ctx, row.channelId)).currency)
    },
    priorPrice: async ({ row }, _, ctx) =>
      row.priorPrice === null ? null : money(row.priorPrice, (await channelOf(ctx, row.channelId)).currency),
    margin: ({ row }, _, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS')
      return row.costPrice === null ? null : marginOf(row.price, row.costPrice)
    },
  },

  Stock: {
    id: ({ row }) => toGlobalId('Stock', row.id),
    warehouse: async ({ row }: StockSource, _, ctx) => {
      const found = await ctx.loaders.warehouseById.load(row.warehouseId)
      if (!found) throw new Error(`Warehouse ${row.warehouseId} of stock ${row.id} is gone`)
      return found
    },
    productVariant: ({ row }, _, ctx) => variantOf(ctx, row.variantId, null),
    quantityAllocated: ({ row }, _, ctx) => {
      requirePermission(ctx, ...OF_STOCKS)
      return row.allocated
    },
    quantityReserved: async ({ row }, _, ctx) => {
      requirePermission(ctx, ...OF_STOCKS)
      return isReserving(await shopData(ctx)) ? ctx.loaders.reservedInStock.load(row.id) : 0
    },
  },
})
