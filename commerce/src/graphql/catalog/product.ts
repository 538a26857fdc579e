/** Products and their pictures. */
import { productBy, productByTranslatedSlug } from '../../db/queries/catalog/catalog.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { hasPermission } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import { attributeOf, selectedAttributes } from '../attribute/sources.ts'
import { attributesOf } from '../shared/attribute-list.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { assignedFields } from '../shared/assigned-fields.ts'
import { askedChannel, seesAllProducts, shopData } from '../shared/channel.ts'
import { keyOf, oneArgument } from '../shared/ids.ts'
import { image, mediaUrl } from '../shared/image.ts'
import { metadataOf } from '../shared/metadata.ts'
import { requirePermission } from '../shared/permission.ts'
import { translated } from '../shared/translation.ts'
import { weightOf, weightOrNull } from '../shared/weight.ts'
import { needStaffOrApp } from './listings.ts'
import { inChannel } from './loaders.ts'
import { isVisible, productListing, productPricing } from './pricing.ts'
import { products } from './product-list.ts'
import {
  categoryOf,
  type ChannelRow,
  collectionSource,
  type MediaSource,
  type ProductRow,
  type ProductSource,
  productSource,
  type ProductTypeSource,
  type VariantSource,
  variantSource,
} from './sources.ts'
import { productAvailable } from './stock.ts'
import { taxClassOf } from '../tax/sources.ts'
import { chosen, seenAttributes } from './type-attributes.ts'
import { variantsOf } from './variant-list.ts'

/** A product as the viewer sees it in a channel; null when they do not see it. */
export async function visibleProduct(
  ctx: GraphqlContext,
  row: ProductRow | null,
  channel: ChannelRow | null,
): Promise<ProductSource | null> {
  if (!row) return null
  ctx.loaders.productById.prime(row.id, row)
  if (!channel) return seesAllProducts(ctx) ? productSource(row, null) : null
  const listing = await ctx.loaders.productListing.load(inChannel(channel.id, row.id))
  if (!listing) return null
  if (!seesAllProducts(ctx) && !(channel.isActive && listing.priced && isVisible(listing, ctx.clock.now()))) return null
  return productSource(row, channel, listing)
}

export const productQueries = {
  product: async (_, args, ctx) => {
    oneArgument(args, 'id', 'slug', 'externalReference')
    const { channel, isVisible } = await askedChannel(ctx, args.channel)
    const { pool } = ctx.database
    const id = args.id ? keyOf(args.id, 'Product') : null
    if (!isVisible || (args.id && id === null)) return null
    const row =
      id !== null
        ? await ctx.loaders.productById.load(id)
        : args.slug
          ? args.slugLanguageCode
            ? await productByTranslatedSlug(pool, args.slug, args.slugLanguageCode)
            : await productBy(pool, 'slug', args.slug)
          : await productBy(pool, 'external_reference', args.externalReference!)
    return visibleProduct(ctx, row, channel)
  },

  products: async (_, args, ctx) =>
    products(ctx, args, { ...(await askedChannel(ctx, args.channel)), listedOnly: true }),
} satisfies Partial<Fields<'Query'>>

/** The variants of a product that the viewer sees: in a channel, those with a price there. */
async function visibleVariants({ row, channel }: ProductSource, ctx: GraphqlContext): Promise<VariantSource[]> {
  if (channel)
    return (await ctx.loaders.pricedVariants.load(inChannel(channel.id, row.id))).map((v) =>
      variantSource(v, channel, v),
    )
  return seesAllProducts(ctx)
    ? (await ctx.loaders.variantsOfProduct.load(row.id)).map((v) => variantSource(v, null))
    : []
}

async function attributes({ row }: ProductSource, ctx: GraphqlContext) {
  const [data, values] = await Promise.all([shopData(ctx), ctx.loaders.productValues.load(row.id)])
  return selectedAttributes(
    data,
    data.typeAttributes.get(row.productTypeId)?.product ?? [],
    values,
    hasPermission(ctx, 'MANAGE_PRODUCTS'),
  )
}

const texts = ({ row }: ProductSource, ctx: GraphqlContext) => ctx.loaders.productTexts.load(row.id).then((t) => t!)

const TRANSLATED = ['seoTitle', 'seoDescription', 'slug', 'name', 'description'] as const

/** Saleor's default size of a thumbnail, in pixels. */
const THUMBNAIL_SIZE = 256

export const productTypes = resolversOf({
  Product: {
    ...metadataOf<ProductSource>('MANAGE_PRODUCTS', texts),
    id: ({ row }) => toGlobalId('Product', row.id),
    ...assignedFields(attributes),
    seoTitle: async (s, _, ctx) => (await texts(s, ctx)).seoTitle,
    seoDescription: async (s, _, ctx) => (await texts(s, ctx)).seoDescription,
    description: async (s, _, ctx) => (await texts(s, ctx)).description,
    descriptionJson: async (s, _, ctx) => (await texts(s, ctx)).description ?? {},
    productType: async ({ row }, _, ctx): Promise<ProductTypeSource> => ({
      row: (await shopData(ctx)).productTypeById.get(row.productTypeId)!,
    }),
    category: ({ row }, _, ctx) => categoryOf(ctx, row.categoryId),
    created: ({ row }) => row.createdAt,
    weight: ({ row }) => weightOrNull(row.weight),
    taxClass: ({ row }, _, ctx) => taxClassOf(ctx, row.taxClassId),
    // Whether taxes are charged is a setting of channels; this is whether the tax class has a rate in any country.
    chargeTaxes: async ({ row }, _, ctx) => {
      const { productTypeById, taxClassRates } = await shopData(ctx)
      const taxClass = row.taxClassId ?? productTypeById.get(row.productTypeId)?.taxClassId
      return taxClass != null && [...(taxClassRates.get(taxClass)?.values() ?? [])].some((rate) => rate !== 0)
    },
    channelListings: async ({ row }, _, ctx) => {
      needStaffOrApp(ctx)
      return (await ctx.loaders.listingsOfProduct.load(row.id)).map((listing) => ({ row: listing }))
    },
    channel: ({ channel }) => channel?.slug ?? null,
    defaultVariant: async ({ row, channel }, _, ctx) => {
      const variant = row.defaultVariantId === null ? null : await ctx.loaders.variantById.load(row.defaultVariantId)
      return variant && variantSource(variant, channel)
    },
    thumbnail: async ({ row }, args, ctx) => {
      const first = (await ctx.loaders.media.load(row.id)).find((m) => m.type === 'IMAGE')
      return first ? image(ctx, first.path, first.alt, { ...args, size: args.size ?? THUMBNAIL_SIZE }) : null
    },
    pricing: (s, args, ctx) => productPricing(s, args, ctx),
    isAvailable: (s, { address }, ctx) => productAvailable(s, address?.country ?? null, ctx),
    isAvailableForPurchase: async (s, _, ctx) => {
      const listing = await productListing(s, ctx)
      if (!listing) return null
      return listing.availableForPurchaseAt !== null && listing.availableForPurchaseAt <= ctx.clock.now()
    },
    availableForPurchase: async (s, _, ctx) => (await productListing(s, ctx))?.availableForPurchaseAt ?? null,
    availableForPurchaseAt: async (s, _, ctx) => (await productListing(s, ctx))?.availableForPurchaseAt ?? null,
    attributes: (s, _, ctx) => attributes(s, ctx),
    attribute: async (s, { slug }, ctx) => attributeOf(await attributes(s, ctx), slug),
    media: async ({ row }, { sortBy }, ctx): Promise<MediaSource[]> => {
      const media = (await ctx.loaders.media.load(row.id)).map((m) => ({ row: m }))
      if (sortBy) media.sort((a, b) => (sortBy.direction === 'DESC' ? b.row.id - a.row.id : a.row.id - b.row.id))
      return media
    },
    mediaById: async ({ row }, { id }, ctx): Promise<MediaSource | null> => {
      const key = keyOf(id, 'ProductMedia')
      const found = (await ctx.loaders.media.load(row.id)).find((m) => m.id === key)
      return found ? { row: found } : null
    },
    variants: (s, _, ctx) => visibleVariants(s, ctx),
    variant: async (s, args, ctx) => {
      oneArgument(args, 'id', 'sku')
      const key = args.id ? keyOf(args.id, 'ProductVariant') : null
      return (await visibleVariants(s, ctx)).find((v) => (args.id ? v.row.id === key : v.row.sku === args.sku)) ?? null
    },
    productVariants: (s, args, ctx) => variantsOf(ctx, args, { channel: s.channel, isVisible: true }, s.row.id),
    collections: async ({ row, channel }, _, ctx) => {
      const found =
        seesAllProducts(ctx) || !channel
          ? await ctx.loaders.allCollections.load(row.id)
          : await ctx.loaders.collectionsInChannel.load(inChannel(channel.id, row.id))
      return found.map((c) => collectionSource(c, channel))
    },
    translation: async ({ row }, { languageCode }, ctx) => {
      const found = await ctx.loaders.productTranslation.load(`${languageCode}:${row.id}`)
      return found && translated('ProductTranslation', row.id, found, languageCode, TRANSLATED)
    },
  },

  ProductType: {
    ...metadataOf<ProductTypeSource>('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', ({ row }) => row),
    id: ({ row }) => toGlobalId('ProductType', row.id),
    weight: ({ row }) => weightOf(row.weight),
    taxClass: ({ row }, _, ctx) => {
      needStaffOrApp(ctx)
      return taxClassOf(ctx, row.taxClassId)
    },
    products: async ({ row }, args, ctx) =>
      products(ctx, args, {
        ...(await askedChannel(ctx, args.channel)),
        listedOnly: true,
        also: { productTypeIds: [row.id] },
      }),
    availableAttributes: ({ row }, args, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES')
      return attributesOf(ctx, args, { type: 'PRODUCT_TYPE', notOfProductType: row.id })
    },
    productAttributes: async ({ row }, _, ctx) => {
      const { typeAttributes, attributeById } = await shopData(ctx)
      return seenAttributes(ctx, typeAttributes.get(row.id)?.product ?? [], attributeById)
    },
    variantAttributes: async ({ row }, { variantSelection }, ctx) => {
      const { typeAttributes, attributeById } = await shopData(ctx)
      const type = typeAttributes.get(row.id)
      return seenAttributes(ctx, chosen(type, variantSelection), attributeById)
    },
    assignedVariantAttributes: async ({ row }, { variantSelection }, ctx) => {
      const { typeAttributes, attributeById } = await shopData(ctx)
      const type = typeAttributes.get(row.id)
      return seenAttributes(ctx, chosen(type, variantSelection), attributeById).map((attribute) => ({
        attribute,
        variantSelection: type!.selecting.has(attribute.row.id),
      }))
    },
  },

  ProductMedia: {
    ...metadataOf<MediaSource>('MANAGE_PRODUCTS', ({ row }) => row),
    id: ({ row }) => toGlobalId('ProductMedia', row.id),
    sortOrder: ({ row }) => row.sort,
    oembedData: ({ row }) => row.oembed,
    url: ({ row }, args, ctx) => row.externalUrl ?? mediaUrl(ctx, row.path, args),
    productId: ({ row }) => toGlobalId('Product', row.productId),
  },
})
