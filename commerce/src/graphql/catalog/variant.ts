/** Variants: what is put into a basket. */
import { variantBy } from '../../db/queries/catalog.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { selectedAttributes } from '../attribute/sources.ts'
import { assignedFields } from '../shared/assigned-fields.ts'
import { askedChannel, seesAllProducts, shopData } from '../shared/channel.ts'
import { keyOf, oneArgument } from '../shared/ids.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation } from '../shared/translation.ts'
import { kilograms } from '../shared/weight.ts'
import { inChannel } from './loaders.ts'
import { type AddressArgs, variantPricing } from './pricing.ts'
import { visibleProduct } from './product.ts'
import { type MediaSource, productSource, variantSource, type VariantSource } from './sources.ts'
import { quantityAvailable } from './stock.ts'
import { type VariantsArgs, variantsOf } from './variant-list.ts'

export const variantQueries = {
  productVariant: async (
    _: unknown,
    args: { id?: string | null; sku?: string | null; externalReference?: string | null; channel?: string | null },
    ctx: GraphqlContext,
  ) => {
    oneArgument(args, 'id', 'sku', 'externalReference')
    const { channel, open } = await askedChannel(ctx, args.channel)
    const id = args.id ? keyOf(args.id, 'ProductVariant') : null
    if (!open || (args.id && id === null)) return null
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

  productVariants: async (_: unknown, args: VariantsArgs, ctx: GraphqlContext) =>
    variantsOf(ctx, args, await askedChannel(ctx, args.channel), null),
}

async function attributes({ row }: Pick<VariantSource, 'row'>, ctx: GraphqlContext) {
  const [data, values, product] = await Promise.all([
    shopData(ctx),
    ctx.loaders.variantValues.load(row.id),
    ctx.loaders.productById.load(row.productId),
  ])
  return selectedAttributes(data, (product && data.typeAttributes.get(product.productTypeId)?.variant) ?? [], values)
}

export const variantTypes = {
  ProductVariant: {
    ...metadataOf<VariantSource>('MANAGE_PRODUCTS', ({ row }) => row),
    id: ({ row }: VariantSource) => toGlobalId('ProductVariant', row.id),
    ...assignedFields<VariantSource>(attributes),
    name: ({ row }: VariantSource) => row.name,
    sku: ({ row }: VariantSource) => row.sku,
    product: async ({ row, channel }: VariantSource, _: unknown, ctx: GraphqlContext) => {
      const product = await ctx.loaders.productById.load(row.productId)
      return product && productSource(product, channel)
    },
    trackInventory: ({ row }: VariantSource) => row.trackInventory,
    quantityLimitPerCustomer: ({ row }: VariantSource) => row.quantityLimitPerCustomer,
    weight: ({ row }: VariantSource) => kilograms(row.weight),
    channel: ({ channel }: VariantSource) => channel?.slug ?? null,
    pricing: (s: VariantSource, args: AddressArgs, ctx: GraphqlContext) => variantPricing(s, args, ctx),
    attributes: async (
      { row }: VariantSource,
      { variantSelection }: { variantSelection?: string | null },
      ctx: GraphqlContext,
    ) => {
      const all = await attributes({ row }, ctx)
      if (!variantSelection || variantSelection === 'ALL') return all
      return all.filter((s) => SELECTING.has(s.attribute.row.inputType) === (variantSelection === 'VARIANT_SELECTION'))
    },
    media: async (_s: VariantSource): Promise<MediaSource[]> => [],
    translation: ({ row }: VariantSource, { languageCode }: { languageCode: string }) =>
      translation('ProductVariantTranslation', row.id, row.translations, languageCode, ['name']),
    quantityAvailable: (
      s: VariantSource,
      { address, countryCode }: AddressArgs & { countryCode?: string | null },
      ctx: GraphqlContext,
    ) => quantityAvailable(s, address?.country ?? countryCode ?? null, ctx),
    created: ({ row }: VariantSource) => row.createdAt,
    updatedAt: ({ row }: VariantSource) => row.updatedAt,
    externalReference: ({ row }: VariantSource) => row.externalReference,
  },
}

/** Kinds of attributes by which a buyer can tell variants apart. */
const SELECTING: ReadonlySet<string> = new Set(['DROPDOWN', 'BOOLEAN', 'SWATCH', 'NUMERIC'])
