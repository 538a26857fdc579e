/** The lists of all orders, of drafts, and of what happened lately. */
import { orderEventList } from '../../db/queries/order/order-event-list.ts'
import { orderList } from '../../db/queries/order/order-list.ts'
import type { OrderEventRow, OrderRow } from '../../db/queries/order/order.ts'
import { totalOfOrders } from '../../db/queries/order/orders-total.ts'
import { plainText } from '../../domain/text.ts'
import type { MetadataFilter } from '../../domain/inputs.generated.ts'
import type { OrderSortingInput } from '../../domain/order/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { invalidArgument } from '../shared/errors.ts'
import { channelsAsked, wordsOf } from '../shared/filters.ts'
import { uuidKeysOf } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { oneFilter, some } from '../shared/one-filter.ts'
import { taxedMoney } from '../shared/money.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'
import type { OrderEventSource, OrderSource } from './sources.ts'
import { readWhere } from './where.ts'

const entries = (given: readonly MetadataFilter[] | null | undefined) =>
  given?.map(({ key, value }) => ({ key: plainText(key), value: value == null ? null : plainText(value) }))

/** Orders that have another name, or stand for one. */
const SAME_AS = {
  CREATION_DATE: 'CREATED_AT',
  FULFILLMENT_STATUS: 'STATUS',
  // Every order that has all words fits equally well, so the newest come first.
  RANK: 'CREATED_AT',
} as const

/** How a list is sorted; newest numbers first where nothing is said. */
function sorting(sortBy: OrderSortingInput | null | undefined, words: readonly string[]) {
  if (sortBy?.field === 'RANK' && words.length === 0)
    throw invalidArgument('Sorting by RANK is available only with a search filter or argument.')
  if (!sortBy) return { direction: 'DESC' }
  const { field, direction } = sortBy
  return {
    direction,
    field:
      field in SAME_AS
        ? SAME_AS[field as keyof typeof SAME_AS]
        : (field as Exclude<typeof field, keyof typeof SAME_AS>),
  }
}

export const orderListQueries = {
  orders: async (_, { sortBy, filter, where, channel, search, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    oneFilter({ filter, where })
    const words = wordsOf(search, filter?.search)
    const tokens = [...(filter?.checkoutTokens ?? []), ...uuidKeysOf(filter?.checkoutIds ?? [], 'Checkout')]
    const list = orderList({
      ...(where
        ? readWhere(where)
        : {
            isCollected: filter?.isClickAndCollect,
            boughtGiftCard: filter?.giftCardBought,
            metadata: entries(filter?.metadata),
            ids: filter?.ids?.length ? uuidKeysOf(filter.ids, 'Order') : null,
            checkoutIds: some(tokens),
            numberTexts: some(filter?.numbers),
            shownStatuses: some(filter?.status),
            paymentStatuses: some(filter?.paymentStatus),
            chargeStatuses: some(filter?.chargeStatus),
            authorizeStatuses: some(filter?.authorizeStatus),
            usedGiftCard: filter?.giftCardUsed,
            customer: filter?.customer ? plainText(filter.customer).trim() : null,
            createdDays: filter?.created,
            updated: filter?.updatedAt,
          }),
      inChannels: await channelsAsked(ctx, channel, filter?.channels),
      search: some(words),
      sortBy: sorting(sortBy, words),
    })
    return listedBy<OrderRow, OrderSource>(ctx, page, list, (row) => row)
  },

  draftOrders: async (_, { sortBy, filter, where, search, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    oneFilter({ filter, where })
    const words = wordsOf(search, filter?.search)
    const list = orderList({
      ...(where ? readWhere(where) : { metadata: entries(filter?.metadata), createdDays: filter?.created }),
      isDraft: true,
      inChannels: await channelsAsked(ctx, null, filter?.channels),
      customer: filter?.customer ? plainText(filter.customer).trim() : null,
      search: some(words),
      sortBy: sorting(sortBy, words),
    })
    return listedBy<OrderRow, OrderSource>(ctx, page, list, (row) => row)
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
