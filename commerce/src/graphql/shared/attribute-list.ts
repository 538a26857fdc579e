/** Lists of attributes: of the shop, and those that a type can still be given. */
import { hasPermission } from '../../context.ts'
import { ALL_ATTRIBUTES, attributeList, type AttributeListInput } from '../../db/queries/attribute/attributes.ts'
import type { AttributeRow } from '../../db/queries/reference/reference.ts'
import type { AttributeFilterInput, AttributeWhereInput } from '../../domain/catalog/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { askedChannel } from './channel.ts'
import type { PageArgs } from './connection.ts'
import { keyOf, keysOf } from './ids.ts'
import { readJoined } from './joined.ts'
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

/** What `filter` and `where` have in common. */
const common = (asked: AttributeFilterInput | AttributeWhereInput) => ({
  ids: asked.ids ? keysOf(asked.ids, 'Attribute') : null,
  inCollection: asked.inCollection ? (keyOf(asked.inCollection, 'Collection') ?? 0) : null,
  inCategory: asked.inCategory ? (keyOf(asked.inCategory, 'Category') ?? 0) : null,
  valueRequired: asked.valueRequired ?? null,
  visibleInStorefront: asked.visibleInStorefront ?? null,
  filterableInDashboard: asked.filterableInDashboard ?? null,
  metadata: asked.metadata ?? [],
})

const readFilter = (filter: AttributeFilterInput) => ({
  ...common(filter),
  slugs: filter.slugs ?? null,
  isVariantOnly: filter.isVariantOnly ?? null,
  filterableInStorefront: filter.filterableInStorefront ?? null,
  availableInGrid: filter.availableInGrid ?? null,
})

const readWhere = (where: AttributeWhereInput) => ({
  ...ALL_ATTRIBUTES,
  ...common(where),
  slugs: allowed(where.slug),
  names: allowed(where.name),
  inputTypes: allowed(where.inputType),
  entityTypes: allowed(where.entityType),
  types: allowed(where.type),
  units: allowed(where.unit),
  withChoices: where.withChoices ?? null,
})

/** Whether a condition is about products, of which each channel shows its own. */
const isAboutGoods = (where: AttributeWhereInput): boolean =>
  Boolean(where.inCollection ?? where.inCategory) || [...(where.AND ?? []), ...(where.OR ?? [])].some(isAboutGoods)

/** Attributes by the client's conditions and those of the list itself. */
export async function attributesOf(ctx: GraphqlContext, args: AttributesArgs, also: Partial<AttributeListInput> = {}) {
  const { filter, where } = args
  oneFilter(args)
  const { channel } =
    (where && isAboutGoods(where)) || filter?.inCollection || filter?.inCategory
      ? await askedChannel(ctx, args.channel ?? filter?.channel)
      : { channel: null }
  const input: AttributeListInput = {
    ...ALL_ATTRIBUTES,
    ...(where ? { ...readWhere(where), ...readJoined(where, readWhere) } : readFilter(filter ?? {})),
    search: args.search ?? filter?.search ?? null,
    type: filter?.type ?? null,
    visibleOnly: !hasPermission(ctx, ...SEE_ALL),
    channelId: channel?.id ?? null,
    sort: SORTS[args.sortBy?.field ?? ''] ?? 'slug',
    desc: args.sortBy?.direction === 'DESC',
    ...also,
  }
  return listed<AttributeRow, AttributeSource>(ctx, args, `ATTRIBUTE ${input.sort}`, attributeList(input), (row) => ({
    row,
  }))
}
