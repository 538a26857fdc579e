/** Changes the team under a lock, one change after another, so that its rules see the team as it is at that moment. */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { lockTeam, teamRows } from '../../db/queries/staff/permission-group.ts'
import { type Change, changing, type ChangingCtx } from '../changes/changing.ts'
import type { Result } from '../result.ts'
import { channelsOf, permissionsOf, type Requestor, type Team, teamOf } from './team.ts'

export type StaffCtx = Pick<Ctx, 'database' | 'changes' | 'clock' | 'settings' | 'origin' | 'viewer'>

export interface StaffChange {
  /** Tells apps what happened. */
  change: Change
  client: PoolClient
  team: Team
  requestor: Requestor
}

/** Runs `work` with the team locked. A refusal rolls back whatever it did. */
export function changeTeam<T, Code extends string>(
  ctx: ChangingCtx & Pick<Ctx, 'viewer'>,
  work: (change: StaffChange) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  return changing<T, Code>(ctx, async (change) => {
    const { client } = change
    await lockTeam(client)
    const team = teamOf(await teamRows(client))
    return work({ change, client, team, requestor: requestorOf(ctx, team) })
  })
}

/** The session of whoever asks, where the account is their own: it goes on when their address changes. */
export const ownSession = ({ viewer }: Pick<Ctx, 'viewer'>, userId: number): string | null =>
  viewer.kind === 'user' && viewer.userId === userId ? viewer.sessionId : null

/**
 * Who asks, with what the locked team still gives them of the permissions with which the request came: another change
 * may have come since it began, and the page of an app may do less than the person who looks at it.
 */
export function requestorOf({ viewer }: Pick<Ctx, 'viewer'>, team: Team): Requestor {
  if (viewer.kind === 'app')
    return { userId: null, isSuperuser: false, permissions: viewer.permissions, channelIds: null }
  const member = viewer.kind === 'user' ? team.members.get(viewer.userId) : undefined
  if (viewer.kind !== 'user' || !member?.isActive)
    return { userId: null, isSuperuser: false, permissions: new Set(), channelIds: new Set() }
  const own: ReadonlySet<string> = permissionsOf(team, member.id)
  return {
    userId: member.id,
    isSuperuser: member.isSuperuser && viewer.isSuperuser,
    permissions: new Set([...viewer.permissions].filter((p) => member.isSuperuser || own.has(p))),
    channelIds: channelsOf(team, member.id),
  }
}
