/** What customers change about themselves. */
import type { AccountErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { updateProfileRow, userById, type UserRow } from '../../db/queries/customer/user.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { ok, refuse, type Result } from '../result.ts'
import { putDefault } from './address-book.ts'
import { nameFaults } from './profile-faults.ts'

export interface ProfileChange {
  firstName?: string | undefined
  lastName?: string | undefined
  languageCode?: LanguageCodeEnum | undefined
  /** Keys to add to the metadata that is there. */
  metadata: MetadataMap
  defaultShippingAddress: StoredAddress | null
  defaultBillingAddress: StoredAddress | null
}

export function updateProfile(
  { database }: Pick<Ctx, 'database'>,
  userId: number,
  change: ProfileChange,
): Promise<Result<UserRow, AccountErrorCode>> {
  const faults = nameFaults(change)
  if (faults.length) return Promise.resolve({ ok: false, errors: faults })
  return transaction<Result<UserRow, AccountErrorCode>>(database.pool, async (client) => {
    const user = await updateProfileRow(client, {
      id: userId,
      firstName: change.firstName ?? null,
      lastName: change.lastName ?? null,
      languageCode: change.languageCode ?? null,
      metadata: change.metadata,
    })
    if (!user) return new Undone(refuse('NOT_FOUND', 'customerId', "Couldn't resolve to a user."))
    if (isTooMuch(user.metadata)) return new Undone({ ok: false, errors: [tooMuch('metadata')] })
    if (change.defaultBillingAddress) await putDefault(client, user, 'BILLING', change.defaultBillingAddress)
    if (change.defaultShippingAddress) await putDefault(client, user, 'SHIPPING', change.defaultShippingAddress)
    return ok((await userById(client, userId))!)
  })
}
