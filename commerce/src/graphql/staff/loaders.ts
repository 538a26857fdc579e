/** The team, read once for each request. */
import { teamRows } from '../../db/queries/permission-group.ts'
import { type Team, teamOf } from '../../domain/staff/team.ts'
import type { GraphqlContext } from '../context.ts'

const teams = new WeakMap<GraphqlContext['loaders'], Promise<Team>>()

/** As it is after the request's own change: asked for only by answers. */
export function team(ctx: GraphqlContext): Promise<Team> {
  let reading = teams.get(ctx.loaders)
  if (!reading) teams.set(ctx.loaders, (reading = teamRows(ctx.database.pool).then(teamOf)))
  return reading
}

/** A request with several changes answers each with the team after it. */
export function dropTeam(ctx: GraphqlContext): void {
  teams.delete(ctx.loaders)
  ctx.loaders.userById.clearAll()
}
