/** Staff's changes of products. */
import { product } from '../../domain/catalog/product.ts'
import { updateProductListings } from '../../domain/catalog/product-listings.ts'
import { reorderVariants, setDefaultVariant } from '../../domain/catalog/variant-order.ts'
import { reorderProductValues } from '../../domain/catalog/value-order.ts'
import type { AttributeValueInput } from '../../domain/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { sourceOf } from '../metadata/sources.ts'
import { nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'

const of = nounResolvers(product, {
  name: 'product',
  permissions: ['MANAGE_PRODUCTS'],
  load: (ctx, key) => sourceOf(ctx, 'Product', key),
})

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
  productChannelListingUpdate: (_, { id, input }, ctx) => of.changed(ctx, () => updateProductListings(ctx, id, input)),
  productReorderAttributeValues: (_, { productId, attributeId, moves }, ctx) =>
    of.changed(ctx, () => reorderProductValues(ctx, productId, attributeId, moves)),
  productVariantReorder: (_, { productId, moves }, ctx) =>
    of.changed(ctx, () => reorderVariants(ctx, productId, moves)),
  productVariantSetDefault: (_, { productId, variantId }, ctx) =>
    of.changed(ctx, () => setDefaultVariant(ctx, productId, variantId)),
} satisfies Partial<Fields<'Mutation'>>
