/** Staff's changes of categories. */
import { category } from '../../domain/catalog/category.ts'
import type { CategoryInput } from '../../domain/catalog/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { storePicture } from '../shared/upload.ts'
import { categoryOf } from './sources.ts'

const of = nounResolvers(category, { name: 'category', permissions: ['MANAGE_PRODUCTS'], load: categoryOf })

/** The input with its picture stored. */
async function written(ctx: GraphqlContext, { backgroundImage, ...input }: CategoryInput) {
  requirePermission(ctx, 'MANAGE_PRODUCTS')
  const stored = await storePicture(ctx, backgroundImage, 'backgroundImage')
  return stored.ok ? { ok: true as const, value: { ...input, backgroundPath: stored.value } } : stored
}

export const categoryMutations = {
  categoryCreate: async (_, { input, parent }, ctx) => {
    const read = await written(ctx, input)
    return read.ok ? of.create(_, { input: { ...read.value, parent } }, ctx) : payload(read, 'category')
  },
  categoryUpdate: async (_, { id, input }, ctx) => {
    const read = await written(ctx, input)
    return read.ok ? of.update(_, { id, input: read.value }, ctx) : payload(read, 'category')
  },
  categoryDelete: of.delete,
  categoryBulkDelete: of.bulkDelete,
  categoryTranslate: of.translate,
} satisfies Partial<Fields<'Mutation'>>
