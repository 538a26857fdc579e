/** The team (staff with their groups), read once for each request. */
import { teamRows } from '../../db/queries/staff/permission-group.ts'
import { type Team, teamOf } from '../../domain/staff/team.ts'
import type { GraphqlContext } from '../context.ts'

const teams = new WeakMap<GraphqlContext['loaders'], Promise<Team>>()

/** The team as it is after the request's change; only resolvers of answers may ask for it. */
export function team(ctx: GraphqlContext): Promise<Team> {
  let reading = teams.get(ctx.loaders)
  if (!reading) teams.set(ctx.loaders, (reading = teamRows(ctx.database.pool).then(teamOf)))
  return reading
}

/** Drops the team that was read, so that each of several mutations in a request answers with the team after it. */
export function dropTeam(ctx: GraphqlContext): void {
  teams.delete(ctx.loaders)
  ctx.loaders.userById.clearAll()
}
