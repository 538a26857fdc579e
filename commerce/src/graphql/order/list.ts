/** The lists of all orders, of drafts, and of what happened lately. */
import { orderEventList } from '../../db/queries/order/order-event-list.ts'
import { orderList, type OrderListInput } from '../../db/queries/order/order-list.ts'
import type { OrderEventRow, OrderRow } from '../../db/queries/order/order.ts'
import { totalOfOrders } from '../../db/queries/order/orders-total.ts'
import { plainText } from '../../domain/text.ts'
import type { MetadataFilter } from '../../domain/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { invalidArgument } from '../shared/errors.ts'
import { channelsAsked, readRange, wordsOf } from '../shared/filters.ts'
import { uuidKeysOf } from '../shared/ids.ts'
import { listed, listedBy } from '../shared/listed.ts'
import { taxedMoney } from '../shared/money.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'
import type { OrderEventSource, OrderSource } from './sources.ts'
import { readWhere } from './where.ts'

/** An empty list in a filter counts as not given. */
const some = <T>(list: readonly T[] | null | undefined): readonly T[] | null => (list?.length ? list : null)

const entries = (given: readonly MetadataFilter[] | null | undefined) =>
  (given ?? []).map(({ key, value }) => ({ key: plainText(key), value: value == null ? null : plainText(value) }))

const NO_FILTER = {
  ids: null,
  checkoutIds: null,
  numbers: null,
  statuses: null,
  paymentStatuses: null,
  chargeStatuses: null,
  authorizeStatuses: null,
  usedGiftCard: null,
  updated: { from: null, to: null },
} satisfies Partial<OrderListInput>

interface Sorting {
  field: string
  direction: string
}

/** How a list is sorted; newest numbers first where nothing is said. */
function sorting(sortBy: Sorting | null | undefined, words: readonly string[]) {
  const sort = sortBy?.field ?? 'NUMBER'
  if (sort === 'RANK' && words.length === 0)
    throw invalidArgument('Sorting by RANK is available only with a search filter or argument.')
  return { sort, desc: sortBy ? sortBy.direction === 'DESC' : true }
}

function oneFilter(filter: unknown, where: unknown): void {
  if (filter && where) throw invalidArgument('Only one filtering argument (filter or where) can be specified.')
}

export const orderListQueries = {
  orders: async (_, { sortBy, filter, where, channel, search, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    oneFilter(filter, where)
    const words = wordsOf(search, filter?.search)
    const sorted = sorting(sortBy, words)
    const tokens = [...(filter?.checkoutTokens ?? []), ...uuidKeysOf(filter?.checkoutIds ?? [], 'Checkout')]
    const isCollected = filter?.isClickAndCollect ?? undefined
    const boughtGiftCard = filter?.giftCardBought ?? undefined
    const list = orderList({
      isDraft: false,
      where: where
        ? readWhere(where)
        : {
            ...(isCollected === undefined ? {} : { isCollected }),
            ...(boughtGiftCard === undefined ? {} : { boughtGiftCard }),
          },
      metadata: entries(filter?.metadata),
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
      ...sorted,
    })
    return listed<OrderRow, OrderSource>(ctx, page, `ORDER ${sorted.sort}`, list, (row) => row)
  },

  draftOrders: async (_, { sortBy, filter, where, search, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    oneFilter(filter, where)
    const words = wordsOf(search, filter?.search)
    const sorted = sorting(sortBy, words)
    const list = orderList({
      ...NO_FILTER,
      isDraft: true,
      where: where ? readWhere(where) : null,
      metadata: entries(filter?.metadata),
      channelIds: await channelsAsked(ctx, null, filter?.channels),
      customer: filter?.customer ? plainText(filter.customer).trim() : null,
      search: words,
      created: readRange(filter?.created),
      ...sorted,
    })
    return listed<OrderRow, OrderSource>(ctx, page, `DRAFT ${sorted.sort}`, list, (row) => row)
  },

  ordersTotal: async (_, { period, channel: slug }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    const { channelBySlug, channels } = await shopData(ctx)
    const channel = slug == null ? (channels.find((c) => c.isActive) ?? null) : (channelBySlug.get(slug) ?? null)
    if (!channel) return null
    requireChannel(ctx, channel.id)
    const { net, gross } = await totalOfOrders(ctx.database.pool, channel.id, beginOf(period ?? null, ctx.clock.now()))
    return taxedMoney(net, gross, channel.currency)
  },

  homepageEvents: async (_, page, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    const list = orderEventList({ channelIds: await channelsAsked(ctx, null, null) })
    return listedBy<OrderEventRow, OrderEventSource>(ctx, page, list, (row) => row)
  },
} satisfies Partial<Fields<'Query'>>

/** When a period began, by UTC; null for all time. */
function beginOf(period: 'TODAY' | 'THIS_MONTH' | null, now: Date): Date | null {
  if (period === null) return null
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), period === 'TODAY' ? now.getUTCDate() : 1))
}
