/** Checkouts of a user. */
import type { Fields } from '../resolver-types.ts'
import { checkoutIdsOfUser } from '../../db/queries/user-order.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import type { UserSource } from '../account/sources.ts'
import { shopData } from '../shared/channel.ts'
import { needSelf } from '../shared/permission.ts'
import { checkouts } from './list.ts'

async function idsOf(u: UserSource, channel: string | null | undefined, ctx: GraphqlContext): Promise<string[]> {
  if (!u.id) return []
  if (channel == null) return (await ctx.loaders.checkoutIdsOfUser.load(u.id)).map((checkout) => checkout.id)
  const id = (await shopData(ctx)).channelBySlug.get(channel)?.id ?? -1
  return checkoutIdsOfUser(ctx.database.pool, u.id, id)
}

export const userFields = {
  User: {
    checkoutIds: async (u, { channel }, ctx) => (await idsOf(u, channel, ctx)).map((id) => toGlobalId('Checkout', id)),
    checkoutTokens: (u, { channel }, ctx) => idsOf(u, channel, ctx),
    checkouts: async (u, args, ctx) => {
      needSelf(ctx, u.id, 'MANAGE_CHECKOUTS')
      const { channels } = await shopData(ctx)
      const asked = channels.filter((c) => c.isActive && (args.channel == null || c.slug === args.channel))
      return checkouts(ctx, args, { userId: u.id, channelIds: asked.map((c) => c.id) })
    },
  },
} satisfies { User: Partial<Fields<'User'>> }
