/** Staff's changes of collections. */
import {
  addProducts,
  collection,
  removeProducts,
  reorderProducts,
  updateCollectionListings,
} from '../../domain/catalog/collection.ts'
import { ok } from '../../domain/result.ts'
import type { CollectionInput } from '../../domain/catalog/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { sourceOf } from '../metadata/sources.ts'
import { nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { storePicture } from '../shared/upload.ts'

const of = nounResolvers(collection, {
  name: 'collection',
  permissions: ['MANAGE_PRODUCTS'],
  load: (ctx, key) => sourceOf(ctx, 'Collection', key),
})

/** The input with its picture stored. */
async function written<Input extends CollectionInput>(ctx: GraphqlContext, { backgroundImage, ...input }: Input) {
  requirePermission(ctx, 'MANAGE_PRODUCTS')
  const stored = await storePicture(ctx, backgroundImage, 'backgroundImage')
  return stored.ok ? ok({ ...input, backgroundPath: stored.value }) : stored
}

export const collectionMutations = {
  collectionCreate: async (_, { input }, ctx) => {
    const read = await written(ctx, input)
    return read.ok ? of.create(_, { input: read.value }, ctx) : payload(read, 'collection')
  },
  collectionUpdate: async (_, { id, input }, ctx) => {
    const read = await written(ctx, input)
    return read.ok ? of.update(_, { id, input: read.value }, ctx) : payload(read, 'collection')
  },
  collectionDelete: of.delete,
  collectionBulkDelete: of.bulkDelete,
  collectionAddProducts: (_, { collectionId, products }, ctx) =>
    of.changed(ctx, () => addProducts(ctx, collectionId, products)),
  collectionRemoveProducts: (_, { collectionId, products }, ctx) =>
    of.changed(ctx, () => removeProducts(ctx, collectionId, products)),
  collectionReorderProducts: (_, { collectionId, moves }, ctx) =>
    of.changed(ctx, () => reorderProducts(ctx, collectionId, moves)),
  collectionChannelListingUpdate: (_, { id, input }, ctx) =>
    of.changed(ctx, () => updateCollectionListings(ctx, id, input)),
} satisfies Partial<Fields<'Mutation'>>
