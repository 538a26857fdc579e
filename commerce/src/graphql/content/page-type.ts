/** Page types. */
import { pageTypeList } from '../../db/queries/content/page-type.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import {
  assignAttributes,
  pageType,
  reorderPageTypeAttributes,
  unassignAttributes,
} from '../../domain/content/page-type.ts'
import { attributesOf } from '../shared/attribute-list.ts'
import { sourceOf } from '../metadata/sources.ts'
import { nounResolvers } from '../nouns/resolvers.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { permissionDenied } from '../shared/errors.ts'
import { keyOf } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { some } from '../shared/one-filter.ts'
import { metadataOf } from '../shared/metadata.ts'
import { isStaffOrApp } from '../../context.ts'
import { requirePermission } from '../shared/permission.ts'
import type { PageTypeRow, PageTypeSource } from './sources.ts'

const PERMISSION = 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'

export const pageTypeQueries = {
  pageType: (_, { id }, ctx) => {
    const key = keyOf(id, 'PageType')
    return key === null ? null : sourceOf(ctx, 'PageType', key)
  },

  pageTypes: (_, { filter, sortBy, ...page }, ctx) => {
    if (!isStaffOrApp(ctx)) throw permissionDenied()
    const list = pageTypeList({ search: filter?.search, slugs: some(filter?.slugs), sortBy })
    return listedBy<PageTypeRow, PageTypeSource>(ctx, page, list, (row) => ({ row }))
  },
} satisfies Partial<Fields<'Query'>>

const of = nounResolvers(pageType, {
  name: 'pageType',
  permissions: [PERMISSION],
  load: (ctx, key) => sourceOf(ctx, 'PageType', key),
})

export const pageTypeMutations = {
  pageTypeCreate: of.create,
  pageTypeUpdate: of.update,
  pageTypeDelete: of.delete,
  pageTypeBulkDelete: of.bulkDelete,
  pageTypeReorderAttributes: (_, { pageTypeId, moves }, ctx) =>
    of.changed(ctx, () => reorderPageTypeAttributes(ctx, pageTypeId, moves)),
  pageAttributeAssign: (_, { pageTypeId, attributeIds }, ctx) =>
    of.changed(ctx, () => assignAttributes(ctx, pageTypeId, attributeIds)),
  pageAttributeUnassign: (_, { pageTypeId, attributeIds }, ctx) =>
    of.changed(ctx, () => unassignAttributes(ctx, pageTypeId, attributeIds)),
} satisfies Partial<Fields<'Mutation'>>

export const pageTypeTypes = resolversOf({
  PageType: {
    ...metadataOf<PageTypeSource>(PERMISSION, ({ row }) => row),
    id: ({ row }) => toGlobalId('PageType', row.id),
    attributes: async ({ row }, _, ctx) => {
      const { attributeById } = await shopData(ctx)
      return row.attributeIds.flatMap((id) => {
        const attribute = attributeById.get(id)
        return attribute && (attribute.visibleInStorefront || isStaffOrApp(ctx)) ? [{ row: attribute }] : []
      })
    },
    availableAttributes: ({ row }, args, ctx) => {
      requirePermission(ctx, PERMISSION)
      return attributesOf(ctx, args, { type: 'PAGE_TYPE', notOfPageType: row.id, isVisible: null })
    },
    hasPages: ({ row }, _, ctx) => {
      requirePermission(ctx, 'MANAGE_PAGES', PERMISSION)
      return ctx.loaders.pageTypeHasPages.load(row.id)
    },
  },
})
