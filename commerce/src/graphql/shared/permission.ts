/** Checks of permissions for operations of staff and apps. */
import { hasPermission, userOf } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import { permissionDenied } from './errors.ts'

/** Throws PermissionDenied unless the viewer has one of the permissions. */
export function requirePermission(ctx: GraphqlContext, ...anyOf: string[]): void {
  if (!hasPermission(ctx, ...anyOf)) throw permissionDenied()
}

/**
 * Throws PermissionDenied unless the viewer is a person with the permission. Apps may not do this, whatever their
 * permissions.
 */
export function requirePerson(ctx: GraphqlContext, permission: string): void {
  if (ctx.viewer.kind === 'app') throw permissionDenied('Apps are not allowed to perform this mutation.')
  requirePermission(ctx, permission)
}

export const isStaff = (ctx: GraphqlContext): boolean => userOf(ctx)?.isStaff === true

/** Whether any member of staff, or an app, asks. */
export const isStaffOrApp = (ctx: GraphqlContext): boolean => isStaff(ctx) || ctx.viewer.kind === 'app'

/** Throws PermissionDenied for staff whose groups do not open this channel. */
export function requireChannel(ctx: GraphqlContext, channelId: number): void {
  const channels = userOf(ctx)?.channelIds
  if (channels && !channels.has(channelId)) throw permissionDenied('You have no access to this channel.')
}

/** Throws PermissionDenied unless the viewer is the user themself or has one of the permissions. */
export function needSelf(ctx: GraphqlContext, userId: number, ...permissions: string[]): void {
  if (userOf(ctx)?.userId !== userId && !hasPermission(ctx, ...permissions)) throw permissionDenied()
}
