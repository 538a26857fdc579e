/** Variants: what is put into a basket. */
import { variantBy } from '../../db/queries/catalog/catalog.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { hasPermission } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import { selectedAttributes } from '../attribute/sources.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { assignedFields } from '../shared/assigned-fields.ts'
import { askedChannel, seesAllProducts, shopData } from '../shared/channel.ts'
import { keyOf, oneArgument } from '../shared/ids.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation, withName } from '../shared/translation.ts'
import { weightOrNull } from '../shared/weight.ts'
import { requirePermission } from '../shared/permission.ts'
import { marginOf, needStaffOrApp, OF_STOCKS } from './listings.ts'
import { inChannel } from './loaders.ts'
import { variantPricing } from './pricing.ts'
import { visibleProduct } from './product.ts'
import { type MediaSource, productSource, variantSource, type VariantSource } from './sources.ts'
import { quantityAvailable, servingZones } from './stock.ts'
import { variantsOf } from './variant-list.ts'

export const variantQueries = {
  productVariant: async (_, args, ctx) => {
    oneArgument(args, 'id', 'sku', 'externalReference')
    const { channel, isVisible } = await askedChannel(ctx, args.channel)
    const id = args.id ? keyOf(args.id, 'ProductVariant') : null
    if (!isVisible || (args.id && id === null)) return null
    const { pool } = ctx.database
    const row =
      id !== null
        ? await ctx.loaders.variantById.load(id)
        : args.sku
          ? await variantBy(pool, 'sku', args.sku)
          : await variantBy(pool, 'external_reference', args.externalReference!)
    if (!row || !(await visibleProduct(ctx, await ctx.loaders.productById.load(row.productId), channel))) return null
    if (!channel) return variantSource(row, null)
    const listing = await ctx.loaders.variantListing.load(inChannel(channel.id, row.id))
    return listing || seesAllProducts(ctx) ? variantSource(row, channel, listing) : null
  },

  productVariants: async (_, args, ctx) => variantsOf(ctx, args, await askedChannel(ctx, args.channel), null),
} satisfies Partial<Fields<'Query'>>

async function attributes({ row }: Pick<VariantSource, 'row'>, ctx: GraphqlContext) {
  const [data, values, product] = await Promise.all([
    shopData(ctx),
    ctx.loaders.variantValues.load(row.id),
    ctx.loaders.productById.load(row.productId),
  ])
  return selectedAttributes(
    data,
    (product && data.typeAttributes.get(product.productTypeId)?.variant) ?? [],
    values,
    hasPermission(ctx, 'MANAGE_PRODUCTS'),
  )
}

export const variantTypes = resolversOf({
  ProductVariant: {
    ...metadataOf<VariantSource>('MANAGE_PRODUCTS', ({ row }) => row),
    id: ({ row }) => toGlobalId('ProductVariant', row.id),
    ...assignedFields<VariantSource>(attributes),
    product: async ({ row, channel }, _, ctx) => {
      const product = await ctx.loaders.productById.load(row.productId)
      if (!product) throw new Error(`Product ${row.productId} of variant ${row.id} is gone`)
      return productSource(product, channel)
    },
    weight: ({ row }) => weightOrNull(row.weight),
    channel: ({ channel }) => channel?.slug ?? null,
    pricing: (s, args, ctx) => variantPricing(s, args, ctx),
    attributes: async ({ row }, { variantSelection }, ctx) => {
      const all = await attributes({ row }, ctx)
      if (!variantSelection || variantSelection === 'ALL') return all
      const [product, { typeAttributes }] = await Promise.all([
        ctx.loaders.productById.load(row.productId),
        shopData(ctx),
      ])
      const selecting = product && typeAttributes.get(product.productTypeId)?.selecting
      return all.filter(
        (s) => Boolean(selecting?.has(s.attribute.row.id)) === (variantSelection === 'VARIANT_SELECTION'),
      )
    },
    media: async ({ row }, _, ctx): Promise<MediaSource[]> =>
      (await ctx.loaders.mediaOfVariant.load(row.id)).map((media) => ({ row: media })),
    translation: ({ row }, { languageCode }) =>
      withName(translation('ProductVariantTranslation', row.id, row.translations, languageCode, ['name'])),
    quantityAvailable: (s, { address, countryCode }, ctx) =>
      quantityAvailable(s, address?.country ?? countryCode ?? null, ctx),
    created: ({ row }) => row.createdAt,
    channelListings: async ({ row }, _, ctx) => {
      needStaffOrApp(ctx)
      return (await ctx.loaders.listingsOfVariant.load(row.id)).map((listing) => ({ row: listing }))
    },
    margin: async ({ row, channel }, _, ctx) => {
      needStaffOrApp(ctx)
      const listings = channel ? await ctx.loaders.listingsOfVariant.load(row.id) : []
      const own = listings.find((listing) => listing.channelId === channel?.id)
      return own?.costPrice == null ? null : marginOf(own.price, own.costPrice)
    },
    stocks: async ({ row, channel }, { address, countryCode }, ctx) => {
      requirePermission(ctx, ...OF_STOCKS)
      const all = await ctx.loaders.fullStocks.load(row.id)
      const country = address?.country ?? countryCode ?? null
      if (!channel) return all.map((stock) => ({ row: stock }))
      const data = await shopData(ctx)
      const near = country === null ? null : new Set(servingZones(data, channel.id, country).flat())
      const own = data.channelWarehouses.get(channel.id)
      return all
        .filter(({ warehouseId }) => (near ? near.has(warehouseId) : own?.has(warehouseId)))
        .map((stock) => ({ row: stock }))
    },
  },
})
