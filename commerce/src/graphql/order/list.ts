/** The list of all orders. */
import { type Ctx, may, userOf } from '../../context.ts'
import type { OrderRow } from '../../db/queries/order.ts'
import { orderList, type Range } from '../../db/queries/order-list.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { plainText } from '../../domain/text.ts'
import { keysOf, shopData } from '../catalog/access.ts'
import { listed } from '../catalog/listed.ts'
import { invalidArgument, permissionDenied } from '../errors.ts'
import type { QueryOrdersArgs } from '../resolver-types.generated.ts'
import type { OrderSource } from './sources.ts'

interface GivenRange {
  gte?: unknown
  lte?: unknown
}

export const readRange = (given: GivenRange | null | undefined): Range => ({
  from: (given?.gte as Range['from'] | undefined) ?? null,
  to: (given?.lte as Range['to'] | undefined) ?? null,
})

/** Keys of uuids; an id of another type is an error. */
export function uuidKeysOf(ids: readonly string[], type: string): string[] {
  return ids.map((id) => {
    const key = uuidKey(id, type)
    if (!key) throw invalidArgument(`Must receive a ${type} id.`)
    return key
  })
}

export const wordsOf = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => plainText(text ?? '').split(/\s+/)).filter(Boolean)

/** Those that the viewer may see, of those that were asked for; null: all. */
export async function channelsAsked(
  ctx: Ctx,
  slug: string | null | undefined,
  ids: readonly string[] | null | undefined,
): Promise<number[] | null> {
  const lists: number[][] = []
  const own = userOf(ctx)?.channelIds
  if (own) lists.push([...own])
  if (slug != null) lists.push([(await shopData(ctx)).channelBySlug.get(slug)?.id ?? -1])
  if (ids?.length) lists.push(keysOf(ids, 'Channel'))
  return lists.length ? lists.reduce((all, next) => all.filter((id) => next.includes(id))) : null
}

/** An empty list in a filter is no wish. */
const some = <T>(list: readonly T[] | null | undefined): readonly T[] | null => (list?.length ? list : null)

export const orderListQueries = {
  orders: async (_: unknown, { sortBy, filter, channel, search, ...page }: QueryOrdersArgs, ctx: Ctx) => {
    if (!may(ctx, 'MANAGE_ORDERS')) throw permissionDenied()
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
}
