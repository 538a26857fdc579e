/** Batching loaders of what a user has several of, for many users at once. */
import type { Pool } from 'pg'
import { customerEventsOf } from '../../db/queries/customer-event.ts'
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
  eventsOfUser: listByKey(
    (ids: readonly number[]) => customerEventsOf(pool, ids),
    (e) => e.userId,
  ),
})
