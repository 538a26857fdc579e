/** Product types: reading them, and staff's changes of them. */
import { productType } from '../../domain/catalogue/product-type.ts'
import {
  assignAttributes,
  reorderAttributes,
  unassignAttributes,
  updateAssignments,
} from '../../domain/catalogue/type-attributes.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { productTypesOf } from '../shared/product-type-list.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { keyOf, keysOf } from '../shared/ids.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import type { ProductTypeSource } from './sources.ts'

const load = async (ctx: GraphqlContext, key: Key): Promise<ProductTypeSource | null> => {
  const row = (await shopData(ctx)).productTypeById.get(Number(key))
  return row ? { row } : null
}

export const productTypeQueries = {
  productType: (_, { id }, ctx) => {
    const key = keyOf(id, 'ProductType')
    return key === null ? null : load(ctx, key)
  },

  productTypes: (_, args, ctx) => {
    const { filter, sortBy } = args
    return productTypesOf(ctx, args, {
      search: filter?.search ?? null,
      ids: filter?.ids?.length ? keysOf(filter.ids, 'ProductType') : null,
      slugs: filter?.slugs?.length ? filter.slugs : null,
      kind: filter?.kind ?? null,
      isDigital: filter?.productType === 'DIGITAL' ? true : null,
      isShippingRequired: filter?.productType === 'SHIPPABLE' ? true : null,
      hasVariants: filter?.configurable ? filter.configurable === 'CONFIGURABLE' : null,
      metadata: filter?.metadata ?? [],
      sort: sortBy?.field ?? 'SLUG',
      desc: sortBy?.direction === 'DESC',
    })
  },
} satisfies Partial<Fields<'Query'>>

const PERMISSION = 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'

const of = nounResolvers(productType, { name: 'productType', permissions: [PERMISSION], load })

/** Checks the permission, does the work, and answers the type as it is then. */
async function changed<Code extends string>(ctx: GraphqlContext, work: () => Promise<Result<Key, Code>>) {
  requirePermission(ctx, PERMISSION)
  const done = await work()
  return payload(done.ok ? ok(await afresh(ctx, (fresh) => load(fresh, done.value))) : done, 'productType')
}

export const productTypeMutations = {
  productTypeCreate: of.create,
  productTypeUpdate: of.update,
  productTypeDelete: of.delete,
  productTypeBulkDelete: of.bulkDelete,
  productTypeReorderAttributes: (_, { productTypeId, type, moves }, ctx) =>
    changed(ctx, () => reorderAttributes(ctx, productTypeId, type === 'VARIANT', moves)),
  productAttributeAssign: (_, { productTypeId, operations }, ctx) =>
    changed(ctx, () => assignAttributes(ctx, productTypeId, operations)),
  productAttributeUnassign: (_, { productTypeId, attributeIds }, ctx) =>
    changed(ctx, () => unassignAttributes(ctx, productTypeId, attributeIds)),
  productAttributeAssignmentUpdate: (_, { productTypeId, operations }, ctx) =>
    changed(ctx, () => updateAssignments(ctx, productTypeId, operations)),
} satisfies Partial<Fields<'Mutation'>>
