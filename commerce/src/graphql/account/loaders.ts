/** Batching loaders of what a user has several of, for many users at once. */
import type { Pool } from 'pg'
import { customerEventsOf } from '../../db/queries/customer-event.ts'
import { checkoutIdsOfUsers, orderCountsOfUsers } from '../../db/queries/user-order.ts'
import { addressesOfUsers } from '../../db/queries/user-address.ts'
import { usersByIds } from '../../db/queries/user.ts'
import { byKey, listByKey } from '../shared/batch.ts'

export const accountLoaders = (pool: Pool) => ({
  userById: byKey(
    (ids: readonly number[]) => usersByIds(pool, ids),
    (u) => u.id,
  ),
  addressesOfUser: listByKey(
    (ids: readonly number[]) => addressesOfUsers(pool, ids),
    (a) => a.userId,
  ),
  orderCountOfUser: byKey(
    (ids: readonly number[]) => orderCountsOfUsers(pool, ids),
    (counted) => counted.userId,
  ),
  checkoutIdsOfUser: listByKey(
    (ids: readonly number[]) => checkoutIdsOfUsers(pool, ids),
    (checkout) => checkout.userId,
  ),
  eventsOfUser: listByKey(
    (ids: readonly number[]) => customerEventsOf(pool, ids),
    (e) => e.userId,
  ),
})
