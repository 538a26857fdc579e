/** Deletes accounts, and activates or deactivates many at once. */
import type { AccountErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { addCustomerEvent, addCustomerEvents } from '../../db/queries/customer/customer-event.ts'
import { lockUser, setUsersActive } from '../../db/queries/staff/staff.ts'
import { type PrivacyServices, removeAccounts } from '../privacy/forget.ts'
import { usersByIds, type UserRow } from '../../db/queries/customer/user.ts'
import { endAccess } from '../account/end-access.ts'
import { removePicture } from '../remove-picture.ts'
import { refuseOrder, ok, type Refusal, refusal, type Result } from '../result.ts'
import { changeTeam, type StaffChange, type StaffCtx } from './change.ts'
import { customerMissing, type UserRef } from './customers.ts'
import { activityFaults, customerDeletionFault, staffDeletionFaults } from './rules.ts'
import { withoutMembers } from './team.ts'

type RemovalCtx = StaffCtx & PrivacyServices & Pick<Ctx, 'media'>

/** Deletes the accounts that `work` names, and their avatars after that. */
async function removing<T>(
  ctx: RemovalCtx,
  work: (change: StaffChange, gone: UserRow[]) => Promise<Result<T, AccountErrorCode>>,
): Promise<Result<T, AccountErrorCode>> {
  let gone: UserRow[] = []
  const done = await changeTeam(ctx, (change) => work(change, (gone = [])))
  if (done.ok) for (const { avatarPath } of gone) if (avatarPath) await removePicture(ctx, avatarPath)
  return done
}

export function deleteCustomer(ctx: RemovalCtx, ref: UserRef): Promise<Result<UserRow, AccountErrorCode>> {
  return removing(ctx, async (change, gone) => {
    const [[by, value]] = Object.entries(ref) as [['id' | 'externalReference', number | string]]
    const user = await lockUser(change.client, by, value)
    if (!user) return refuseOrder(customerMissing(by))
    const fault = customerDeletionFault(change.requestor, user, 'id')
    if (fault) return refuseOrder(fault)
    gone.push(user)
    await removeCustomers(ctx, change, gone)
    return ok(user)
  })
}

/** Some may be done and others refused; a refusal's field names the account. */
export interface BulkDone {
  count: number
  errors: Refusal<AccountErrorCode>[]
}

export async function deleteCustomers(
  ctx: RemovalCtx,
  ids: readonly number[],
  nameOf: (id: number) => string,
): Promise<Result<BulkDone, AccountErrorCode>> {
  return removing(ctx, async (change, gone) => {
    const users = await allOf(change, ids)
    if (!users) return refuseOrder(unknownUsers())
    const errors: Refusal<AccountErrorCode>[] = []
    const allowed = users.filter((u) => {
      const fault = customerDeletionFault(change.requestor, u, nameOf(u.id))
      // Whatever stands against one of many, Saleor gives this code.
      if (fault) errors.push({ ...fault, code: 'INVALID' })
      return !fault
    })
    gone.push(...allowed)
    await removeCustomers(ctx, change, gone)
    return ok({ count: gone.length, errors })
  })
}

export function deleteMember(ctx: RemovalCtx, id: number): Promise<Result<UserRow, AccountErrorCode>> {
  return removing(ctx, async (change, gone) => {
    const user = await lockUser(change.client, 'id', id)
    if (!user) return refuseOrder(refusal('NOT_FOUND', 'id', 'There is no such user.'))
    const faults = staffDeletionFaults(change.team, change.requestor, [user], 'id')
    if (faults.length) return refuseOrder(...faults)
    gone.push(user)
    await removeAccounts(change.client, ctx, gone)
    change.change.event(user.isStaff ? 'STAFF_DELETED' : 'CUSTOMER_DELETED', 'User', user.id)
    return ok(user)
  })
}

/** Deletes all of these members of staff, or none. */
export function deleteMembers(ctx: RemovalCtx, ids: readonly number[]): Promise<Result<BulkDone, AccountErrorCode>> {
  return removing(ctx, async (change, gone) => {
    const users = await allOf(change, ids)
    if (!users) return refuseOrder(unknownUsers())
    const faults = staffDeletionFaults(change.team, change.requestor, users, 'ids')
    if (faults.length) return refuseOrder(...faults)
    gone.push(...users)
    await removeAccounts(change.client, ctx, users)
    for (const { id } of users) change.change.event('STAFF_DELETED', 'User', id)
    return ok({ count: users.length, errors: [] })
  })
}

/** Activates or deactivates the users that may be; the others are refused one by one, with `nameOf` as field. */
export function setActive(
  ctx: StaffCtx,
  ids: readonly number[],
  isActive: boolean,
  nameOf: (id: number) => string,
): Promise<Result<BulkDone, AccountErrorCode>> {
  return changeTeam(ctx, async (change) => {
    const users = await allOf(change, ids)
    if (!users) return refuseOrder(unknownUsers())
    const { client, requestor } = change
    let { team } = change
    const errors: Refusal<AccountErrorCode>[] = []
    const changed: UserRow[] = []
    let count = 0
    for (const user of users) {
      const [fault] = activityFaults(team, requestor, user, isActive, nameOf(user.id))
      if (fault) {
        errors.push(fault)
        continue
      }
      count++
      if (user.isActive === isActive) continue
      changed.push(user)
      // Members that are deactivated after this one must not be the last in charge then.
      if (!isActive) team = withoutMembers(team, [user.id])
    }
    if (changed.length === 0) return ok({ count, errors })
    const keys = changed.map((user) => user.id)
    const type = isActive ? 'ACCOUNT_ACTIVATED' : 'ACCOUNT_DEACTIVATED'
    await setUsersActive(client, keys, isActive)
    await addCustomerEvents(
      client,
      keys.map((userId) => ({ userId, type })),
    )
    if (!isActive) await endAccess(client, keys, null)
    for (const { id, isStaff } of changed)
      change.change.event(isStaff ? 'STAFF_UPDATED' : 'CUSTOMER_UPDATED', 'User', id)
    return ok({ count, errors })
  })
}

/** The rows of all these accounts, in the order in which they were named; null when one of them is missing. */
async function allOf({ client }: StaffChange, ids: readonly number[]): Promise<UserRow[] | null> {
  const asked = [...new Set(ids)]
  const users = new Map((await usersByIds(client, asked)).map((user) => [user.id, user]))
  return users.size === asked.length ? asked.map((id) => users.get(id)!) : null
}

/** Deletes customers, and notes it in the history of whoever did it. */
async function removeCustomers(
  ctx: RemovalCtx,
  { change, client, requestor }: StaffChange,
  users: readonly UserRow[],
): Promise<void> {
  if (!users.length) return
  await removeAccounts(client, ctx, users)
  for (const { id } of users) change.event('CUSTOMER_DELETED', 'User', id)
  if (requestor.userId !== null)
    await addCustomerEvent(client, requestor.userId, 'CUSTOMER_DELETED', { count: users.length })
}

const unknownUsers = () => refusal('GRAPHQL_ERROR', 'id', 'Not every id is a user of this shop.')
