/** A customer's orders, as they and those who look after orders see them. */
import type { OrderRow } from '../../db/queries/order/order.ts'
import { ordersOfUser } from '../../db/queries/customer/user-order.ts'
import type { Fields } from '../resolver-types.ts'
import { emptyList, listed } from '../shared/listed.ts'
import { channelsSeen, needSelf } from '../shared/permission.ts'
import { readWhere } from './where.ts'

export const userOrderFields = {
  orders: (u, { where, ...page }, ctx) => {
    needSelf(ctx, u.id, 'MANAGE_ORDERS')
    if (!u.id) return emptyList(page)
    const seen = channelsSeen(ctx, u.id)
    const limit = seen ? { channelIds: [...seen] } : null
    const asked = where ? readWhere(where) : null
    const list = ordersOfUser(u.id, limit && asked ? { and: [limit, asked] } : (limit ?? asked))
    // Lists of customers show how many orders each of them has, so that is read for all of them at once.
    const count = async (): Promise<number> => (await ctx.loaders.orderCountOfUser.load(u.id))?.count ?? 0
    return listed<OrderRow, OrderRow>(ctx, page, 'USER ORDERS', list, (row) => row, limit || asked ? {} : { count })
  },
} satisfies Partial<Fields<'User'>>
