/** The owner's commands for staff and apps, which need no permission: the first member of staff, apps. */
import type { AccountErrorCode, AppErrorCode, PasswordLoginModeEnum, PermissionEnum } from '@semena/contract/enums'
import { randomBytes } from 'node:crypto'
import type { Services } from '../../context.ts'
import { allApps, type AppRow } from '../../db/queries/app/app.ts'
import { addToGroups, lockTeam, teamRows } from '../../db/queries/staff/permission-group.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { writeShopSettings } from '../../db/queries/reference/shop-settings.ts'
import { allStaff, lockUser, writeUser } from '../../db/queries/staff/staff.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { endAccess } from '../account/end-access.ts'
import { hashPassword, passwordFaults } from '../account/password.ts'
import { refuseOrder, ok, refusal, type Result } from '../result.ts'
import { makeApp } from './apps.ts'
import { profileFaults } from './profile.ts'
import { groupsOf, type Requestor, teamOf } from './team.ts'
import { forget } from '../../memory/memory.ts'

type OwnerCtx = Pick<Services, 'database'>

const OWNER: Requestor = { userId: null, isSuperuser: true, permissions: new Set(), channelIds: null }

export interface OwnerMember {
  email: string
  isSuperuser: boolean
  /** Names of groups. */
  groups: string[]
  /** Null makes one up. */
  password: string | null
}

/** Adds a member of staff. Answers the password if one was made up: it is stored only as a hash. */
export async function addMember(
  { database }: OwnerCtx,
  { email, isSuperuser, groups, password }: OwnerMember,
): Promise<Result<{ user: UserRow; password: string | null }, AccountErrorCode>> {
  const madeUp = password === null ? randomBytes(18).toString('base64url') : null
  const errors = [
    ...profileFaults({ email }, null),
    ...(password === null ? [] : await passwordFaults(password, { email, firstName: '', lastName: '' }, 'password')),
  ]
  if (errors.length) return refuseOrder(...errors)
  const passwordHash = await hashPassword(password ?? madeUp!)
  return transaction<Result<{ user: UserRow; password: string | null }, AccountErrorCode>>(
    database.pool,
    async (client) => {
      await lockTeam(client)
      const known = (await teamRows(client)).groups
      const wanted = groups.map((name) => known.find((g) => g.name === name))
      const strange = groups.filter((_, i) => !wanted[i])
      if (strange.length)
        return new Undone(
          refuseOrder(
            refusal(
              'NOT_FOUND',
              'groups',
              `There is no group ${strange.join(', ')}. ${known.length ? `There are: ${known.map((g) => g.name).join(', ')}.` : 'There are none yet.'}`,
            ),
          ),
        )
      if (await lockUser(client, 'email', email))
        return new Undone(refuseOrder(refusal('UNIQUE', 'email', `${email} has an account already.`)))
      const user = await writeUser(client, null, {
        email: email.toLowerCase(),
        passwordHash,
        isStaff: true,
        isSuperuser,
        isConfirmed: true,
      })
      if (typeof user === 'string')
        return new Undone(refuseOrder(refusal('UNIQUE', 'email', `${email} has an account already.`)))
      await addToGroups(
        client,
        [user.id],
        wanted.map((g) => g!.id),
      )
      return ok({ user, password: madeUp })
    },
  )
}

/** Lets a member of staff in no more. False where there is none, or they were not let in before. */
export const endMember = ({ database }: OwnerCtx, email: string): Promise<boolean> =>
  transaction(database.pool, async (client) => {
    const user = await lockUser(client, 'email', email)
    if (!user?.isStaff || !user.isActive) return false
    await writeUser(client, user.id, { isActive: false })
    await endAccess(client, [user.id], null)
    return true
  })

export interface ListedMember {
  email: string
  isActive: boolean
  isSuperuser: boolean
  groups: string[]
}

export async function listMembers({ database: { pool } }: OwnerCtx): Promise<ListedMember[]> {
  const [users, rows] = await Promise.all([allStaff(pool), teamRows(pool)])
  const team = teamOf(rows)
  return users.map(({ id, email, isActive, isSuperuser }) => ({
    email,
    isActive,
    isSuperuser,
    groups: groupsOf(team, id).map((g) => g.name),
  }))
}

export const addApp = (
  { database }: OwnerCtx,
  name: string,
  permissions: PermissionEnum[],
): Promise<Result<{ app: AppRow; token: string }, AppErrorCode>> =>
  transaction<Result<{ app: AppRow; token: string }, AppErrorCode>>(database.pool, async (client) => {
    await lockTeam(client)
    const made = await makeApp(client, OWNER, { name, identifier: null, permissions })
    return made.ok ? made : new Undone(made)
  })

export const listApps = ({ database }: OwnerCtx): Promise<AppRow[]> => allApps(database.pool)

/** Lets everybody sign in by password again, whatever the shop's settings said. Answers what they said. */
export async function openPasswordLogin({ database }: OwnerCtx): Promise<PasswordLoginModeEnum> {
  const before = (await reference(database.pool)).settings.passwordLoginMode
  await transaction(database.pool, (client) => writeShopSettings(client, { passwordLoginMode: 'ENABLED' }))
  forget(database.pool)
  return before
}
