/** Customers' accounts, as staff and apps open and change them. */
import type { AccountErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { addCustomerEvent } from '../../db/queries/customer/customer-event.ts'
import { deleteRegistrations } from '../../db/queries/account/registration.ts'
import { lockUser, writeUser } from '../../db/queries/staff/staff.ts'
import { userById, type UserRow } from '../../db/queries/customer/user.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { putDefault } from '../account/address-book.ts'
import { takeGuestOrders } from '../account/guest-orders.ts'
import { endAccess } from '../account/end-access.ts'
import { refuseOrder, ok, type Refusal, refusal, type Result } from '../result.ts'
import { isUnproven } from '../account/unproven.ts'
import { changeTeam, ownSession, type StaffChange, type StaffCtx } from './change.ts'
import { invitationFaults, invite } from './invite.ts'
import { profileChanges, profileFaults, type ProfileInput, takenFault } from './profile.ts'
import { activityFaults } from './rules.ts'
import { usersBeyond } from './team.ts'

interface Defaults {
  defaultShippingAddress?: StoredAddress | undefined
  defaultBillingAddress?: StoredAddress | undefined
}

export interface CustomerInput extends ProfileInput, Defaults {}

export interface NewCustomer extends CustomerInput {
  redirectUrl: string | null
  channel: string | null
}

/**
 * Opens an account, which is unconfirmed until its customer follows the link in the mail and sets a password, unless
 * staff vouch for the address.
 */
export async function createCustomer(ctx: StaffCtx, input: NewCustomer): Promise<Result<UserRow, AccountErrorCode>> {
  const { redirectUrl, channel, defaultShippingAddress, defaultBillingAddress, ...profile } = input
  const errors = [
    ...(redirectUrl === null ? [] : await invitationFaults(ctx, { redirectUrl, channel: { slug: channel } })),
    ...profileFaults(profile, null),
  ]
  if (errors.length) return refuseOrder(...errors)
  return changeTeam(ctx, async ({ change, client }) => {
    const made = await writeUser(client, null, { isConfirmed: false, ...profileChanges(profile, null) })
    if (typeof made === 'string') return refuseOrder(takenFault(made))
    await addCustomerEvent(client, made.id, 'ACCOUNT_CREATED')
    if (made.isConfirmed) await confirmed(client, made)
    const user = await saveDefaults(client, made, { defaultShippingAddress, defaultBillingAddress })
    if (redirectUrl !== null) await invite(client, ctx, user, redirectUrl)
    change.event('CUSTOMER_CREATED', 'User', user.id)
    return ok(user)
  })
}

export type UserRef = { id: number } | { externalReference: string }

/** Changes an account. A staff account may be changed only by somebody with all of its permissions. */
export const updateCustomer = (
  ctx: StaffCtx,
  ref: UserRef,
  input: CustomerInput,
): Promise<Result<UserRow, AccountErrorCode>> => changeTeam(ctx, (change) => changeCustomer(ctx, change, ref, input))

/** Does the same within a transaction that locks the team. After a refusal the caller undoes what was written. */
export async function changeCustomer(
  ctx: StaffCtx,
  { change, client, team, requestor }: StaffChange,
  ref: UserRef,
  input: CustomerInput,
): Promise<Result<UserRow, AccountErrorCode>> {
  const { defaultShippingAddress, defaultBillingAddress, ...profile } = input
  const [[by, value]] = Object.entries(ref) as [['id' | 'externalReference', number | string]]
  const before = await lockUser(client, by, value)
  if (!before) return refuseOrder(customerMissing(by))
  if (usersBeyond(team, requestor, [before.id]).length)
    return refuseOrder(refusal('OUT_OF_SCOPE_USER', by, 'This user may do what you may not.'))
  const errors = profileFaults(profile, before)
  const { isActive } = profile
  if (isActive !== undefined && isActive !== before.isActive)
    errors.push(...activityFaults(team, requestor, before, isActive, 'isActive'))
  if (errors.length) return refuseOrder(...errors)
  const changes = profileChanges(profile, before)
  // Nobody knows who chose the password, so the customer has to set one by a mail. An account whose address counts no
  // longer as theirs keeps what is in it, as one that nobody has shown to be theirs would not.
  if ((changes.isConfirmed && isUnproven(before)) || (changes.isConfirmed === false && before.isConfirmed))
    changes.passwordHash = null
  const saved = await writeUser(client, before.id, changes)
  if (typeof saved === 'string') return refuseOrder(takenFault(saved))
  await tell(client, before, saved, ownSession(ctx, saved.id))
  change.event('CUSTOMER_UPDATED', 'User', saved.id)
  return ok(await saveDefaults(client, saved, { defaultShippingAddress, defaultBillingAddress }))
}

export const customerMissing = (field: string): Refusal<AccountErrorCode> =>
  refusal('NOT_FOUND', field, 'There is no such customer.')

/** Ends or mails what follows from the change, and notes it in the customer's history. */
async function tell(client: PoolClient, before: UserRow, after: UserRow, asking: string | null): Promise<void> {
  const isOff = before.isActive && !after.isActive
  if (isOff || before.email !== after.email || before.passwordHash !== after.passwordHash)
    await endAccess(client, [after.id], asking)
  if (before.isActive !== after.isActive)
    await addCustomerEvent(client, after.id, after.isActive ? 'ACCOUNT_ACTIVATED' : 'ACCOUNT_DEACTIVATED')
  if (before.email !== after.email) await addCustomerEvent(client, after.id, 'EMAIL_ASSIGNED', { message: after.email })
  if (before.firstName !== after.firstName || before.lastName !== after.lastName)
    await addCustomerEvent(client, after.id, 'NAME_ASSIGNED', {
      message: `${after.firstName} ${after.lastName}`.trim(),
    })
  if (after.isConfirmed && (before.email !== after.email || !before.isConfirmed)) await confirmed(client, after)
}

/** What belongs to a confirmed address is the account's from now on. */
async function confirmed(client: PoolClient, { id, email }: UserRow): Promise<void> {
  await deleteRegistrations(client, [email])
  await takeGuestOrders(client, id, email)
}

async function saveDefaults(
  client: PoolClient,
  user: UserRow,
  { defaultShippingAddress: shipping, defaultBillingAddress: billing }: Defaults,
): Promise<UserRow> {
  if (shipping) await putDefault(client, user, 'SHIPPING', shipping)
  if (billing) await putDefault(client, (await userById(client, user.id))!, 'BILLING', billing)
  return shipping || billing ? (await userById(client, user.id))! : user
}
