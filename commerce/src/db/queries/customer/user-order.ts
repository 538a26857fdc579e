/** Lists of a user's own orders and checkouts. */
import type { PoolClient } from 'pg'
import { ORDER_SELECT } from '../order/order.ts'
import { orderCondition, type OrderWhere } from '../order/order-where.ts'
import { listOf, Params } from '../../statements/sql.ts'
import { prepared, type RowOf, statement } from '../../statements/statement.ts'

/** A user's orders without drafts, newest first; with conditions, only those that meet them. */
export const ordersOfUser = listOf('orders_of_user', (userId: number, where: OrderWhere | null) => {
  const params = new Params()
  const own = `from orders o where user_id = ${params.param(userId)} and status <> 'DRAFT'`
  const from = where ? `${own} and ${orderCondition(params, where)}` : own
  return {
    select: ORDER_SELECT,
    from,
    keys: [
      { sql: 'created_at', kind: 'time', desc: true },
      { sql: 'number', kind: 'integer', desc: true },
    ],
    params,
  }
}).examples(() => [
  [1, null],
  [1, { ids: [] }],
])

/** How many orders users have, drafts left out; who has none is missing. */
export const orderCountsOfUsers = statement(
  'order_counts_of_users',
  `select user_id as "userId!", count(*)::int as "count!" from orders
    where user_id = any($1::int[]) and status <> 'DRAFT' group by user_id`,
).many

/** Ids of a user's checkouts in active channels, newest first. */
export const checkoutIdsOfUser = prepared(
  'checkout_ids_of_user',
  `select c.id from checkouts c join channels ch on ch.id = c.channel_id and ch.is_active
      where c.user_id = $1 and ($2::int is null or c.channel_id = $2) order by c.created_at desc, c.id limit 100`,
).column

/** The same of many users, in every active channel. */
export const checkoutIdsOfUsers = statement(
  'checkout_ids_of_users',
  `select u.id as "userId!", c.id from unnest($1::int[]) u(id) cross join lateral
      (select c.id, c.created_at from checkouts c join channels ch on ch.id = c.channel_id and ch.is_active
        where c.user_id = u.id order by c.created_at desc, c.id limit 100) c order by c.created_at desc, c.id`,
).many

/**
 * The account to which an order of a guest with an address goes: an active one whose owner has shown that the address is
 * theirs, or will have to before they can sign in. No row where there is none.
 */
export const accountOfGuestSql = (email: string): string =>
  `select id from users where lower(email) = lower(${email}) and is_active and (is_confirmed or password_hash is null) for key share`

/** The key of the account to which an order for an address goes; null where there is none. */
export const accountOfGuest = statement('account_of_guest', accountOfGuestSql('$1')).maybe

const GIVE_GUEST_ORDERS = statement(
  'give_guest_orders',
  `update orders set user_id = $1 where user_id is null and lower(user_email) = lower($2)
    returning created_at as "createdAt", shipping_address as "shippingAddress", billing_address as "billingAddress"`,
)

export type GivenOrder = RowOf<'give_guest_orders'>

/** Gives a user the orders that guests placed with the address, and answers them, the newest first. */
export async function giveGuestOrders(on: PoolClient, userId: number, email: string): Promise<GivenOrder[]> {
  const given = await GIVE_GUEST_ORDERS.many(on, userId, email)
  return given.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}
