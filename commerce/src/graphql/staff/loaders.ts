/** The team (staff with their groups), read once for each request. */
import { teamRows } from '../../db/queries/staff/permission-group.ts'
import { teamOf } from '../../domain/staff/team.ts'
import type { GraphqlContext } from '../context.ts'
import { ofOperation } from '../shared/of-operation.ts'

/** The team as it is after the request's change; only resolvers of answers may ask for it. */
export const team = ofOperation((ctx) => teamRows(ctx.database.pool).then(teamOf))

/** Drops the team that was read, so that each of several mutations in a request answers with the team after it. */
export function dropTeam(ctx: GraphqlContext): void {
  team.drop(ctx)
  ctx.loaders.userById.clearAll()
}
