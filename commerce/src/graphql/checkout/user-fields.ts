/** Checkouts of a user. */
import type { Fields } from '../resolver-types.ts'
import { checkoutIdsOfUser } from '../../db/queries/customer/user-order.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import type { UserSource } from '../account/sources.ts'
import { shopData } from '../shared/channel.ts'
import { channelsSeen, needMoreThanPage, needSelf } from '../shared/permission.ts'
import { checkouts } from './list.ts'

async function idsOf(u: UserSource, channel: string | null | undefined, ctx: GraphqlContext): Promise<string[]> {
  if (!u.id) return []
  needMoreThanPage(ctx, u.id)
  const seen = channelsSeen(ctx, u.id)
  if (channel == null && !seen) return (await ctx.loaders.checkoutIdsOfUser.load(u.id)).map((checkout) => checkout.id)
  const named = channel == null ? null : ((await shopData(ctx)).channelBySlug.get(channel)?.id ?? -1)
  const asked = named === null ? [...seen!] : !seen || seen.has(named) ? [named] : []
  return (await Promise.all(asked.map((id) => checkoutIdsOfUser(ctx.database.pool, u.id, id)))).flat()
}

export const userFields = {
  User: {
    checkoutIds: async (u, { channel }, ctx) => (await idsOf(u, channel, ctx)).map((id) => toGlobalId('Checkout', id)),
    checkoutTokens: (u, { channel }, ctx) => idsOf(u, channel, ctx),
    checkouts: async (u, args, ctx) => {
      needSelf(ctx, u.id, 'MANAGE_CHECKOUTS')
      const { channels } = await shopData(ctx)
      const seen = channelsSeen(ctx, u.id)
      const asked = channels.filter(
        (c) => c.isActive && (args.channel == null || c.slug === args.channel) && (!seen || seen.has(c.id)),
      )
      return checkouts(ctx, args, { userId: u.id, channelIds: asked.map((c) => c.id) })
    },
  },
} satisfies { User: Partial<Fields<'User'>> }
