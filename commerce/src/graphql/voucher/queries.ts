/** Reading vouchers, for staff. */
import { voucherList, type VoucherFilter, type VoucherWithCode } from '../../db/queries/voucher/voucher.ts'
import { plainText } from '../../domain/text.ts'
import type { VoucherFilterInput } from '../../domain/voucher/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { keyOf, keysOf } from '../shared/ids.ts'
import { listed } from '../shared/listed.ts'
import { requirePermission } from '../shared/permission.ts'
import { voucherLoaders } from './loaders.ts'
import type { VoucherSource } from './sources.ts'

const PERMISSION = 'MANAGE_DISCOUNTS'

/** The channel of a slug; null without one, -1 for one that does not exist. */
async function channelKey(ctx: GraphqlContext, slug: string | null | undefined): Promise<number | null> {
  return slug ? ((await shopData(ctx)).channelBySlug.get(slug)?.id ?? -1) : null
}

function filterOf(f: VoucherFilterInput, now: Date): VoucherFilter {
  return {
    now,
    ...(f.ids?.length ? { ids: keysOf(f.ids, 'Voucher') } : {}),
    ...(f.search ? { search: plainText(f.search).trim() } : {}),
    ...(f.status?.length ? { status: f.status } : {}),
    ...(f.discountType?.length ? { kinds: f.discountType } : {}),
    ...(f.started ? { started: { from: f.started.gte ?? null, to: f.started.lte ?? null } } : {}),
    ...(f.timesUsed ? { used: { from: f.timesUsed.gte ?? null, to: f.timesUsed.lte ?? null } } : {}),
    ...(f.metadata?.length ? { metadata: f.metadata.map(({ key, value }) => ({ key, value: value ?? null })) } : {}),
  }
}

export const voucherQueries = {
  voucher: async (_, { id, channel }, ctx): Promise<VoucherSource | null> => {
    requirePermission(ctx, PERMISSION)
    const key = keyOf(id, 'Voucher')
    const row = key === null ? null : await voucherLoaders(ctx).voucher.load(key)
    return row && { ...row, channelId: await channelKey(ctx, channel) }
  },

  vouchers: async (_, { filter, sortBy, query, channel, ...page }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const channelId = await channelKey(ctx, channel)
    const asked = filterOf({ ...(query ? { search: query } : {}), ...filter }, ctx.clock.now())
    const sort = sortBy?.field ?? 'NAME'
    const list = voucherList(
      channelId === null ? asked : { ...asked, channelId },
      sort,
      sortBy?.direction === 'DESC',
      channelId ?? (await channelKey(ctx, sortBy?.channel)),
    )
    return listed<VoucherWithCode, VoucherSource>(ctx, page, `VOUCHER ${sort}`, list, (row) => ({ ...row, channelId }))
  },
} satisfies Partial<Fields<'Query'>>
