/** Reading vouchers, for staff. */
import { voucherList, type VoucherWithCode } from '../../db/queries/voucher/voucher.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { keyOf, someKeys } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { some } from '../shared/one-filter.ts'
import { requirePermission } from '../shared/permission.ts'
import { voucherLoaders } from './loaders.ts'
import type { VoucherSource } from './sources.ts'

const PERMISSION = 'MANAGE_DISCOUNTS'

/** The channel of a slug; null without one, -1 for one that does not exist. */
async function channelKey(ctx: GraphqlContext, slug: string | null | undefined): Promise<number | null> {
  return slug ? ((await shopData(ctx)).channelBySlug.get(slug)?.id ?? -1) : null
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
    const search = filter?.search ?? query
    const list = voucherList({
      channelId,
      ids: someKeys(filter?.ids, 'Voucher'),
      search: search ? plainText(search).trim() : null,
      status: filter?.status?.length ? { among: filter.status, now: ctx.clock.now() } : null,
      kinds: some(filter?.discountType),
      started: filter?.started,
      used: filter?.timesUsed,
      metadata: filter?.metadata,
      orderedIn: channelId ?? (await channelKey(ctx, sortBy?.channel)),
      sortBy,
    })
    return listedBy<VoucherWithCode, VoucherSource>(ctx, page, list, (row) => ({ ...row, channelId }))
  },
} satisfies Partial<Fields<'Query'>>
