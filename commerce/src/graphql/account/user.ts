/** Users, field by field. What their groups say is the staff's part. */
import { type Ctx, may, userOf } from '../../context.ts'
import { checkoutIdsOfUser, ordersOfUser } from '../../db/queries/user-order.ts'
import { userById } from '../../db/queries/user.ts'
import type { OrderRow } from '../../db/queries/order.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { shopData } from '../catalog/access.ts'
import { emptyList, listed } from '../catalog/listed.ts'
import { image, metadataOf, type ThumbnailArgs } from '../catalog/shared.ts'
import type { AddressSource } from '../checkout/sources.ts'
import { checkouts } from '../checkout/list.ts'
import type { PageArgs } from '../connection.ts'
import { permissionDenied } from '../errors.ts'
import { giftCardsOfUser } from '../../db/queries/user-gift-card.ts'
import type { UserSource } from './sources.ts'

/** The user themself, or staff that look after users. */
function guard(ctx: Ctx, user: UserSource, ...permissions: string[]): void {
  if (userOf(ctx)?.userId !== user.id && !may(ctx, ...permissions)) throw permissionDenied()
}

const withAddresses = async (u: UserSource, ctx: Ctx): Promise<AddressSource[]> =>
  (await ctx.loaders.addressesOfUser.load(u.id)).map((row) => ({
    ...row.address,
    rowId: row.id,
    isDefaultShipping: row.id === u.defaultShippingAddressId,
    isDefaultBilling: row.id === u.defaultBillingAddressId,
  }))

/** Shown by itself an address does not say whether it is a default, as in Saleor. */
async function one(u: UserSource, id: number | null, ctx: Ctx): Promise<AddressSource | null> {
  const row = id === null ? null : (await ctx.loaders.addressesOfUser.load(u.id)).find((a) => a.id === id)
  return row ? { ...row.address, rowId: row.id } : null
}

async function checkoutIds(u: UserSource, channel: string | null | undefined, ctx: Ctx): Promise<string[]> {
  if (!u.id) return []
  const id = channel == null ? null : ((await shopData(ctx)).channelBySlug.get(channel)?.id ?? -1)
  return checkoutIdsOfUser(ctx.database.pool, u.id, id)
}

export const userTypes = {
  User: {
    ...metadataOf<UserSource>(
      (ctx, u: UserSource) => may(ctx, u.isStaff ? 'MANAGE_STAFF' : 'MANAGE_USERS'),
      (u) => u,
    ),
    addresses: (u: UserSource, _: unknown, ctx: Ctx) => withAddresses(u, ctx),
    defaultShippingAddress: (u: UserSource, _: unknown, ctx: Ctx) => one(u, u.defaultShippingAddressId, ctx),
    defaultBillingAddress: (u: UserSource, _: unknown, ctx: Ctx) => one(u, u.defaultBillingAddressId, ctx),
    avatar: (u: UserSource, args: ThumbnailArgs, ctx: Ctx) => {
      const picture = image(ctx, u.avatarPath, '', args)
      return picture && { ...picture, alt: null }
    },
    checkoutIds: async (u: UserSource, { channel }: { channel?: string | null }, ctx: Ctx) =>
      (await checkoutIds(u, channel, ctx)).map((id) => toGlobalId('Checkout', id)),
    checkoutTokens: (u: UserSource, { channel }: { channel?: string | null }, ctx: Ctx) => checkoutIds(u, channel, ctx),
    checkouts: async (u: UserSource, args: PageArgs & { channel?: string | null }, ctx: Ctx) => {
      guard(ctx, u, 'MANAGE_CHECKOUTS')
      const { channels } = await shopData(ctx)
      const asked = channels.filter((c) => c.isActive && (args.channel == null || c.slug === args.channel))
      return checkouts(ctx, args, { userId: u.id, channelIds: asked.map((c) => c.id) })
    },
    orders: (u: UserSource, args: PageArgs, ctx: Ctx) => {
      guard(ctx, u, 'MANAGE_ORDERS')
      if (!u.id) return emptyList(args)
      return listed<OrderRow, OrderRow>(ctx, args, 'USER ORDERS', ordersOfUser(u.id), (row) => row)
    },
    giftCards: (u: UserSource, args: PageArgs, ctx: Ctx) => {
      guard(ctx, u, 'MANAGE_GIFT_CARD')
      if (!u.id) return emptyList(args)
      return listed(ctx, args, 'USER GIFT CARDS', giftCardsOfUser(u.id, u.isConfirmed ? u.email : null), (row) => row)
    },
    note: (u: UserSource, _: unknown, ctx: Ctx) => {
      if (!may(ctx, 'MANAGE_USERS', 'MANAGE_STAFF')) throw permissionDenied()
      return u.note
    },
    events: (u: UserSource, _: unknown, ctx: Ctx) => {
      if (!may(ctx, 'MANAGE_USERS', 'MANAGE_STAFF')) throw permissionDenied()
      return ctx.loaders.eventsOfUser.load(u.id)
    },
  },

  CustomerEvent: {
    id: (e: { id: number }) => toGlobalId('CustomerEvent', e.id),
    date: (e: { createdAt: Date }) => e.createdAt,
    user: (e: { userId: number }, _: unknown, ctx: Ctx) => userById(ctx.database.pool, e.userId),
    app: () => null,
    message: (e: { parameters: Record<string, unknown> | null }) =>
      (e.parameters?.message as string | undefined) ?? null,
    count: (e: { parameters: Record<string, unknown> | null }) => (e.parameters?.count as number | undefined) ?? null,
    order: () => null,
  },
}
