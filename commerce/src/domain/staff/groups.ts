/** Makes, changes and deletes permission groups. */
import type { PermissionGroupErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import {
  addToGroups,
  deleteGroup,
  type GroupRow,
  removeFromGroups,
  saveGroup,
} from '../../db/queries/staff/permission-group.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { refuseOrder, ok, type Result } from '../result.ts'
import { changeTeam } from './change.ts'
import {
  changedGroup,
  duplicates,
  groupFault,
  type GroupInput,
  inputFaults,
  isLastGroup,
  lastGroup,
  nameMissing,
  nameTaken,
  removalFaults,
  unique,
} from './group-rules.ts'
import { unmanageable } from './rules.ts'
import { leftUnmanageable, withoutGroup } from './team.ts'

type GroupCtx = Pick<Ctx, 'database' | 'changes' | 'viewer'>

export async function createGroup(
  ctx: GroupCtx,
  given: GroupInput,
): Promise<Result<GroupRow, PermissionGroupErrorCode>> {
  const channels = await allChannels(ctx)
  // A new group of which nothing is said opens every channel, and is judged as one that does.
  const restricted = given.restrictedAccessToChannels ?? false
  const input = { ...given, restrictedAccessToChannels: restricted }
  return changeTeam(ctx, async (change) => {
    const name = input.name?.trim() ?? ''
    if (!name) return refuseOrder(nameMissing())
    const errors = inputFaults(change, input, channels)
    if (errors.length) return refuseOrder(...errors)
    const group = await saveGroup(change.client, null, {
      name,
      permissions: unique(input.addPermissions),
      restrictedAccessToChannels: restricted,
      channelIds: restricted ? unique(input.addChannels) : [],
    })
    if (!group) return refuseOrder(nameTaken())
    await addToGroups(change.client, input.addUsers, [group.id])
    change.change.event('PERMISSION_GROUP_CREATED', 'Group', group.id)
    return ok(group)
  })
}

/** Changes a group; null where there is none. */
export async function updateGroup(
  ctx: GroupCtx,
  id: number,
  input: GroupInput,
): Promise<Result<GroupRow, PermissionGroupErrorCode> | null> {
  const channels = await allChannels(ctx)
  const done = await changeTeam<GroupRow | null, PermissionGroupErrorCode>(ctx, async (change) => {
    const group = change.team.groups.get(id)
    if (!group) return ok(null)
    const outside = groupFault(change.requestor, group, channels)
    if (outside) return refuseOrder(outside)
    if (input.name !== null && !input.name.trim()) return refuseOrder(nameMissing())
    const twice = duplicates(input)
    if (twice.length) return refuseOrder(...twice)
    const errors = [...inputFaults(change, input, channels), ...removalFaults(change, group, input)]
    if (errors.length) return refuseOrder(...errors)
    const saved = await saveGroup(change.client, id, changedGroup(group, input))
    if (!saved) return refuseOrder(nameTaken())
    await addToGroups(change.client, input.addUsers, [id])
    await removeFromGroups(change.client, input.removeUsers, [id])
    change.change.event('PERMISSION_GROUP_UPDATED', 'Group', id)
    return ok(saved)
  })
  return done.ok ? done.value && ok(done.value) : done
}

/** Deletes a group; null where there is none. */
export async function removeGroup(
  ctx: GroupCtx,
  id: number,
): Promise<Result<GroupRow, PermissionGroupErrorCode> | null> {
  const channels = await allChannels(ctx)
  const done = await changeTeam<GroupRow | null, PermissionGroupErrorCode>(
    ctx,
    async ({ change, client, team, requestor }) => {
      const group = team.groups.get(id)
      if (!group) return ok(null)
      if (!requestor.isSuperuser) {
        const fault = groupFault(requestor, group, channels)
        if (fault) return refuseOrder(fault)
        const lost = leftUnmanageable(team, withoutGroup(team, id))
        if (lost.length) return refuseOrder(unmanageable('id', lost))
        if (isLastGroup(team, requestor, id)) return refuseOrder(lastGroup('id', requestor))
      }
      await deleteGroup(client, id)
      change.event('PERMISSION_GROUP_DELETED', 'Group', id, { ...group })
      return ok({ ...group, permissions: [] })
    },
  )
  return done.ok ? done.value && ok(done.value) : done
}

const allChannels = async ({ database }: GroupCtx): Promise<number[]> =>
  (await reference(database.pool)).channels.map((c) => c.id)
