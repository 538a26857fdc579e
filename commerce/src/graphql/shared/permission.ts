/** Checks of permissions for operations of staff and apps. */
import { channelLimitOf, hasPermission, isStaffOrApp, userOf } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields, Resolver } from '../resolver-types.ts'
import { permissionDenied } from './errors.ts'

/** Throws PermissionDenied unless the viewer has one of the permissions. */
export function requirePermission(ctx: GraphqlContext, ...anyOf: string[]): void {
  if (!hasPermission(ctx, ...anyOf)) throw permissionDenied()
}

/** These resolvers of a type's fields for viewers with one of the permissions; it is checked before any look at ids and values. */
export const permitted =
  <T extends 'Query' | 'Mutation'>() =>
  <Own extends Partial<Fields<T>>>(anyOf: readonly string[], resolvers: Own): Own =>
    Object.fromEntries(
      Object.entries<Resolver<unknown, never, unknown>>(resolvers as never).map(([name, resolve]) => [
        name,
        (async (source, args, ctx, info) => {
          requirePermission(ctx, ...anyOf)
          return resolve(source, args, ctx, info)
        }) satisfies Resolver<unknown, never, unknown>,
      ]),
    ) as Own

/**
 * Throws PermissionDenied unless the viewer is a person with the permission. Apps may not do this, whatever their
 * permissions.
 */
export function requirePerson(ctx: GraphqlContext, permission: string): void {
  if (ctx.viewer.kind === 'app') throw permissionDenied('Apps are not allowed to perform this mutation.')
  requirePermission(ctx, permission)
}

export const isStaff = (ctx: GraphqlContext): boolean => isStaffOrApp(ctx) && ctx.viewer.kind === 'user'

/** Throws PermissionDenied for staff whose groups do not open this channel. */
export function requireChannel(ctx: GraphqlContext, channelId: number | null): void {
  const channels = channelLimitOf(ctx)
  if (channels && (channelId === null || !channels.has(channelId)))
    throw permissionDenied('You have no access to this channel.')
}

/** The channels of which the viewer sees what somebody bought; null for all, as of what is their own. */
export const channelsSeen = (ctx: GraphqlContext, ownerId: number | null): ReadonlySet<number> | null =>
  ownerId !== null && userOf(ctx)?.userId === ownerId ? null : channelLimitOf(ctx)

/**
 * Throws PermissionDenied where the page of an app asks for more of the person who looks at it than who they are, and has
 * no permission for people.
 */
export function needMoreThanPage({ viewer }: GraphqlContext, userId: number): void {
  const isOfVisitor = viewer.kind === 'user' && viewer.appId !== null && viewer.userId === userId
  if (isOfVisitor && !hasPermission({ viewer }, 'MANAGE_USERS', 'MANAGE_STAFF')) throw permissionDenied()
}

/** Throws PermissionDenied unless the viewer is the user themself or has one of the permissions. */
export function needSelf(ctx: GraphqlContext, userId: number, ...permissions: string[]): void {
  if (userOf(ctx)?.userId !== userId && !hasPermission(ctx, ...permissions)) throw permissionDenied()
}
