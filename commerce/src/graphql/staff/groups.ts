/** Permission groups. */
import { LENGTHS } from '../../domain/lengths.ts'
import type { PermissionEnum } from '@semena/contract/enums'
import { GraphQLError, type GraphQLResolveInfo } from 'graphql'
import { groupList, type GroupRow } from '../../db/queries/staff/permission-group.ts'
import { intKey, toGlobalId } from '../../domain/global-id.ts'
import { requestorOf } from '../../domain/staff/change.ts'
import type { GroupInput } from '../../domain/staff/group-rules.ts'
import { createGroup, removeGroup, updateGroup } from '../../domain/staff/groups.ts'
import { permissionName } from '../../domain/staff/permissions.ts'
import { opensBeyond, reachesBeyond } from '../../domain/staff/team.ts'
import { plainText } from '../../domain/text.ts'
import type { PermissionGroupUpdateInput } from '../../domain/staff/inputs.generated.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { invalidArgument } from '../shared/errors.ts'
import { keyOf, someKeys } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { requirePermission, requirePerson } from '../shared/permission.ts'
import { channelSource } from '../shop/sources.ts'
import { dropTeam, team } from './loaders.ts'
import { payload } from '../shared/payload.ts'
import type { GroupSource } from './sources.ts'

/** The keys in global ids. Throws for anything else, because the error codes of groups have none for a wrong id. */
function keys(ids: readonly string[] | null | undefined, type: string): number[] {
  return (ids ?? []).map((id) => {
    const key = intKey(id, type)
    if (key === null) throw invalidArgument(`Must receive a ${type} id.`)
    return key
  })
}

function read(input: PermissionGroupUpdateInput, info: GraphQLResolveInfo): GroupInput {
  const name = input.name == null ? null : plainText(input.name)
  if (name && name.length > LENGTHS.groupName)
    throw codeless(`A name has at most ${LENGTHS.groupName} characters.`, info)
  return {
    name,
    restrictedAccessToChannels: input.restrictedAccessToChannels ?? null,
    addPermissions: [...(input.addPermissions ?? [])],
    removePermissions: [...(input.removePermissions ?? [])],
    addUsers: keys(input.addUsers, 'User'),
    removeUsers: keys(input.removeUsers, 'User'),
    addChannels: keys(input.addChannels, 'Channel'),
    removeChannels: keys(input.removeChannels, 'Channel'),
  }
}

/** A refusal for which the error codes of groups have none, so that in Saleor the answer fails at the code itself. */
const codeless = (message: string, { path }: GraphQLResolveInfo) =>
  new GraphQLError(message, {
    path: [path.key, 'errors', 0, 'code'],
    extensions: { exception: { code: 'GraphQLError' } },
  })

const unknown = (info: GraphQLResolveInfo) => codeless('There is no such group.', info)

function groupKey(id: string): number {
  const key = intKey(id, 'Group')
  if (key === null) throw invalidArgument('Must receive a Group id.')
  return key
}

export const groupQueries = {
  permissionGroups: (_, { filter, sortBy, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_STAFF')
    const list = groupList({
      search: filter?.search,
      ids: someKeys(filter?.ids, 'Group'),
      sortBy: sortBy && { ...sortBy, field: 'NAME' },
    })
    return listedBy<GroupRow, GroupSource>(ctx, page, list, (row) => row)
  },

  permissionGroup: async (_, { id }, ctx): Promise<GroupSource | null> => {
    requirePermission(ctx, 'MANAGE_STAFF')
    const key = keyOf(id, 'Group')
    return key === null ? null : ((await team(ctx)).groups.get(key) ?? null)
  },
} satisfies Partial<Fields<'Query'>>

export const groupMutations = {
  permissionGroupCreate: async (_, { input }, ctx, info) => {
    requirePerson(ctx, 'MANAGE_STAFF')
    const done = await createGroup(ctx, read(input, info))
    dropTeam(ctx)
    return payload(done, 'group')
  },

  permissionGroupUpdate: async (_, { id, input }, ctx, info) => {
    requirePerson(ctx, 'MANAGE_STAFF')
    const done = await updateGroup(ctx, groupKey(id), read(input, info))
    if (!done) throw unknown(info)
    dropTeam(ctx)
    return payload(done, 'group')
  },

  permissionGroupDelete: async (_, { id }, ctx, info) => {
    requirePerson(ctx, 'MANAGE_STAFF')
    const done = await removeGroup(ctx, groupKey(id))
    if (!done) throw unknown(info)
    dropTeam(ctx)
    return payload(done, 'group')
  },
} satisfies Partial<Fields<'Mutation'>>

export const shownPermission = (code: PermissionEnum) => ({ code, name: permissionName(code) })

export const groupTypes = resolversOf({
  Group: {
    id: (g) => toGlobalId('Group', g.id),
    permissions: (g) => g.permissions.toSorted().map(shownPermission),
    users: async (g, _, ctx) => {
      requirePermission(ctx, 'MANAGE_STAFF')
      const { members } = await team(ctx)
      const ids = [...members.values()].filter((m) => m.groupIds.includes(g.id)).map((m) => m.id)
      const found = await Promise.all(ids.toSorted((a, b) => a - b).map((id) => ctx.loaders.userById.load(id)))
      return found.filter((u) => u !== null)
    },
    userCanManage: async (g, _, ctx) => {
      if (ctx.viewer.kind !== 'user') return false
      const requestor = requestorOf(ctx, await team(ctx))
      const channels = (await shopData(ctx)).channels.map((c) => c.id)
      return !reachesBeyond(requestor, g) && !opensBeyond(requestor, g, channels)
    },
    accessibleChannels: async (g, _, ctx) => {
      const { channels } = await shopData(ctx)
      return channels.filter((c) => !g.restrictedAccessToChannels || g.channelIds.includes(c.id)).map(channelSource)
    },
  },
})
