/** Lists of attributes: of the shop, and those that a type can still be given. */
import { hasPermission } from '../../context.ts'
import { attributeList } from '../../db/queries/attribute/attributes.ts'
import type { AttributeRow } from '../../db/queries/reference/reference.ts'
import type {
  AttributeFilterInput,
  AttributeSortingInput,
  AttributeWhereInput,
} from '../../domain/catalog/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { askedChannel } from './channel.ts'
import type { PageArgs } from './connection.ts'
import { keyOf, keysOf } from './ids.ts'
import { readJoined } from './joined.ts'
import { listedBy } from './listed.ts'
import { allowed, oneFilter } from './one-filter.ts'
import type { AttributeSource } from '../attribute/sources.ts'

/** Who has one of these sees all attributes in lists. */
const SEE_ALL = ['MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES']

export interface AttributesArgs extends PageArgs {
  filter?: AttributeFilterInput | null
  where?: AttributeWhereInput | null
  search?: string | null
  sortBy?: AttributeSortingInput | null
  channel?: string | null
}

/** What `filter` and `where` have in common. */
const common = (asked: AttributeFilterInput | AttributeWhereInput, channelId: number | null) => ({
  ids: asked.ids ? keysOf(asked.ids, 'Attribute') : null,
  inCollection: asked.inCollection ? { id: keyOf(asked.inCollection, 'Collection') ?? 0, channelId } : null,
  inCategory: asked.inCategory ? { id: keyOf(asked.inCategory, 'Category') ?? 0, channelId } : null,
  valueRequired: asked.valueRequired,
  visibleInStorefront: asked.visibleInStorefront,
  filterableInDashboard: asked.filterableInDashboard,
  metadata: asked.metadata,
})

const readFilter = (filter: AttributeFilterInput, channelId: number | null) => ({
  ...filter,
  ...common(filter, channelId),
})

const readWhere = (where: AttributeWhereInput, channelId: number | null) => ({
  ...common(where, channelId),
  slugs: allowed(where.slug),
  names: allowed(where.name),
  inputTypes: allowed(where.inputType),
  entityTypes: allowed(where.entityType),
  types: allowed(where.type),
  units: allowed(where.unit),
  withChoices: where.withChoices,
})

/** Whether a condition is about products, of which each channel shows its own. */
const isAboutGoods = (where: AttributeWhereInput): boolean =>
  Boolean(where.inCollection ?? where.inCategory) || [...(where.AND ?? []), ...(where.OR ?? [])].some(isAboutGoods)

/** Attributes by the client's conditions and those of the list itself. */
export async function attributesOf(
  ctx: GraphqlContext,
  args: AttributesArgs,
  also: Parameters<typeof attributeList>[0] = {},
) {
  const { filter, where } = args
  oneFilter(args)
  const { channel } =
    (where && isAboutGoods(where)) || filter?.inCollection || filter?.inCategory
      ? await askedChannel(ctx, args.channel ?? filter?.channel)
      : { channel: null }
  const own = (one: AttributeWhereInput) => readWhere(one, channel?.id ?? null)
  const list = attributeList({
    ...(where ? { ...own(where), ...readJoined(where, own) } : readFilter(filter ?? {}, channel?.id ?? null)),
    search: args.search ?? filter?.search,
    isVisible: hasPermission(ctx, ...SEE_ALL) ? null : true,
    sortBy: args.sortBy,
    ...also,
  })
  return listedBy<AttributeRow, AttributeSource>(ctx, args, list, (row) => ({ row }))
}
