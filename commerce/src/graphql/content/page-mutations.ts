/** Staff's changes of pages. */
import { page, publishPages } from '../../domain/content/page.ts'
import { reorderPageValues } from '../../domain/content/page-attributes.ts'
import { sourceOf } from '../metadata/sources.ts'
import { nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'

const of = nounResolvers(page, {
  name: 'page',
  permissions: ['MANAGE_PAGES'],
  load: (ctx, key) => sourceOf(ctx, 'Page', key),
})

export const pageMutations = {
  pageCreate: of.create,
  pageUpdate: of.update,
  pageDelete: of.delete,
  pageBulkDelete: of.bulkDelete,
  pageBulkPublish: async (_, { ids, isPublished }, ctx) => {
    requirePermission(ctx, 'MANAGE_PAGES')
    return payload(await publishPages(ctx, ids, isPublished), { count: 0 }, (count) => ({ count }))
  },
  pageReorderAttributeValues: (_, { pageId, attributeId, moves }, ctx) =>
    of.changed(ctx, () => reorderPageValues(ctx, pageId, attributeId, moves)),
} satisfies Partial<Fields<'Mutation'>>
