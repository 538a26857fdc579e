/** Batching loaders of a user's lists: one query for many users. */
import { customerEventsOf } from '../../db/queries/customer/customer-event.ts'
import { checkoutIdsOfUsers, orderCountsOfUsers } from '../../db/queries/customer/user-order.ts'
import { addressesOfUsers } from '../../db/queries/customer/user-address.ts'
import { usersByIds } from '../../db/queries/customer/user.ts'
import { many, one } from '../shared/declared-loaders.ts'

export const accountLoaders = {
  userById: one(({ pool }, ids: readonly number[]) => usersByIds(pool, ids), 'id'),
  addressesOfUser: many(({ pool }, ids: readonly number[]) => addressesOfUsers(pool, ids), 'userId'),
  orderCountOfUser: one(({ pool }, ids: readonly number[]) => orderCountsOfUsers(pool, ids), 'userId'),
  checkoutIdsOfUser: many(({ pool }, ids: readonly number[]) => checkoutIdsOfUsers(pool, ids), 'userId'),
  eventsOfUser: many(({ pool }, ids: readonly number[]) => customerEventsOf(pool, ids), 'userId'),
}
