/** Product types: reading them, and staff's changes of them. */
import { productType } from '../../domain/catalog/product-type.ts'
import {
  assignAttributes,
  reorderAttributes,
  unassignAttributes,
  updateAssignments,
} from '../../domain/catalog/type-attributes.ts'
import { sourceOf } from '../metadata/sources.ts'
import { productTypesOf } from '../shared/product-type-list.ts'
import { nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { keyOf, someKeys } from '../shared/ids.ts'
import { some } from '../shared/one-filter.ts'

export const productTypeQueries = {
  productType: (_, { id }, ctx) => {
    const key = keyOf(id, 'ProductType')
    return key === null ? null : sourceOf(ctx, 'ProductType', key)
  },

  productTypes: (_, args, ctx) => {
    const { filter, sortBy } = args
    return productTypesOf(ctx, args, {
      ...filter,
      ids: someKeys(filter?.ids, 'ProductType'),
      slugs: some(filter?.slugs),
      isDigital: filter?.productType === 'DIGITAL' ? true : null,
      isShippingRequired: filter?.productType === 'SHIPPABLE' ? true : null,
      hasVariants: filter?.configurable ? filter.configurable === 'CONFIGURABLE' : null,
      sortBy,
    })
  },
} satisfies Partial<Fields<'Query'>>

const PERMISSION = 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'

const of = nounResolvers(productType, {
  name: 'productType',
  permissions: [PERMISSION],
  load: (ctx, key) => sourceOf(ctx, 'ProductType', key),
})

export const productTypeMutations = {
  productTypeCreate: of.create,
  productTypeUpdate: of.update,
  productTypeDelete: of.delete,
  productTypeBulkDelete: of.bulkDelete,
  productTypeReorderAttributes: (_, { productTypeId, type, moves }, ctx) =>
    of.changed(ctx, () => reorderAttributes(ctx, productTypeId, type === 'VARIANT', moves)),
  productAttributeAssign: (_, { productTypeId, operations }, ctx) =>
    of.changed(ctx, () => assignAttributes(ctx, productTypeId, operations)),
  productAttributeUnassign: (_, { productTypeId, attributeIds }, ctx) =>
    of.changed(ctx, () => unassignAttributes(ctx, productTypeId, attributeIds)),
  productAttributeAssignmentUpdate: (_, { productTypeId, operations }, ctx) =>
    of.changed(ctx, () => updateAssignments(ctx, productTypeId, operations)),
} satisfies Partial<Fields<'Mutation'>>
