/** Staff's changes of products. */
import { product } from '../../domain/catalogue/product.ts'
import { updateProductListings } from '../../domain/catalogue/product-listings.ts'
import { reorderVariants, setDefaultVariant } from '../../domain/catalogue/variant-order.ts'
import { reorderProductValues } from '../../domain/catalogue/value-order.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { AttributeValueInput } from '../../domain/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { type ProductSource, productSource } from './sources.ts'

/** A product as staff see it, outside of channels. */
export async function productForStaff(ctx: GraphqlContext, key: Key): Promise<ProductSource | null> {
  const row = await ctx.loaders.productById.load(Number(key))
  return row && productSource(row, null)
}

const of = nounResolvers(product, { name: 'product', permissions: ['MANAGE_PRODUCTS'], load: productForStaff })

/** Checks the permission, does the work, and answers the product as it is then. */
export async function changedProduct<Code extends string>(ctx: GraphqlContext, work: () => Promise<Result<Key, Code>>) {
  requirePermission(ctx, 'MANAGE_PRODUCTS')
  const done = await work()
  return payload(done.ok ? ok(await afresh(ctx, (fresh) => productForStaff(fresh, done.value))) : done, 'product')
}

/** Values of attributes in which a file of the shop's own is named by its path. */
export const withOwnFiles = (
  { origin }: Pick<GraphqlContext, 'origin'>,
  given: readonly AttributeValueInput[] | null | undefined,
): AttributeValueInput[] | null | undefined =>
  given?.map((one) => (one.file?.startsWith(`${origin}/`) ? { ...one, file: one.file.slice(origin.length) } : one)) ??
  (given as null | undefined)

export const productMutations = {
  productCreate: (_, { input }, ctx) =>
    of.create(_, { input: { ...input, attributes: withOwnFiles(ctx, input.attributes) } }, ctx),
  productUpdate: (_, { input, ...named }, ctx) =>
    of.update(_, { ...named, input: { ...input, attributes: withOwnFiles(ctx, input.attributes) } }, ctx),
  productDelete: of.delete,
  productBulkDelete: of.bulkDelete,
  productChannelListingUpdate: (_, { id, input }, ctx) =>
    changedProduct(ctx, () => updateProductListings(ctx, id, input)),
  productReorderAttributeValues: (_, { productId, attributeId, moves }, ctx) =>
    changedProduct(ctx, () => reorderProductValues(ctx, productId, attributeId, moves)),
  productVariantReorder: (_, { productId, moves }, ctx) =>
    changedProduct(ctx, () => reorderVariants(ctx, productId, moves)),
  productVariantSetDefault: (_, { productId, variantId }, ctx) =>
    changedProduct(ctx, () => setDefaultVariant(ctx, productId, variantId)),
} satisfies Partial<Fields<'Mutation'>>
