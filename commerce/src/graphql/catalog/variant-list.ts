/** Lists of variants: of the shop or of one product. */
import { isPriced, variantList, type VariantListInput } from '../../db/queries/variant-list.ts'
import type { GraphqlContext } from '../context.ts'
import { type AskedChannel, seesAllProducts } from '../shared/channel.ts'
import type { PageArgs } from '../shared/connection.ts'
import { keysOf } from '../shared/ids.ts'
import { emptyList, type Listed, listed } from '../shared/listed.ts'
import { allowed, oneFilter } from '../shared/one-filter.ts'
import { variantSource, type VariantSource } from './sources.ts'

export interface VariantsArgs extends PageArgs {
  ids?: string[] | null
  channel?: string | null
  search?: string | null
  filter?: {
    search?: string | null
    sku?: string[] | null
    metadata?: { key: string; value?: string | null }[] | null
    updatedAt?: VariantListInput['updatedAt']
    isPreorder?: boolean | null
  } | null
  where?: {
    ids?: string[] | null
    sku?: { eq?: string | null; oneOf?: string[] | null } | null
    metadata?: { key: string; value?: string | null }[] | null
    updatedAt?: VariantListInput['updatedAt']
    AND?: unknown
    OR?: unknown
  } | null
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
  const ids = args.ids ?? args.where?.ids
  const input: VariantListInput = {
    channelId: channel?.id ?? null,
    publishedOnly: !staff,
    now: ctx.clock.now(),
    productId,
    ids: ids?.length ? keysOf(ids, 'ProductVariant') : null,
    skus: args.filter?.sku ?? allowed(args.where?.sku),
    search: args.search || args.filter?.search || null,
    metadata: args.filter?.metadata ?? args.where?.metadata ?? [],
    updatedAt: args.filter?.updatedAt ?? args.where?.updatedAt ?? null,
    sort: args.sortBy ? 'UPDATED' : null,
    desc: args.sortBy?.direction === 'DESC',
  }
  // The service has no preorders, so a filter for them finds nothing.
  if (!isVisible || (!staff && !channel) || args.filter?.isPreorder) return emptyList(args)
  return listed(ctx, args, `VARIANT ${input.sort ?? ''}`, variantList(input), (row): VariantSource =>
    variantSource(row, channel, channel && isPriced(row) ? row : null),
  )
}
