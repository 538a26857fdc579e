/**
 * Forgets people, for the right to erasure of the GDPR, article 17. Data that the shop need not keep are deleted at
 * once. Orders keep the buyer's data for as long as the law wants books kept (a setting); a job erases them then.
 */
import { DAY_MS } from '@semena/contract/time'
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import { eraseOrders, lockErasable, markOrdersOf } from '../../db/queries/account/erase.ts'
import { deleteRegistrations } from '../../db/queries/account/registration.ts'
import {
  deleteCheckoutsOf,
  deleteMailsOf,
  eraseGiftCardNames,
  keysOf,
  type Person,
} from '../../db/queries/account/person.ts'
import { deleteUsers } from '../../db/queries/staff/staff.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { personOf } from './person.ts'

export type PrivacyServices = Pick<Services, 'database' | 'clock' | 'personalRecords'>

export interface Forgotten {
  checkouts: number
  mails: number
  /** Number of orders that keep their data for now, and when the last of them loses them. */
  orders: number
  lastErasure: Date | null
}

/** Unpaid orders keep the buyer's data only this long, because nobody needs to know who once did not pay. */
const UNPAID_KEPT_MS = 30 * DAY_MS

/** Must be called in the transaction that deletes the accounts, before they are deleted. */
export async function forgetPeople(
  client: PoolClient,
  { database: { pool }, clock, personalRecords }: PrivacyServices,
  people: readonly Person[],
): Promise<Forgotten> {
  const { orderRetentionYears } = (await reference(pool)).settings
  const { marked, last } = await markOrdersOf(client, people, clock.now(), orderRetentionYears)
  const checkouts = await deleteCheckoutsOf(client, ...keysOf(people))
  let mails = 0
  const emails = people.flatMap((person) => person.email ?? [])
  if (emails.length) {
    mails = await deleteMailsOf(client, emails)
    await deleteRegistrations(client, emails)
    await eraseGiftCardNames(client, emails)
    for (const { forget } of personalRecords) await forget(client, emails)
  }
  return { checkouts, mails, orders: marked, lastErasure: last }
}

/** Deletes accounts, with everything that need not be kept of their owners. */
export async function removeAccounts(
  client: PoolClient,
  services: PrivacyServices,
  users: readonly UserRow[],
): Promise<void> {
  await forgetPeople(client, services, users.map(personOf))
  await deleteUsers(
    client,
    users.map((u) => u.id),
  )
}

/** Erases the buyer's data from orders that are due, at most `limit` at a time; answers how many. */
export function eraseDueOrders(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  limit: number,
): Promise<number> {
  return transaction(database.pool, async (client) => {
    const now = clock.now()
    const due = await lockErasable(client, now, new Date(now.getTime() - UNPAID_KEPT_MS), limit)
    if (due.length) await eraseOrders(client, due, now)
    return due.length
  })
}
