/**
 * JSON endpoint that jumps to a row of a long list. Saleor's connections are paginated by cursor only, so jumping into
 * the middle of 200,000 rows would mean reading all pages before. This endpoint answers the cursor of a row by its
 * number.
 *
 *     GET /api/places/?of=variants&row=200000&search=basil    its cursor; rows count from 0, null beyond the end
 *
 * `of=variants` is the order of `productVariants`, `of=products` that of `products` by name.
 */
import type { Services } from '../context.ts'
import { productList } from '../db/queries/catalog/product-list.ts'
import { cursorAt, type ListStatement } from '../db/statements/sql.ts'
import { variantList } from '../db/queries/catalog/variant-list.ts'
import { refusal } from '../domain/result.ts'
import { productOrder } from '../graphql/catalog/product-list.ts'
import { encodeCursor } from '../graphql/shared/connection.ts'
import { having, sendFaults, staffPlugin } from './staff-api.ts'

const MOST_ROWS = 10_000_000

/** A list in the order of the sheet, and the word with which its cursors begin. */
function listOf(of: 'variants' | 'products', search: string | null, now: Date): { list: ListStatement; order: string } {
  if (of === 'products') {
    const sort = { by: 'NAME', desc: false } as const
    const scope = { channelId: null, staff: true, listedOnly: false, now }
    return { list: productList(scope, search ? { search } : {}, sort), order: productOrder(sort) }
  }
  const list = variantList({ search })
  return { list, order: list.order }
}

export const placesPlugin = (services: Services) =>
  staffPlugin(
    services,
    { mayEnter: having('MANAGE_PRODUCTS') },
    {
      'GET /api/places': async ({ query: { of, row, search }, reply, reading }) => {
        if (of !== 'variants' && of !== 'products')
          return sendFaults(reply, refusal('INVALID', 'of', 'Ask for variants or products.'))
        if (typeof row !== 'string' || !/^\d{1,8}$/.test(row) || Number(row) > MOST_ROWS)
          return sendFaults(reply, refusal('INVALID', 'row', 'A row has a number from 0 on.'))
        if (search !== undefined && typeof search !== 'string')
          return sendFaults(reply, refusal('INVALID', 'search', 'Search for one text.'))
        const { list, order } = listOf(of, search || null, services.clock.now())
        const values = await cursorAt(reading.database.pool, list, Number(row))
        return { cursor: values && encodeCursor([order, ...values]) }
      },
    },
  )
