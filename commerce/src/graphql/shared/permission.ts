/** Who may ask what of the staff's side. */
import { hasPermission, userOf } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import { permissionDenied } from './errors.ts'

/** Throws unless the viewer has one of the permissions. */
export function requirePermission(ctx: GraphqlContext, ...anyOf: string[]): void {
  if (!hasPermission(ctx, ...anyOf)) throw permissionDenied()
}

/** Only people may do this, however much an app is allowed. */
export function requirePerson(ctx: GraphqlContext, permission: string): void {
  if (ctx.viewer.kind === 'app') throw permissionDenied('Apps are not allowed to perform this mutation.')
  requirePermission(ctx, permission)
}

export const isStaff = (ctx: GraphqlContext): boolean => userOf(ctx)?.isStaff === true

/** Staff whose groups open only some channels may not touch the others'. */
export function requireChannel(ctx: GraphqlContext, channelId: number): void {
  const channels = userOf(ctx)?.channelIds
  if (channels && !channels.has(channelId)) throw permissionDenied('You have no access to this channel.')
}

/** The user themself, or staff that look after users. */
export function needSelf(ctx: GraphqlContext, userId: number, ...permissions: string[]): void {
  if (userOf(ctx)?.userId !== userId && !hasPermission(ctx, ...permissions)) throw permissionDenied()
}
