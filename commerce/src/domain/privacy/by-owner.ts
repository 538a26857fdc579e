/** The owner's commands for somebody who asks for their data, with an account or without one. */
import { removePicture } from '../remove-picture.ts'
import type { Services } from '../../context.ts'
import { deleteUsers, lockUser } from '../../db/queries/staff/staff.ts'
import { userByEmail } from '../../db/queries/customer/user.ts'
import type { Plain } from '../../db/queries/account/person.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { personalData } from './export.ts'
import { type Forgotten, forgetPeople, type PrivacyServices } from './forget.ts'

/** Exports the data of an address. The owner must have made sure that the address is the asker's. */
export async function exportByEmail(services: PrivacyServices, email: string): Promise<Plain> {
  const user = await userByEmail(services.database.pool, email)
  return personalData(services, { userId: user?.id ?? null, email })
}

export interface ForgottenByOwner extends Forgotten {
  hadAccount: boolean
}

/**
 * Forgets a person. The refusal `STAFF` means that they are a member of staff, who has to be removed from the staff
 * first.
 */
export async function forgetByEmail(
  services: PrivacyServices & Pick<Services, 'media'>,
  email: string,
): Promise<ForgottenByOwner | 'STAFF'> {
  let avatarPath: string | null = null
  const done = await transaction<ForgottenByOwner | 'STAFF'>(services.database.pool, async (client) => {
    const user = await lockUser(client, 'email', email)
    if (user?.isStaff) return new Undone('STAFF')
    const forgotten = await forgetPeople(client, services, [{ userId: user?.id ?? null, email }])
    if (user) await deleteUsers(client, [user.id])
    avatarPath = user?.avatarPath ?? null
    return { ...forgotten, hadAccount: user !== null }
  })
  if (avatarPath) await removePicture(services, avatarPath)
  return done
}
