/** Products and their pictures. */
import { productBy, productByTranslatedSlug } from '../../db/queries/catalog.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { attributeOf, selectedAttributes } from '../attribute/sources.ts'
import { assignedFields } from '../shared/assigned-fields.ts'
import { askedChannel, seesAllProducts, shopData } from '../shared/channel.ts'
import { keyOf, oneArgument } from '../shared/ids.ts'
import { image, mediaUrl, type ThumbnailArgs } from '../shared/image.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translated } from '../shared/translation.ts'
import { kilograms } from '../shared/weight.ts'
import { inChannel } from './loaders.ts'
import { type AddressArgs, isVisible, productListing, productPricing } from './pricing.ts'
import type { ProductsArgs } from './product-args.ts'
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
import { type VariantsArgs, variantsOf } from './variant-list.ts'

/** What a viewer sees of a product in a channel; null: nothing. */
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
  product: async (
    _: unknown,
    args: {
      id?: string | null
      slug?: string | null
      slugLanguageCode?: string | null
      externalReference?: string | null
      channel?: string | null
    },
    ctx: GraphqlContext,
  ) => {
    oneArgument(args, 'id', 'slug', 'externalReference')
    const { channel, open } = await askedChannel(ctx, args.channel)
    const { pool } = ctx.database
    const id = args.id ? keyOf(args.id, 'Product') : null
    if (!open || (args.id && id === null)) return null
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

  products: async (_: unknown, args: ProductsArgs, ctx: GraphqlContext) =>
    products(ctx, args, { ...(await askedChannel(ctx, args.channel)), listedOnly: true }),
}

/** Variants a viewer can see: in a channel those with a price there. */
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
  return selectedAttributes(data, data.typeAttributes.get(row.productTypeId)?.product ?? [], values)
}

const texts = ({ row }: ProductSource, ctx: GraphqlContext) => ctx.loaders.productTexts.load(row.id).then((t) => t!)

const TRANSLATED = ['seoTitle', 'seoDescription', 'slug', 'name', 'description'] as const

/** Saleor's size of a picture in a list. */
const THUMBNAIL_SIZE = 256

export const productTypes = {
  Product: {
    ...metadataOf<ProductSource>('MANAGE_PRODUCTS', texts),
    id: ({ row }: ProductSource) => toGlobalId('Product', row.id),
    ...assignedFields(attributes),
    name: ({ row }: ProductSource) => row.name,
    slug: ({ row }: ProductSource) => row.slug,
    seoTitle: async (s: ProductSource, _: unknown, ctx: GraphqlContext) => (await texts(s, ctx)).seoTitle,
    seoDescription: async (s: ProductSource, _: unknown, ctx: GraphqlContext) => (await texts(s, ctx)).seoDescription,
    description: async (s: ProductSource, _: unknown, ctx: GraphqlContext) => (await texts(s, ctx)).description,
    descriptionJson: async (s: ProductSource, _: unknown, ctx: GraphqlContext) =>
      (await texts(s, ctx)).description ?? {},
    productType: async ({ row }: ProductSource, _: unknown, ctx: GraphqlContext): Promise<ProductTypeSource> => ({
      row: (await shopData(ctx)).productTypeById.get(row.productTypeId)!,
    }),
    category: ({ row }: ProductSource, _: unknown, ctx: GraphqlContext) => categoryOf(ctx, row.categoryId),
    created: ({ row }: ProductSource) => row.createdAt,
    updatedAt: ({ row }: ProductSource) => row.updatedAt,
    weight: ({ row }: ProductSource) => kilograms(row.weight),
    rating: ({ row }: ProductSource) => row.rating,
    externalReference: ({ row }: ProductSource) => row.externalReference,
    channel: ({ channel }: ProductSource) => channel?.slug ?? null,
    defaultVariant: async ({ row, channel }: ProductSource, _: unknown, ctx: GraphqlContext) => {
      const variant = row.defaultVariantId === null ? null : await ctx.loaders.variantById.load(row.defaultVariantId)
      return variant && variantSource(variant, channel)
    },
    thumbnail: async ({ row }: ProductSource, args: ThumbnailArgs, ctx: GraphqlContext) => {
      const [first] = await ctx.loaders.media.load(row.id)
      return first ? image(ctx, first.path, first.alt, { ...args, size: args.size ?? THUMBNAIL_SIZE }) : null
    },
    pricing: (s: ProductSource, args: AddressArgs, ctx: GraphqlContext) => productPricing(s, args, ctx),
    isAvailable: (s: ProductSource, { address }: AddressArgs, ctx: GraphqlContext) =>
      productAvailable(s, address?.country ?? null, ctx),
    isAvailableForPurchase: async (s: ProductSource, _: unknown, ctx: GraphqlContext) => {
      const listing = await productListing(s, ctx)
      if (!listing) return null
      return listing.availableForPurchaseAt !== null && listing.availableForPurchaseAt <= ctx.clock.now()
    },
    availableForPurchase: async (s: ProductSource, _: unknown, ctx: GraphqlContext) =>
      (await productListing(s, ctx))?.availableForPurchaseAt ?? null,
    availableForPurchaseAt: async (s: ProductSource, _: unknown, ctx: GraphqlContext) =>
      (await productListing(s, ctx))?.availableForPurchaseAt ?? null,
    attributes: (s: ProductSource, _: unknown, ctx: GraphqlContext) => attributes(s, ctx),
    attribute: async (s: ProductSource, { slug }: { slug: string }, ctx: GraphqlContext) =>
      attributeOf(await attributes(s, ctx), slug),
    media: async (
      { row }: ProductSource,
      { sortBy }: { sortBy?: { direction: string } | null },
      ctx: GraphqlContext,
    ): Promise<MediaSource[]> => {
      const media = (await ctx.loaders.media.load(row.id)).map((m) => ({ row: m }))
      if (sortBy) media.sort((a, b) => (sortBy.direction === 'DESC' ? b.row.id - a.row.id : a.row.id - b.row.id))
      return media
    },
    mediaById: async (
      { row }: ProductSource,
      { id }: { id: string },
      ctx: GraphqlContext,
    ): Promise<MediaSource | null> => {
      const key = keyOf(id, 'ProductMedia')
      const found = (await ctx.loaders.media.load(row.id)).find((m) => m.id === key)
      return found ? { row: found } : null
    },
    variants: (s: ProductSource, _: unknown, ctx: GraphqlContext) => visibleVariants(s, ctx),
    variant: async (s: ProductSource, args: { id?: string | null; sku?: string | null }, ctx: GraphqlContext) => {
      oneArgument(args, 'id', 'sku')
      const key = args.id ? keyOf(args.id, 'ProductVariant') : null
      return (await visibleVariants(s, ctx)).find((v) => (args.id ? v.row.id === key : v.row.sku === args.sku)) ?? null
    },
    productVariants: (s: ProductSource, args: VariantsArgs, ctx: GraphqlContext) =>
      variantsOf(ctx, args, { channel: s.channel, open: true }, s.row.id),
    collections: async ({ row, channel }: ProductSource, _: unknown, ctx: GraphqlContext) => {
      const found =
        seesAllProducts(ctx) || !channel
          ? await ctx.loaders.allCollections.load(row.id)
          : await ctx.loaders.collectionsInChannel.load(inChannel(channel.id, row.id))
      return found.map((c) => collectionSource(c, channel))
    },
    translation: async ({ row }: ProductSource, { languageCode }: { languageCode: string }, ctx: GraphqlContext) => {
      const found = await ctx.loaders.productTranslation.load(`${languageCode}:${row.id}`)
      return found && translated('ProductTranslation', row.id, found, languageCode, TRANSLATED)
    },
  },

  ProductType: {
    ...metadataOf<ProductTypeSource>('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', ({ row }) => row),
    id: ({ row }: ProductTypeSource) => toGlobalId('ProductType', row.id),
    name: ({ row }: ProductTypeSource) => row.name,
    slug: ({ row }: ProductTypeSource) => row.slug,
    hasVariants: ({ row }: ProductTypeSource) => row.hasVariants,
    isShippingRequired: ({ row }: ProductTypeSource) => row.isShippingRequired,
    isDigital: ({ row }: ProductTypeSource) => !row.isShippingRequired,
  },

  ProductMedia: {
    ...metadataOf<MediaSource>('MANAGE_PRODUCTS', ({ row }) => row),
    id: ({ row }: MediaSource) => toGlobalId('ProductMedia', row.id),
    sortOrder: ({ row }: MediaSource) => row.sort,
    alt: ({ row }: MediaSource) => row.alt,
    type: () => 'IMAGE',
    oembedData: () => '{}',
    url: ({ row }: MediaSource, args: ThumbnailArgs, ctx: GraphqlContext) => mediaUrl(ctx, row.path, args),
    productId: ({ row }: MediaSource) => toGlobalId('Product', row.productId),
  },
}
