/** Lists of checkouts: of everybody, and of one user. */
import { hasPermission } from '../../context.ts'
import { checkoutLineList, checkoutList } from '../../db/queries/checkout/checkout-list.ts'
import { readCheckouts } from '../../domain/checkout/change.ts'
import type { Checkout } from '../../domain/checkout/state.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import type { PageArgs } from '../shared/connection.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { channelsAsked, wordsOf } from '../shared/filters.ts'
import { type Listed, listedBy } from '../shared/listed.ts'
import { some } from '../shared/one-filter.ts'
import { requirePermission } from '../shared/permission.ts'
import type { CheckoutLineSource } from './sources.ts'

/** Rows of a list as what they show of checkouts, which are read with one query for a page. */
function shown<Row, Source>(
  ctx: GraphqlContext,
  rows: Listed<Row>,
  checkoutIdOf: (row: Row) => string,
  sourceOf: (row: Row, checkout: Checkout) => Source | undefined,
): Listed<Source> {
  const read = async (): ReturnType<Listed<Source>['page']> => {
    const { edges, pageInfo } = await rows.page()
    const found = await readCheckouts(ctx, [...new Set(edges.map((e) => checkoutIdOf(e.node)))])
    return {
      pageInfo,
      edges: edges.flatMap(({ node: row, cursor }) => {
        const checkout = found.get(checkoutIdOf(row))
        const node = checkout && sourceOf(row, checkout)
        return node === undefined ? [] : [{ node, cursor }]
      }),
    }
  }
  let page: ReturnType<typeof read> | undefined
  return { page: () => (page ??= read()), totalCount: rows.totalCount }
}

/** A list of checkouts, newest first unless the input says otherwise. */
export function checkouts(
  ctx: GraphqlContext,
  args: PageArgs,
  asked: Parameters<typeof checkoutList>[0],
): Listed<Checkout> {
  const list = checkoutList({ sortBy: { direction: 'DESC' }, ...asked })
  return shown(
    ctx,
    listedBy<{ id: string }, string>(ctx, args, list, ({ id }) => id),
    (id) => id,
    (_, checkout) => checkout,
  )
}

/** The lines of checkouts, as their checkouts show them. */
function checkoutLines(ctx: GraphqlContext, args: PageArgs, channelIds: number[] | null): Listed<CheckoutLineSource> {
  type Row = { id: string; checkoutId: string }
  const rows = listedBy<Row, Row>(ctx, args, checkoutLineList({ channelIds }), (row) => row)
  return shown(
    ctx,
    rows,
    (row) => row.checkoutId,
    ({ id }, checkout) => {
      const line = checkout.lines.find((l) => l.id === id)
      return line && { line, checkout }
    },
  )
}

export const checkoutListQueries = {
  checkouts: async (_, { sortBy, filter, channel, ...page }, ctx) => {
    if (!hasPermission(ctx, 'MANAGE_CHECKOUTS', 'HANDLE_PAYMENTS')) throw permissionDenied()
    const search = wordsOf(filter?.search)
    if (sortBy?.field === 'RANK' && search.length === 0)
      throw invalidArgument('Sorting by RANK is available only with a search filter.')
    return checkouts(ctx, page, {
      channelIds: await channelsAsked(ctx, channel, filter?.channels),
      customer: filter?.customer ? plainText(filter.customer).trim() : null,
      search: some(search),
      created: filter?.created,
      updated: filter?.updatedAt,
      metadata: filter?.metadata,
      chargeStatuses: some(filter?.chargeStatus),
      authorizeStatuses: some(filter?.authorizeStatus),
      ...(sortBy
        ? {
            sortBy: {
              ...sortBy,
              field: sortBy.field === 'CUSTOMER' ? ('CUSTOMER' as const) : ('CREATION_DATE' as const),
            },
          }
        : {}),
    })
  },

  checkoutLines: async (_, page, ctx) => {
    requirePermission(ctx, 'MANAGE_CHECKOUTS')
    return checkoutLines(ctx, page, await channelsAsked(ctx, null, null))
  },
} satisfies Partial<Fields<'Query'>>
