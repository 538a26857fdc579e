/** Lists of attributes: of the shop, and those that a type can still be given. */
import { hasPermission } from '../../context.ts'
import { ALL_ATTRIBUTES, attributeList, type AttributeListInput } from '../../db/queries/attributes.ts'
import type { AttributeRow } from '../../db/queries/reference.ts'
import type { AttributeFilterInput, AttributeWhereInput } from '../../inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { askedChannel } from './channel.ts'
import type { PageArgs } from './connection.ts'
import { keyOf, keysOf } from './ids.ts'
import { listed } from './listed.ts'
import { allowed, oneFilter } from './one-filter.ts'
import type { AttributeSource } from '../attribute/sources.ts'

/** Who has one of these sees all attributes in lists. */
const SEE_ALL = ['MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES']

const SORTS: Record<string, AttributeListInput['sort']> = {
  NAME: 'name',
  SLUG: 'slug',
  VALUE_REQUIRED: 'valueRequired',
  IS_VARIANT_ONLY: 'isVariantOnly',
  VISIBLE_IN_STOREFRONT: 'visibleInStorefront',
  FILTERABLE_IN_STOREFRONT: 'filterableInStorefront',
  FILTERABLE_IN_DASHBOARD: 'filterableInDashboard',
  AVAILABLE_IN_GRID: 'availableInGrid',
}

export interface AttributesArgs extends PageArgs {
  filter?: AttributeFilterInput | null
  where?: AttributeWhereInput | null
  search?: string | null
  sortBy?: { field: string; direction: string } | null
  channel?: string | null
}

/** Attributes by the client's conditions and those of the list itself. */
export async function attributesOf(ctx: GraphqlContext, args: AttributesArgs, also: Partial<AttributeListInput> = {}) {
  const { filter, where } = args
  oneFilter(args)
  const inCollection = filter?.inCollection ?? where?.inCollection
  const inCategory = filter?.inCategory ?? where?.inCategory
  const channel = inCollection || inCategory ? (await askedChannel(ctx, args.channel ?? filter?.channel)).channel : null
  const ids = filter?.ids ?? where?.ids
  const input: AttributeListInput = {
    ...ALL_ATTRIBUTES,
    search: args.search ?? filter?.search ?? null,
    ids: ids ? keysOf(ids, 'Attribute') : null,
    slugs: filter?.slugs ?? allowed(where?.slug),
    type: filter?.type ?? null,
    visibleOnly: !hasPermission(ctx, ...SEE_ALL),
    inCollection: inCollection ? (keyOf(inCollection, 'Collection') ?? 0) : null,
    inCategory: inCategory ? (keyOf(inCategory, 'Category') ?? 0) : null,
    channelId: channel?.id ?? null,
    names: allowed(where?.name),
    inputTypes: allowed(where?.inputType),
    entityTypes: allowed(where?.entityType),
    types: allowed(where?.type),
    units: allowed(where?.unit),
    withChoices: where?.withChoices ?? null,
    valueRequired: filter?.valueRequired ?? where?.valueRequired ?? null,
    isVariantOnly: filter?.isVariantOnly ?? null,
    visibleInStorefront: filter?.visibleInStorefront ?? where?.visibleInStorefront ?? null,
    filterableInStorefront: filter?.filterableInStorefront ?? null,
    filterableInDashboard: filter?.filterableInDashboard ?? where?.filterableInDashboard ?? null,
    availableInGrid: filter?.availableInGrid ?? null,
    metadata: filter?.metadata ?? where?.metadata ?? [],
    sort: SORTS[args.sortBy?.field ?? ''] ?? 'slug',
    desc: args.sortBy?.direction === 'DESC',
    ...also,
  }
  return listed<AttributeRow, AttributeSource>(ctx, args, `ATTRIBUTE ${input.sort}`, attributeList(input), (row) => ({
    row,
  }))
}
