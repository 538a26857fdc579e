/** The list of all orders. */
import { hasPermission } from '../../context.ts'
import { orderList } from '../../db/queries/order-list.ts'
import type { OrderRow } from '../../db/queries/order.ts'
import { plainText } from '../../domain/text.ts'
import type { Fields } from '../resolver-types.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { channelsAsked, readRange, wordsOf } from '../shared/filters.ts'
import { uuidKeysOf } from '../shared/ids.ts'
import { listed } from '../shared/listed.ts'
import type { OrderSource } from './sources.ts'

/** An empty list in a filter counts as not given. */
const some = <T>(list: readonly T[] | null | undefined): readonly T[] | null => (list?.length ? list : null)

export const orderListQueries = {
  orders: async (_, { sortBy, filter, channel, search, ...page }, ctx) => {
    if (!hasPermission(ctx, 'MANAGE_ORDERS')) throw permissionDenied()
    const words = wordsOf(search, filter?.search)
    const sort = sortBy?.field ?? 'NUMBER'
    if (sort === 'RANK' && words.length === 0)
      throw invalidArgument('Sorting by RANK is available only with a search filter or argument.')
    const tokens = [...(filter?.checkoutTokens ?? []), ...uuidKeysOf(filter?.checkoutIds ?? [], 'Checkout')]
    const list = orderList({
      channelIds: await channelsAsked(ctx, channel, filter?.channels),
      ids: filter?.ids?.length ? uuidKeysOf(filter.ids, 'Order') : null,
      checkoutIds: some(tokens),
      numbers: some(filter?.numbers),
      statuses: some(filter?.status),
      paymentStatuses: some(filter?.paymentStatus),
      chargeStatuses: some(filter?.chargeStatus),
      authorizeStatuses: some(filter?.authorizeStatus),
      usedGiftCard: filter?.giftCardUsed ?? null,
      customer: filter?.customer ? plainText(filter.customer).trim() : null,
      search: words,
      created: readRange(filter?.created),
      updated: readRange(filter?.updatedAt),
      sort,
      desc: sortBy ? sortBy.direction === 'DESC' : true,
    })
    return listed<OrderRow, OrderSource>(ctx, page, `ORDER ${sort}`, list, (row) => row)
  },
} satisfies Partial<Fields<'Query'>>
