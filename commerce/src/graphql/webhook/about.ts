/** What every event has, and where its facts are. */
import { appsByIds } from '../../db/queries/app/app.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import { userById } from '../../db/queries/customer/user.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'
import type { EventSource } from './sources.ts'

/** The version of Saleor whose events these are. */
const VERSION = '3.23'

async function principal(ctx: GraphqlContext, { userId, actorAppId }: EventSource) {
  if (actorAppId !== null) {
    const [app] = await appsByIds(ctx.database.pool, [actorAppId])
    return app ? { ...app, __typename: 'App' as const } : null
  }
  const user = userId === null ? null : await userById(ctx.database.pool, userId)
  return user && { ...user, __typename: 'User' as const }
}

/** What every event has. */
export const about = {
  issuedAt: (e: EventSource) => e.issuedAt,
  version: () => VERSION,
  issuingPrincipal: (e: EventSource, _: unknown, ctx: GraphqlContext) => principal(ctx, e),
  recipient: async (e: EventSource, _: unknown, ctx: GraphqlContext) =>
    (await appsByIds(ctx.database.pool, [e.app.id]))[0] ?? null,
}

export interface InChannel {
  channel?: string | null
}

/** The channel that a field names; null where it names none or an unknown one. */
export const channelOf = async (ctx: GraphqlContext, { channel }: InChannel): Promise<ChannelRow | null> =>
  channel == null ? null : ((await shopData(ctx)).channelBySlug.get(channel) ?? null)

/** A text that belongs to the event itself. */
export const fact = (name: string) => (e: EventSource) => {
  const value = e.snapshot?.[name]
  return typeof value === 'string' ? value : null
}

/** The channel that belongs to the event itself. */
export const factChannel = async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
  const row = (await shopData(ctx)).channelBySlug.get(String(e.snapshot?.channel))
  return row ? { row } : null
}

/** The facts that the domain put into a question; they are the domain's own and not stored. */
export const asked = <Facts>(e: EventSource): Facts => e.snapshot as Facts

export function needed<T>(found: T | null): T {
  if (found === null) throw new Error('what the event is about is gone')
  return found
}

export const shop = async (_: EventSource, __: unknown, ctx: GraphqlContext) => ({ row: (await shopData(ctx)).shop })
