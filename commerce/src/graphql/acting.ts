/** Names who acts while a mutation of staff or of an app runs, so that the change log knows. */
import type { GraphQLResolveInfo } from 'graphql'
import type { Viewer } from '../context.ts'
import { type Acting, actAs } from '../db/driver/acting.ts'
import type { GraphqlContext } from './context.ts'

// The arguments of a mutation's resolver differ by mutation; they are handed on as they are.
type AnyResolver = (source: never, args: never, ctx: GraphqlContext, info: GraphQLResolveInfo) => unknown

/** Who acts, or null for shoppers, whose own changes are not logged. */
function acting({ viewer }: Pick<GraphqlContext, 'viewer'>, operation: string): Acting | null {
  const kind = kindOf(viewer)
  if (kind === 'app' && viewer.kind === 'app') return { origin: 'APP', appId: viewer.appId, operation }
  return kind === 'user' && viewer.kind === 'user' && viewer.isStaff
    ? { origin: 'STAFF', userId: viewer.userId, operation }
    : null
}

/** The viewer's kind; null where their token is no longer valid, of which the resolver itself complains. */
function kindOf(viewer: Viewer): Viewer['kind'] | null {
  try {
    return viewer.kind
  } catch {
    return null
  }
}

/** The same resolvers, each of which runs on behalf of the staff or app that asks. */
export function actingOf<R extends Record<string, AnyResolver>>(resolvers: R): R {
  const wrapped = Object.entries(resolvers).map(([name, resolve]) => {
    const named: AnyResolver = (source, args, ctx, info) => {
      const who = acting(ctx, name)
      return who ? actAs(who, () => resolve(source, args, ctx, info)) : resolve(source, args, ctx, info)
    }
    return [name, named]
  })
  return Object.fromEntries(wrapped) as R
}
