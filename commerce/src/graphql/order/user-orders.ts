/** A customer's orders, as they and those who look after orders see them. */
import type { OrderRow } from '../../db/queries/order.ts'
import { ordersOfUser } from '../../db/queries/user-order.ts'
import type { Fields } from '../resolver-types.ts'
import { emptyList, listed } from '../shared/listed.ts'
import { needSelf } from '../shared/permission.ts'
import { readWhere } from './where.ts'

export const userOrderFields = {
  orders: (u, { where, ...page }, ctx) => {
    needSelf(ctx, u.id, 'MANAGE_ORDERS')
    if (!u.id) return emptyList(page)
    const list = ordersOfUser(u.id, where ? readWhere(where) : null)
    // Lists of customers show how many orders each of them has, so that is read for all of them at once.
    const count = async (): Promise<number> => (await ctx.loaders.orderCountOfUser.load(u.id))?.count ?? 0
    return listed<OrderRow, OrderRow>(ctx, page, 'USER ORDERS', list, (row) => row, where ? {} : { count })
  },
} satisfies Partial<Fields<'User'>>
