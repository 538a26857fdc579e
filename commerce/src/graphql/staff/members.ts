/** Members of staff. */
import type { AccountErrorCode } from '@semena/contract/enums'
import { userList, type UserListInput } from '../../db/queries/staff/staff.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { Result } from '../../domain/result.ts'
import { createMember, updateMember } from '../../domain/staff/members.ts'
import { deleteMember, deleteMembers, setActive } from '../../domain/staff/remove.ts'
import type { GraphqlContext } from '../context.ts'
import type { UserSource } from '../account/sources.ts'
import type { Fields } from '../resolver-types.ts'
import { invalidArgument } from '../shared/errors.ts'
import { someKeys } from '../shared/ids.ts'
import { listed } from '../shared/listed.ts'
import { requirePermission, requirePerson } from '../shared/permission.ts'
import { dropTeam } from './loaders.ts'
import { bulkPayload, readId, readIds } from './payload.ts'
import { payload } from '../shared/payload.ts'
import { readProfile } from './read.ts'

/** A list of users in the order that was asked for. */
export function users(ctx: GraphqlContext, page: object, input: UserListInput) {
  if (input.sort === 'RANK' && !input.search?.trim())
    throw invalidArgument('Sorting by RANK is available only with a search.')
  return listed<UserRow, UserSource>(
    ctx,
    page,
    `USER ${input.kind} ${input.sort ?? 'EMAIL'}`,
    userList(input),
    (row) => row,
  )
}

export const globalUser = (id: number): string => toGlobalId('User', id)

async function changed<T>(
  ctx: GraphqlContext,
  work: Promise<Result<T, AccountErrorCode>>,
): Promise<Result<T, AccountErrorCode>> {
  const done = await work
  dropTeam(ctx)
  return done
}

export const memberQueries = {
  staffUsers: (_, { filter, sortBy, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_STAFF')
    return users(ctx, page, {
      kind: 'staff',
      search: filter?.search,
      ids: someKeys(filter?.ids, 'User'),
      isActive: filter?.status ? filter.status === 'ACTIVE' : null,
      sort: sortBy?.field,
      desc: sortBy?.direction === 'DESC',
    })
  },
} satisfies Partial<Fields<'Query'>>

export const memberMutations = {
  staffCreate: async (_, { input }, ctx) => {
    requirePerson(ctx, 'MANAGE_STAFF')
    const groups = readIds(input.addGroups, 'Group', 'addGroups')
    if (!groups.ok) return payload(groups, 'user')
    const entered = { ...readProfile(input), addGroups: groups.value, redirectUrl: input.redirectUrl || null }
    return payload(await changed(ctx, createMember(ctx, entered)), 'user')
  },

  staffUpdate: async (_, { id, input }, ctx) => {
    requirePerson(ctx, 'MANAGE_STAFF')
    const key = readId(id, 'User', 'id')
    const add = readIds(input.addGroups, 'Group', 'addGroups')
    const remove = readIds(input.removeGroups, 'Group', 'removeGroups')
    if (!key.ok) return payload(key, 'user')
    if (!add.ok) return payload(add, 'user')
    if (!remove.ok) return payload(remove, 'user')
    const entered = { ...readProfile(input), addGroups: add.value, removeGroups: remove.value }
    return payload(await changed(ctx, updateMember(ctx, key.value, entered)), 'user')
  },

  staffDelete: async (_, { id }, ctx) => {
    requirePerson(ctx, 'MANAGE_STAFF')
    const key = readId(id, 'User', 'id')
    return payload(key.ok ? await changed(ctx, deleteMember(ctx, key.value)) : key, 'user')
  },

  staffBulkDelete: async (_, { ids }, ctx) => {
    requirePerson(ctx, 'MANAGE_STAFF')
    const keys = readIds(ids, 'User', 'ids')
    return bulkPayload(keys.ok ? await changed(ctx, deleteMembers(ctx, keys.value)) : keys)
  },

  userBulkSetActive: async (_, { ids, isActive }, ctx) => {
    requirePermission(ctx, 'MANAGE_USERS')
    const keys = readIds(ids, 'User', 'ids')
    return bulkPayload(keys.ok ? await changed(ctx, setActive(ctx, keys.value, isActive, globalUser)) : keys)
  },
} satisfies Partial<Fields<'Mutation'>>
