/** Staff's changes of variants, their prices and stocks. */
import { removeVariants } from '../../domain/catalogue/remove-variants.ts'
import { createStocks, deleteStocks, updateStocks } from '../../domain/catalogue/stocks.ts'
import { variant } from '../../domain/catalogue/variant.ts'
import { updateVariantListings } from '../../domain/catalogue/variant-listings.ts'
import { reorderVariantValues } from '../../domain/catalogue/value-order.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { withOwnFiles } from './product-mutations.ts'
import { variantSource, type VariantSource } from './sources.ts'

/** A variant as staff see it, outside of channels. */
export async function variantForStaff(ctx: GraphqlContext, key: Key): Promise<VariantSource | null> {
  const row = await ctx.loaders.variantById.load(Number(key))
  return row && variantSource(row, null)
}

const of = nounResolvers(variant, { name: 'productVariant', permissions: ['MANAGE_PRODUCTS'], load: variantForStaff })

/** Checks the permission, does the work, and answers the variant as it is then. */
export async function changedVariant<Code extends string>(
  ctx: GraphqlContext,
  work: () => Promise<Result<Key, Code>>,
): Promise<Result<VariantSource | null, Code>> {
  requirePermission(ctx, 'MANAGE_PRODUCTS')
  const done = await work()
  return done.ok ? ok(await afresh(ctx, (fresh) => variantForStaff(fresh, done.value))) : done
}

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
  productVariantChannelListingUpdate: async (_, { input, ...named }, ctx) =>
    payload(await changedVariant(ctx, () => updateVariantListings(ctx, named, input)), 'variant'),
  productVariantReorderAttributeValues: async (_, { variantId, attributeId, moves }, ctx) =>
    payload(
      await changedVariant(ctx, () => reorderVariantValues(ctx, variantId, attributeId, moves)),
      'productVariant',
    ),
  productVariantStocksCreate: async (_, { variantId, stocks }, ctx) =>
    payload(await changedVariant(ctx, () => createStocks(ctx, variantId, stocks)), 'productVariant'),
  productVariantStocksUpdate: async (_, { variantId, sku, stocks }, ctx) =>
    payload(
      await changedVariant(ctx, () => updateStocks(ctx, { id: variantId ?? null, sku: sku ?? null }, stocks)),
      'productVariant',
    ),
  productVariantStocksDelete: async (_, { variantId, sku, warehouseIds }, ctx) =>
    payload(
      await changedVariant(ctx, () =>
        deleteStocks(ctx, { id: variantId ?? null, sku: sku ?? null }, warehouseIds ?? []),
      ),
      'productVariant',
    ),
} satisfies Partial<Fields<'Mutation'>>
