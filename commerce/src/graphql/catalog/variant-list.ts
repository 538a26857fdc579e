/** Lists of variants: of the shop or of one product. */
import { isPriced, variantList } from '../../db/queries/catalog/variant-list.ts'
import type { Ends } from '../../db/statements/conditions.ts'
import type { GraphqlContext } from '../context.ts'
import { type AskedChannel, seesAllProducts, shopData } from '../shared/channel.ts'
import type { PageArgs } from '../shared/connection.ts'
import { keysOf } from '../shared/ids.ts'
import { type ConditionBudget, conditionBudget, readJoined } from '../shared/joined.ts'
import { type AttributeInput, readAssigned } from '../shared/assigned-values.ts'
import type { Reference } from '../../db/queries/reference/reference.ts'
import { emptyList, type Listed, listedBy } from '../shared/listed.ts'
import { allowed, oneFilter } from '../shared/one-filter.ts'
import { variantSource, type VariantSource } from './sources.ts'

interface VariantWhere {
  ids?: string[] | null
  sku?: { eq?: string | null; oneOf?: string[] | null } | null
  metadata?: { key: string; value?: string | null }[] | null
  updatedAt?: Ends<Date> | null
  attributes?: AttributeInput[] | null
  AND?: VariantWhere[] | null
  OR?: VariantWhere[] | null
}

const readWhere = (
  { ids, sku, metadata, updatedAt, attributes }: VariantWhere,
  data: Reference,
  room: ConditionBudget,
) => ({
  ids: ids && keysOf(ids, 'ProductVariant'),
  skus: allowed(sku),
  metadata,
  updatedAt,
  attributes: attributes?.length ? (readAssigned(attributes, data, room) ?? ('unknown' as const)) : null,
})

export interface VariantsArgs extends PageArgs {
  ids?: string[] | null
  channel?: string | null
  search?: string | null
  filter?: {
    search?: string | null
    sku?: string[] | null
    metadata?: { key: string; value?: string | null }[] | null
    updatedAt?: Ends<Date> | null
    isPreorder?: boolean | null
  } | null
  where?: VariantWhere | null
  sortBy?: { direction: string; field: string } | null
}

export async function variantsOf(
  ctx: GraphqlContext,
  args: VariantsArgs,
  { channel, isVisible }: AskedChannel,
  productId: number | null,
): Promise<Listed<VariantSource>> {
  oneFilter(args)
  const staff = seesAllProducts(ctx)
  const { filter, where } = args
  const [data, room] = [await shopData(ctx), conditionBudget()]
  const own = (one: VariantWhere) => readWhere(one, data, room)
  // The service has no preorders, so a filter for them finds nothing.
  if (!isVisible || (!staff && !channel) || filter?.isPreorder) return emptyList(args)
  const list = variantList({
    ...(where
      ? { ...own(where), ...readJoined(where, own, room) }
      : { skus: filter?.sku, metadata: filter?.metadata, updatedAt: filter?.updatedAt }),
    channelId: channel?.id,
    publishedAt: channel && !staff ? ctx.clock.now() : null,
    productId,
    ...(args.ids?.length ? { ids: keysOf(args.ids, 'ProductVariant') } : {}),
    search: args.search || filter?.search,
    sortBy: args.sortBy && { ...args.sortBy, field: 'UPDATED' },
  })
  return listedBy(ctx, args, list, (row): VariantSource =>
    variantSource(row, channel, channel && isPriced(row) ? row : null),
  )
}
