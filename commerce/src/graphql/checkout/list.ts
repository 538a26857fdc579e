/** Lists of checkouts: of everybody, and of one user. */
import { hasPermission } from '../../context.ts'
import { checkoutLineList, checkoutList, type CheckoutListInput } from '../../db/queries/checkout/checkout-list.ts'
import { readCheckouts } from '../../domain/checkout/change.ts'
import type { Checkout } from '../../domain/checkout/state.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import type { PageArgs } from '../shared/connection.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { channelsAsked, readRange, wordsOf } from '../shared/filters.ts'
import { type Listed, listed } from '../shared/listed.ts'
import { requirePermission } from '../shared/permission.ts'
import type { CheckoutLineSource } from './sources.ts'

const ALL: CheckoutListInput = {
  userId: null,
  channelIds: null,
  customer: null,
  search: [],
  created: { from: null, to: null },
  updated: { from: null, to: null },
  metadata: [],
  chargeStatuses: null,
  authorizeStatuses: null,
  sort: 'CREATION_DATE',
  desc: true,
}

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
export function checkouts(ctx: GraphqlContext, args: PageArgs, input: Partial<CheckoutListInput>): Listed<Checkout> {
  const whole = { ...ALL, ...input }
  const ids = listed<{ id: string }, string>(ctx, args, `CHECKOUT ${whole.sort}`, checkoutList(whole), ({ id }) => id)
  return shown(
    ctx,
    ids,
    (id) => id,
    (_, checkout) => checkout,
  )
}

/** The lines of checkouts, as their checkouts show them. */
function checkoutLines(ctx: GraphqlContext, args: PageArgs, channelIds: number[] | null): Listed<CheckoutLineSource> {
  type Row = { id: string; checkoutId: string }
  const rows = listed<Row, Row>(ctx, args, 'CHECKOUT_LINE', checkoutLineList(channelIds), (row) => row)
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
      search,
      created: readRange(filter?.created),
      updated: readRange(filter?.updatedAt),
      metadata: filter?.metadata ?? [],
      chargeStatuses: filter?.chargeStatus?.length ? filter.chargeStatus : null,
      authorizeStatuses: filter?.authorizeStatus?.length ? filter.authorizeStatus : null,
      sort: sortBy?.field === 'CUSTOMER' ? 'CUSTOMER' : 'CREATION_DATE',
      desc: sortBy ? sortBy.direction === 'DESC' : true,
    })
  },

  checkoutLines: async (_, page, ctx) => {
    requirePermission(ctx, 'MANAGE_CHECKOUTS')
    return checkoutLines(ctx, page, await channelsAsked(ctx, null, null))
  },
} satisfies Partial<Fields<'Query'>>
