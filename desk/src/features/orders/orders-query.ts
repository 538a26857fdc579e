/** The list of orders as it is read, for its screen and for whoever is about to open it. */
import { pagesOf } from '../../parts/pages.ts'
import { request } from '../../platform/graphql.ts'
import { DeskDraftsDocument } from './many.generated.ts'
import { type DeskOrderRowFragment, DeskOrdersDocument } from './orders.generated.ts'
import { filterOf, type OrderSearch, sortOf } from './search.ts'

const PAGE = 50

export const ordersQuery = (search: OrderSearch) =>
  pagesOf<DeskOrderRowFragment>(['orders', 'list', search], async (after, signal) => {
    if (search.status === 'DRAFT')
      return (await request(DeskDraftsDocument, { first: PAGE, after, search: search.search ?? null }, signal))
        .draftOrders
    const sort = sortOf(search)
    const { orders } = await request(
      DeskOrdersDocument,
      {
        first: PAGE,
        after,
        search: search.search ?? null,
        channel: search.channel ?? null,
        filter: filterOf(search),
        // A search without an order of its own shows what fits best first.
        sortBy:
          search.search && !search.sort ? null : { field: sort.field, direction: sort.isDescending ? 'DESC' : 'ASC' },
      },
      signal,
    )
    return orders
  })
