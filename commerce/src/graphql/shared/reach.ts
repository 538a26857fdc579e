/** Which accounts and apps somebody may change: only those that may do no more than the person who changes them. */
import { teamRows } from '../../db/queries/staff/permission-group.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import { requestorOf } from '../../domain/staff/change.ts'
import { appPermissionsBeyond, teamOf, usersBeyond } from '../../domain/staff/team.ts'
import type { GraphqlContext } from '../context.ts'
import { permissionDenied } from './errors.ts'
import { ofOperation } from './of-operation.ts'

/** Whether the viewer may do all that a user may. */
export async function reachesUser(ctx: GraphqlContext, userId: number): Promise<boolean> {
  const team = teamOf(await teamRows(ctx.database.pool))
  return usersBeyond(team, requestorOf(ctx, team), [userId]).length === 0
}

/** Whether the viewer may do all that an app may, or is that app. What it is told they could read otherwise. */
export async function reachesApp(ctx: GraphqlContext, appId: number): Promise<boolean> {
  if (ctx.viewer.kind === 'app' && ctx.viewer.appId === appId) return true
  const [app] = await appsByIds(ctx.database.pool, [appId])
  if (!app) return true
  const team = teamOf(await teamRows(ctx.database.pool))
  return appPermissionsBeyond(requestorOf(ctx, team), app.permissions).length === 0
}

/** The team as it was when the operation first asked. */
const teamOnce = ofOperation((ctx) => teamRows(ctx.database.pool).then(teamOf))

/** Whether the viewer may read what an app keeps to itself: its secrets, and what it was told and answered. */
export async function mayReadOfApp(ctx: GraphqlContext, appId: number): Promise<boolean> {
  if (ctx.viewer.kind === 'app' && ctx.viewer.appId === appId) return true
  const [app, team] = await Promise.all([ctx.loaders.appById.load(appId), teamOnce(ctx)])
  return !app || appPermissionsBeyond(requestorOf(ctx, team), app.permissions).length === 0
}

export async function requireReachOfApp(ctx: GraphqlContext, appId: number): Promise<void> {
  if (!(await reachesApp(ctx, appId))) throw permissionDenied('This app may do what you may not.')
}
