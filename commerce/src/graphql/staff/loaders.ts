/** Reading of the team and of users, once for each request. */
import type DataLoader from 'dataloader'
import type { Ctx } from '../../context.ts'
import { teamRows } from '../../db/queries/permission-group.ts'
import { usersByIds, type UserRow } from '../../db/queries/user.ts'
import { type Team, teamOf } from '../../domain/staff/team.ts'
import { byKey } from '../batch.ts'

const teams = new WeakMap<Ctx['loaders'], Promise<Team>>()
const users = new WeakMap<Ctx['loaders'], DataLoader<number, UserRow | null>>()

/** As it is after the request's own change: asked for only by answers. */
export function team(ctx: Ctx): Promise<Team> {
  let reading = teams.get(ctx.loaders)
  if (!reading) teams.set(ctx.loaders, (reading = teamRows(ctx.database.pool).then(teamOf)))
  return reading
}

/** A request with several changes answers each with the team after it. */
export function forgetTeam(ctx: Ctx): void {
  teams.delete(ctx.loaders)
  users.delete(ctx.loaders)
}

export function userById(ctx: Ctx, id: number): Promise<UserRow | null> {
  let loader = users.get(ctx.loaders)
  if (!loader) {
    loader = byKey(
      (ids) => usersByIds(ctx.database.pool, ids),
      (u) => u.id,
    )
    users.set(ctx.loaders, loader)
  }
  return loader.load(id)
}
