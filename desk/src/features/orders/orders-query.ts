/** The list of orders as it is read, for its screen and for whoever is about to open it. */
import { pagesOf } from '../../parts/pages.ts'
import { request } from '../../platform/graphql.ts'
import { DeskDraftsDocument } from './many.generated.ts'
import { type DeskOrderRowFragment, DeskOrdersDocument } from './orders.generated.ts'
import { payableUntil } from './payable.ts'
import { conditionsOf, type OrderSearch, sortOf } from './search.ts'

const PAGE = 50

export const ordersQuery = (search: OrderSearch) =>
  pagesOf<DeskOrderRowFragment>(['orders', 'list', search], async (after, signal) => {
    if (search.status === 'DRAFT')
      return (await request(DeskDraftsDocument, { first: PAGE, after, search: search.search ?? null }, signal))
        .draftOrders
    // Who searches is shown whatever is found.
    const isToConfirm = search.status === 'UNCONFIRMED' && !search.search
    return isToConfirm ? toConfirm(search, after, signal) : readPage(search, after, signal)
  })

async function readPage(search: OrderSearch, after: string | null, signal: AbortSignal, first = PAGE) {
  const sort = sortOf(search)
  const { orders } = await request(
    DeskOrdersDocument,
    {
      first,
      after,
      search: search.search ?? null,
      channel: search.channel ?? null,
      ...conditionsOf(search),
      // A search without an order of its own shows what fits best first.
      sortBy:
        search.search && !search.sort ? null : { field: sort.field, direction: sort.isDescending ? 'DESC' : 'ASC' },
    },
    signal,
  )
  return orders
}

/** How many pages are read at once where all of their orders still wait for payment. */
const MOST_PAGES = 20

/**
 * Those that wait for staff. No filter leaves out the unconfirmed orders that only wait for their shopper's payment, so
 * they are left out here, and of the count as well.
 */
async function toConfirm(search: OrderSearch, after: string | null, signal: AbortSignal) {
  // With another state of payment none of them is among what is found.
  const arePayable = !search.money || search.money === 'NONE'
  const toPay = arePayable && after === null ? readPage({ ...search, status: 'PAYABLE' }, null, signal, 1) : null
  let page = await readPage(search, after, signal)
  const rows = (): { node: DeskOrderRowFragment }[] =>
    (page?.edges ?? []).filter(({ node }) => payableUntil(node) === null)
  for (let more = 0; more < MOST_PAGES && rows().length === 0 && page?.pageInfo.hasNextPage; more++) {
    const { totalCount, pageInfo } = page
    // Each page is told by the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const next = await readPage(search, pageInfo.endCursor, signal)
    page = next && { ...next, totalCount }
  }
  const count = page?.totalCount ?? null
  const left = (await toPay)?.totalCount ?? 0
  return page && { ...page, edges: rows(), totalCount: count === null ? null : Math.max(0, count - left) }
}
