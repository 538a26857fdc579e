/** Staff's changes of variants, their prices and stocks. */
import { removeVariants } from '../../domain/catalog/remove-variants.ts'
import { createStocks, deleteStocks, updateStocks } from '../../domain/catalog/stocks.ts'
import { variant } from '../../domain/catalog/variant.ts'
import { updateVariantListings } from '../../domain/catalog/variant-listings.ts'
import { reorderVariantValues } from '../../domain/catalog/value-order.ts'
import { sourceOf } from '../metadata/sources.ts'
import { nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { withOwnFiles } from './product-mutations.ts'

const of = nounResolvers(variant, {
  name: 'productVariant',
  permissions: ['MANAGE_PRODUCTS'],
  load: (ctx, key) => sourceOf(ctx, 'ProductVariant', key),
})

export const variantMutations = {
  productVariantCreate: (_, { input }, ctx) =>
    of.create(_, { input: { ...input, attributes: withOwnFiles(ctx, input.attributes) } }, ctx),
  productVariantUpdate: (_, { input, ...named }, ctx) =>
    of.update(_, { ...named, input: { ...input, attributes: withOwnFiles(ctx, input.attributes) } }, ctx),
  productVariantDelete: of.delete,
  productVariantBulkDelete: async (_, { ids, skus }, ctx) => {
    requirePermission(ctx, 'MANAGE_PRODUCTS')
    return payload(await removeVariants(ctx, ids ?? null, skus ?? null), { count: 0 }, (count) => ({ count }))
  },
  productVariantChannelListingUpdate: async (_, { input, ...named }, ctx) => {
    const { productVariant, errors } = await of.changed(ctx, () => updateVariantListings(ctx, named, input))
    return { variant: productVariant, errors }
  },
  productVariantReorderAttributeValues: (_, { variantId, attributeId, moves }, ctx) =>
    of.changed(ctx, () => reorderVariantValues(ctx, variantId, attributeId, moves)),
  productVariantStocksCreate: (_, { variantId, stocks }, ctx) =>
    of.changed(ctx, () => createStocks(ctx, variantId, stocks)),
  productVariantStocksUpdate: (_, { variantId, sku, stocks }, ctx) =>
    of.changed(ctx, () => updateStocks(ctx, { id: variantId ?? null, sku: sku ?? null }, stocks)),
  productVariantStocksDelete: (_, { variantId, sku, warehouseIds }, ctx) =>
    of.changed(ctx, () => deleteStocks(ctx, { id: variantId ?? null, sku: sku ?? null }, warehouseIds ?? [])),
} satisfies Partial<Fields<'Mutation'>>
