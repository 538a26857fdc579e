/** Staff's changes of collections. */
import {
  addProducts,
  collection,
  removeProducts,
  reorderProducts,
  updateCollectionListings,
} from '../../domain/catalogue/collection.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { CollectionInput } from '../../domain/catalogue/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { storePicture } from '../shared/upload.ts'
import { type CollectionSource, collectionSource } from './sources.ts'

async function load(ctx: GraphqlContext, key: Key): Promise<CollectionSource | null> {
  const row = await ctx.loaders.collectionById.load(Number(key))
  return row && collectionSource(row, null)
}

const of = nounResolvers(collection, { name: 'collection', permissions: ['MANAGE_PRODUCTS'], load })

/** The input with its picture stored. */
async function written<Input extends CollectionInput>(ctx: GraphqlContext, { backgroundImage, ...input }: Input) {
  requirePermission(ctx, 'MANAGE_PRODUCTS')
  const stored = await storePicture(ctx, backgroundImage, 'backgroundImage')
  return stored.ok ? ok({ ...input, backgroundPath: stored.value }) : stored
}

/** Checks the permission, does the work, and answers the collection as it is then. */
async function changed<Code extends string>(ctx: GraphqlContext, work: () => Promise<Result<Key, Code>>) {
  requirePermission(ctx, 'MANAGE_PRODUCTS')
  const done = await work()
  return payload(done.ok ? ok(await afresh(ctx, (fresh) => load(fresh, done.value))) : done, 'collection')
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
    changed(ctx, () => addProducts(ctx, collectionId, products)),
  collectionRemoveProducts: (_, { collectionId, products }, ctx) =>
    changed(ctx, () => removeProducts(ctx, collectionId, products)),
  collectionReorderProducts: (_, { collectionId, moves }, ctx) =>
    changed(ctx, () => reorderProducts(ctx, collectionId, moves)),
  collectionChannelListingUpdate: (_, { id, input }, ctx) =>
    changed(ctx, () => updateCollectionListings(ctx, id, input)),
} satisfies Partial<Fields<'Mutation'>>
