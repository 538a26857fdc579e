/** Staff's changes of pages. */
import { page, publishPages } from '../../domain/content/page.ts'
import { reorderPageValues } from '../../domain/content/page-attributes.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import type { PageSource } from './sources.ts'

const load = async (ctx: GraphqlContext, key: Key): Promise<PageSource | null> => {
  const row = await ctx.loaders.pageById.load(Number(key))
  return row && { row }
}

const of = nounResolvers(page, { name: 'page', permissions: ['MANAGE_PAGES'], load })

export const pageMutations = {
  pageCreate: of.create,
  pageUpdate: of.update,
  pageDelete: of.delete,
  pageBulkDelete: of.bulkDelete,
  pageBulkPublish: async (_, { ids, isPublished }, ctx) => {
    requirePermission(ctx, 'MANAGE_PAGES')
    return payload(await publishPages(ctx, ids, isPublished), { count: 0 }, (count) => ({ count }))
  },
  pageReorderAttributeValues: async (_, { pageId, attributeId, moves }, ctx) => {
    requirePermission(ctx, 'MANAGE_PAGES')
    const done = await reorderPageValues(ctx, pageId, attributeId, moves)
    const after = done.ok ? await afresh(ctx, (fresh) => load(fresh, done.value)) : null
    return payload(done, { page: null }, () => ({ page: after }))
  },
} satisfies Partial<Fields<'Mutation'>>
